/* face.c: DIX in a terminal. Cards are written as in the notation, in their colour where there is one. */
#include "cli/face.h"

#include "games/dix/bots_odds.h"

static const enum hue hues[] = {HUE_BLUE, HUE_GREEN, HUE_ORANGE, HUE_PINK};

static void add_card(const struct page *page, struct text *text, int card) {
    char name[3];
    dix_card_name(card, name);
    if (card < DIX_NUMBERS)
        page_hue(page, text, hues[card / 9]);
    else if (card < DIX_WILD)
        page_hue(page, text, HUE_MONEY);
    else if (card >= DIX_HASH && card < DIX_ANY)
        page_hue(page, text, hues[card - DIX_HASH]);
    else
        page_hue(page, text, HUE_BOLD);
    text_add(text, name);
    page_plain(page, text);
}

/* A card as people call it, and as it is written: "blue joker (bw)". */
static void add_called(const struct page *page, struct text *text, int card) {
    static const enum word colours[] = {WORD_DIX_COLOUR_BLUE, WORD_DIX_COLOUR_GREEN, WORD_DIX_COLOUR_ORANGE,
                                        WORD_DIX_COLOUR_PINK};
    if (card >= DIX_ANY)
        text_add(text, page_word(page, WORD_DIX_CARD_ANY));
    else if (card >= DIX_HASH)
        page_say(page, text, WORD_DIX_CARD_COLOUR, GIVEN(colour, page_word(page, colours[card - DIX_HASH])));
    else if (card >= DIX_WILD)
        page_say(page, text, WORD_DIX_CARD_NUMBER, GIVEN(v, card - DIX_WILD + 1));
    else if (card < DIX_NUMBERS)
        page_say(page, text, WORD_DIX_CARD_PLAIN, GIVEN(colour, page_word(page, colours[card / 9])), GIVEN(v, card % 9 + 1));
    text_add(text, " (");
    add_card(page, text, card);
    text_byte(text, ')');
}

static void thing(const struct page *page, const char *notation, struct text *text) {
    add_called(page, text, dix_card_named(notation));
}

static void add_row(struct page *page, const struct dix *dix) {
    struct text *out = page->out;
    text_format(out, "%s ", page_word(page, WORD_DIX_TERM_ROW));
    for (int i = 0; i < dix->row_size; i++) {
        if (i) text_byte(out, ' ');
        add_card(page, out, dix->row[i]);
    }
    if (dix->row_size == 0) text_add(out, page_word(page, WORD_DIX_TERM_EMPTY));
    text_add(out, page->plain ? ", " : "   = ");
    page_hue(page, out, HUE_BOLD);
    page_say(page, out, WORD_DIX_TERM_TOTAL, GIVEN(total, dix->total), GIVEN(money, dix->money));
    page_plain(page, out);
    text_byte(out, '\n');
}

static void add_market(struct page *page, const struct dix *dix) {
    struct text *out = page->out;
    int width = 0, shown = 0;
    text_format(out, "%s ", page_word(page, WORD_DIX_TERM_MARKET));
    for (int card = 0; card < DIX_NUMBERS; card++) {
        if (dix->market[card] == 0) continue;
        if (width > page->columns - 24) text_add(out, "\n        "), width = 0;
        add_card(page, out, card);
        if (dix->market[card] > 1) text_format(out, "x%d", dix->market[card]);
        text_byte(out, ' ');
        width += dix->market[card] > 1 ? 5 : 3;
        shown++;
    }
    if (!shown) text_add(out, page_word(page, WORD_DIX_TERM_EMPTY));
    text_byte(out, '\n');
}

/* One colour of a holding: each number held, * where a joker stands, the best run in bold. */
static void add_strip(const struct page *page, struct text *out, const struct dix_player *player, int colour,
                      const struct dix_run *run) {
    page_hue(page, out, hues[colour]);
    text_format(out, "%c ", "bgop"[colour]);
    for (int n = 0; n < 9; n++) {
        bool in_run = n + 1 >= run->first && n + 1 < run->first + run->size;
        if (in_run) page_hue(page, out, HUE_BOLD);
        if (player->held[colour * 9 + n])
            text_number(out, n + 1);
        else
            text_add(out, run->jokers >> n & 1 ? "*" : "·");
        if (in_run && page->colour) {
            page_plain(page, out);
            page_hue(page, out, hues[colour]);
        }
    }
    page_plain(page, out);
}

static void add_spoken_strip(const struct page *page, struct text *out, const struct dix_player *player,
                             int colour) {
    static const enum word names[] = {WORD_DIX_COLOUR_BLUE, WORD_DIX_COLOUR_GREEN, WORD_DIX_COLOUR_ORANGE,
                                      WORD_DIX_COLOUR_PINK};
    bool any = false;
    for (int n = 0; n < 9; n++)
        for (int copy = 0; copy < player->held[colour * 9 + n]; copy++) {
            text_format(out, any ? " %s%d" : ", %s %d", any ? "" : page_word(page, names[colour]), n + 1);
            any = true;
        }
}

static void add_jokers(const struct page *page, struct text *out, const struct dix_player *player) {
    for (int card = DIX_WILD; card < DIX_CARDS; card++) {
        int count = card < DIX_HASH  ? player->wild >> (card - DIX_WILD) & 1
                    : card < DIX_ANY ? player->hash[card - DIX_HASH]
                                     : player->any;
        while (count-- > 0) {
            text_byte(out, ' ');
            add_card(page, out, card);
        }
    }
}

static void add_player(struct page *page, const struct state *view, int seat) {
    const struct dix_player *player = &view->as.dix.player[seat];
    struct text *out = page->out;
    struct dix_run runs[4];
    int score = dix_score_runs(player, runs);
    text_format(out, "%s ", seat == view->as.dix.active && view->phase != DIX_FIRST ? ">" : " ");
    page_hue(page, out, seat == page->reader ? HUE_BOLD : HUE_DIM);
    text_add(out, page_name(page, seat));
    page_plain(page, out);
    if (page->plain) text_add(out, page_word(page, WORD_TERM_COLON));
    if (!page->plain) page_to_names_end(page);
    page_say(page, out, WORD_POINTS, GIVEN(n, score));
    text_add(out, ", ");
    page_say(page, out, WORD_DIX_COINS_COUNT, GIVEN(n, player->coins));
    if (player->tokens || page->plain) {
        text_add(out, ", ");
        page_say(page, out, WORD_DIX_TOKENS_COUNT, GIVEN(n, player->tokens));
    }
    text_add(out, ", ");
    page_say(page, out, WORD_DIX_CARDS_COUNT, GIVEN(n, player->cards));
    if (page->plain) {
        for (int colour = 0; colour < 4; colour++) add_spoken_strip(page, out, player, colour);
        add_jokers(page, out, player);
        text_byte(out, '\n');
        return;
    }
    add_jokers(page, out, player);
    text_add(out, "\n    ");
    for (int colour = 0; colour < 4; colour++) {
        add_strip(page, out, player, colour, &runs[colour]);
        text_add(out, "   ");
    }
    text_byte(out, '\n');
}

static void add_auction(struct page *page, const struct state *view) {
    const struct dix *dix = &view->as.dix;
    TEXT(card, 64);
    add_card(page, &card, dix->joker);
    page_say(page, page->out, WORD_DIX_TERM_AUCTION, GIVEN(card, card.bytes));
    for (int i = 1; i <= view->seats; i++) {
        int seat = (dix->active + i) % view->seats;
        if (dix->bid[seat] == DIX_NO_BID) continue;
        text_byte(page->out, ' ');
        page_say(page, page->out, dix->bid[seat] ? WORD_DIX_TERM_BID_IS : WORD_DIX_TERM_BID_PASSED,
                 GIVEN(name, page_name(page, seat)), GIVEN(n, dix->bid[seat]));
        text_byte(page->out, ',');
    }
    if (page->out->bytes[page->out->size - 1] == ',') page->out->bytes[page->out->size - 1] = '.';
    text_byte(page->out, '\n');
}

static void board(struct page *page, const struct state *view) {
    const struct dix *dix = &view->as.dix;
    struct text *out = page->out;
    page_hue(page, out, HUE_REVERSE);
    text_add(out, " DIX ");
    page_plain(page, out);
    text_byte(out, ' ');
    if (view->phase != DIX_FIRST) {
        page_say(page, out, WORD_TERM_TURN, GIVEN(name, page_name(page, dix->active)));
        text_add(out, ", ");
    }
    page_say(page, out, WORD_DIX_TERM_DECK, GIVEN(n, dix->cards_left));
    if (dix->alix) {
        text_add(out, ", ");
        page_say(page, out, WORD_DIX_TERM_ALIX, GIVEN(n, dix->alix));
    }
    if (dix->last_buys) text_format(out, ", %s", page_word(page, WORD_DIX_TERM_LAST_BUYS));
    text_byte(out, '\n');
    add_row(page, dix);
    add_market(page, dix);
    for (int seat = 0; seat < view->seats; seat++) add_player(page, view, seat);
    if (view->phase == DIX_BID) add_auction(page, view);
    if ((view->phase == DIX_PAY || view->phase == DIX_DROP) && dix->card != DIX_NO_CARD) {
        TEXT(card, 64);
        add_card(page, &card, dix->card);
        page_say(page, out, WORD_DIX_TERM_DUE, GIVEN(name, page_name(page, dix->payer)), GIVEN(n, dix->due),
                 GIVEN(card, card.bytes));
        text_byte(out, '\n');
    }
}

static void key(const struct page *page, const struct state *view, struct move move, int place,
                struct text *text) {
    char name[3];
    switch ((enum dix_kind)move.kind) {
    case DIX_DO_DRAW: text_add(text, page_word(page, WORD_DIX_TERM_KEY_DRAW)); break;
    case DIX_DO_NUMBERS: text_add(text, page_word(page, WORD_DIX_TERM_KEY_NUMBERS)); break;
    case DIX_DO_COINS: text_add(text, page_word(page, WORD_DIX_TERM_KEY_COINS)); break;
    case DIX_DO_PASS: text_add(text, page_word(page, WORD_DIX_TERM_KEY_PASS)); break;
    case DIX_DO_DONE: text_add(text, page_word(page, WORD_DIX_TERM_KEY_DONE)); break;
    case DIX_DO_TOKEN: text_add(text, page_word(page, WORD_DIX_TERM_KEY_TOKEN)); break;
    case DIX_DO_BID: text_number(text, move.a); break;
    case DIX_DO_PAY: text_number(text, place + 1); break;
    case DIX_DO_DROP:
    case DIX_DO_BUY:
        dix_card_name(move.a, name);
        text_add(text, name);
        break;
    case DIX_DO_FIRST:
    case DIX_DO_REVEAL: break;
    }
}

/* "2 coins, 1 token, the rest in cards" */
static void add_payment(const struct page *page, const struct state *before, struct move move,
                        struct text *text) {
    const char *comma = "";
    if (move.a) {
        page_say(page, text, WORD_DIX_COINS_COUNT, GIVEN(n, move.a));
        comma = ", ";
    }
    if (move.b) {
        text_add(text, comma);
        page_say(page, text, WORD_DIX_TOKENS_COUNT, GIVEN(n, move.b));
        comma = ", ";
    }
    if (move.a + before->as.dix.dials.token * move.b < before->as.dix.due)
        text_format(text, "%s%s", comma,
                    page_word(page, *comma ? WORD_DIX_TERM_PAY_CARDS : WORD_DIX_TERM_PAY_ALL_CARDS));
}

static void label(const struct page *page, const struct state *view, struct move move, struct text *text) {
    TEXT(card, 64);
    TEXT(payment, 128);
    switch ((enum dix_kind)move.kind) {
    case DIX_DO_DRAW: text_add(text, page_word(page, WORD_DIX_TERM_DO_DRAW)); break;
    case DIX_DO_NUMBERS: text_add(text, page_word(page, WORD_DIX_TERM_DO_NUMBERS)); break;
    case DIX_DO_COINS: text_add(text, page_word(page, WORD_DIX_TERM_DO_COINS)); break;
    case DIX_DO_PASS: text_add(text, page_word(page, WORD_DIX_PASS)); break;
    case DIX_DO_DONE: text_add(text, page_word(page, WORD_DIX_BUY_NOTHING)); break;
    case DIX_DO_TOKEN: text_add(text, page_word(page, WORD_DIX_TERM_DO_TOKEN)); break;
    case DIX_DO_BID: page_say(page, text, WORD_DIX_TERM_DO_BID, GIVEN(n, move.a)); break;
    case DIX_DO_PAY:
        add_payment(page, view, move, &payment);
        page_say(page, text, WORD_DIX_TERM_DO_PAY, GIVEN(what, payment.bytes));
        break;
    case DIX_DO_DROP:
    case DIX_DO_BUY: {
        bool buys = move.kind == DIX_DO_BUY;
        add_card(page, &card, move.a);
        page_say(page, text, buys ? WORD_DIX_TERM_DO_BUY : WORD_DIX_TERM_DO_DROP, GIVEN(card, card.bytes));
        int gain = buys ? dix_score_gain(&view->as.dix.player[move.who], move.a) : 0;
        if (gain) text_format(text, " (+%d)", gain);
        break;
    }
    case DIX_DO_FIRST:
    case DIX_DO_REVEAL: break;
    }
}

/* All moves of one kind on a line: bids as a range, cards by name with the points that they add at once. */
static void menu_of_kind(struct page *page, const struct state *view, const struct move *moves, int n,
                         enum dix_kind kind) {
    struct text *out = page->out;
    int least = 255, most = 0;
    if (kind == DIX_DO_BID) {
        for (int i = 0; i < n; i++) {
            if (moves[i].kind != kind) continue;
            least = moves[i].a < least ? (int)moves[i].a : least;
            most = moves[i].a > most ? (int)moves[i].a : most;
        }
        text_format(out, "[%d-%d] ", least, most);
        page_say(page, out, WORD_DIX_TERM_DO_BIDS, GIVEN(least, least), GIVEN(most, most));
        text_byte(out, '\n');
        return;
    }
    text_add(out, page_word(page, kind == DIX_DO_BUY ? WORD_DIX_TERM_BUY_ONE : WORD_DIX_TERM_DROP_ONE));
    int width = 20;
    for (int i = 0; i < n; i++) {
        if (moves[i].kind != kind) continue;
        int gain = kind == DIX_DO_BUY ? dix_score_gain(&view->as.dix.player[moves[i].who], moves[i].a) : 0;
        if (width > page->columns - 8) text_add(out, "\n   "), width = 3;
        text_byte(out, ' ');
        add_card(page, out, moves[i].a);
        if (gain) text_format(out, "(+%d)", gain);
        width += gain ? 7 : 3;
    }
    text_byte(out, '\n');
}

static void menu(struct page *page, const struct state *view, const struct move *moves, int n) {
    static const enum dix_kind grouped[] = {DIX_DO_BID, DIX_DO_BUY, DIX_DO_DROP};
    struct move rest[MOVES_MAX];
    int rest_size = 0;
    uint32_t long_kinds = 0;
    for (int g = 0; g < 3; g++) {
        int count = 0;
        for (int i = 0; i < n; i++) count += moves[i].kind == grouped[g];
        if (count > 3) long_kinds |= 1u << grouped[g];
    }
    for (int i = 0; i < n; i++)
        if (!(long_kinds >> moves[i].kind & 1)) rest[rest_size++] = moves[i];
    if (rest_size) page_menu(page, view, rest, rest_size);
    for (int g = 0; g < 3; g++)
        if (long_kinds >> grouped[g] & 1) menu_of_kind(page, view, moves, n, grouped[g]);
}

/* What the others gained at the end of a turn, as "; the others gain 4", or nothing. Nobody holds more than
 * ten coins, so that they need not gain the same. */
static void add_gains(const struct page *page, const struct state *after, int active, struct text *text) {
    const uint8_t *gained = after->as.dix.last.gained;
    int others = 0, gainers = 0, last = 0;
    bool same = true;
    for (int seat = 0; seat < after->seats; seat++) {
        if (seat == active) continue;
        same &= others++ == 0 || gained[seat] == gained[last];
        gainers += gained[seat] > 0;
        last = seat;
    }
    if (gainers && same && others > 1) {
        page_say(page, text, WORD_DIX_TERM_OTHERS_GAIN, GIVEN(n, gained[last]));
        return;
    }
    const char *before = page_word(page, WORD_TERM_SEMICOLON);
    for (int seat = 0; seat < after->seats; seat++) {
        if (seat == active || gained[seat] == 0) continue;
        text_add(text, before);
        page_say(page, text, WORD_DIX_TERM_ONE_GAINS, GIVEN(name, page_name(page, seat)),
                 GIVEN(n, gained[seat]));
        before = ", ";
    }
}

static void tell_card(const struct page *page, const struct state *before, const struct state *after,
                      int card, struct text *text) {
    const struct dix *was = &before->as.dix, *is = &after->as.dix;
    const char *name = page_name(page, was->active);
    int worth = card < DIX_NUMBERS ? dix_number(card) : card < DIX_WILD ? -(card - DIX_MONEY + 1) : 0;
    TEXT(drawn, 64);
    TEXT(gains, 512);
    if (card >= DIX_WILD)
        add_called(page, &drawn, card);
    else
        add_card(page, &drawn, card);
    add_gains(page, after, was->active, &gains);
    /* A card that leaves no row behind it was a bust; ALIX may go over ten without one. */
    enum dix_end end = is->row_size == 0 ? (enum dix_end)is->last.end : DIX_NOT_YET;
    bool alix = was->alix && was->active == DIX_ALIX;
    if (card >= DIX_WILD)
        page_say(page, text, WORD_DIX_TERM_SAYS_JOKER, GIVEN(name, name), GIVEN(card, drawn.bytes));
    else if (end == DIX_BUST_TOTAL)
        page_say(page, text, WORD_DIX_TERM_SAYS_BUST_TOTAL, GIVEN(name, name), GIVEN(card, drawn.bytes),
                 GIVEN(gains, gains.bytes));
    else if (end == DIX_BUST_MONEY)
        page_say(page, text, alix ? WORD_DIX_TERM_SAYS_BUST_ALIX : WORD_DIX_TERM_SAYS_BUST_MONEY,
                 GIVEN(name, name), GIVEN(card, drawn.bytes));
    else
        page_say(page, text, WORD_DIX_TERM_SAYS_CARD, GIVEN(name, name), GIVEN(card, drawn.bytes),
                 GIVEN(total, was->total + worth));
}

/* A part of a payment; with the last one the card changes hands. */
static void tell_paid(const struct page *page, const struct state *before, const struct state *after,
                      const char *part, bool drops, struct text *text) {
    const char *name = page_name(page, before->as.dix.payer);
    TEXT(card, 64);
    if (after->phase == DIX_DROP || before->as.dix.card == DIX_NO_CARD) {
        page_say(page, text, drops ? WORD_DIX_TERM_SAYS_DROPS : WORD_DIX_TERM_SAYS_PAYS, GIVEN(name, name),
                 GIVEN(what, part));
        return;
    }
    add_card(page, &card, before->as.dix.card);
    page_say(page, text, drops ? WORD_DIX_TERM_SAYS_DROPS_FOR : WORD_DIX_TERM_SAYS_PAYS_FOR,
             GIVEN(name, name), GIVEN(what, part), GIVEN(card, card.bytes));
}

static bool market_is_empty(const struct dix *dix) {
    for (int card = 0; card < DIX_NUMBERS; card++)
        if (dix->market[card]) return false;
    return true;
}

static void story(const struct page *page, const struct state *before, const struct state *after,
                  struct move move, const char *words, struct text *text) {
    const struct dix *was = &before->as.dix;
    const char *name = move.who == CHANCE ? "" : page_name(page, move.who);
    TEXT(part, 128);
    TEXT(gains, 512);
    switch ((enum dix_kind)move.kind) {
    case DIX_DO_FIRST:
        page_say(page, text, WORD_DIX_TERM_SAYS_FIRST, GIVEN(name, page_name(page, move.a)));
        break;
    case DIX_DO_REVEAL: tell_card(page, before, after, move.a, text); break;
    case DIX_DO_DRAW: break;
    case DIX_DO_NUMBERS:
        add_gains(page, after, move.who, &gains);
        page_say(page, text, WORD_DIX_TERM_SAYS_NUMBERS, GIVEN(name, name), GIVEN(gains, gains.bytes));
        break;
    case DIX_DO_COINS:
        page_say(page, text, WORD_DIX_TERM_SAYS_COINS, GIVEN(name, name),
                 GIVEN(n, after->as.dix.last.gained[move.who]));
        break;
    case DIX_DO_PASS:
        page_say(page, text, WORD_DIX_LOG_PASS, GIVEN(name, name));
        if (after->phase == DIX_BID || after->phase == DIX_PAY) break;
        add_called(page, &part, was->joker);
        text_byte(text, ' ');
        if (was->high_seat == DIX_NO_SEAT)
            page_say(page, text, WORD_DIX_TERM_SAYS_UNSOLD, GIVEN(card, part.bytes));
        break;
    case DIX_DO_BID: page_say(page, text, WORD_DIX_TERM_SAYS_BID, GIVEN(name, name), GIVEN(n, move.a)); break;
    case DIX_DO_PAY:
        add_payment(page, before, move, &part);
        tell_paid(page, before, after, part.bytes, false, text);
        break;
    case DIX_DO_DROP:
        add_card(page, &part, move.a);
        tell_paid(page, before, after, part.bytes, true, text);
        break;
    case DIX_DO_DONE: /* of an empty market this goes without saying */
        if (!market_is_empty(was)) page_say(page, text, WORD_DIX_TERM_SAYS_DONE, GIVEN(name, name));
        break;
    case DIX_DO_TOKEN: page_say(page, text, WORD_DIX_TERM_SAYS_TOKEN, GIVEN(name, name)); break;
    case DIX_DO_BUY:
        add_card(page, &part, move.a);
        page_say(page, text, WORD_DIX_TERM_SAYS_BUYS, GIVEN(name, name), GIVEN(card, part.bytes));
        break;
    }
}

/* Hundredths of a point with a sign, as in +1.25. */
static void add_worth(const struct page *page, struct text *text, enum word label, int32_t hundredths) {
    int32_t size = hundredths < 0 ? -hundredths : hundredths;
    text_format(text, "   %s %c%d%s%d%d", page_word(page, label), hundredths < 0 ? '-' : '+', size / 100,
                words_languages[page->language].decimal, size / 10 % 10, size % 10);
}

static int percent(int32_t part, int32_t all) {
    return all ? (part * 100 + all / 2) / all : 0;
}

static bool odds(const struct page *page, const struct state *view, struct text *text) {
    struct dix_odds told;
    if (!dix_odds(view, true, &told)) return false;
    int32_t safe = told.cards - told.bust_total - told.bust_money - told.joker;
    page_say(page, text, WORD_DIX_TERM_ODDS, GIVEN(total, percent(told.bust_total, told.cards)),
             GIVEN(money, percent(told.bust_money, told.cards)),
             GIVEN(joker, percent(told.joker, told.cards)), GIVEN(safe, percent(safe, told.cards)));
    text_format(text, "\n%s", page_word(page, WORD_DIX_TERM_ODDS_EXPECT));
    if (told.can_draw) add_worth(page, text, WORD_DIX_TERM_ODDS_IF_DRAW, told.draw);
    if (told.can_stop) {
        add_worth(page, text, WORD_DIX_TERM_ODDS_IF_NUMBERS, told.numbers);
        add_worth(page, text, WORD_DIX_TERM_ODDS_IF_COINS, told.coins);
    }
    return true;
}

static void help(const struct page *page, struct text *text) {
    text_format(text, "\n%s", page_word(page, WORD_DIX_TERM_HELP));
}

/* Whoever beats ALIX earns a title. */
static void ending(const struct page *page, const struct state *end, struct text *text) {
    static const enum word titles[] = {WORD_DIX_ALIX_4, WORD_DIX_ALIX_5, WORD_DIX_ALIX_6, WORD_DIX_ALIX_7,
                                       WORD_DIX_ALIX_8, WORD_DIX_ALIX_9, WORD_DIX_ALIX_10};
    if (!end->as.dix.alix || !(end->winners & 1)) return;
    page_say(page, text, WORD_DIX_ALIX_TITLE, GIVEN(title, page_word(page, titles[end->as.dix.alix - 4])));
    text_byte(text, '\n');
}

static const struct words_reason reasons[] = {
    {"draw", WORD_DIX_REVIEW_DRAW},
    {"draw.safe", WORD_DIX_REVIEW_DRAW_SAFE},
    {"numbers", WORD_DIX_REVIEW_NUMBERS},
    {"coins", WORD_DIX_REVIEW_COINS},
    {"draw.numbers", WORD_DIX_REVIEW_DRAW_NUMBERS},
    {"draw.coins", WORD_DIX_REVIEW_DRAW_COINS},
    {"stop.draw", WORD_DIX_REVIEW_STOP_DRAW},
    {"stop.safe", WORD_DIX_REVIEW_STOP_SAFE},
    {"numbers.coins", WORD_DIX_REVIEW_NUMBERS_COINS},
    {"coins.numbers", WORD_DIX_REVIEW_COINS_NUMBERS},
    {"bid", WORD_DIX_REVIEW_BID},
    {"pass", WORD_DIX_REVIEW_PASS},
    {"pass.bid", WORD_DIX_REVIEW_PASS_BID},
    {"bid.pass", WORD_DIX_REVIEW_BID_PASS},
    {"bid.more", WORD_DIX_REVIEW_BID_MORE},
    {"bid.less", WORD_DIX_REVIEW_BID_LESS},
    {"buy", WORD_DIX_REVIEW_BUY},
    {"done", WORD_DIX_REVIEW_DONE},
    {"done.buy", WORD_DIX_REVIEW_DONE_BUY},
    {"buy.done", WORD_DIX_REVIEW_BUY_DONE},
    {"buy.other", WORD_DIX_REVIEW_BUY_OTHER},
    {"pay", WORD_DIX_REVIEW_PAY},
    {"pay.other", WORD_DIX_REVIEW_PAY_OTHER},
    {"drop", WORD_DIX_REVIEW_DROP},
    {"drop.other", WORD_DIX_REVIEW_DROP_OTHER},
    {0},
};

const struct face dix_face = {
    .board = board,
    .menu = menu,
    .key = key,
    .label = label,
    .story = story,
    .odds = odds,
    .help = help,
    .ending = ending,
    .thing = thing,
    .reasons = reasons,
};
