/* text.c: DIX in words: names of cards, the notation of moves, the position in a few lines,
 * and the paragraph of games/dix/rules.en.md that a refused move runs against. */
#include "engine/game.h"

static const char colours[] = "bgop";

void dix_card_name(int card, char name[3]) {
    name[2] = 0;
    if (card < DIX_NUMBERS) {
        name[0] = colours[card / 9];
        name[1] = (char)('0' + dix_number(card));
    } else if (card < DIX_WILD) {
        name[0] = 'c';
        name[1] = (char)('1' + card - DIX_MONEY);
    } else if (card < DIX_HASH) {
        name[0] = 'w';
        name[1] = (char)('1' + card - DIX_WILD);
    } else {
        name[0] = card == DIX_ANY ? 'w' : colours[card - DIX_HASH];
        name[1] = 'w';
    }
}

int dix_card_named(const char *name) {
    const char *colour = name[0] ? strchr(colours, name[0]) : NULL;
    if (!colour && name[0] != 'c' && name[0] != 'w') return -1;
    if (!name[1] || name[2]) return -1;
    if (name[1] == 'w') return colour ? DIX_HASH + (int)(colour - colours) : name[0] == 'w' ? DIX_ANY : -1;
    int number = name[1] - '1';
    if (number < 0 || number > (name[0] == 'c' ? DIX_WILD - DIX_MONEY - 1 : 8)) return -1;
    return number + (colour ? 9 * (int)(colour - colours) : name[0] == 'c' ? DIX_MONEY : DIX_WILD);
}

static void say_card(struct text *text, const char *before, int card) {
    char name[3];
    dix_card_name(card, name);
    text_add(text, before);
    text_add(text, name);
}

static void say_payment(struct text *text, int coins, int tokens) {
    text_add(text, "pay");
    if (!coins && !tokens) text_add(text, " 0");
    if (coins) text_format(text, " %dc", coins);
    if (tokens) text_format(text, " %dt", tokens);
}

void dix_say(const struct state *state, struct move move, struct text *text) {
    switch ((enum dix_kind)move.kind) {
    case DIX_DO_FIRST: text_format(text, "first %d", move.a); break;
    case DIX_DO_REVEAL: say_card(text, "", move.a); break;
    case DIX_DO_DRAW: text_add(text, "draw"); break;
    case DIX_DO_NUMBERS: text_add(text, "numbers"); break;
    case DIX_DO_COINS: text_add(text, "coins"); break;
    case DIX_DO_PASS: text_add(text, "pass"); break;
    case DIX_DO_BID: text_format(text, "bid %d", move.a); break;
    case DIX_DO_PAY: say_payment(text, move.a, move.b); break;
    case DIX_DO_DROP: say_card(text, "drop ", move.a); break;
    case DIX_DO_DONE: text_add(text, "done"); break;
    case DIX_DO_TOKEN: text_add(text, "token"); break;
    case DIX_DO_BUY: say_card(text, "buy ", move.a); break;
    }
}

/* "pay 2c 1t", "pay 0". */
static struct move hint_payment(const char *text) {
    struct move move = {.kind = DIX_DO_PAY};
    while (*text == ' ') {
        text++;
        int number = text_leading_number(&text);
        if (*text == 'c') move.a = (uint16_t)number;
        if (*text == 't') move.b = (uint16_t)number;
        if (*text) text++;
    }
    return move;
}

static bool hint_card(int kind, const char *name, struct move *move) {
    int card = dix_card_named(name);
    *move = move_of(0, kind, card < 0 ? 0 : card, 0);
    return card >= 0;
}

static bool hint_bid(const char *digits, struct move *move) {
    int bid = text_leading_number(&digits);
    *move = move_of(0, DIX_DO_BID, bid < 0 ? 0 : bid, 0);
    return bid >= 0;
}

/* By its first letters: whether the rest is right is seen from the notation. */
bool dix_hint(const struct state *state, int seat, const char *text, struct move *move) {
    if (state->phase == DIX_REVEAL) return hint_card(DIX_DO_REVEAL, text, move);
    const char *behind = text;
    while (*behind && *behind != ' ') behind++;
    if (*behind) {
        switch (text[1]) {
        case 'r': return hint_card(DIX_DO_DROP, behind + 1, move);
        case 'u': return hint_card(DIX_DO_BUY, behind + 1, move);
        case 'i': return hint_bid(behind + 1, move);
        case 'a': *move = hint_payment(behind); return true;
        }
        return false;
    }
    int kind = -1;
    switch (text[0]) {
    case 'd': kind = text[1] == 'r' ? DIX_DO_DRAW : DIX_DO_DONE; break;
    case 'n': kind = DIX_DO_NUMBERS; break;
    case 'c': kind = DIX_DO_COINS; break;
    case 'p': kind = DIX_DO_PASS; break;
    case 't': kind = DIX_DO_TOKEN; break;
    }
    *move = move_of(0, kind < 0 ? 0 : kind, 0, 0);
    return kind >= 0;
}

static void show_copies(struct text *text, int card, int copies) {
    for (int i = 0; i < copies; i++) say_card(text, " ", card);
}

static void show_player(const struct state *state, int seat, struct text *text) {
    const struct dix_player *player = &state->as.dix.player[seat];
    text_format(text, "seat %d coins %d tokens %d best %d:", seat, player->coins, player->tokens,
                dix_score(player));
    for (int card = 0; card < DIX_NUMBERS; card++) show_copies(text, card, player->held[card]);
    for (int n = 0; n < 9; n++) show_copies(text, DIX_WILD + n, player->wild >> n & 1);
    for (int colour = 0; colour < 4; colour++) show_copies(text, DIX_HASH + colour, player->hash[colour]);
    show_copies(text, DIX_ANY, player->any);
    text_byte(text, '\n');
}

void dix_show(const struct state *state, struct text *text) {
    static const char *const phases[] = {"first", "choose", "reveal", "bid", "pay",
                                         "drop",  "buy",    "bust",   "over"};
    const struct dix *dix = &state->as.dix;
    text_format(text, "%s, turn of %d, %d cards left\nrow", phases[state->phase], dix->active,
                dix->cards_left);
    for (int i = 0; i < dix->row_size; i++) say_card(text, " ", dix->row[i]);
    text_format(text, " total %d money %d\nmarket", dix->total, dix->money);
    for (int card = 0; card < DIX_NUMBERS; card++) show_copies(text, card, dix->market[card]);
    text_byte(text, '\n');
    if (dix->joker != DIX_NO_CARD) {
        say_card(text, "joker ", dix->joker);
        for (int seat = 0; seat < state->seats; seat++)
            text_format(text, dix->bid[seat] == DIX_NO_BID ? " -" : " %d", dix->bid[seat]);
        text_byte(text, '\n');
    }
    if (state->phase == DIX_PAY || state->phase == DIX_DROP) {
        say_card(text, "due for ", dix->card);
        text_format(text, " %d\n", dix->due);
    }
    for (int seat = 0; seat < state->seats; seat++) show_player(state, seat, text);
}

/* Which paragraph forbids a move, phase by phase. */

static const char *why_no_bid(const struct dix *dix, const char *text) {
    int32_t bid;
    if (strncmp(text, "bid ", 4) != 0) return "5.2";
    if (!text_parse_int(text + 4, 0, 9999, &bid) || bid <= dix->high) return "5.2";
    return dix->alix ? "8.5" : bid < 1 ? "5.2" : "5.3";
}

static const char *why_no_purchase(const struct dix *dix, int seat, const char *text) {
    if (strncmp(text, "buy ", 4) != 0) return dix->bust ? "7.1" : "4.1";
    int card = dix_card_named(text + 4);
    if (card < 0 || card >= DIX_NUMBERS || !dix->market[card]) return "4.1";
    return dix->player[seat].held[card] ? "4.3" : "4.2";
}

/* "pay 2c 1t": more than is there runs against 4.2, all else against 4.5. */
static const char *why_no_payment(const struct dix *dix, int seat, const char *text) {
    const struct dix_player *player = &dix->player[seat];
    int number = 0;
    if (strncmp(text, "pay ", 4) != 0) return "4.6";
    for (const char *c = text + 4; *c; c++) {
        if (*c >= '0' && *c <= '9' && number < 1000)
            number = number * 10 + (*c - '0');
        else if (*c == ' ')
            number = 0;
        else if ((*c == 'c' && number > player->coins) || (*c == 't' && number > player->tokens))
            return "4.2";
    }
    return "4.5";
}

static const char *why_no_drop(const struct dix *dix, int seat, const char *text) {
    if (strncmp(text, "drop ", 5) != 0) return "4.6";
    int card = dix_card_named(text + 5);
    if (card >= DIX_WILD) return "4.4";
    if (card < 0 || card >= DIX_NUMBERS || !dix->player[seat].held[card]) return "4.2";
    return "8.5"; /* held, and yet refused: the only copy, in an auction against ALIX */
}

static const char *why_no_choice(const struct dix *dix, const char *text) {
    if (text_same(text, "draw")) return "6.1";
    if (text_same(text, "numbers") || text_same(text, "coins")) return "2.1";
    if (strncmp(text, "buy ", 4) == 0) return "4.1";
    return strncmp(text, "bid ", 4) == 0 ? "2.3" : "2.1";
}

const char *dix_paragraph(const struct state *state, int seat, const char *text) {
    const struct dix *dix = &state->as.dix;
    enum dix_phase phase = state->phase;
    if (phase == DIX_OVER || phase == DIX_FIRST) return NULL;
    if (!owes(state, seat)) return phase == DIX_BID ? "5.1" : dix->last_buys ? "6.2" : "1.4";
    switch (phase) {
    case DIX_CHOOSE: return why_no_choice(dix, text);
    case DIX_BID: return why_no_bid(dix, text);
    case DIX_PAY: return why_no_payment(dix, seat, text);
    case DIX_DROP: return why_no_drop(dix, seat, text);
    case DIX_BUY:
    case DIX_BUST: return why_no_purchase(dix, seat, text);
    case DIX_FIRST:
    case DIX_REVEAL:
    case DIX_OVER: break;
    }
    return NULL;
}
