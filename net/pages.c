/* pages.c: the page and its files, which are part of the program, compressed when it was built. */
#include <stdlib.h>
#include <string.h>

#include "net/routes.h"

static const struct {
    const char *ending, *type;
} types[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".mp3", "audio/mpeg"},
    {".ogg", "audio/ogg"},
    {".txt", "text/plain; charset=utf-8"},
    {".map", "application/json"},
};

static const char *type_of(const char *name) {
    size_t size = strlen(name);
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        size_t ending = strlen(types[i].ending);
        if (size > ending && strcmp(name + size - ending, types[i].ending) == 0) return types[i].type;
    }
    return "application/octet-stream";
}

static const struct asset *find(const char *name) {
    for (const struct asset *asset = asset_list; asset->name; asset++)
        if (strcmp(asset->name, name) == 0) return asset;
    return NULL;
}

/* A name like app-3FQ2K7XB.js changes with its content, so it may be cached for ever. */
static bool has_hash(const char *name) {
    const char *dash = strrchr(name, '-');
    return dash && strspn(dash + 1, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") == 8 && dash[9] == '.';
}

static bool knows(struct request *request) {
    char known[256];
    return http_header(request->wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, known, sizeof known) &&
           strstr(known, request->etag);
}

static void answer_asset(struct request *request, const struct asset *asset) {
    request->type = type_of(asset->name);
    request->cache = has_hash(asset->name) ? "public, max-age=31536000, immutable" : "no-cache";
    snprintf(request->etag, sizeof request->etag, "\"%s\"", asset->tag);
    if (knows(request)) {
        request->status = 304;
        return;
    }
    request->status = 200;
    request->bytes = asset->plain;
    request->size = (uint64_t)(asset->plain_end - asset->plain);
    if (asset->br_end > asset->br && request_accepts(request, "br")) {
        request->encoding = "br";
        request->bytes = asset->br;
        request->size = (uint64_t)(asset->br_end - asset->br);
    } else if (asset->gz_end > asset->gz && request_accepts(request, "gzip")) {
        request->encoding = "gzip";
        request->bytes = asset->gz;
        request->size = (uint64_t)(asset->gz_end - asset->gz);
    }
}

/* The page names its files from the root, as in href="/app.js"; under a prefix they are elsewhere. */
bool page_prepare(struct server *server) {
    static const char root[] = "=\"/";
    const struct asset *index = find("index.html");
    if (!index) return false;
    if (!server->settings->prefix[0]) return true;
    const char *from = (const char *)index->plain, *end = (const char *)index->plain_end, *found;
    uint32_t cap = 0, prefix_size = (uint32_t)strlen(server->settings->prefix);
    while ((found = memmem(from, (size_t)(end - from), root, 3))) {
        bytes_add(&server->index, &server->index_size, &cap, from, (uint32_t)(found + 2 - from));
        bytes_add(&server->index, &server->index_size, &cap, server->settings->prefix, prefix_size);
        bytes_add(&server->index, &server->index_size, &cap, found + 2, 1);
        from = found + 3;
    }
    bytes_add(&server->index, &server->index_size, &cap, from, (uint32_t)(end - from));
    server->index_gz = gzip(server->index, server->index_size, 9, &server->index_gz_size);
    return true;
}

void page_get(struct request *request) {
    const struct asset *asset = find(request->path);
    if (asset && strcmp(asset->name, "index.html") != 0) {
        answer_asset(request, asset);
        return;
    }
    /* Anything that is no file is a place in the page. */
    if (!asset && strchr(request->path, '.')) {
        answer_no(request, 404, "not_found", NULL);
        return;
    }
    asset = find("index.html");
    if (!request->server->index) {
        answer_asset(request, asset);
        return;
    }
    snprintf(request->etag, sizeof request->etag, "\"%s-p\"", asset->tag);
    request->cache = "no-cache";
    request->type = type_of("index.html");
    request->status = knows(request) ? 304 : 200;
    if (request->status == 304) return;
    bool zipped = request_accepts(request, "gzip");
    request->bytes = zipped ? request->server->index_gz : (const uint8_t *)request->server->index;
    request->size = zipped ? request->server->index_gz_size : request->server->index_size;
    if (zipped) request->encoding = "gzip";
}
