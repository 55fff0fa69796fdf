/* routes_site.c: links as QR codes, health and metrics. */
#include <string.h>

#include "engine/json.h"
#include "net/routes.h"

/* Whether a link leads to a table or a seat at this place, as "https://games.example". */
static bool leads_to(const char *link, const char *place, const char *prefix) {
    char own[400];
    for (int i = 0; i < 2; i++) {
        snprintf(own, sizeof own, "%s%s/%s", place, prefix, i ? "d" : "t/");
        if (strncmp(link, own, strlen(own)) == 0) return true;
    }
    return false;
}

void qr_get(struct request *request) {
    const struct net_settings *settings = request->server->settings;
    const char *link = request->query[0];
    char host[256], place[300];
    http_host(request->server, request->wsi, host, sizeof host);
    bool match = false;
    for (int i = 0; i < 2; i++) {
        snprintf(place, sizeof place, "%s://%s", i ? "https" : "http", host);
        match |= leads_to(link, place, settings->prefix);
    }
    for (int i = 0; i < ORIGINS_MAX && settings->origins[i]; i++)
        match |= leads_to(link, settings->origins[i], settings->prefix);
    TEXT(svg, 40000);
    if (match && qr_svg(link, &svg))
        answer_text(request, 200, "image/svg+xml", &svg);
    else
        answer_no(request, 400, "bad_link", NULL);
}

void health_get(struct request *request) {
    TEXT(text, 40);
    bool fine = !request->server->cannot_store && store_in_place(request->server->store);
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
