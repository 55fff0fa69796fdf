/* guests.c: random ids and secrets, and texts that people type. */
#include <sodium.h>
#include <string.h>

#include "net/server.h"
#include "words/words.h"

void random_id(char letter, int bytes, char id[ID_BYTES]) {
    uint8_t random[16];
    randombytes_buf(random, sizeof random);
    id[0] = letter;
    deal_hex(random, (uint32_t)bytes, id + 1);
}

const char CODE_LETTERS[CODE_LETTERS_COUNT + 1] = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/* There are 31^8 codes: at ten guesses a minute, 100,000 open
 * tables are hit less than once a year. */
void random_code(struct server *server, char code[CODE_BYTES]) {
    do {
        for (int i = 0; i < CODE_CHARACTERS; i++)
            code[i] = CODE_LETTERS[randombytes_uniform(sizeof CODE_LETTERS - 1)];
        code[CODE_CHARACTERS] = 0;
    } while (store_code_taken(server->store, code));
}

void random_secret(char hex[SECRET_HEX], uint8_t hash[HASH_BYTES]) {
    uint8_t random[32];
    randombytes_buf(random, sizeof random);
    deal_hex(random, sizeof random, hex);
    secret_hash(hex, hash);
}

bool secret_hash(const char *hex, uint8_t hash[HASH_BYTES]) {
    uint8_t secret[32];
    if (!deal_unhex(hex, secret, sizeof secret)) return false;
    crypto_generichash(hash, HASH_BYTES, secret, sizeof secret, NULL, 0);
    return true;
}

bool clean_text(const char *from, int most, char *to, size_t size) {
    while (*from == ' ') from++;
    size_t length = strlen(from);
    while (length && from[length - 1] == ' ') length--;
    int characters = text_characters(from, (uint32_t)length);
    if (characters < 1 || characters > most || length >= size) return false;
    memcpy(to, from, length);
    to[length] = 0;
    return !text_blank(to);
}

bool clean_name(const char *from, int most, char *to, size_t size) {
    return clean_text(from, most, to, size) && !text_deceives(to);
}

const char *known_language(const char *asked) {
    int language = words_language(asked);
    return language == LANGUAGE_NONE ? "fr" : words_languages[language].code;
}
