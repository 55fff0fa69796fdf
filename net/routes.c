/* routes.c: the table of routes, and the refusals that follow from it. */
#include "net/routes.h"

#include <assert.h>
#include <string.h>

#include "cards/cards.h"
#include "net/commands.h"

static const struct route routes[] = {
    {METHOD_GET, "api/me", me_get, MAYBE_GUEST, NO_BODY, 0, {"work"}},
    {METHOD_POST, "api/me", me_post, GUEST, JSON_BODY, 0, {0}},
    {METHOD_GET, "api/me/export", export_get, GUEST, NO_BODY, 0, {0}},
    {METHOD_POST, "api/me/delete", delete_post, GUEST, JSON_BODY, 0, {0}},
    {METHOD_POST, "api/me/recovery", recovery_post, GUEST, JSON_BODY, 0, {0}},
    {METHOD_POST, "api/me/recover", recover_post, MAYBE_GUEST, JSON_BODY, 0, {0}},
    {METHOD_POST, "api/me/signout-others", signout_post, GUEST, JSON_BODY, 0, {0}},
    {METHOD_GET, "api/me/reminders", reminders_get, GUEST, NO_BODY, 0, {0}},
    {METHOD_POST, "api/me/reminders", reminders_post, GUEST, JSON_BODY, 0, {0}},
    {METHOD_GET, "api/privacy", privacy_get, ANYONE, NO_BODY, 0, {0}},
    {METHOD_POST, "api/device", device_post, GUEST, JSON_BODY, 0, {0}},
    {METHOD_GET, "api/games", games_get, ANYONE, NO_BODY, PACKED, {0}},
    {METHOD_GET, "api/tables", tables_get, MAYBE_GUEST, NO_BODY, PACKED, {0}},
    {METHOD_POST, "api/tables", tables_post, GUEST, JSON_BODY, 0, {0}},
    {METHOD_GET, "api/tables/mine", mine_get, GUEST, NO_BODY, 0, {0}},
    {METHOD_GET, "api/tables/:table", table_get_one, MAYBE_GUEST, NO_BODY, 0, {0}},
    {METHOD_GET, "api/tables/:table/record", record_get, MAYBE_GUEST, NO_BODY, PACKED, {"annotate"}},
    {METHOD_GET, "api/books", books_get, GUEST, NO_BODY, 0, {0}},
    {METHOD_POST, "api/books", books_post, GUEST, JSON_BODY, 0, {0}},
    {METHOD_POST, "api/books/join", books_join, GUEST, JSON_BODY, 0, {0}},
    {METHOD_GET, "api/book", book_get, GUEST, NO_BODY, 0, {"id"}},
    {METHOD_POST, "api/book", book_post, GUEST, JSON_BODY, 0, {0}},
    {METHOD_GET, "api/book/export", book_export, GUEST, NO_BODY, 0, {"id", "as"}},
    {METHOD_GET, "api/house", house_get, ANYONE, NO_BODY, PACKED, {0}},
    {METHOD_GET, "api/house/played", house_played_get, MAYBE_GUEST, NO_BODY, 0, {"as"}},
    {METHOD_GET, "api/daily", daily_get, MAYBE_GUEST, NO_BODY, 0, {0}},
    {METHOD_POST, "api/daily", daily_post, GUEST, JSON_BODY, 0, {0}},
    {METHOD_GET, "api/daily/results", daily_results_get, MAYBE_GUEST, NO_BODY, PACKED, {"day", "game"}},
    {METHOD_GET, "api/duplicates", duplicates_get, GUEST, NO_BODY, 0, {0}},
    {METHOD_POST, "api/duplicates", duplicates_post, GUEST, JSON_BODY, 0, {0}},
    {METHOD_GET, "api/duplicate", duplicate_get, MAYBE_GUEST, NO_BODY, 0, {"id"}},
    {METHOD_POST, "api/duplicate", duplicate_post, GUEST, JSON_BODY, 0, {0}},
    {METHOD_GET, "api/places", places_get, ANYONE, NO_BODY, 0, {0}},
    {METHOD_GET, "api/openapi.json", openapi_get, ANYONE, NO_BODY, PACKED, {0}},
    {METHOD_GET, "api/qr", qr_get, ANYONE, NO_BODY, 0, {"text"}},
    {METHOD_GET, "api/decks", uploads_list_get, GUEST, NO_BODY, 0, {0}},
    {METHOD_POST, "api/decks", uploads_post, GUEST, ZIP_BODY, 0, {"name", "lang"}},
    {METHOD_GET, "api/decks/:upload", uploads_deck_get, MAYBE_GUEST, NO_BODY, 0, {0}},
    {METHOD_POST, "api/decks/:upload", uploads_deck_post, GUEST, JSON_BODY, 0, {0}},
    {METHOD_GET, "api/decks/:upload/:card", uploads_picture_get, ANYONE, NO_BODY, 0, {0}},
    {METHOD_GET, "api/decks/:upload/:card-small", uploads_thumbnail_get, ANYONE, NO_BODY, 0, {0}},
    {METHOD_GET, "api/cards/:deck/:card.svg", card_get, ANYONE, NO_BODY, UNMETERED, {0}},
    {METHOD_GET, "healthz", health_get, ANYONE, NO_BODY, UNMETERED, {0}},
    {METHOD_GET, "metrics", metrics_get, ANYONE, NO_BODY, UNMETERED | METRICS, {0}},
    {METHOD_GET, "*", page_get, ANYONE, NO_BODY, UNMETERED, {0}},
};
enum { ROUTES = sizeof routes / sizeof *routes };

const struct route *route_list(int *count) {
    *count = ROUTES;
    return routes;
}

static const char *const method_names[] = {"GET", "POST"};

/* --- paths --- */

static bool take_argument(struct request *request, const char *kind, size_t kind_size, const char *value,
                          size_t size) {
    if (kind_size == 4 && memcmp(kind, "card", 4) == 0) {
        char digits[8];
        if (size >= sizeof digits) return false;
        memcpy(digits, value, size);
        digits[size] = 0;
        return text_parse_int(digits, 1, INT32_MAX, &request->card);
    }
    /* No id is as long as its buffer: a longer one becomes "", which nothing has. */
    request->id[0] = 0;
    if (size < sizeof request->id) {
        memcpy(request->id, value, size);
        request->id[size] = 0;
    }
    return size > 0;
}

static bool segment_fits(struct request *request, const char *pattern, size_t pattern_size, const char *value,
                         size_t size) {
    if (*pattern != ':') return pattern_size == size && memcmp(pattern, value, size) == 0;
    size_t name = 1;
    while (name < pattern_size && pattern[name] >= 'a' && pattern[name] <= 'z') name++;
    size_t ending = pattern_size - name;
    if (size < ending || memcmp(value + size - ending, pattern + name, ending) != 0) return false;
    return take_argument(request, pattern + 1, name - 1, value, size - ending);
}

/* Sets what the path names, too; what an earlier row left there is overwritten or unused. */
static bool path_fits(struct request *request, const char *pattern) {
    const char *path = request->path;
    if (strcmp(pattern, "*") == 0) return strncmp(path, "api/", 4) != 0;
    for (;;) {
        size_t pattern_size = strcspn(pattern, "/"), size = strcspn(path, "/");
        if (!segment_fits(request, pattern, pattern_size, path, size)) return false;
        pattern += pattern_size;
        path += size;
        if (*pattern != *path) return false;
        if (!*pattern) return true;
        pattern++;
        path++;
    }
}

void route_find(struct request *request) {
    for (int i = 0; i < ROUTES; i++) {
        const struct route *route = &routes[i];
        if (request->metrics != ((route->flags & METRICS) != 0) || !path_fits(request, route->path)) continue;
        request->allow |= 1u << route->method;
        if (route->method != request->method) continue;
        request->route = route;
        return;
    }
    if (request->allow)
        answer_no(request, 405, "bad_request", NULL);
    else
        answer_no(request, 404, "not_found", NULL);
}

/* --- who, how much, from where --- */

static bool guest_fits(struct request *request) {
    if (request->route->who == ANYONE) return true;
    store_unread(request->server->store);
    if (request->has_token && store_guest_by_token(request->server->store, request->token, &request->guest)) {
        if (request->route->who != GUEST) return true;
        bool program = guest_is_program(request->guest.id);
        if (!program && !admin_barred(request->server, request->guest.id, request->address)) return true;
        answer_no(request, 403, program ? "not_person" : "barred", NULL);
        return false;
    }
    request->guest.id[0] = 0;
    if (store_away(request->server->store) ||
        store_unread(request->server->store)) { /* unreadable is not unknown */
        answer_no(request, 503, "not_stored", NULL);
        return false;
    }
    if (request->route->who == MAYBE_GUEST) return true;
    answer_no(request, 401, "no_guest", NULL);
    return false;
}

static bool rate_fits(struct request *request) {
    if (request->route->flags & UNMETERED) return true;
    if (request->server->settings->proxy && !request->address[0]) {
        answer_no(request, 400, "no_address", NULL);
        return false;
    }
    struct meter *meter = meter_of(request->server, 'a', request->address);
    bool fine = meter_take(request->server, meter, METER_REQUESTS);
    if (!fine) meter_refused(request->server, meter, METER_REQUESTS);
    meter_release(meter);
    if (!fine)
        answer_no(request, 429, "too_many", NULL);
    else if (!http_origin_allowed(request->server, request->wsi))
        answer_no(request, 403, "wrong_origin", NULL);
    return request->status == 0;
}

static bool body_fits(struct request *request) {
    static const char *const types[] = {[JSON_BODY] = "application/json", [ZIP_BODY] = "application/zip"};
    static const enum limit limits[] = {[JSON_BODY] = LIMIT_BODY_BYTES, [ZIP_BODY] = LIMIT_DECK_BYTES};
    enum route_body body = request->route->body;
    char type[64];
    if (body == NO_BODY) return true;
    if (request->due > request->server->settings->limit[limits[body]]) {
        answer_no(request, 413, "too_long", NULL);
        return false;
    }
    /* "application/json; charset=utf-8" is JSON, too. */
    if (http_header(request->wsi, WSI_TOKEN_HTTP_CONTENT_TYPE, type, sizeof type) &&
        strncmp(type, types[body], strlen(types[body])) == 0 && (body == JSON_BODY || request->due > 0))
        return true;
    answer_no(request, 415, "bad_request", NULL);
    return false;
}

void route_begin(struct request *request) {
    const struct route *route = request->route;
    assert(route && !request->status);
    if (!body_fits(request) || !rate_fits(request)) return;
    for (int i = 0; i < QUERIES_MAX && route->query[i]; i++)
        if (!http_query(request->wsi, route->query[i], request->query[i], sizeof request->query[i]))
            request->query[i][0] = 0;
    /* Later the connection may be gone. */
    if (route->who != ANYONE) request->has_token = http_cookie_hash(request->wsi, request->token);
    if (route->who == MAYBE_GUEST) request_language(request);
    if (route->body == ZIP_BODY && guest_fits(request)) uploads_begin(request);
}

/* --- what the request names --- */

static bool json_fits(struct request *request) {
    if (request->route->body != JSON_BODY) return true;
    request->json =
        json_loadb(request->body ? request->body : "", request->body_size, JSON_REJECT_DUPLICATES, NULL);
    if (json_is_object(request->json)) return true;
    answer_no(request, 400, "bad_json", NULL);
    return false;
}

static bool names_fit(struct request *request) {
    const char *path = request->route->path;
    if (strstr(path, ":table")) {
        struct meter *address = meter_of(request->server, 'a', request->address);
        const char *why = NULL;
        request->table = table_named(request->server, address, request->guest.id, request->id, true, &why);
        meter_release(address);
        if (!request->table && !why) {
            answer_no(request, 503, "not_stored", NULL);
            return false;
        }
        if (!request->table) {
            answer_no(request, strcmp(why, "too_many") == 0 ? 429 : 404, why, NULL);
            return false;
        }
        if (answer_waits(request, request->table)) return false;
        if (bans_of(request->table, request->guest.id, request->address) & BAN_AWAY) {
            answer_no(request, 403, "banned", NULL);
            return false;
        }
    }
    if (strstr(path, ":upload")) uploads_know(request->server, request->id);
    if ((strstr(path, ":upload") &&
         !(request->uploaded = uploads_find(&request->server->uploads, request->id))) ||
        (strstr(path, ":deck") && (request->deck = deck_find(request->id)) < 0)) {
        answer_no(request, 404, "not_found", NULL);
        return false;
    }
    return true;
}

void route_run(struct request *request) {
    if (request->status) return; /* refused already */
    assert(request->route);
    if (!request->known && (!guest_fits(request) || !json_fits(request))) return;
    request->known = true;
    if (names_fit(request)) request->route->run(request);
    assert(request->status || request->waits);
}

bool route_asks(const struct request *request) {
    const struct route *route = request->route;
    return store_shared(request->server->store) && route &&
           (route->who != ANYONE || (route->flags & METRICS) || strstr(route->path, ":upload"));
}

/* --- the list, for tests --- */

void net_print_routes(FILE *file) {
    static const char *const who[] = {"anyone", "anyone", "guest"};
    static const char *const body[] = {"none", "json", "zip"};
    for (int i = 0; i < ROUTES; i++) {
        const struct route *route = &routes[i];
        fprintf(file, "route %s %s who=%s body=%s metered=%d port=%s query=", method_names[route->method],
                route->path, who[route->who], body[route->body], !(route->flags & UNMETERED),
                route->flags & METRICS ? "metrics" : "play");
        for (int k = 0; k < QUERIES_MAX && route->query[k]; k++)
            fprintf(file, "%s%s", k ? "," : "", route->query[k]);
        fputc('\n', file);
    }
    commands_print(file);
}
