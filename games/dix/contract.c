/* contract.c: DIX in the contract. All of DIX is public. */
#include "games/dix/contract_reason.h"
#include "games/dix/bots_odds.h"
#include "room/contract.h"
#include "room/deeds.h"

static const char *const phase_name[] = {"first", "choose", "reveal", "bid", "pay",
                                         "drop",  "buy",    "bust",   "over"};
static const char *const end_name[] = {"", "numbers", "coins", "bust-total", "bust-money"};

static inline void write_card(struct text *text, const char *key, int card) {
    char name[3];
    dix_card_name(card, name);
    json_word_sized(text, key, json_key_size(key), name, 2);
}

static void write_row(struct text *text, const uint8_t *row, int size) {
    json_open(text, "row", '[');
    for (int i = 0; i < size; i++) write_card(text, NULL, row[i]);
    json_close(text, ']');
}

/* As many names as there are copies, in the order of the kinds. */
static void write_copies(struct text *text, const char *key, const uint8_t *copies, int kinds) {
    json_open(text, key, '[');
    for (int card = 0; card < kinds; card++)
        for (int i = 0; i < copies[card]; i++) write_card(text, NULL, card);
    json_close(text, ']');
}

static void write_deck(struct text *text, const struct dix *dix) {
    json_open(text, "deck", '{');
    json_number(text, "left", dix->cards_left);
    json_open(text, "cards", '{');
    for (int card = 0; card < DIX_CARDS; card++) {
        char name[3];
        if (!dix->left[card]) continue;
        dix_card_name(card, name);
        json_number_sized(text, name, 2, dix->left[card]);
    }
    json_close(text, '}');
    json_close(text, '}');
}

static void write_auction(struct text *text, const struct state *view) {
    const struct dix *dix = &view->as.dix;
    if (dix->joker == DIX_NO_CARD) {
        json_none(text, "auction");
        return;
    }
    json_open(text, "auction", '{');
    write_card(text, "joker", dix->joker);
    json_open(text, "bids", '[');
    for (int seat = 0; seat < view->seats; seat++) {
        if (dix->bid[seat] == DIX_NO_BID)
            json_none(text, NULL);
        else
            json_number(text, NULL, dix->bid[seat]);
    }
    json_close(text, ']');
    json_number(text, "high", dix->high);
    contract_seat(text, "high_seat", dix->high_seat);
    contract_seat(text, "bidder", view->phase == DIX_BID ? dix->bidder : DIX_NO_SEAT);
    json_close(text, '}');
}

static void write_payment(struct text *text, const struct state *view) {
    const struct dix *dix = &view->as.dix;
    if (view->phase != DIX_PAY && view->phase != DIX_DROP) {
        json_none(text, "payment");
        return;
    }
    json_open(text, "payment", '{');
    json_number(text, "seat", dix->payer);
    write_card(text, "card", dix->card);
    json_number(text, "due", dix->due);
    json_close(text, '}');
}

static void write_last(struct text *text, const struct state *view) {
    const struct dix_turn *last = &view->as.dix.last;
    if (last->end == DIX_NOT_YET) {
        json_none(text, "last");
        return;
    }
    json_open(text, "last", '{');
    json_number(text, "seat", last->seat);
    json_word(text, "end", end_name[last->end]);
    write_row(text, last->row, last->row_size);
    json_number(text, "total", last->total);
    json_number(text, "money", last->money);
    contract_bytes(text, "gained", last->gained, view->seats);
    json_close(text, '}');
}

static void write_jokers(struct text *text, const struct dix_player *player) {
    uint8_t copies[DIX_CARDS] = {0};
    for (int i = 0; i < 9; i++) copies[DIX_WILD + i] = player->wild >> i & 1;
    for (int i = 0; i < 4; i++) copies[DIX_HASH + i] = player->hash[i];
    copies[DIX_ANY] = player->any;
    write_copies(text, "jokers", copies, DIX_CARDS);
}

static void write_player(struct text *text, const struct dix *dix, const struct dix_player *player) {
    struct dix_run runs[4];
    int score = dix_score_runs(player, runs);
    json_open(text, NULL, '{');
    json_number(text, "coins", player->coins);
    json_number(text, "tokens", player->tokens);
    write_copies(text, "numbers", player->held, DIX_NUMBERS);
    write_jokers(text, player);
    json_number(text, "means", dix_means(dix, player));
    json_number(text, "score", score);
    json_open(text, "runs", '[');
    for (int c = 0; c < 4; c++) {
        json_open(text, NULL, '{');
        json_number(text, "first", runs[c].first);
        json_number(text, "size", runs[c].size);
        json_number(text, "points", runs[c].points);
        json_open(text, "jokers", '[');
        for (int n = 0; n < 9; n++)
            if (runs[c].jokers >> n & 1) json_number(text, NULL, n + 1);
        json_close(text, ']');
        json_close(text, '}');
    }
    json_close(text, ']');
    json_close(text, '}');
}

static int gain_of_row(const struct dix_player *player, const struct dix *dix) {
    struct dix_player with = *player;
    for (int i = 0; i < dix->row_size; i++)
        if (dix->row[i] < DIX_NUMBERS) dix_gain_card(&with, dix->row[i]);
    return dix_score(&with) - dix_score(player);
}

/* What the next card may do; and, for a reader who wants advice, what each choice can be expected to bring.
 * Weighing that costs more than all the rest of a contract. */
static void write_odds(struct text *text, const struct state *view, bool advice) {
    struct dix_odds odds;
    if (!dix_odds(view, advice, &odds)) {
        json_none(text, "odds");
        return;
    }
    json_open(text, "odds", '{');
    json_number(text, "cards", odds.cards);
    json_number(text, "bust_total", odds.bust_total);
    json_number(text, "bust_money", odds.bust_money);
    json_number(text, "joker", odds.joker);
    if (advice) {
        json_number(text, "draw", odds.draw);
        json_number(text, "numbers", odds.numbers);
        json_number(text, "coins", odds.coins);
        json_word(text, "advice",
                  odds.advice == DIX_DO_DRAW      ? "draw"
                  : odds.advice == DIX_DO_NUMBERS ? "numbers"
                                                  : "coins");
    }
    json_close(text, '}');
}

/* What the reader's choices would add at once; payments are not counted. */
static void write_gain(struct text *text, const struct state *view) {
    const struct dix *dix = &view->as.dix;
    struct move moves[MOVES_MAX];
    json_open(text, "gain", '{');
    int n = view->viewer < view->seats ? game_moves(view, view->viewer, moves) : 0;
    const struct dix_player *player = n ? &dix->player[view->viewer] : NULL;
    for (int i = 0; i < n; i++) {
        if (moves[i].kind != DIX_DO_NUMBERS && moves[i].kind != DIX_DO_BUY) continue;
        TEXT(said, 32);
        game_say(view, moves[i], &said);
        json_number(text, said.bytes,
                    moves[i].kind == DIX_DO_BUY ? dix_score_gain(player, moves[i].a)
                                                : gain_of_row(player, dix));
    }
    if (view->phase == DIX_BID && n > 0) json_number(text, "joker", dix_score_gain(player, dix->joker));
    json_close(text, '}');
}

static void write_view(const struct room *room, const struct state *view, struct text *text) {
    const struct dix *dix = &view->as.dix;
    json_word(text, "phase", phase_name[view->phase]);
    json_number(text, "active", dix->active);
    write_deck(text, dix);
    write_row(text, dix->row, dix->row_size);
    json_number(text, "total", dix->total);
    json_number(text, "money", dix->money);
    write_copies(text, "market", dix->market, DIX_NUMBERS);
    write_auction(text, view);
    write_payment(text, view);
    json_number(text, "last_buys", dix->last_buys);
    json_number(text, "alix", dix->alix);
    write_last(text, view);
    json_open(text, "players", '[');
    for (int seat = 0; seat < view->seats; seat++) write_player(text, dix, &dix->player[seat]);
    json_close(text, ']');
}

static void write_own(const struct room *room, const struct state *view, bool advice, struct text *text) {
    write_odds(text, view, advice);
    write_gain(text, view);
}

static bool paying(const struct state *state) {
    return state->phase == DIX_PAY || state->phase == DIX_DROP;
}

static void note_end_of_turn(const struct state *after, struct text *text) {
    const struct dix_turn *last = &after->as.dix.last;
    json_word(text, "end", end_name[last->end]);
    json_number(text, "seat", last->seat);
    json_number(text, "total", last->total);
    json_number(text, "money", last->money);
    contract_bytes(text, "gained", last->gained, after->seats);
    write_row(text, last->row, last->row_size);
}

static void write_note(const struct state *before, const struct state *after, struct move move,
                       struct text *text) {
    const struct dix *then = &before->as.dix, *now = &after->as.dix;
    uint32_t empty = text->size;
    bool stopped = before->phase == DIX_CHOOSE && after->phase != DIX_REVEAL;
    bool busted = before->phase == DIX_REVEAL && then->row_size && now->row_size == 0 &&
                  now->joker == then->joker && after->phase != DIX_BID;
    if (stopped || busted) {
        note_end_of_turn(after, text);
    } else if (before->phase == DIX_BID && after->phase != DIX_BID) {
        write_card(text, "won", then->joker);
        contract_seat(text, "seat", now->high_seat);
        if (now->high_seat != DIX_NO_SEAT) json_number(text, "price", now->high);
    } else if (paying(before) && !paying(after) && then->card < DIX_NUMBERS) {
        write_card(text, "bought", then->card);
        json_number(text, "seat", then->payer);
        json_number(text, "price", then->card % 9 + 1);
    }
    /* With bust-buy the others are paid only after the consolation. */
    if (then->bust && !now->bust && now->last.end == DIX_BUST_TOTAL) {
        if (text->size == empty) json_number(text, "seat", now->last.seat);
        contract_bytes(text, "gained", now->last.gained, after->seats);
    }
}

static int score(const struct state *state, int seat) {
    return dix_score(&state->as.dix.player[seat]);
}

static const struct constant constants[] = {
    {"bust", DIX_LIMIT}, {"coins", DIX_COINS_MAX}, {"token", DIX_TOKEN}, {"numbers", DIX_NUMBERS / 4}, {0}};

/* From the percentages of docs/bots.md between two: 98.8, 90.4, 81.9 and 76.2. */
static const struct strength strengths[] = {{"random", 343},   {"easy", 1110},   {"normal", 1500},
                                            {"classic", 1762}, {"expert", 1964}, {NULL, 0}};
/* Alone against ALIX. */
static const struct daily daily = {.players = 1};

/* The longest run at the end, and how often one bust. */
static void deeds(const struct state *before, const struct state *after, struct move move, const char *clue, struct deeds *noted) {
    static const char *const colours[] = {"b", "g", "o", "p"};
    const struct dix *dix = &after->as.dix;
    bool ended = before->as.dix.last.end != dix->last.end || before->as.dix.active != dix->active;
    if (ended && (dix->last.end == DIX_BUST_TOTAL || dix->last.end == DIX_BUST_MONEY) && move.who == CHANCE && dix->last.seat < after->seats)
        deed_more(noted, "bust", dix->last.seat);
    if (!game_over(after)) return;
    for (int seat = 0; seat < after->seats; seat++) {
        struct dix_run runs[4];
        dix_score_runs(&dix->player[seat], runs);
        for (int i = 0; i < 4; i++) deed_most(noted, "run", seat, runs[i].size, colours[i]);
    }
}

const struct middle dix_middle = {
    .deeds = deeds,
    .daily = &daily,
    .view = write_view,
    .own = write_own,
    .note = write_note,
    .players = 3,
    .players_bench = 4,
    .score = score,
    .automaton = "ALIX",
    .strengths = strengths,
    .constants = constants,
    .reason = dix_reason,
};
