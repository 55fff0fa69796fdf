/* unzip.c: the files of a zip, one after another, inside the sandbox. Sizes that the zip declares are judged
 * before anything is unpacked, and held to while it is. */
#include "uploads/sandbox.h"

#include <stdlib.h>
#include <string.h>
#include <zip.h>

enum { RATIO_MAX = 200, RATIO_FROM = 1 << 20, ENTRY_NAME_BYTES = 255, UNIX_SYSTEM = 3 };

/* A name that would lead out of the folder it is unpacked into. */
static bool leads_out(const char *name) {
    if (name[0] == '/' || strchr(name, '\\') || strchr(name, ':')) return true;
    for (const char *part = name; part; part = strchr(part, '/')) {
        part += *part == '/';
        if (!strncmp(part, "..", 2) && (part[2] == '/' || !part[2])) return true;
    }
    return false;
}

static bool is_link(zip_t *zip, zip_uint64_t index) {
    zip_uint8_t system;
    zip_uint32_t attributes;
    if (zip_file_get_external_attributes(zip, index, 0, &system, &attributes)) return false;
    return system == UNIX_SYSTEM && (attributes >> 16 & 0170000) == 0120000;
}

/* Folders, and what other programs leave lying about. */
static bool passed_over(const char *name) {
    const char *base = strrchr(name, '/');
    base = base ? base + 1 : name;
    return !*base || *base == '.' || !strncmp(name, "__MACOSX/", 9);
}

static enum upload_verdict judge_zip(zip_t *zip, zip_int64_t files) {
    uint64_t all = 0;
    if (files > UPLOAD_FILES_MAX) return UPLOAD_TOO_MANY;
    for (zip_int64_t i = 0; i < files; i++) {
        zip_stat_t about;
        if (zip_stat_index(zip, (zip_uint64_t)i, 0, &about) || !(about.valid & ZIP_STAT_NAME) ||
            !(about.valid & ZIP_STAT_SIZE) || !(about.valid & ZIP_STAT_COMP_SIZE))
            return UPLOAD_BAD_ZIP;
        if (strlen(about.name) > ENTRY_NAME_BYTES || leads_out(about.name)) return UPLOAD_BAD_PATH;
        if (about.size > UPLOAD_ALL_BYTES) return UPLOAD_BOMB;
        all += about.size;
    }
    return all > UPLOAD_ALL_BYTES ? UPLOAD_TOO_LARGE : UPLOAD_FINE;
}

static enum upload_verdict judge_file(zip_t *zip, zip_uint64_t index, const zip_stat_t *about) {
    if (is_link(zip, index)) return UPLOAD_LINK;
    if (about->valid & ZIP_STAT_ENCRYPTION_METHOD && about->encryption_method != ZIP_EM_NONE)
        return UPLOAD_LOCKED;
    if (about->size > RATIO_FROM && about->size / RATIO_MAX > about->comp_size) return UPLOAD_BOMB;
    return about->size > UPLOAD_FILE_BYTES ? UPLOAD_FILE_TOO_LARGE : UPLOAD_FINE;
}

/* All bytes of a file, which must be as many as it declares. */
static enum upload_verdict unpack(zip_t *zip, zip_uint64_t index, uint8_t *bytes, uint64_t size) {
    zip_file_t *file = zip_fopen_index(zip, index, 0);
    if (!file) return UPLOAD_DAMAGED;
    uint64_t got = 0;
    zip_int64_t n;
    uint8_t more;
    while (got < size && (n = zip_fread(file, bytes + got, size - got)) > 0) got += (uint64_t)n;
    n = zip_fread(file, &more, 1);
    /* Closing tells whether the checksum was right. */
    bool good = zip_fclose(file) == 0 && got == size && n == 0;
    return n > 0 ? UPLOAD_BOMB : good ? UPLOAD_FINE : UPLOAD_DAMAGED;
}

static bool send_file(zip_t *zip, zip_uint64_t index) {
    zip_stat_t about;
    if (zip_stat_index(zip, index, 0, &about)) return false;
    if (passed_over(about.name)) return true;
    uint8_t *bytes = NULL;
    enum upload_verdict verdict = judge_file(zip, index, &about);
    if (verdict == UPLOAD_FINE) {
        bytes = malloc(about.size + 1);
        verdict = bytes ? unpack(zip, index, bytes, about.size) : UPLOAD_FILE_TOO_LARGE;
    }
    struct sandbox_entry entry = {.verdict = verdict,
                                  .name_bytes = (uint32_t)strlen(about.name),
                                  .bytes = verdict == UPLOAD_FINE ? (uint32_t)about.size : 0};
    bool sent = sandbox_write(&entry, sizeof entry) && sandbox_write(about.name, entry.name_bytes) &&
                sandbox_write(bytes, entry.bytes);
    free(bytes);
    return sent;
}

static zip_t *sorted;

static int by_name(const void *a, const void *b) {
    const char *x = zip_get_name(sorted, *(const zip_uint64_t *)a, 0);
    const char *y = zip_get_name(sorted, *(const zip_uint64_t *)b, 0);
    return strverscmp(x ? x : "", y ? y : "");
}

static bool send_files(zip_t *zip, uint64_t files) {
    zip_uint64_t order[UPLOAD_FILES_MAX];
    for (uint64_t i = 0; i < files; i++) order[i] = i;
    sorted = zip;
    qsort(order, files, sizeof *order, by_name);
    for (uint64_t i = 0; i < files; i++)
        if (!send_file(zip, order[i])) return false;
    return true;
}

int sandbox_unzip(void) {
    size_t size = 0;
    struct sandbox_entry end = {.verdict = UPLOAD_BAD_ZIP, .last = 1};
    zip_error_t trouble;
    zip_error_init(&trouble);
    const uint8_t *bytes = sandbox_input(&size);
    zip_source_t *source = bytes ? zip_source_buffer_create(bytes, size, 0, &trouble) : NULL;
    zip_t *zip = source ? zip_open_from_source(source, ZIP_RDONLY, &trouble) : NULL;
    if (zip) {
        zip_int64_t files = zip_get_num_entries(zip, 0);
        end.verdict = judge_zip(zip, files);
        if (end.verdict == UPLOAD_FINE && !send_files(zip, (uint64_t)files)) return 1;
    }
    return sandbox_write(&end, sizeof end) ? 0 : 1;
}
