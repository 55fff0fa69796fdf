/* pack.c: answers that are compressed while the server runs; files of the page were when it was built. */
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "net/routes.h"

enum {
    LEAST = 1024, /* bytes, below which it is not worth the work */
    LEVEL = 3     /* the loop does it: a record of 30 KB takes half a millisecond */
};

bool request_accepts(const struct request *request, const char *encoding) {
    char accepted[256];
    return http_header(request->wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, accepted, sizeof accepted) &&
           strstr(accepted, encoding);
}

uint8_t *gzip(const void *bytes, uint32_t size, int level, uint32_t *gz_size) {
    z_stream stream = {0};
    if (deflateInit2(&stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK) abort();
    uLong bound = deflateBound(&stream, size);
    uint8_t *gz = malloc(bound);
    if (!gz) abort();
    stream.next_in = (Bytef *)(uintptr_t)bytes;
    stream.avail_in = size;
    stream.next_out = gz;
    stream.avail_out = (uInt)bound;
    deflate(&stream, Z_FINISH);
    *gz_size = (uint32_t)stream.total_out;
    deflateEnd(&stream);
    uint8_t *fit = realloc(gz, *gz_size);
    return fit ? fit : gz;
}

/* Only what is no secret to anybody: how small an answer becomes tells what is in it, to somebody who can put words of their own beside. */
void answer_pack(struct request *request) {
    uint32_t size;
    if (!request->route || !(request->route->flags & PACKED) || request->status != 200 || request->encoding || request->size < LEAST ||
        request->size > UINT32_MAX / 2)
        return;
    request->varies = true;
    if (!request_accepts(request, "gzip")) return;
    uint8_t *gz = gzip(request->bytes, (uint32_t)request->size, LEVEL, &size);
    answer_owned(request, 200, request->type, (char *)gz, size);
    request->encoding = "gzip";
}
