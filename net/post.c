/* post.c: see post.h. Names are resolved by libuv, since libwebsockets would hold the loop; only addresses of the public internet are
 * connected to, and redirects are not followed, so that nobody reaches the server's own network through it. */
#include "net/post.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "net/server.h"

enum { ANSWER_SECONDS = 15 };

struct job {
    struct server *server;
    struct post post;
    struct post_url url;
    uv_getaddrinfo_t resolve;
    char address[INET6_ADDRSTRLEN];
    int status;
    bool connecting;                   /* lws_client_connect_via_info has not returned */
    unsigned char head[LWS_PRE];       /* libwebsockets writes its own bytes before the body, */
    unsigned char body[POST_BODY_MAX]; /* which follows without a gap */
};
_Static_assert(offsetof(struct job, body) == offsetof(struct job, head) + LWS_PRE, "no gap between them");

/* --- addresses --- */

bool post_url_read(const char *url, bool inside, struct post_url *parts) {
    *parts = (struct post_url){.secure = strncmp(url, "https://", 8) == 0};
    if (!parts->secure && (!inside || strncmp(url, "http://", 7) != 0)) return false;
    const char *host = url + (parts->secure ? 8 : 7);
    size_t size = strcspn(host, "/?#");
    if (strlen(url) >= POST_URL_MAX || size == 0 || size >= sizeof parts->host) return false;
    for (const char *at = url; *at; at++)
        if (*at <= ' ' || *at >= 127 || strchr("\"\\<>@", *at)) return false;
    snprintf(parts->origin, sizeof parts->origin, "%.*s", (int)(host - url + (ptrdiff_t)size), url);
    memcpy(parts->host, host, size);
    parts->port = parts->secure ? 443 : 80;
    char *colon = strrchr(parts->host, ':');
    int32_t port;
    if (colon) {
        if (!text_parse_int(colon + 1, 1, 65535, &port)) return false;
        parts->port = port;
        *colon = 0;
    }
    if (!parts->host[0] || (!inside && (colon || !strchr(parts->host, '.')))) return false;
    if (strspn(parts->host, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.") !=
        strlen(parts->host))
        return false;
    const char *path = host + size;
    snprintf(parts->path, sizeof parts->path, "%s%.*s", *path == '/' ? "" : "/", (int)strcspn(path, "#"),
             path);
    return true;
}

static bool public_four(uint32_t a) {
    static const struct {
        uint32_t net;
        int bits;
    } others[] = {
        {0x00000000, 8},  {0x0a000000, 8},  {0x64400000, 10}, {0x7f000000, 8},  {0xa9fe0000, 16},
        {0xac100000, 12}, {0xc0000000, 24}, {0xc0000200, 24}, {0xc0586300, 24}, {0xc0a80000, 16},
        {0xc6120000, 15}, {0xc6336400, 24}, {0xcb007100, 24}, {0xe0000000, 3},
    };
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if ((a ^ others[i].net) >> (32 - others[i].bits) == 0) return false;
    return true;
}

static bool public_address(const struct sockaddr *address) {
    if (address->sa_family == AF_INET)
        return public_four(ntohl(((const struct sockaddr_in *)address)->sin_addr.s_addr));
    if (address->sa_family != AF_INET6) return false;
    const uint8_t *six = ((const struct sockaddr_in6 *)address)->sin6_addr.s6_addr;
    if (six[0] >> 5 != 1) return false;                 /* 2000::/3 */
    if (six[0] == 0x20 && six[1] == 0x02) return false; /* 6to4 holds an IPv4 address */
    return !(six[0] == 0x20 && six[1] == 0x01 &&
             ((six[2] == 0 && six[3] == 0) || (six[2] == 0x0d && six[3] == 0xb8))); /* Teredo; documents */
}

/* --- one request --- */

static void finish(struct job *job) {
    job->server->posts--;
    job->post.told(job->server, job->post.context, job->status);
    free(job);
}

static int add_headers(struct job *job, struct lws *wsi, unsigned char **at, unsigned char *end) {
    for (int i = 0; i < job->post.headers_size; i++) {
        const struct post_header *header = &job->post.headers[i];
        if (lws_add_http_header_by_name(wsi, (const unsigned char *)header->name,
                                        (const unsigned char *)header->value, (int)strlen(header->value), at,
                                        end))
            return -1;
    }
    if (lws_add_http_header_content_length(wsi, job->post.size, at, end)) return -1;
    lws_client_http_body_pending(wsi, 1);
    lws_callback_on_writable(wsi);
    return 0;
}

static int on_event(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t size) {
    struct job *job = wsi ? lws_get_opaque_user_data(wsi) : NULL;
    if (!job) return 0;
    switch ((int)reason) {
    case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER:
        return add_headers(job, wsi, in, *(unsigned char **)in + size);
    case LWS_CALLBACK_CLIENT_HTTP_WRITEABLE:
        lws_client_http_body_pending(wsi, 0);
        return lws_write(wsi, job->body, job->post.size, LWS_WRITE_HTTP_FINAL) == (int)job->post.size ? 0
                                                                                                      : -1;
    case LWS_CALLBACK_ESTABLISHED_CLIENT_HTTP:
        job->status = (int)lws_http_client_http_response(wsi);
        return -1; /* what else it says does not matter */
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
    case LWS_CALLBACK_CLOSED_CLIENT_HTTP:
    case LWS_CALLBACK_WSI_DESTROY:
        lws_set_opaque_user_data(wsi, NULL);
        if (job->connecting)
            job->connecting = false; /* the caller finishes it */
        else
            finish(job);
        return 0;
    }
    return 0;
}

static const struct lws_protocols protocols[] = {
    {.name = "post", .callback = on_event, .rx_buffer_size = 1024, .tx_packet_size = POST_BODY_MAX},
    {0},
};

static bool open_vhost(struct server *server) {
    struct lws_context_creation_info info = {
        .options = LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT,
        .port = CONTEXT_PORT_NO_LISTEN,
        .protocols = protocols,
        .vhost_name = "post",
        .connect_timeout_secs = ANSWER_SECONDS,
        .timeout_secs = ANSWER_SECONDS,
    };
    if (!server->post_vhost) server->post_vhost = lws_create_vhost(server->context, &info);
    return server->post_vhost != NULL;
}

static void connect_to(struct job *job) {
    struct lws_client_connect_info info = {
        .context = job->server->context,
        .vhost = job->server->post_vhost,
        .address = job->address,
        .port = job->url.port,
        .path = job->url.path,
        .host = job->url.host,
        .method = "POST",
        .protocol = "post",
        .ssl_connection = (job->url.secure ? LCCSCF_USE_SSL : 0) | LCCSCF_HTTP_NO_FOLLOW_REDIRECT,
        .opaque_user_data = job,
    };
    job->connecting = true;
    bool begun = lws_client_connect_via_info(&info) != NULL;
    bool failed = !job->connecting || !begun;
    job->connecting = false;
    if (failed) finish(job);
}

static void on_resolved(uv_getaddrinfo_t *resolve, int status, struct addrinfo *list) {
    struct job *job = resolve->data;
    job->address[0] = 0;
    for (const struct addrinfo *at = list; status == 0 && at && !job->address[0]; at = at->ai_next) {
        if (!job->server->settings->remind_inside && !public_address(at->ai_addr)) continue;
        if (at->ai_family == AF_INET)
            uv_ip4_name((const struct sockaddr_in *)at->ai_addr, job->address, sizeof job->address);
        else if (at->ai_family == AF_INET6)
            uv_ip6_name((const struct sockaddr_in6 *)at->ai_addr, job->address, sizeof job->address);
    }
    uv_freeaddrinfo(list);
    if (!job->address[0] || job->server->stopping || !open_vhost(job->server))
        finish(job);
    else
        connect_to(job);
}

bool post_send(struct server *server, const struct post *post) {
    static const struct addrinfo hints = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_ADDRCONFIG};
    if (server->posts >= POSTS_AT_ONCE || server->stopping) return false;
    struct job *job = calloc(1, sizeof *job);
    if (!job) abort();
    job->server = server;
    job->post = *post;
    memcpy(job->body, post->body, post->size);
    job->resolve.data = job;
    if (!post_url_read(post->url, server->settings->remind_inside, &job->url) ||
        uv_getaddrinfo(&server->loop, &job->resolve, on_resolved, job->url.host, NULL, &hints) != 0) {
        free(job);
        return false;
    }
    server->posts++;
    return true;
}
