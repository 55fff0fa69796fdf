/* pictures.c: painted cards over HTTP. A picture is painted and compressed once and then kept: 84 of them are
 * about half a megabyte. */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "cards/cards.h"
#include "net/http.h"

struct packed_svg {
    uint8_t *gz;
    uint32_t gz_size;
    char etag[24];
};
enum { PAINTED_MAX = 16 };                /* decks */
static struct packed_svg *kept[PAINTED_MAX]; /* [DECK_CARDS] each */

static char *paint(int deck, int index, uint32_t *size) {
    char *bytes = malloc(CARD_SVG_MAX);
    if (!bytes) abort();
    struct text text = text_over(bytes, CARD_SVG_MAX);
    card_svg(deck, index, &text);
    *size = text.size;
    return bytes;
}

static void compress_picture(struct packed_svg *picture, const char *svg, uint32_t size) {
    z_stream stream = {0};
    if (deflateInit2(&stream, 9, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK) abort();
    uLong bound = deflateBound(&stream, size);
    picture->gz = malloc(bound);
    if (!picture->gz) abort();
    stream.next_in = (Bytef *)(uintptr_t)svg;
    stream.avail_in = size;
    stream.next_out = picture->gz;
    stream.avail_out = (uInt)bound;
    deflate(&stream, Z_FINISH);
    picture->gz_size = (uint32_t)stream.total_out;
    deflateEnd(&stream);
    uint8_t *fit = realloc(picture->gz, picture->gz_size);
    if (fit) picture->gz = fit;
}

static const struct packed_svg *picture_of(int deck, int index) {
    if (!kept[deck]) kept[deck] = calloc(DECK_CARDS, sizeof **kept);
    if (!kept[deck]) abort();
    struct packed_svg *picture = &kept[deck][index];
    if (picture->gz) return picture;
    uint32_t size;
    uint8_t hash[16];
    char *svg = paint(deck, index, &size);
    compress_picture(picture, svg, size);
    crypto_generichash(hash, sizeof hash, (const uint8_t *)svg, size, NULL, 0);
    picture->etag[0] = '"';
    deal_hex(hash, 8, picture->etag + 1);
    strcat(picture->etag, "\"");
    free(svg);
    return picture;
}

void route_card(struct request *request, char *rest) {
    char *slash = strchr(rest, '/'), *dot = slash ? strstr(slash, ".svg") : NULL;
    char said[256];
    int32_t number;
    if (dot && !dot[4]) {
        *slash = *dot = 0;
        int deck = deck_find(rest);
        if (deck >= 0 && deck < PAINTED_MAX && text_parse_int(slash + 1, 1, DECK_CARDS, &number)) {
            const struct packed_svg *picture = picture_of(deck, number - 1);
            memcpy(request->etag, picture->etag, sizeof picture->etag);
            request->cache = "public, max-age=31536000, immutable";
            request->type = "image/svg+xml";
            request->status = 200;
            if (header(request->wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, said, sizeof said) &&
                strstr(said, picture->etag)) {
                request->status = 304;
            } else if (header(request->wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, said, sizeof said) &&
                       strstr(said, "gzip")) {
                request->encoding = "gzip";
                request->bytes = picture->gz;
                request->size = picture->gz_size;
            } else {
                uint32_t size;
                request->owned = paint(deck, number - 1, &size);
                request->bytes = (const uint8_t *)request->owned;
                request->size = size;
            }
            return;
        }
    }
    answer_no(request, 404, "not_found", NULL);
}
