/* deal_json.c: what is told alike of all deals that several tables play: the promise of the seed, and what was chosen. */
#include <string.h>

#include "engine/json.h"
#include "net/daily.h"

void seed_promise(const struct store_deal *deal, char hex[65]) {
    struct deal dealt = {0};
    memcpy(dealt.seed, deal->seed, DEAL_SEED_BYTES);
    deal_promise(&dealt, hex);
}

struct choices_json choices_begin(struct text *text) {
    json_open(text, "choices", '[');
    return (struct choices_json){.text = text, .number = -1};
}

static void close_choice(const struct choices_json *choices) {
    if (choices->number < 0) return;
    json_close(choices->text, ']');
    json_close(choices->text, '}');
}

void choices_add(void *context, uint32_t number, const char *own, const char *move, int64_t count) {
    struct choices_json *choices = context;
    struct text *text = choices->text;
    if (choices->number != number) {
        close_choice(choices);
        choices->number = number;
        json_open(text, NULL, '{');
        json_number(text, "n", number);
        json_word(text, "m", own);
        json_open(text, "all", '[');
    }
    json_open(text, NULL, '{');
    json_word(text, "m", move);
    json_number(text, "count", count);
    json_close(text, '}');
}

void choices_end(const struct choices_json *choices) {
    close_choice(choices);
    json_close(choices->text, ']');
}
