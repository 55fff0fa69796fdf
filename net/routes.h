/* routes.h: every route of the server, as data. routes.c refuses what a row does not allow; a handler runs
 * only with what its row asks for. docs/protocol.md describes each. */
#ifndef DIZAINE_NET_ROUTES_H
#define DIZAINE_NET_ROUTES_H

#include "net/http.h"

enum route_who { ANYONE, MAYBE_GUEST, GUEST };
enum route_body { NO_BODY, JSON_BODY, ZIP_BODY };
enum route_flags {
    UNMETERED = 1, /* neither counted nor compared with the origin: public files */
    METRICS = 2,   /* on the metrics port only */
    PACKED = 4,    /* compressed: it holds nothing that not everybody may know who may ask for it */
};

struct route {
    enum method method;
    /* Segments. ":table" and ":upload" are ids of something that exists, ":deck" the name of a painted deck,
     * ":card" a number from 1, each with a literal ending if there is one; "*" is any path outside of api/.
     */
    const char *path;
    void (*run)(struct request *request);
    enum route_who who;
    enum route_body body;
    unsigned flags;                 /* enum route_flags */
    const char *query[QUERIES_MAX]; /* names of the values that it reads */
};

const struct route *route_list(int *count);
void route_find(struct request *request);       /* sets the route, or refuses: 404, 405 */
void route_begin(struct request *request);      /* before its body: may refuse with 413, 415, 429, 403, 401 */
void route_run(struct request *request);        /* answers */
bool route_asks(const struct request *request); /* it may have to wait for a shared store */

/* Handlers. */
void me_get(struct request *request); /* routes_me.c */
void me_post(struct request *request);
void device_post(struct request *request);
void request_language(struct request *request); /* notes the one that it asks for */
void answer_guest(struct request *request);     /* who the guest of the request is */
void recovery_post(struct request *request);    /* routes_self.c */
void recover_post(struct request *request);
void signout_post(struct request *request);
void reminders_get(struct request *request); /* reminders.c */
void reminders_post(struct request *request);
void export_get(struct request *request); /* routes_data.c */
void delete_post(struct request *request);
void privacy_get(struct request *request);
void games_get(struct request *request);  /* routes_games.c */
void tables_get(struct request *request); /* routes_tables.c */
void mine_get(struct request *request);
void table_get_one(struct request *request);
void record_get(struct request *request);
void tables_post(struct request *request); /* make.c */
void daily_get(struct request *request); /* routes_daily.c */
void daily_post(struct request *request);
void daily_results_get(struct request *request);
void duplicates_get(struct request *request); /* routes_duplicates.c */
void duplicates_post(struct request *request);
void duplicate_get(struct request *request);
void duplicate_post(struct request *request);
void qr_get(struct request *request);      /* routes_site.c */
void places_get(struct request *request);
void books_get(struct request *request); /* routes_book.c */
void books_post(struct request *request);
void books_join(struct request *request);
void book_get(struct request *request);
void book_post(struct request *request);
void book_export(struct request *request);
void house_get(struct request *request); /* routes_house.c */
void house_played_get(struct request *request);
void openapi_get(struct request *request); /* wire.c */
void health_get(struct request *request);
void metrics_get(struct request *request);
void page_get(struct request *request); /* pages.c */
bool page_prepare(struct server *server);
void card_get(struct request *request);      /* painted.c */
void uploads_begin(struct request *request); /* uploads_http.c */
bool uploads_take(struct request *request, const char *bytes, size_t size);
bool uploads_late(struct request *request); /* too little has come since this was last asked */
void uploads_drop(struct uploads *uploads, struct uploads_body *body);
void uploads_post(struct request *request); /* the whole file has come */
void uploads_list_get(struct request *request);
void uploads_deck_get(struct request *request);
void uploads_deck_post(struct request *request);
void uploads_picture_get(struct request *request);
void uploads_thumbnail_get(struct request *request);

#endif
