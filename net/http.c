/* http.c: HTTP requests and answers over libwebsockets. */
#include "net/http.h"

#include <arpa/inet.h>
#include <assert.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>

#include "engine/json.h"
#include "words/words.h"
#include "net/routes.h"
#include "store/fiber.h"

enum { CHUNK = 16384, UNREAD_MOST = 1 << 20, COOKIE_SECONDS = 400 * 86400 };

static const char POLICY[] =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'self'; "
    "form-action 'self'; frame-ancestors 'none'";

bool http_header(struct lws *wsi, enum lws_token_indexes token, char *to, size_t size) {
    to[0] = 0;
    return lws_hdr_copy(wsi, to, (int)size, token) > 0;
}

static bool custom_header(struct lws *wsi, const char *name, char *to, size_t size) {
    to[0] = 0;
    return lws_hdr_custom_copy(wsi, to, (int)size, name, (int)strlen(name)) > 0;
}

/* The buffer must hold every value before the wanted one, too: libwebsockets stops at the first that does not
 * fit. */
bool http_query(struct lws *wsi, const char *name, char *to, size_t size) {
    char with_equals[32], buffer[HEAD_BYTES];
    snprintf(with_equals, sizeof with_equals, "%s=", name);
    const char *value = lws_get_urlarg_by_name(wsi, with_equals, buffer, sizeof buffer);
    if (!value || strlen(value) >= size) return false;
    strcpy(to, value);
    return true;
}

/* Whether the client uses TLS, to us or to the proxy. */
static bool is_secure(const struct server *server, struct lws *wsi) {
    char proto[16];
    if (server->settings->cert) return true;
    /* Some proxies say wss of a WebSocket. */
    return server->settings->proxy && custom_header(wsi, "x-forwarded-proto:", proto, sizeof proto) &&
           (strcmp(proto, "https") == 0 || strcmp(proto, "wss") == 0);
}

bool http_host(const struct server *server, struct lws *wsi, char *host, size_t size) {
    if (server->settings->proxy && custom_header(wsi, "x-forwarded-host:", host, size)) return true;
    return http_header(wsi, WSI_TOKEN_HOST, host, size);
}

/* Browsers send Origin with WebSockets and with POST. It must be the host that was asked, by the same scheme (a page
 * of plain HTTP may have been changed on its way), or one that the settings name. */
bool http_origin_allowed(const struct server *server, struct lws *wsi) {
    char origin[256], host[256];
    if (lws_hdr_total_length(wsi, WSI_TOKEN_ORIGIN) <= 0) return true;
    if (!http_header(wsi, WSI_TOKEN_ORIGIN, origin, sizeof origin)) return false;
    for (int i = 0; i < ORIGINS_MAX && server->settings->origins[i]; i++)
        if (strcmp(server->settings->origins[i], origin) == 0) return true;
    const char *public_url = server->settings->public_url;
    size_t origin_size = strlen(origin);
    if (public_url && strncmp(public_url, origin, origin_size) == 0 &&
        (public_url[origin_size] == 0 || public_url[origin_size] == '/'))
        return true;
    const char *scheme = is_secure(server, wsi) ? "https://" : "http://";
    size_t size = strlen(scheme);
    return strncmp(origin, scheme, size) == 0 && http_host(server, wsi, host, sizeof host) &&
           strcmp(origin + size, host) == 0;
}

/* IPv6 is cut to its /64 network: that is what one subscriber gets. */
static void write_address(const uint8_t six[16], char address[ADDRESS_BYTES]) {
    static const uint8_t mapped[12] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
    uint8_t network[16] = {0};
    if (memcmp(six, mapped, sizeof mapped) == 0) {
        inet_ntop(AF_INET, six + 12, address, ADDRESS_BYTES - 1);
        return;
    }
    memcpy(network, six, 8);
    inet_ntop(AF_INET6, network, address, ADDRESS_BYTES - 1);
}

void socket_address(const struct sockaddr *peer, char address[ADDRESS_BYTES]) {
    address[0] = 0;
    if (peer->sa_family == AF_INET6)
        write_address(((const struct sockaddr_in6 *)peer)->sin6_addr.s6_addr, address);
    else if (peer->sa_family == AF_INET)
        inet_ntop(AF_INET, &((const struct sockaddr_in *)peer)->sin_addr, address, ADDRESS_BYTES - 1);
}

/* Some proxies write the port as well: "192.0.2.1:4711", "[2001:db8::1]:4711". Empty if it is no address. */
static void named_address(char *named, char address[ADDRESS_BYTES]) {
    uint8_t six[16], four_bytes[4];
    named += strspn(named, " [");
    const char *colon = strchr(named, ':');
    bool four = colon && !strchr(colon + 1, ':');
    named[strcspn(named, four ? " :" : " ]")] = 0;
    if (inet_pton(AF_INET6, named, six) == 1)
        write_address(six, address);
    else if (inet_pton(AF_INET, named, four_bytes) == 1)
        snprintf(address, ADDRESS_BYTES - 1, "%s", named);
}

bool http_peer_address(const struct server *server, struct lws *wsi, char address[ADDRESS_BYTES]) {
    char chain[512];
    address[0] = 0;
    if (server->settings->proxy) {
        if (!http_header(wsi, WSI_TOKEN_X_FORWARDED_FOR, chain, sizeof chain)) return false;
        /* Only the last one was written by our own proxy. */
        char *last = strrchr(chain, ',');
        named_address(last ? last + 1 : chain, address);
        return address[0] != 0;
    }
    /* As it was accepted: of a connection that has been reset the system does not know any more. */
    const struct meter *accepted = lws_get_opaque_user_data(wsi);
    if (accepted) {
        snprintf(address, ADDRESS_BYTES, "%s", accepted->key + 1);
        return true;
    }
    struct sockaddr_storage peer;
    socklen_t size = sizeof peer;
    if (getpeername(lws_get_socket_fd(wsi), (struct sockaddr *)&peer, &size) == 0)
        socket_address((struct sockaddr *)&peer, address);
    return true;
}

/* From the cookie of a browser, or the token that a program brings. */
bool http_cookie_hash(struct lws *wsi, uint8_t hash[HASH_BYTES]) {
    char cookies[HEAD_BYTES], token[SECRET_HEX];
    if (http_header(wsi, WSI_TOKEN_HTTP_AUTHORIZATION, cookies, sizeof cookies))
        return strncasecmp(cookies, "Bearer ", 7) == 0 && secret_hash(cookies + 7, hash);
    if (!http_header(wsi, WSI_TOKEN_HTTP_COOKIE, cookies, sizeof cookies)) return false;
    for (char *rest = cookies, *one; (one = strtok_r(rest, ";", &rest));) {
        one += strspn(one, " ");
        if (strncmp(one, "dizaine=", 8) != 0 || strlen(one) != 8 + SECRET_HEX - 1) continue;
        memcpy(token, one + 8, SECRET_HEX);
        return secret_hash(token, hash);
    }
    return false;
}

/* --- answers --- */

void answer_owned(struct request *request, int status, const char *type, char *bytes, uint64_t size) {
    assert(!request->answered);
    free(request->owned);
    request->owned = bytes;
    request->bytes = (const uint8_t *)bytes;
    request->size = size;
    request->status = status;
    request->type = type;
}

void answer_text(struct request *request, int status, const char *type, const struct text *text) {
    char *copy = malloc(text->size + 1);
    if (!copy) abort();
    memcpy(copy, text->bytes, text->size + 1);
    answer_owned(request, status, type, copy, text->size);
}

void answer_json(struct request *request, int status, const struct text *text) {
    answer_text(request, status, "application/json", text);
}

void answer_no(struct request *request, int status, const char *why, const char *sentence) {
    TEXT(text, 1024);
    json_open(&text, NULL, '{');
    json_word(&text, "why", why);
    json_text(&text, "sentence", sentence ? sentence : words_why(LANGUAGE_EN, why));
    json_close(&text, '}');
    answer_json(request, status, &text);
}

void answer_elsewhere(struct request *request) {
    const struct server *server = request->server;
    if (server->claim != CLAIM_ELSEWHERE) {
        answer_no(request, 503, "not_stored", NULL);
        return;
    }
    TEXT(text, 512);
    json_open(&text, NULL, '{');
    json_word(&text, "why", "elsewhere");
    json_text(&text, "sentence", words_why(LANGUAGE_EN, "elsewhere"));
    json_text(&text, "node", server->claimed_by);
    json_close(&text, '}');
    answer_json(request, 421, &text);
}

void answer_grown(struct request *request, const char *type, void (*write)(struct request *, struct text *)) {
    for (uint32_t cap = 1 << 14;; cap *= 4) {
        char *bytes = malloc(cap);
        if (!bytes) abort();
        struct text text = text_over(bytes, cap);
        write(request, &text);
        if (!text.full) {
            answer_owned(request, 200, type, bytes, text.size);
            return;
        }
        free(bytes);
    }
}

/* --- waiting for the store --- */

static void free_request(struct request **request);

/* The fiber of a request ends. */
static void asked(struct request *request) {
    request->asking = false;
    if (request->gone)
        free_request(&request);
    else if (request->later && !request->waits)
        lws_callback_on_writable(request->wsi);
}

static void wait_in(struct request *request, struct request **list) {
    assert(!request->waits);
    request->waits = list;
    request->next = *list;
    *list = request;
}

static void leave_list(struct request *request) {
    struct request **link = request->waits;
    if (!link) return;
    while (*link != request) link = &(*link)->next;
    *link = request->next;
    request->waits = NULL;
}

void answer_stored(struct request *request, void (*then)(struct request *)) {
    struct server *server = request->server;
    request->then = then;
    wait_in(request, &server->storing);
    server_turn(server);
}

static void then_in_fiber(void *context) {
    struct request *request = context;
    if (!request->gone) request->then(request);
    asked(request);
}

static void stored(struct request *request, bool fine) {
    if (!fine) {
        request->cookie[0] = 0;
        request->forget_cookie = false;
        answer_no(request, 503, "not_stored", NULL);
    } else if (request->then && route_asks(request) && !request->asking) {
        request->asking = request->later = true;
        fiber_start(then_in_fiber, request);
        return;
    } else if (request->then)
        request->then(request);
    if (request->later) lws_callback_on_writable(request->wsi);
}

void requests_move(struct request **from, struct request **to) {
    assert(!*to);
    *to = *from;
    *from = NULL;
    for (struct request *request = *to; request; request = request->next) request->waits = to;
}

void requests_stored(struct request **list, enum store_outcome outcome) {
    while (*list) {
        struct request *request = *list;
        leave_list(request);
        stored(request, outcome == STORE_DONE);
    }
}

bool answer_waits(struct request *request, struct table *table) {
    if (table->touched) server_turn(request->server);
    if (!table->touched && !table->busy) return false;
    wait_in(request, &table->asking);
    return true;
}

void requests_resume(struct table *table) {
    struct request *list = NULL;
    requests_move(&table->asking, &list);
    while (list) {
        struct request *request = list;
        leave_list(request);
        request_resume(request);
    }
}

struct head {
    unsigned char bytes[LWS_PRE + 3000], *at;
    struct lws *wsi;
    bool bad;
};

static void add(struct head *head, const char *name, const char *value) {
    unsigned char *end = head->bytes + sizeof head->bytes - 1;
    head->bad |=
        lws_add_http_header_by_name(head->wsi, (const unsigned char *)name, (const unsigned char *)value,
                                    (int)strlen(value), &head->at, end) != 0;
}

static const char *allowed(const struct request *request) {
    static const char *const lists[] = {"GET, HEAD, POST", "GET, HEAD", "POST", "GET, HEAD, POST"};
    return lists[request->allow & 3];
}

/* Behind a proxy a connection carries one request: whatever a header hides from one of two parsers, they cannot disagree about where
 * the next request begins, and nobody gets an answer to what somebody else sent. */
static bool ends(const struct request *request) {
    return request->last || request->server->settings->proxy;
}

static bool send_head(struct request *request) {
    struct head head = {.wsi = request->wsi};
    head.at = head.bytes + LWS_PRE;
    unsigned char *end = head.bytes + sizeof head.bytes - 1;
    head.bad = lws_add_http_common_headers(request->wsi, (unsigned)request->status, request->type,
                                           request->size, &head.at, end) != 0;
    add(&head, "cache-control:", request->cache ? request->cache : "no-store");
    add(&head, "x-content-type-options:", "nosniff");
    add(&head, "referrer-policy:", "same-origin");
    add(&head, "cross-origin-opener-policy:", "same-origin");
    add(&head, "cross-origin-resource-policy:", "same-origin");
    add(&head, "content-security-policy:", POLICY);
    if (request->etag[0]) add(&head, "etag:", request->etag);
    if (request->encoding) add(&head, "content-encoding:", request->encoding);
    if (request->encoding || request->etag[0] || request->varies) add(&head, "vary:", "accept-encoding");
    if (ends(request)) add(&head, "connection:", "close");
    if (request->status == 405) add(&head, "allow:", allowed(request));
    if (request->disposition) add(&head, "content-disposition:", request->disposition);
    if (request->secure) add(&head, "strict-transport-security:", "max-age=31536000");
    if (request->cookie[0] || request->forget_cookie) {
        char cookie[400];
        snprintf(cookie, sizeof cookie, "dizaine=%s; Path=%s/; Max-Age=%d; HttpOnly; SameSite=Lax%s",
                 request->cookie, request->server->settings->prefix,
                 request->forget_cookie ? 0 : COOKIE_SECONDS, request->secure ? "; Secure" : "");
        add(&head, "set-cookie:", cookie);
    }
    return !head.bad &&
           lws_finalize_write_http_header(request->wsi, head.bytes + LWS_PRE, &head.at, end) == 0;
}

static void free_request(struct request **request) {
    if (!*request) return;
    leave_list(*request);
    if ((*request)->asking) { /* its fiber will do it */
        (*request)->gone = true;
        (*request)->wsi = NULL;
        *request = NULL;
        return;
    }
    table_looked((*request)->table);
    free((*request)->owned);
    free((*request)->body);
    uploads_drop(&(*request)->server->uploads, (*request)->upload);
    json_decref((*request)->json);
    free(*request);
    *request = NULL;
}

static int send_answer(struct request *request) {
    assert(request->status && (request->size == 0 || request->bytes));
    answer_pack(request);
    request->answered = true;
    request->server->metrics.requests++;
    if (!send_head(request)) return -1;
    if (request->head || request->size == 0) {
        bool end = ends(request); /* the next request may come before this returns, and frees this one */
        return lws_http_transaction_completed(request->wsi) || end ? -1 : 0;
    }
    lws_callback_on_writable(request->wsi);
    return 0;
}

static void ask_in_fiber(void *context) {
    struct request *request = context;
    if (!request->gone) route_run(request);
    asked(request);
}

/* Whatever is asked of a shared store is asked by a fiber, while the loop goes on; the connection may end meanwhile. */
static void ask(struct request *request) {
    if (!route_asks(request)) {
        route_run(request);
        return;
    }
    request->asking = true;
    fiber_start(ask_in_fiber, request);
}

void request_resume(struct request *request) {
    table_looked(request->table);
    request->table = NULL;
    request->uploaded = NULL;
    ask(request);
    if (!request->waits && !request->asking) lws_callback_on_writable(request->wsi);
}

/* Whatever this request or earlier messages changed is committed before the answer shows any of it. */
static int answer(struct request *request) {
    server_turn(request->server);
    ask(request);
    if (!request->waits && !request->asking) return send_answer(request);
    request->later = true;
    return 0;
}

static int send_more(struct request **link) {
    struct request *request = *link;
    if (request && request->later && !request->waits && !request->asking && !request->answered)
        return send_answer(request);
    if (!request || !request->answered || request->head) return 0;
    uint8_t buffer[LWS_PRE + CHUNK];
    uint64_t left = request->size - request->sent;
    size_t size = left > CHUNK ? CHUNK : (size_t)left;
    bool last = size == left;
    memcpy(buffer + LWS_PRE, request->bytes + request->sent, size);
    if (lws_write(request->wsi, buffer + LWS_PRE, size, last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < 0)
        return -1;
    request->sent += size;
    request->server->metrics.bytes_out += size;
    if (!last) {
        lws_callback_on_writable(request->wsi);
        return 0;
    }
    struct lws *wsi = request->wsi;
    bool end = ends(request);
    free_request(link);
    return lws_http_transaction_completed(wsi) || end ? -1 : 0;
}

/* --- requests --- */

static bool read_path(struct request *request, const char *uri) {
    const char *prefix = request->metrics ? "" : request->server->settings->prefix;
    size_t size = strlen(prefix);
    if (strncmp(uri, prefix, size) != 0 || (uri[size] != '/' && uri[size] != 0)) return false;
    uri += size;
    uri += *uri == '/';
    if (strlen(uri) >= PATH_BYTES) return false;
    snprintf(request->path, sizeof request->path, "%s", uri);
    return true;
}

/* The size that a body announces; -1: none. */
static long announced(struct lws *wsi) {
    char length[24];
    int32_t number;
    if (!http_header(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, length, sizeof length)) return -1;
    return text_parse_int(length, 0, INT32_MAX, &number) ? number : INT32_MAX;
}

static struct request *new_request(struct server *server, struct lws *wsi, const char *uri) {
    struct request *request = calloc(1, sizeof *request);
    if (!request) abort();
    request->server = server;
    request->since = uv_hrtime();
    request->wsi = wsi;
    request->metrics = server->metrics_vhost && lws_get_vhost(wsi) == server->metrics_vhost;
    request->head = lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0;
    if (lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI) > 0)
        request->method = METHOD_POST;
    else if (!request->head && lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) <= 0)
        request->method = METHOD_OTHER;
    request->due = announced(wsi);
    http_peer_address(server, wsi, request->address);
    request->secure = !request->metrics && is_secure(server, wsi);
    if (read_path(request, uri))
        route_find(request);
    else
        answer_no(request, 404, "not_found", NULL);
    return request;
}

/* Only a POST with a length may have a body. After anything else a proxy in front of us and we might disagree about
 * where the next request begins (request smuggling). */
static void check_framing(struct request *request) {
    bool chunked = lws_hdr_total_length(request->wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) > 0;
    bool post = request->method == METHOD_POST;
    request->last = chunked || request->method == METHOD_OTHER || post != (request->due > 0);
    if (chunked) answer_no(request, 411, "bad_request", NULL);
}

static int begin(struct request *request) {
    check_framing(request);
    if (!request->status) route_begin(request);
    /* A body is read even if it was refused, so that the connection can go on; but not a large one. */
    if (request->due > UNREAD_MOST && !request->upload) request->last = true;
    if (request->method != METHOD_POST || request->last) return answer(request);
    lws_set_timer_usecs(request->wsi, REQUEST_SECONDS * LWS_USEC_PER_SEC);
    return 0;
}

static int take_body(struct request *request, const char *bytes, size_t size) {
    request->due -= (long)size;
    if (request->answered || request->status || request->later || !size) return 0;
    request->server->metrics.bytes_in += size;
    if (request->upload) return uploads_take(request, bytes, size) ? 0 : -1;
    if (request->body_size + size > (size_t)request->server->settings->limit[LIMIT_BODY_BYTES]) return -1;
    request->body = realloc(request->body, request->body_size + size + 1);
    if (!request->body) abort();
    memcpy(request->body + request->body_size, bytes, size);
    request->body_size += (uint32_t)size;
    return 0;
}

/* libwebsockets waits for the next piece of a body, however small; somebody who sends a byte now and then
 * would keep the connection for hours. The timer may have been set for an earlier request. */
bool request_late(struct request *request) {
    if (!request || request->answered || request->due <= 0) return false;
    if (request->upload && !request->status) {
        lws_set_timer_usecs(request->wsi, REQUEST_SECONDS * LWS_USEC_PER_SEC);
        return uploads_late(request);
    }
    return uv_hrtime() - request->since >= (REQUEST_SECONDS * 1000ull - 10) * 1000000;
}

int http_event(struct server *server, struct lws *wsi, enum lws_callback_reasons reason,
               struct request **request, const char *bytes, size_t size) {
    switch ((int)reason) {
    case LWS_CALLBACK_HTTP:
        free_request(request);
        *request = new_request(server, wsi, bytes);
        return begin(*request);
    case LWS_CALLBACK_HTTP_BODY: return *request ? take_body(*request, bytes, size) : 0;
    case LWS_CALLBACK_HTTP_BODY_COMPLETION:
        /* When a request came together with the one before it, libwebsockets loses its body, and says without
         * end that it is complete. */
        if (!*request || (*request)->complete) return -1;
        (*request)->complete = true;
        if ((*request)->answered || (*request)->later) return 0; /* or its answer waits for the store */
        if ((*request)->due > 0) return -1;
        return answer(*request);
    case LWS_CALLBACK_HTTP_WRITEABLE: return send_more(request);
    case LWS_CALLBACK_CLOSED_HTTP:
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL: free_request(request); return 0;
    }
    return 0;
}
