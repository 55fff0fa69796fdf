/* webpush.h: the cryptography of Web Push: a message that only one browser can read (RFC 8291), and a signature by which its push service
 * knows this server (VAPID, RFC 8292). */
#ifndef DIZAINE_NET_WEBPUSH_H
#define DIZAINE_NET_WEBPUSH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    WEBPUSH_PUBLIC = 65, /* an uncompressed point of P-256 */
    WEBPUSH_PRIVATE = 32,
    WEBPUSH_AUTH = 16,
    WEBPUSH_SALT = 16,
    WEBPUSH_HEAD = WEBPUSH_SALT + 4 + 1 + WEBPUSH_PUBLIC,
    WEBPUSH_TEXT_MAX = 2000, /* of the message itself: push services take 4096 bytes in all */
    WEBPUSH_SEALED_MAX = WEBPUSH_HEAD + WEBPUSH_TEXT_MAX + 1 + 16,
    WEBPUSH_TOKEN_MAX = 700,
};

struct webpush_keys {
    uint8_t private[WEBPUSH_PRIVATE], public[WEBPUSH_PUBLIC];
};

/* What a browser hands out when it subscribes. */
struct webpush_browser {
    uint8_t public[WEBPUSH_PUBLIC], auth[WEBPUSH_AUTH];
};

bool webpush_keys_make(struct webpush_keys *keys);
bool webpush_keys_of(const uint8_t private[WEBPUSH_PRIVATE],
                     struct webpush_keys *keys); /* false: no such key */
/* From the base64url texts of a subscription; false: they are none, or the point is not on the curve. */
bool webpush_browser_read(const char *p256dh, const char *auth, struct webpush_browser *browser);
/* The sealed message; how long it is, or 0. `sender` and `salt` are new for each message. */
size_t webpush_seal(const struct webpush_browser *browser, const struct webpush_keys *sender,
                    const uint8_t salt[WEBPUSH_SALT], const char *text, size_t size,
                    uint8_t sealed[WEBPUSH_SEALED_MAX]);
/* The value of the header Authorization for a push service ("https://push.example"); false: it is too long. `contact` is a mailto: or https:
 * address of who runs the server. */
bool webpush_authorization(const struct webpush_keys *server, const char *audience, const char *contact,
                           int64_t until_s, char token[WEBPUSH_TOKEN_MAX]);

#endif
