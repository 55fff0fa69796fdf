/* http.h: one HTTP request and its answer. http.c moves the bytes, routes.c decides what they are. */
#ifndef DIZAINE_NET_HTTP_H
#define DIZAINE_NET_HTTP_H

#include <sys/socket.h>

#include "net/server.h"

enum {
    PATH_BYTES = 256,
    HEAD_BYTES = 4096, /* of a request, all headers together */
    QUERY_BYTES = 512,
    QUERIES_MAX = 2,
};

enum method { METHOD_GET, METHOD_POST, METHODS, METHOD_OTHER = METHODS };

struct request {
    struct server *server;
    struct lws *wsi;
    enum method method;
    bool head;             /* HEAD: a GET whose answer has no body */
    bool metrics;          /* came in at the metrics port */
    bool complete;         /* libwebsockets said that its body is */
    bool last;             /* the connection ends with the answer */
    bool secure;           /* the client uses TLS, to us or to the proxy */
    uint64_t since;        /* when it began, by uv_hrtime */
    long due;              /* bytes of the body that have not come yet; -1: none announced */
    char path[PATH_BYTES]; /* behind the prefix, without the slash in front */
    char address[ADDRESS_BYTES];
    char *body;
    uint32_t body_size;
    struct uploads_body *upload; /* a body that goes to a file instead */

    /* What routes.c found in it, before a handler runs. */
    const struct route *route;
    struct store_guest guest; /* whose cookie it is; an empty id: nobody's */
    json_t *json;             /* the body, an object */
    char id[ID_BYTES];        /* of the path: of a table, an upload, a deck */
    int32_t card;             /* of the path: a picture, from 1 */
    int deck;                 /* of the path: a painted deck */
    struct table *table;      /* of the path */
    struct uploads_deck *uploaded;
    void *context;            /* of a handler while it writes */
    char query[QUERIES_MAX][QUERY_BYTES]; /* values, in the order of the route; "": none */

    /* The answer. */
    int status; /* 0: none yet */
    const char *type, *encoding, *cache, *disposition;
    unsigned allow; /* with 405: a bit for each enum method */
    char etag[48];
    char cookie[SECRET_HEX]; /* a new guest's token */
    bool forget_cookie;      /* there is no such guest any more */
    char *owned;             /* freed afterwards */
    const uint8_t *bytes;
    uint64_t size, sent;
    bool varies; /* by what encodings the client takes */
    bool answered;

    /* What it waits for. */
    struct request *next;                  /* in the same list */
    struct request **waits;                /* the list; NULL: for nothing */
    void (*then)(struct request *request); /* composes the answer once its writes are stored */
    bool later;                            /* libwebsockets is told when there is an answer */
    bool known;                            /* guest and body are */
    bool asking;                           /* a fiber of its own waits for the store */
    bool gone;                             /* meanwhile the connection has ended */
    bool has_token;
    uint8_t token[HASH_BYTES]; /* of its cookie */
    char lang[4];              /* that it asks for */
};

int http_event(struct server *server, struct lws *wsi, enum lws_callback_reasons reason,
               struct request **request, const char *bytes, size_t size);
bool request_late(struct request *request); /* its body should have come by now */
bool http_header(struct lws *wsi, enum lws_token_indexes token, char *to, size_t size);
bool http_query(struct lws *wsi, const char *name, char *to, size_t size); /* of ?name=value */
bool http_host(const struct server *server, struct lws *wsi, char *host, size_t size);
bool http_origin_allowed(const struct server *server, struct lws *wsi);
/* The client's address; behind a proxy, the one that the proxy names: false if it names none, or the client hid it. */
bool http_peer_address(const struct server *server, struct lws *wsi, char address[ADDRESS_BYTES]);
void socket_address(const struct sockaddr *peer, char address[ADDRESS_BYTES]); /* of IPv6 its network */
bool http_cookie_hash(struct lws *wsi, uint8_t hash[HASH_BYTES]);

/* Each sets the answer and replaces one that was set before. */
void answer_owned(struct request *request, int status, const char *type, char *bytes,
                  uint64_t size); /* frees `bytes` afterwards */
void answer_text(struct request *request, int status, const char *type, const struct text *text); /* copies */
void answer_json(struct request *request, int status, const struct text *text);                   /* copies */
void answer_no(struct request *request, int status, const char *why, const char *sentence);
void answer_elsewhere(struct request *request); /* why table_get found none, although there is one */
/* An answer that `write` writes into a text that grows until it is large enough. */
void answer_grown(struct request *request, const char *type, void (*write)(struct request *, struct text *));
/* pack.c */
bool request_accepts(const struct request *request, const char *encoding);
uint8_t *gzip(const void *bytes, uint32_t size, int level, uint32_t *gz_size);
void answer_pack(struct request *request); /* before it is sent */
/* The answer goes out once what the request wrote is stored; `then`, if there is one, composes it, and does what comes of it. If it
 * cannot be stored the answer is a refusal instead. */
void answer_stored(struct request *request, void (*then)(struct request *request));
void requests_move(struct request **from, struct request **to); /* from one list to an empty one */
void requests_stored(struct request **list, enum store_outcome outcome);
/* Whether a request has to wait for the store until it may see a table; then its handler is run once more. */
bool answer_waits(struct request *request, struct table *table);
void requests_resume(struct table *table);
void request_resume(struct request *request); /* what it waited for is there: it is run once more */

#endif
