/* webpush.c: see webpush.h. libsodium has no P-256 and no AES-128: those come from OpenSSL. */
#include "net/webpush.h"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

enum {
    HASH = crypto_auth_hmacsha256_BYTES,
    SIGNATURE = 64,
    RECORD_SIZE = 4096,
    TAG = 16,
    NONCE = 12,
    KEY = 16
};

/* --- keys --- */

static EVP_PKEY *pkey_of(const uint8_t public[WEBPUSH_PUBLIC], const uint8_t *private) {
    OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    BIGNUM *number = private ? BN_bin2bn(private, WEBPUSH_PRIVATE, NULL) : NULL;
    EVP_PKEY *key = NULL;
    OSSL_PARAM *params = NULL;
    if (builder && context && (!private || number) &&
        OSSL_PARAM_BLD_push_utf8_string(builder, OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0) &&
        OSSL_PARAM_BLD_push_octet_string(builder, OSSL_PKEY_PARAM_PUB_KEY, public, WEBPUSH_PUBLIC) &&
        (!private || OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_PRIV_KEY, number)) &&
        (params = OSSL_PARAM_BLD_to_param(builder)) && EVP_PKEY_fromdata_init(context) > 0)
        EVP_PKEY_fromdata(context, &key, private ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY, params);
    OSSL_PARAM_free(params);
    OSSL_PARAM_BLD_free(builder);
    EVP_PKEY_CTX_free(context);
    BN_clear_free(number);
    return key;
}

bool webpush_keys_of(const uint8_t private[WEBPUSH_PRIVATE], struct webpush_keys *keys) {
    EC_GROUP *group = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1);
    EC_POINT *point = group ? EC_POINT_new(group) : NULL;
    BIGNUM *number = BN_bin2bn(private, WEBPUSH_PRIVATE, NULL);
    bool fine = point && number && !BN_is_zero(number) && BN_cmp(number, EC_GROUP_get0_order(group)) < 0 &&
                EC_POINT_mul(group, point, number, NULL, NULL, NULL) == 1 &&
                EC_POINT_point2oct(group, point, POINT_CONVERSION_UNCOMPRESSED, keys->public, WEBPUSH_PUBLIC,
                                   NULL) == WEBPUSH_PUBLIC;
    if (fine) memmove(keys->private, private, WEBPUSH_PRIVATE);
    BN_clear_free(number);
    EC_POINT_free(point);
    EC_GROUP_free(group);
    return fine;
}

bool webpush_keys_make(struct webpush_keys *keys) {
    uint8_t private[WEBPUSH_PRIVATE];
    do randombytes_buf(private, sizeof private);
    while (!webpush_keys_of(private, keys)); /* of 2^32 numbers one is beyond the order of the curve */
    sodium_memzero(private, sizeof private);
    return true;
}

static bool read_base64(const char *text, uint8_t *bytes, size_t size) {
    size_t read = 0, length = strcspn(text, "="); /* some write the padding */
    return sodium_base642bin(bytes, size, text, length, NULL, &read, NULL,
                             sodium_base64_VARIANT_URLSAFE_NO_PADDING) == 0 &&
           read == size;
}

bool webpush_browser_read(const char *p256dh, const char *auth, struct webpush_browser *browser) {
    if (!read_base64(p256dh, browser->public, WEBPUSH_PUBLIC) ||
        !read_base64(auth, browser->auth, WEBPUSH_AUTH))
        return false;
    EVP_PKEY *key = browser->public[0] == 4 ? pkey_of(browser->public, NULL) : NULL;
    EVP_PKEY_free(key);
    return key != NULL;
}

/* --- RFC 8291 --- */

static void hmac(const uint8_t *key, size_t key_size, const void *text, size_t size, uint8_t out[HASH]) {
    crypto_auth_hmacsha256_state state;
    crypto_auth_hmacsha256_init(&state, key, key_size);
    crypto_auth_hmacsha256_update(&state, text, size);
    crypto_auth_hmacsha256_final(&state, out);
}

static bool agree(const struct webpush_keys *sender, const struct webpush_browser *browser,
                  uint8_t secret[HASH]) {
    EVP_PKEY *mine = pkey_of(sender->public, sender->private), *theirs = pkey_of(browser->public, NULL);
    EVP_PKEY_CTX *context = mine && theirs ? EVP_PKEY_CTX_new(mine, NULL) : NULL;
    size_t size = HASH;
    bool fine = context && EVP_PKEY_derive_init(context) > 0 &&
                EVP_PKEY_derive_set_peer(context, theirs) > 0 &&
                EVP_PKEY_derive(context, secret, &size) > 0 && size == HASH;
    EVP_PKEY_CTX_free(context);
    EVP_PKEY_free(theirs);
    EVP_PKEY_free(mine);
    return fine;
}

/* HKDF of RFC 5869, in as many blocks as are needed here: one. */
static void derive(const uint8_t secret[HASH], const struct webpush_browser *browser,
                   const struct webpush_keys *sender, const uint8_t salt[WEBPUSH_SALT], uint8_t key[HASH],
                   uint8_t nonce[HASH]) {
    static const char INFO[] = "WebPush: info", KEY_INFO[] = "Content-Encoding: aes128gcm\0\1",
                      NONCE_INFO[] = "Content-Encoding: nonce\0\1";
    uint8_t info[sizeof INFO + 2 * WEBPUSH_PUBLIC + 1], extracted[HASH], material[HASH];
    memcpy(info, INFO, sizeof INFO);
    memcpy(info + sizeof INFO, browser->public, WEBPUSH_PUBLIC);
    memcpy(info + sizeof INFO + WEBPUSH_PUBLIC, sender->public, WEBPUSH_PUBLIC);
    info[sizeof info - 1] = 1;
    hmac(browser->auth, WEBPUSH_AUTH, secret, HASH, extracted);
    hmac(extracted, HASH, info, sizeof info, material);
    hmac(salt, WEBPUSH_SALT, material, HASH, extracted);
    hmac(extracted, HASH, KEY_INFO, sizeof KEY_INFO - 1, key);
    hmac(extracted, HASH, NONCE_INFO, sizeof NONCE_INFO - 1, nonce);
}

static bool encrypt(const uint8_t *key, const uint8_t *nonce, const uint8_t *text, int size, uint8_t *out) {
    EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
    int written = 0, rest = 0;
    bool fine = context && EVP_EncryptInit_ex(context, EVP_aes_128_gcm(), NULL, key, nonce) > 0 &&
                EVP_EncryptUpdate(context, out, &written, text, size) > 0 &&
                EVP_EncryptFinal_ex(context, out + written, &rest) > 0 && written + rest == size &&
                EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_GET_TAG, TAG, out + size) > 0;
    EVP_CIPHER_CTX_free(context);
    return fine;
}

size_t webpush_seal(const struct webpush_browser *browser, const struct webpush_keys *sender,
                    const uint8_t salt[WEBPUSH_SALT], const char *text, size_t size,
                    uint8_t sealed[WEBPUSH_SEALED_MAX]) {
    uint8_t secret[HASH], key[HASH], nonce[HASH], padded[WEBPUSH_TEXT_MAX + 1];
    if (size > WEBPUSH_TEXT_MAX || !agree(sender, browser, secret)) return 0;
    derive(secret, browser, sender, salt, key, nonce);
    memcpy(padded, text, size);
    padded[size] = 2; /* the last record */
    uint8_t *at = sealed;
    memcpy(at, salt, WEBPUSH_SALT), at += WEBPUSH_SALT;
    *at++ = 0, *at++ = 0, *at++ = RECORD_SIZE >> 8, *at++ = RECORD_SIZE & 255;
    *at++ = WEBPUSH_PUBLIC;
    memcpy(at, sender->public, WEBPUSH_PUBLIC), at += WEBPUSH_PUBLIC;
    bool fine = encrypt(key, nonce, padded, (int)size + 1, at);
    sodium_memzero(secret, sizeof secret);
    sodium_memzero(key, sizeof key);
    return fine ? WEBPUSH_HEAD + size + 1 + TAG : 0;
}

/* --- RFC 8292 --- */

/* OpenSSL writes a signature as ASN.1; a JSON Web Token wants its two numbers side by side. */
static bool sign(const struct webpush_keys *server, const char *text, uint8_t signature[SIGNATURE]) {
    uint8_t der[80];
    size_t size = sizeof der;
    EVP_PKEY *key = pkey_of(server->public, server->private);
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    ECDSA_SIG *numbers = NULL;
    const uint8_t *at = der;
    bool fine = key && context && EVP_DigestSignInit(context, NULL, EVP_sha256(), NULL, key) > 0 &&
                EVP_DigestSign(context, der, &size, (const uint8_t *)text, strlen(text)) > 0 &&
                (numbers = d2i_ECDSA_SIG(NULL, &at, (long)size)) &&
                BN_bn2binpad(ECDSA_SIG_get0_r(numbers), signature, SIGNATURE / 2) > 0 &&
                BN_bn2binpad(ECDSA_SIG_get0_s(numbers), signature + SIGNATURE / 2, SIGNATURE / 2) > 0;
    ECDSA_SIG_free(numbers);
    EVP_MD_CTX_free(context);
    EVP_PKEY_free(key);
    return fine;
}

static void base64(char *to, size_t size, const void *bytes, size_t count) {
    sodium_bin2base64(to, size, bytes, count, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

bool webpush_authorization(const struct webpush_keys *server, const char *audience, const char *contact,
                           int64_t until_s, char token[WEBPUSH_TOKEN_MAX]) {
    static const char HEAD[] = "{\"typ\":\"JWT\",\"alg\":\"ES256\"}";
    char claims[300], head64[64], claims64[420], signed_[500], signature64[100], public64[100];
    uint8_t signature[SIGNATURE];
    int size = snprintf(claims, sizeof claims, "{\"aud\":\"%s\",\"exp\":%lld,\"sub\":\"%s\"}", audience,
                        (long long)until_s, contact);
    if (size < 0 || (size_t)size >= sizeof claims) return false;
    base64(head64, sizeof head64, HEAD, sizeof HEAD - 1);
    base64(claims64, sizeof claims64, claims, (size_t)size);
    snprintf(signed_, sizeof signed_, "%s.%s", head64, claims64);
    if (!sign(server, signed_, signature)) return false;
    base64(signature64, sizeof signature64, signature, sizeof signature);
    base64(public64, sizeof public64, server->public, WEBPUSH_PUBLIC);
    size = snprintf(token, WEBPUSH_TOKEN_MAX, "vapid t=%s.%s, k=%s", signed_, signature64, public64);
    return size > 0 && size < WEBPUSH_TOKEN_MAX;
}
