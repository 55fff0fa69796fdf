/* http.h: one HTTP request and its answer. http.c moves the bytes, routes.c decides what they are. */
#ifndef DIZAINE_NET_HTTP_H
#define DIZAINE_NET_HTTP_H

#include "net/server.h"

enum { PATH_BYTES = 256, HEAD_BYTES = 4096 }; /* HEAD_BYTES: of a request, all headers together */

struct request {
    struct server *server;
    struct lws *wsi;
    bool post, head;
    bool complete;         /* its body was said to be */
    bool last;             /* the connection ends with the answer */
    uint64_t since;        /* when it began, by uv_hrtime */
    long due;              /* bytes of the body that have not come yet */
    bool metrics;          /* came in at the metrics port */
    char path[PATH_BYTES]; /* behind the prefix, without the slash in front */
    char address[ADDRESS_BYTES];
    struct table *table; /* that the path names */
    char *body;
    uint32_t body_size;
    struct upload *upload; /* a deck that is on its way, instead of a body */

    /* The answer. */
    int status;
    const char *type, *encoding, *cache, *disposition;
    char etag[48];
    char cookie[SECRET_HEX]; /* a new guest's token */
    char *owned;             /* freed afterwards */
    const uint8_t *bytes;
    uint64_t size, sent;
    bool answered;
};

int http_event(struct server *server, struct lws *wsi, enum lws_callback_reasons reason,
               struct request **request, const char *bytes, size_t size);
bool request_late(const struct request *request); /* its body should have come by now */
bool header(struct lws *wsi, enum lws_token_indexes token, char *to, size_t size);
bool query_value(struct lws *wsi, const char *name, char *to, size_t size); /* of ?name=value */
bool asked_host(const struct server *server, struct lws *wsi, char *host, size_t size);
bool origin_fine(const struct server *server, struct lws *wsi);
void peer_address(const struct server *server, struct lws *wsi, char address[ADDRESS_BYTES]);
bool cookie_hash(struct lws *wsi, uint8_t hash[HASH_BYTES]);
bool is_secure(const struct server *server,
               struct lws *wsi); /* the client speaks TLS, to us or to the proxy */

/* Sets the answer. */
void answer_text(struct request *request, int status, const char *type, const struct text *text); /* copies */
void answer_no(struct request *request, int status, const char *why, const char *sentence);

/* routes.c: fills in the answer. */
void route(struct request *request);
bool guest_of(struct request *request, struct store_guest *guest);
bool need_guest(struct request *request, struct store_guest *guest); /* false after a refusal */
bool api_allowed(struct request *request);                           /* false after a refusal */
/* An answer that `write` writes into a text that grows until it is large enough. */
void answer_grown(struct request *request, const char *type, void (*write)(struct request *, struct text *));
/* pages.c: the page and its files. */
void route_page(struct request *request);
bool page_prepare(struct server *server);
/* pictures.c: painted cards */
void route_card(struct request *request, char *deck_and_number);
/* decks.c: decks that guests bring */
void upload_begin(struct request *request, long length); /* refuses, or sets request->upload */
bool upload_take(struct request *request, const char *bytes, size_t size);
void upload_end(struct request *request);
void upload_drop(struct upload *upload);
void brought_list(struct request *request, struct text *text);
void route_deck(struct request *request, char *rest);
void route_deck_remove(struct request *request, const struct store_guest *guest, const char *id);
/* make.c: POST api/tables */
void route_make(struct request *request, const struct store_guest *guest, const json_t *body);

#endif
