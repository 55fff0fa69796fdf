/* contract.c: DIX in the contract. All of DIX is public. */
#include "games/dix/bots_odds.h"
#include "room/contract.h"

static const char *const phase_name[] = {"first", "choose", "reveal", "bid", "pay",
                                         "drop",  "buy",    "bust",   "over"};
static const char *const end_name[] = {"", "numbers", "coins", "bust-total", "bust-money"};

static void write_card(struct text *text, int card) {
    char name[3];
    dix_card_name(card, name);
    text_format(text, "\"%s\"", name);
}

static void write_row(struct text *text, const uint8_t *row, int size) {
    text_add(text, ",\"row\":[");
    for (int i = 0; i < size; i++) {
        if (i) text_byte(text, ',');
        write_card(text, row[i]);
    }
    text_byte(text, ']');
}

/* As many names as there are copies, in the order of the kinds. */
static void write_copies(struct text *text, const char *name, const uint8_t *copies, int kinds) {
    const char *comma = "";
    text_format(text, ",\"%s\":[", name);
    for (int card = 0; card < kinds; card++) {
        for (int i = 0; i < copies[card]; i++) {
            text_add(text, comma);
            write_card(text, card);
            comma = ",";
        }
    }
    text_byte(text, ']');
}

static void write_deck(struct text *text, const struct dix *dix) {
    const char *comma = "";
    text_format(text, ",\"deck\":{\"left\":%d,\"cards\":{", dix->cards_left);
    for (int card = 0; card < DIX_CARDS; card++) {
        if (!dix->left[card]) continue;
        text_add(text, comma);
        write_card(text, card);
        text_format(text, ":%d", dix->left[card]);
        comma = ",";
    }
    text_add(text, "}}");
}

static void write_auction(struct text *text, const struct state *view) {
    const struct dix *dix = &view->as.dix;
    text_add(text, ",\"auction\":");
    if (dix->joker == DIX_NO_CARD) {
        text_add(text, "null");
        return;
    }
    text_add(text, "{\"joker\":");
    write_card(text, dix->joker);
    text_add(text, ",\"bids\":[");
    for (int seat = 0; seat < view->seats; seat++) {
        if (seat) text_byte(text, ',');
        if (dix->bid[seat] == DIX_NO_BID)
            text_add(text, "null");
        else
            text_number(text, dix->bid[seat]);
    }
    text_format(text, "],\"high\":%d,\"high_seat\":", dix->high);
    if (dix->high_seat == DIX_NO_SEAT)
        text_add(text, "null");
    else
        text_number(text, dix->high_seat);
    if (view->phase == DIX_BID)
        text_format(text, ",\"bidder\":%d}", dix->bidder);
    else
        text_add(text, ",\"bidder\":null}");
}

static void write_payment(struct text *text, const struct state *view) {
    const struct dix *dix = &view->as.dix;
    text_add(text, ",\"payment\":");
    if (view->phase != DIX_PAY && view->phase != DIX_DROP) {
        text_add(text, "null");
        return;
    }
    text_format(text, "{\"seat\":%d,\"card\":", dix->payer);
    write_card(text, dix->card);
    text_format(text, ",\"due\":%d}", dix->due);
}

static void write_last(struct text *text, const struct state *view) {
    const struct dix_turn *last = &view->as.dix.last;
    text_add(text, ",\"last\":");
    if (last->end == DIX_NOT_YET) {
        text_add(text, "null");
        return;
    }
    text_format(text, "{\"seat\":%d,\"end\":\"%s\"", last->seat, end_name[last->end]);
    write_row(text, last->row, last->row_size);
    text_format(text, ",\"total\":%d,\"money\":%d", last->total, last->money);
    contract_bytes(text, "gained", last->gained, view->seats);
    text_byte(text, '}');
}

static void write_jokers(struct text *text, const struct dix_player *player) {
    uint8_t copies[DIX_CARDS] = {0};
    for (int i = 0; i < 9; i++) copies[DIX_WILD + i] = player->wild >> i & 1;
    for (int i = 0; i < 4; i++) copies[DIX_HASH + i] = player->hash[i];
    copies[DIX_ANY] = player->any;
    write_copies(text, "jokers", copies, DIX_CARDS);
}

static void write_player(struct text *text, const struct dix_player *player) {
    struct dix_run runs[4];
    int score = dix_score_runs(player, runs);
    text_format(text, "{\"coins\":%d,\"tokens\":%d", player->coins, player->tokens);
    write_copies(text, "numbers", player->held, DIX_NUMBERS);
    write_jokers(text, player);
    text_format(text, ",\"means\":%d,\"score\":%d,\"runs\":[", dix_means(player), score);
    for (int c = 0; c < 4; c++) {
        const char *comma = "";
        text_format(text, "%s{\"first\":%d,\"size\":%d,\"points\":%d,\"jokers\":[", c ? "," : "",
                    runs[c].first, runs[c].size, runs[c].points);
        for (int n = 0; n < 9; n++) {
            if (!(runs[c].jokers >> n & 1)) continue;
            text_format(text, "%s%d", comma, n + 1);
            comma = ",";
        }
        text_add(text, "]}");
    }
    text_add(text, "]}");
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
        text_add(text, ",\"odds\":null");
        return;
    }
    text_format(text, ",\"odds\":{\"cards\":%d,\"bust_total\":%d,\"bust_money\":%d,\"joker\":%d", odds.cards,
                odds.bust_total, odds.bust_money, odds.joker);
    if (advice)
        text_format(text, ",\"draw\":%d,\"numbers\":%d,\"coins\":%d,\"advice\":\"%s\"", odds.draw,
                    odds.numbers, odds.coins,
                    odds.advice == DIX_DO_DRAW      ? "draw"
                    : odds.advice == DIX_DO_NUMBERS ? "numbers"
                                                    : "coins");
    text_byte(text, '}');
}

/* What the reader's choices would add at once; payments are not counted. */
static void write_gain(struct text *text, const struct state *view) {
    const struct dix *dix = &view->as.dix;
    const struct dix_player *player = &dix->player[view->viewer];
    struct move moves[MOVES_MAX];
    int n = view->viewer < view->seats ? game_moves(view, view->viewer, moves) : 0;
    const char *comma = "";
    text_add(text, ",\"gain\":{");
    for (int i = 0; i < n; i++) {
        if (moves[i].kind == DIX_DO_NUMBERS || moves[i].kind == DIX_DO_BUY) {
            text_format(text, "%s\"", comma);
            game_say(view, moves[i], text);
            text_format(text, "\":%d",
                        moves[i].kind == DIX_DO_BUY ? dix_score_gain(player, moves[i].a)
                                                    : gain_of_row(player, dix));
            comma = ",";
        }
    }
    if (view->phase == DIX_BID && n > 0)
        text_format(text, "\"joker\":%d", dix_score_gain(player, dix->joker));
    text_byte(text, '}');
}

static void write_view(const struct room *room, const struct state *view, bool advice, struct text *text) {
    const struct dix *dix = &view->as.dix;
    text_format(text, "{\"phase\":\"%s\",\"active\":%d", phase_name[view->phase], dix->active);
    write_deck(text, dix);
    write_row(text, dix->row, dix->row_size);
    text_format(text, ",\"total\":%d,\"money\":%d", dix->total, dix->money);
    write_copies(text, "market", dix->market, DIX_NUMBERS);
    write_auction(text, view);
    write_payment(text, view);
    text_format(text, ",\"last_buys\":%d,\"alix\":%d", dix->last_buys, dix->alix);
    write_odds(text, view, advice);
    write_gain(text, view);
    write_last(text, view);
    text_add(text, ",\"players\":[");
    for (int seat = 0; seat < view->seats; seat++) {
        if (seat) text_byte(text, ',');
        write_player(text, &dix->player[seat]);
    }
    text_add(text, "]}");
}

static bool paying(const struct state *state) {
    return state->phase == DIX_PAY || state->phase == DIX_DROP;
}

static void note_end_of_turn(const struct state *after, struct text *text) {
    const struct dix_turn *last = &after->as.dix.last;
    text_format(text, "\"end\":\"%s\",\"seat\":%d,\"total\":%d,\"money\":%d", end_name[last->end], last->seat,
                last->total, last->money);
    contract_bytes(text, "gained", last->gained, after->seats);
    write_row(text, last->row, last->row_size);
}

static void write_note(const struct state *before, const struct state *after, struct move move,
                       struct text *text) {
    const struct dix *then = &before->as.dix, *now = &after->as.dix;
    bool stopped = before->phase == DIX_CHOOSE && after->phase != DIX_REVEAL;
    bool busted = before->phase == DIX_REVEAL && then->row_size && now->row_size == 0 &&
                  now->joker == then->joker && after->phase != DIX_BID;
    if (stopped || busted) {
        note_end_of_turn(after, text);
    } else if (before->phase == DIX_BID && after->phase != DIX_BID) {
        text_add(text, "\"won\":");
        write_card(text, then->joker);
        if (now->high_seat == DIX_NO_SEAT)
            text_add(text, ",\"seat\":null");
        else
            text_format(text, ",\"seat\":%d,\"price\":%d", now->high_seat, now->high);
    } else if (paying(before) && !paying(after) && then->card < DIX_NUMBERS) {
        text_add(text, "\"bought\":");
        write_card(text, then->card);
        text_format(text, ",\"seat\":%d,\"price\":%d", then->payer, then->card % 9 + 1);
    }
    /* With bust-buy the others are paid only after the consolation. */
    if (then->bust && !now->bust && now->last.end == DIX_BUST_TOTAL) {
        if (!text->size) text_format(text, "\"seat\":%d", now->last.seat);
        contract_bytes(text, "gained", now->last.gained, after->seats);
    }
}

static int score(const struct state *state, int seat) {
    return dix_score(&state->as.dix.player[seat]);
}

static const struct constant constants[] = {
    {"bust", DIX_LIMIT}, {"coins", DIX_COINS_MAX}, {"token", DIX_TOKEN}, {0}};

const struct middle dix_middle = {
    .view = write_view,
    .note = write_note,
    .players = 3,
    .players_bench = 4,
    .score = score,
    .automaton = "ALIX",
    .constants = constants,
};
