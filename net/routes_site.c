/* routes_site.c: where the server is, links as QR codes, health and metrics. */
#include <string.h>

#include "engine/json.h"
#include "net/places.h"
#include "net/routes.h"

/* Whether a link leads to this place itself, or to a table, a seat or a book below it, as "https://games.example/". */
static bool leads_to(const char *link, const char *place) {
    size_t size = strlen(place);
    return strncmp(link, place, size) == 0 && (strncmp(link + size, "t/", 2) == 0 || strncmp(link + size, "book#", 5) == 0 || link[size] == 'd' || !link[size]);
}

void qr_get(struct request *request) {
    const struct net_settings *settings = request->server->settings;
    const char *link = request->query[0];
    char host[256], place[PLACE_BYTES];
    struct places places;
    places_asked(request, &places);
    bool match = false;
    for (int i = 0; i < places.count; i++) match |= leads_to(link, places.url[i]);
    for (int i = 0; i < 2 && http_host(request->server, request->wsi, host, sizeof host); i++) {
        snprintf(place, sizeof place, "%s://%s%s/", i ? "https" : "http", host, settings->prefix);
        match |= leads_to(link, place);
    }
    for (int i = 0; i < ORIGINS_MAX && settings->origins[i]; i++) {
        snprintf(place, sizeof place, "%s%s/", settings->origins[i], settings->prefix);
        match |= leads_to(link, place);
    }
    TEXT(svg, 40000);
    if (match && qr_svg(link, &svg))
        answer_text(request, 200, "image/svg+xml", &svg);
    else
        answer_no(request, 400, "bad_link", NULL);
}

void places_get(struct request *request) {
    struct places places;
    TEXT(text, PLACES_MAX * PLACE_BYTES);
    places_asked(request, &places);
    json_open(&text, NULL, '{');
    json_open(&text, "places", '[');
    for (int i = 0; i < places.count; i++) json_text(&text, NULL, places.url[i]);
    json_close(&text, ']');
    json_close(&text, '}');
    answer_json(request, 200, &text);
}

void health_get(struct request *request) {
    TEXT(text, 40);
    bool fine = !request->server->cannot_store && !store_away(request->server->store) && store_in_place(request->server->store);
    json_open(&text, NULL, '{');
    json_bool(&text, "ok", fine);
    json_close(&text, '}');
    answer_json(request, fine ? 200 : 503, &text);
}

void metrics_get(struct request *request) {
    TEXT(text, 16384);
    metrics_text(request->server, &text);
    answer_text(request, 200, "text/plain; version=0.0.4", &text);
}
