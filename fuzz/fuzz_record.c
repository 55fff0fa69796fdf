/* fuzz_record.c: any bytes may be read as records; they end in a verdict, and what is accepted is written and
 * read again. */
#include <stdlib.h>
#include <string.h>

#include "store/records.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

static void again(const struct record *record) {
    enum { ROOM = 4 << 20 };
    struct text text = text_over(malloc(ROOM), ROOM);
    struct loaded loaded;
    struct fault fault;
    record_write(record, true, &text);
    if (text.full || !record_read(text.bytes, text.size, &loaded, &fault)) abort();
    loaded_free(&loaded);
    free(text.bytes);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
    struct record_stream stream;
    struct fault fault;
    enum found found;
    if (size == 0) return 0;
    FILE *file = fmemopen((void *)(uintptr_t)bytes, size, "r");
    record_stream_open(&stream, file);
    while ((found = record_stream_next(&stream, &fault)) == FOUND_RECORD || found == FOUND_FAULT) {
        struct loaded loaded;
        if (found == FOUND_FAULT || !record_read(stream.bytes, stream.size, &loaded, &fault)) continue;
        again(&loaded.record);
        loaded_free(&loaded);
    }
    record_stream_free(&stream);
    fclose(file);
    return 0;
}
