/* post.h: requests that the server itself sends, to addresses that guests gave: push services, webhooks. */
#ifndef DIZAINE_NET_POST_H
#define DIZAINE_NET_POST_H

#include <stdbool.h>
#include <stddef.h>

struct server;

enum {
    POST_URL_MAX = 600,
    POST_HEADERS_MAX = 8,
    POST_HEADER_MAX = 800,
    POST_BODY_MAX = 4096,
    POSTS_AT_ONCE = 8
};

struct post_header {
    const char *name; /* "ttl:" */
    char value[POST_HEADER_MAX];
};

/* The answer's status; 0: there was none. */
typedef void post_told(struct server *server, void *context, int status);

struct post {
    char url[POST_URL_MAX];
    struct post_header headers[POST_HEADERS_MAX];
    int headers_size;
    unsigned char body[POST_BODY_MAX];
    size_t size;
    post_told *told;
    void *context;
};

struct post_url {
    bool secure;
    char host[256], path[POST_URL_MAX], origin[300]; /* "https://push.example" */
    int port;
};

/* False: it is no address that this server may send to. Without `inside` that is https on its usual port only; what the name stands for
 * is looked at when it is resolved. */
bool post_url_read(const char *url, bool inside, struct post_url *parts);
/* Copies the request. False: too many are on their way, and nobody is told anything. */
bool post_send(struct server *server, const struct post *post);

#endif
