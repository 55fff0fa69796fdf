/* open_record.c: see open_record.h. */
#include "cli/open_record.h"

#include <errno.h>
#include <string.h>

#include "cli/args.h"

bool load_record(const char *path, int64_t wanted, struct loaded *loaded) {
    struct record_stream stream;
    struct fault fault;
    enum found found;
    bool standard = strcmp(path, "-") == 0;
    FILE *file = standard ? stdin : fopen(path, "r");
    if (!file) {
        complain("%s cannot be read: %s", path, system_says(errno));
        return false;
    }
    record_stream_open(&stream, file);
    do found = record_stream_next(&stream, &fault);
    while (--wanted > 0 && (found == FOUND_RECORD || found == FOUND_FAULT));
    bool read = found == FOUND_RECORD && record_read(stream.bytes, stream.size, loaded, &fault);
    if (found == FOUND_UNREADABLE)
        complain("%s cannot be read: %s", path, system_says(errno));
    else if (found == FOUND_NOTHING)
        complain("%s has no such record", path);
    else if (!read && fault.move)
        complain("%s:%llu: move %u: %s", path, (unsigned long long)stream.line, fault.move, fault.reason);
    else if (!read)
        complain("%s:%llu: %s", path, (unsigned long long)stream.line, fault.reason);
    record_stream_free(&stream);
    if (!standard) fclose(file);
    return read;
}
