/* painted.c: painted cards over HTTP. A picture is painted and compressed once and then kept: 84 of them are
 * about half a megabyte. */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "cards/cards.h"
#include "net/routes.h"

struct painted {
    uint8_t *gz;
    uint32_t gz_size;
    char etag[24];
};

static char *paint(int deck, int index, uint32_t *size) {
    char *bytes = malloc(CARD_SVG_MAX);
    if (!bytes) abort();
    struct text text = text_over(bytes, CARD_SVG_MAX);
    card_svg(deck, index, &text);
    *size = text.size;
    return bytes;
}

static const struct painted *card_of(struct server *server, int deck, int index) {
    struct painted **cards = &server->painted[deck];
    if (!*cards) *cards = calloc(DECK_CARDS, sizeof **cards);
    if (!*cards) abort();
    struct painted *card = &(*cards)[index];
    if (card->gz) return card;
    uint32_t size;
    uint8_t hash[16];
    char *svg = paint(deck, index, &size);
    card->gz = gzip(svg, size, 9, &card->gz_size);
    crypto_generichash(hash, sizeof hash, (const uint8_t *)svg, size, NULL, 0);
    card->etag[0] = '"';
    deal_hex(hash, 8, card->etag + 1);
    strcat(card->etag, "\"");
    free(svg);
    return card;
}

void card_get(struct request *request) {
    char said[256];
    if (request->card > DECK_CARDS || request->deck >= PAINTED_MAX) {
        answer_no(request, 404, "not_found", NULL);
        return;
    }
    const struct painted *card = card_of(request->server, request->deck, request->card - 1);
    memcpy(request->etag, card->etag, sizeof card->etag);
    request->cache = "public, max-age=31536000, immutable";
    request->type = "image/svg+xml";
    request->status = 200;
    if (http_header(request->wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, said, sizeof said) && strstr(said, card->etag)) {
        request->status = 304;
    } else if (request_accepts(request, "gzip")) {
        request->encoding = "gzip";
        request->bytes = card->gz;
        request->size = card->gz_size;
    } else {
        uint32_t size;
        char *svg = paint(request->deck, request->card - 1, &size);
        answer_owned(request, 200, "image/svg+xml", svg, size);
    }
}
