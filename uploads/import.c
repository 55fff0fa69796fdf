/* import.c: from a folder or zip of strangers' files to a deck in a library. */
#include "uploads/library.h"
#include "uploads/sandbox.h"
#include "uploads/captions.h"

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

enum { PATH_BYTES = 4096, WEBP_MAX = 4 << 20, NAME_CHARACTERS = 60, SOURCE_BYTES = 256 };

/* An import under way. */
struct import {
    enum lang lang;
    struct upload_budget budget;
    int64_t cpu_ms, made_bytes; /* spent of it */
    char folder[PATH_BYTES];    /* where the deck grows, in the library, under a name that no deck has */
    struct upload_deck *deck;
    uint8_t (*hash)[32];          /* by card */
    char (*source)[SOURCE_BYTES]; /* by card: the name of its file */
    char *words;                  /* cards.txt, or NULL */
    uint64_t bytes;               /* of all files so far */
    int left_out;
    struct text details; /* a line for each file left out */
};

/* A stranger's file name, fit to be read. */
static void readable(const char *name, char label[SOURCE_BYTES]) {
    const char *base = strrchr(name, '/');
    base = base ? base + 1 : name;
    struct text text = text_over(label, SOURCE_BYTES);
    text_add(&text, base);
    if (text_characters(label, text.size) > 0) return;
    for (char *c = label; *c; c++)
        if (*c < ' ' || *c > '~') *c = '?';
}

static void leave_out(struct import *import, const char *name, enum upload_verdict verdict) {
    char label[SOURCE_BYTES];
    readable(name, label);
    import->left_out++;
    text_format(&import->details, import->lang == LANG_FR ? "%s : %s\n" : "%s: %s\n", label,
                upload_sentence(verdict, import->lang));
}

static bool write_file(const struct import *import, const char *name, const void *bytes, size_t size) {
    char path[PATH_BYTES + UPLOAD_FILE_NAME_BYTES + 1];
    snprintf(path, sizeof path, "%s/%s", import->folder, name);
    FILE *file = fopen(path, "wxe");
    if (!file) return false;
    bool written = fwrite(bytes, 1, size, file) == size;
    return fclose(file) == 0 && written;
}

static bool is_webp(const uint8_t *bytes, size_t size) {
    return size > 20 && !memcmp(bytes, "RIFF", 4) && !memcmp(bytes + 8, "WEBP", 4);
}

static bool known(const struct import *import, const uint8_t hash[32]) {
    for (int i = 0; i < import->deck->size; i++)
        if (!memcmp(import->hash[i], hash, 32)) return true;
    return false;
}

static enum upload_verdict take_room(struct import *import, int64_t bytes) {
    struct statvfs disk;
    import->made_bytes += bytes;
    if (import->made_bytes > import->budget.bytes) return UPLOAD_NO_ROOM;
    if (statvfs(import->folder, &disk)) return UPLOAD_NO_LIBRARY;
    bool space = (int64_t)(disk.f_bavail * disk.f_frsize) - bytes >= import->budget.spare_bytes;
    return space || !import->budget.spare_bytes ? UPLOAD_FINE : UPLOAD_NO_SPACE;
}

/* What came out of the sandbox becomes a card. */
static enum upload_verdict keep_card(struct import *import, const char *name,
                                     const struct sandbox_picture *made, const uint8_t *webp) {
    int index = import->deck->size;
    assert(index >= 0 && index <= UPLOAD_CARDS_MAX);
    struct upload_card *card = &import->deck->card[index];
    if (!is_webp(webp, made->bytes) || !is_webp(webp + made->bytes, made->small_bytes))
        return UPLOAD_BROKE_DOWN;
    if (known(import, made->hash)) return UPLOAD_DUPLICATE;
    if (index == UPLOAD_CARDS_MAX) return UPLOAD_TOO_MANY;
    enum upload_verdict room = take_room(import, (int64_t)made->bytes + made->small_bytes);
    if (room != UPLOAD_FINE) return room;
    *card = (struct upload_card){.width = made->width, .height = made->height};
    upload_file_name(index + 1, false, card->file);
    upload_file_name(index + 1, true, card->small);
    if (!write_file(import, card->file, webp, made->bytes) ||
        !write_file(import, card->small, webp + made->bytes, made->small_bytes))
        return UPLOAD_NO_LIBRARY;
    memcpy(import->hash[index], made->hash, 32);
    readable(name, import->source[index]);
    import->deck->size++;
    return UPLOAD_FINE;
}

static bool sound(const struct sandbox_picture *made) {
    return made->verdict <= UPLOAD_BROKE_DOWN && made->bytes <= WEBP_MAX && made->small_bytes <= WEBP_MAX &&
           made->width <= UPLOAD_WIDTH && made->height <= UPLOAD_HEIGHT;
}

/* For the next child: what is left of the budget, within what one may take. */
static int seconds_left(const struct import *import) {
    int64_t left = import->budget.cpu_seconds - import->cpu_ms / 1000;
    return left < 1 ? 1 : left < SANDBOX_CPU_SECONDS ? (int)left : SANDBOX_CPU_SECONDS;
}

static enum upload_verdict take_picture(struct import *import, const char *name, int file) {
    struct sandbox sandbox;
    struct sandbox_picture made = {0};
    uint8_t *webp = NULL;
    if (!sandbox_start(&sandbox, SANDBOX_PICTURE, file, seconds_left(import))) return UPLOAD_NO_SANDBOX;
    bool came = sandbox_read(&sandbox, &made, sizeof made) && sound(&made);
    if (came && made.verdict == UPLOAD_FINE) {
        size_t size = (size_t)made.bytes + made.small_bytes;
        webp = malloc(size + 1);
        came = webp && sandbox_read(&sandbox, webp, size);
    }
    enum upload_verdict verdict = sandbox_end(&sandbox, came);
    import->cpu_ms += sandbox.cpu_ms;
    if (verdict == UPLOAD_FINE) verdict = came ? (enum upload_verdict)made.verdict : UPLOAD_BROKE_DOWN;
    if (verdict == UPLOAD_FINE) verdict = keep_card(import, name, &made, webp);
    free(webp);
    return verdict;
}

static void take_words(struct import *import, const char *name, int file, size_t size) {
    if (import->words || size > UPLOAD_CAPTIONS_BYTES) {
        leave_out(import, name, UPLOAD_FILE_TOO_LARGE);
        return;
    }
    import->words = calloc(1, size + 1);
    size_t got = 0;
    for (ssize_t n;
         import->words && got < size && (n = pread(file, import->words + got, size - got, (off_t)got)) > 0;)
        got += (size_t)n;
    int bad = import->words ? captions_bad_line(import->words) : 0;
    if (bad)
        text_format(&import->details,
                    import->lang == LANG_FR ? "cards.txt : la ligne %d est illisible\n"
                                            : "cards.txt: line %d cannot be read\n",
                    bad);
}

/* One file, whatever it is. UPLOAD_FINE to go on (it may have been left out), else why all is over. */
static enum upload_verdict take_file(struct import *import, const char *name, int file, size_t size) {
    const char *base = strrchr(name, '/');
    import->bytes += size;
    if (import->bytes > UPLOAD_ALL_BYTES) return UPLOAD_TOO_LARGE;
    if (text_same(base ? base + 1 : name, "cards.txt")) {
        take_words(import, name, file, size);
        return UPLOAD_FINE;
    }
    enum upload_verdict verdict =
        size > UPLOAD_FILE_BYTES ? UPLOAD_FILE_TOO_LARGE : take_picture(import, name, file);
    if (verdict > UPLOAD_BROKE_DOWN) return verdict;
    if (import->cpu_ms >= 1000 * import->budget.cpu_seconds) return UPLOAD_OUT_OF_TIME;
    if (verdict != UPLOAD_FINE) leave_out(import, name, verdict);
    return UPLOAD_FINE;
}

static enum upload_verdict take_named(struct import *import, int folder, const char *name) {
    struct stat about;
    int file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK);
    enum upload_verdict verdict = UPLOAD_FINE;
    if (file < 0)
        leave_out(import, name, errno == ELOOP ? UPLOAD_LINK : UPLOAD_NO_SOURCE);
    else if (fstat(file, &about) || !(S_ISREG(about.st_mode) || S_ISDIR(about.st_mode)))
        leave_out(import, name, UPLOAD_NO_PICTURE);
    else if (S_ISREG(about.st_mode))
        verdict = take_file(import, name, file, (size_t)about.st_size);
    if (file >= 0) close(file);
    return verdict;
}

static int shown(const struct dirent *entry) {
    return entry->d_name[0] != '.';
}

static void tell_step(const struct import *import, uint64_t done, uint64_t all) {
    if (import->budget.step) import->budget.step(done, all);
}

static enum upload_verdict take_folder(struct import *import, int folder) {
    struct dirent **names;
    int n = scandirat(folder, ".", &names, shown, versionsort);
    enum upload_verdict verdict = n < 0                  ? UPLOAD_NO_SOURCE
                                  : n > UPLOAD_FILES_MAX ? UPLOAD_TOO_MANY
                                                         : UPLOAD_FINE;
    for (int i = 0; i < n; i++) {
        tell_step(import, (uint64_t)i, (uint64_t)n);
        if (verdict == UPLOAD_FINE) verdict = take_named(import, folder, names[i]->d_name);
        free(names[i]);
    }
    if (n >= 0) free(names);
    return verdict;
}

/* The bytes of a zipped file in a file of no folder, so that a sandbox can have them as its input. */
static int file_of(struct sandbox *sandbox, uint32_t size) {
    char block[1 << 16];
    int file = memfd_create("zipped", MFD_CLOEXEC);
    bool good = file >= 0;
    while (good && size > 0) {
        uint32_t part = size < sizeof block ? size : (uint32_t)sizeof block;
        good = sandbox_read(sandbox, block, part) && write(file, block, part) == (ssize_t)part;
        size -= part;
    }
    if (good) return file;
    if (file >= 0) close(file);
    return -1;
}

static enum upload_verdict take_entry(struct import *import, struct sandbox *sandbox,
                                      const struct sandbox_entry *entry) {
    char name[SOURCE_BYTES] = {0};
    if (entry->verdict >= UPLOAD_VERDICTS || entry->name_bytes >= sizeof name ||
        entry->bytes > UPLOAD_FILE_BYTES || !sandbox_read(sandbox, name, entry->name_bytes))
        return UPLOAD_BAD_ZIP;
    if (entry->verdict != UPLOAD_FINE) {
        leave_out(import, name, (enum upload_verdict)entry->verdict);
        return UPLOAD_FINE;
    }
    int file = file_of(sandbox, entry->bytes);
    if (file < 0) return UPLOAD_BAD_ZIP;
    int64_t start = sandbox_now();
    enum upload_verdict verdict = take_file(import, name, file, entry->bytes);
    close(file);
    sandbox->deadline_ms += sandbox_now() - start; /* its time stands still while a picture is decoded */
    return verdict;
}

static enum upload_verdict take_zip(struct import *import, int zip) {
    struct sandbox sandbox;
    struct sandbox_entry entry = {0};
    enum upload_verdict verdict = UPLOAD_FINE;
    struct stat of;
    uint64_t unpacked = 0; /* pictures are about as large as they are in the zip */
    if (fstat(zip, &of) != 0) return UPLOAD_NO_SOURCE;
    if (!sandbox_start(&sandbox, SANDBOX_UNZIP, zip, seconds_left(import))) return UPLOAD_NO_SANDBOX;
    for (int files = 0; verdict == UPLOAD_FINE; files++) {
        if (files > UPLOAD_FILES_MAX || !sandbox_read(&sandbox, &entry, sizeof entry))
            verdict = UPLOAD_BAD_ZIP;
        if (verdict != UPLOAD_FINE || entry.last) break;
        tell_step(import, unpacked, (uint64_t)of.st_size);
        verdict = take_entry(import, &sandbox, &entry);
        unpacked += entry.bytes;
    }
    if (verdict == UPLOAD_FINE)
        verdict = entry.verdict < UPLOAD_VERDICTS ? (enum upload_verdict)entry.verdict : UPLOAD_BAD_ZIP;
    enum upload_verdict end = sandbox_end(&sandbox, entry.last);
    return end == UPLOAD_NO_SANDBOX ? end : verdict;
}

static enum upload_verdict take_source(struct import *import, const char *source) {
    struct stat about;
    char mark[2] = {0};
    int file = open(source, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    enum upload_verdict verdict = UPLOAD_NEITHER;
    if (file < 0 || fstat(file, &about))
        verdict = UPLOAD_NO_SOURCE;
    else if (S_ISDIR(about.st_mode))
        verdict = take_folder(import, file);
    else if (S_ISREG(about.st_mode) && about.st_size > UPLOAD_ALL_BYTES)
        verdict = UPLOAD_TOO_LARGE;
    else if (S_ISREG(about.st_mode) && pread(file, mark, 2, 0) == 2 && !memcmp(mark, "PK", 2))
        verdict = take_zip(import, file);
    if (file >= 0) close(file);
    return verdict;
}

/* The name that a source gives a deck: its own, without the folders before it and ".zip" behind it. */
static void name_of(const char *source, char name[UPLOAD_NAME_BYTES]) {
    char path[PATH_BYTES];
    snprintf(path, sizeof path, "%s", source);
    for (size_t n = strlen(path); n > 1 && path[n - 1] == '/'; n--) path[n - 1] = 0;
    const char *base = strrchr(path, '/');
    struct text own = text_over(name, UPLOAD_NAME_BYTES);
    text_add(&own, base ? base + 1 : path);
    size_t n = own.size;
    if (n > 4 && !strcasecmp(name + n - 4, ".zip")) name[n - 4] = 0;
}

/* "Été à la mer" becomes "ete-a-la-mer": the letters of western Europe lose their accents, all else is a
 * dash. */
static void id_of(const char *name, char id[UPLOAD_ID_BYTES]) {
    static const char bare[] = "aaaaaaaceeeeiiiidnooooo-ouuuuyts";
    int n = 0;
    for (const unsigned char *c = (const unsigned char *)name; *c && n < UPLOAD_ID_BYTES - 1; c++) {
        char letter = '-';
        if (*c >= 'A' && *c <= 'Z')
            letter = (char)(*c + 32);
        else if ((*c >= 'a' && *c <= 'z') || (*c >= '0' && *c <= '9'))
            letter = (char)*c;
        else if (*c == 0xc3 && c[1] >= 0x80)
            letter = bare[*++c & 31];
        if (letter == '-' && (n == 0 || id[n - 1] == '-')) continue;
        id[n++] = letter;
    }
    while (n > 0 && id[n - 1] == '-') n--;
    id[n] = 0;
    if (!n) strcpy(id, "deck");
}

static bool make_folders(const char *path) {
    char part[PATH_BYTES];
    if (snprintf(part, sizeof part, "%s", path) >= (int)sizeof part) return false;
    for (char *c = part + 1; *c; c++) {
        if (*c != '/') continue;
        *c = 0;
        if (mkdir(part, 0777) && errno != EEXIST) return false;
        *c = '/';
    }
    return mkdir(part, 0777) == 0 || errno == EEXIST;
}

static void remove_folder(const char *path) {
    struct dirent **names;
    int n = scandir(path, &names, NULL, NULL);
    for (int i = 0; i < n; i++) {
        char file[PATH_BYTES + 300];
        snprintf(file, sizeof file, "%s/%s", path, names[i]->d_name);
        unlink(file);
        free(names[i]);
    }
    if (n >= 0) free(names);
    rmdir(path);
}

/* Everything is there: the words, deck.json, and then the name, by which the deck is there for others too. */
static enum upload_verdict finish(struct import *import, const char *library, const char *id) {
    char path[PATH_BYTES];
    struct upload_deck *deck = import->deck;
    if (!deck->size) return UPLOAD_EMPTY;
    for (int i = 0; import->words && i < deck->size; i++)
        captions_find(import->words, import->source[i], &deck->card[i]);
    if (!upload_write(import->folder, deck) || chmod(import->folder, 0755)) return UPLOAD_NO_LIBRARY;
    snprintf(path, sizeof path, "%s/%s", library, id);
    if (rename(import->folder, path) == 0) return UPLOAD_FINE;
    return errno == EEXIST || errno == ENOTEMPTY ? UPLOAD_TAKEN : UPLOAD_NO_LIBRARY;
}

static enum upload_verdict run(struct import *import, const char *source, const char *library,
                               const char *id) {
    struct stat about;
    char path[PATH_BYTES];
    if (!make_folders(library)) return UPLOAD_NO_LIBRARY;
    if (snprintf(path, sizeof path, "%s/%s", library, id) >= (int)sizeof path) return UPLOAD_NO_LIBRARY;
    if (!lstat(path, &about)) return UPLOAD_TAKEN;
    if (snprintf(import->folder, sizeof import->folder, "%s/.new-XXXXXX", library) >=
            (int)sizeof import->folder ||
        !mkdtemp(import->folder))
        return UPLOAD_NO_LIBRARY;
    enum upload_verdict verdict = take_source(import, source);
    if (verdict == UPLOAD_FINE) verdict = finish(import, library, id);
    if (verdict != UPLOAD_FINE) remove_folder(import->folder);
    return verdict;
}

/* French counts 0 and 1 as one, English only 1. */
static void write_counts(const struct import *import, bool french, struct text *report) {
    int cards = import->deck->size, out = import->left_out;
    if (french)
        text_format(report, "%s : %d %s, %d %s\n", import->deck->name, cards, cards < 2 ? "carte" : "cartes",
                    out, out < 2 ? "fichier écarté" : "fichiers écartés");
    else
        text_format(report, "%s: %d %s, %d %s left out\n", import->deck->name, cards,
                    cards == 1 ? "card" : "cards", out, out == 1 ? "file" : "files");
}

static void write_report(const struct import *import, enum upload_verdict verdict, struct text *report) {
    bool french = import->lang == LANG_FR;
    const char *name = import->deck->name;
    text_clear(report);
    if (verdict == UPLOAD_FINE)
        write_counts(import, french, report);
    else
        text_format(report, french ? "%s : %s\n" : "%s: %s\n", name, upload_sentence(verdict, import->lang));
    text_bytes(report, import->details.bytes, import->details.size);
}

enum upload_verdict upload_import(const char *source, const char *library, const char *name, enum lang lang,
                                  const struct upload_budget *budget, char id[UPLOAD_ID_BYTES],
                                  struct text *report) {
    static const size_t cards = UPLOAD_CARDS_MAX + 1;
    static const struct upload_budget endless = {.cpu_seconds = INT32_MAX, .bytes = INT64_MAX};
    struct import import = {.lang = lang, .budget = budget ? *budget : endless};
    char own_id[UPLOAD_ID_BYTES], *details = malloc(UPLOAD_REPORT_BYTES);
    import.deck = calloc(1, sizeof *import.deck + cards * sizeof import.deck->card[0]);
    import.hash = calloc(cards, sizeof *import.hash);
    import.source = calloc(cards, sizeof *import.source);
    enum upload_verdict verdict = UPLOAD_NO_LIBRARY;
    if (details && import.deck && import.hash && import.source) {
        import.details = text_over(details, UPLOAD_REPORT_BYTES);
        if (name && strlen(name) < UPLOAD_NAME_BYTES)
            strcpy(import.deck->name, name);
        else if (!name)
            name_of(source, import.deck->name);
        const char *chosen = import.deck->name;
        int characters = text_characters(chosen, (uint32_t)strlen(chosen));
        bool blank = !chosen[strspn(chosen, " ")];
        id_of(chosen, own_id);
        verdict = characters < 1 || characters > NAME_CHARACTERS || blank
                      ? UPLOAD_BAD_NAME
                      : run(&import, source, library, own_id);
        write_report(&import, verdict, report);
        if (id) strcpy(id, verdict == UPLOAD_FINE ? own_id : "");
    }
    free(import.words);
    free(import.source);
    free(import.hash);
    free(import.deck);
    free(details);
    return verdict;
}
