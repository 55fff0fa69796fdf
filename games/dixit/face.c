/* face.c: Dixit in a terminal: pictures by number, with title and description where the deck has them.
 */
#include "cli/face.h"
#include "games/dixit/aloud.h"
#include "games/dixit/bots.h"

#include "cards/cards.h"

/* The painted card that a number stands for; false: nothing is known about it. */
static bool painted(const struct page *page, int card, int *deck, int *index) {
    const struct dixit_setting *setting = page->room->setting;
    const struct shelf *shelf = &setting->shelf;
    *index = card - 1;
    if (shelf->parts == 0) {
        *deck = *index / DECK_CARDS;
        *index %= DECK_CARDS;
        return *index >= 0 && *deck < deck_count();
    }
    for (int part = 0; part < shelf->parts; *index -= shelf->part[part++].cards) {
        *deck = shelf->part[part].deck;
        if (*index < shelf->part[part].cards) return *index >= 0 && *deck != SHELF_UNKNOWN;
    }
    return false;
}

static enum lang lang_of(const struct page *page) {
    return page->language == words_language("fr") ? LANG_FR : LANG_EN;
}

static bool starts_character(char byte) {
    return ((unsigned char)byte & 0xc0) != 0x80;
}

/* Adds a text, cut to so many columns; all of it in plain mode. */
static void add_cut(const struct page *page, struct text *out, const struct text *text, int columns) {
    uint32_t size = 0;
    if (page->plain || page_width(text->bytes, text->size) <= columns) {
        text_add(out, text->bytes);
        return;
    }
    for (int width = 0; !starts_character(text->bytes[size]) || ++width < columns;) size++;
    text_bytes(out, text->bytes, size);
    text_add(out, "…");
}

/* A number at the right of so many columns; numbers are not laid out in plain mode. */
static void add_number(const struct page *page, struct text *out, int number, int columns) {
    for (int least = 10; columns > 1 && !page->plain; least *= 10, columns--)
        if (number < least) text_byte(out, ' ');
    text_number(out, number);
}

/* A card on a line of its own: number, title, and what is to be seen. */
static void add_picture(const struct page *page, struct text *out, int card, int columns) {
    int deck, index;
    char bytes[1024];
    struct text words = text_over(bytes, sizeof bytes);
    add_number(page, &words, card, 3);
    if (painted(page, card, &deck, &index)) {
        text_add(&words, " ");
        card_title(deck, index, lang_of(page), &words);
        text_add(&words, ". ");
        card_describe(deck, index, lang_of(page), 1, &words);
    }
    add_cut(page, out, &words, columns);
}

static void look(const struct page *page, int card, struct text *text) {
    int deck, index;
    if (!painted(page, card, &deck, &index)) {
        page_say(page, text, WORD_DIXIT_TERM_UNKNOWN, GIVEN(n, card));
        return;
    }
    text_format(text, "%d ", card);
    card_title(deck, index, lang_of(page), text);
    text_add(text, ". ");
    card_describe(deck, index, lang_of(page), 3, text);
}

static void add_scores(struct page *page, const struct state *view) {
    for (int seat = 0; seat < view->seats; seat++) {
        TEXT(item, NAME_MAX_BYTES + 16);
        text_format(&item, "%s%s%d", page_name(page, seat), page_word(page, WORD_TERM_COLON),
                    view->score[seat]);
        page_item(page, &item);
    }
    text_byte(page->out, '\n');
}

static bool mine(const struct state *view, int seat, int slot) {
    const struct dixit *dixit = &view->as.dixit;
    if (seat >= SEATS_MAX) return false;
    int card = dixit->slot[slot];
    return (dixit->teller == seat && dixit->told == card) || dixit->given[seat][0] == card ||
           dixit->given[seat][1] == card;
}

/* A sentence with a clue, or what there is to say of one that was told aloud. */
static void say_clue(const struct page *page, struct text *out, enum word sentence, const char *name, const char *clue) {
    bool aloud;
    const char *words = dixit_heard(clue, &aloud);
    bool told = sentence == WORD_DIXIT_TERM_SAYS_TELL;
    if (aloud && told)
        page_say(page, out, WORD_DIXIT_LOG_ALOUD, GIVEN(name, name));
    else if (aloud)
        text_add(out, page_word(page, WORD_DIXIT_ALOUD));
    else
        page_say(page, out, sentence, GIVEN(name, name), GIVEN(clue, clue));
    if (!aloud || !*words) return;
    text_byte(out, ' ');
    page_say(page, out, WORD_DIXIT_ALOUD_BOTS, GIVEN(clue, words));
}

static void board(struct page *page, const struct state *view) {
    const struct dixit *dixit = &view->as.dixit;
    struct text *out = page->out;
    const char *clue = room_clue(page->room);
    page_hue(page, out, HUE_REVERSE);
    text_add(out, " DIXIT ");
    page_plain(page, out);
    text_byte(out, ' ');
    page_say(page, out, WORD_DIXIT_TERM_ROUND, GIVEN(n, dixit->round));
    if (dixit->teller != DIXIT_NO_SEAT) {
        text_add(out, ", ");
        page_say(page, out, WORD_DIXIT_TELLS, GIVEN(name, page_name(page, dixit->teller)));
    }
    text_byte(out, '\n');
    add_scores(page, view);
    if (clue && view->phase != DIXIT_TELL) {
        page_hue(page, out, HUE_BOLD);
        say_clue(page, out, WORD_DIXIT_TERM_CLUE, "", clue);
        page_plain(page, out);
        text_byte(out, '\n');
    }
    if (view->phase >= DIXIT_SLOT) {
        text_format(out, "%s\n", page_word(page, WORD_DIXIT_TERM_TABLE));
        for (int slot = 0; slot < dixit->slots; slot++) {
            bool own = mine(view, page->reader, slot);
            if (!page->plain) text_add(out, "  ");
            add_number(page, out, slot + 1, 2);
            text_add(out, page_word(page, WORD_TERM_COLON));
            add_picture(page, out, dixit->slot[slot], page->columns - (own ? 21 : 8));
            if (own) text_format(out, "  %s", page_word(page, WORD_DIXIT_TERM_MINE));
            text_byte(out, '\n');
        }
    } else if (page->reader < SEATS_MAX) {
        page_say(page, out, WORD_DIXIT_TERM_HAND, GIVEN(name, page_name(page, page->reader)));
        text_byte(out, '\n');
        for (int i = 0; i < dixit->hand_size[page->reader]; i++) {
            if (!page->plain) text_byte(out, ' ');
            add_picture(page, out, dixit->hand[page->reader][i], page->columns - 2);
            text_byte(out, '\n');
        }
    }
}

static void key(const struct page *page, const struct state *view, struct move move, int place,
                struct text *text) {
    text_number(text, move.a);
    if (move.b) text_format(text, " %d", (int)move.b);
}

static void label(const struct page *page, const struct state *view, struct move move, struct text *text) {
    enum word word = view->phase == DIXIT_TELL   ? WORD_DIXIT_TERM_DO_TELL
                     : view->phase == DIXIT_GIVE ? WORD_DIXIT_TERM_DO_GIVE
                                                 : WORD_DIXIT_TERM_DO_VOTE;
    const uint32_t chosen[] = {move.a, move.b};
    TEXT(cards, 256);
    for (int i = 0; i < 2 && chosen[i]; i++) {
        int deck, index, card = (int)chosen[i];
        if (view->phase == DIXIT_VOTE) card = view->as.dixit.slot[card - 1];
        if (i) text_add(&cards, ", ");
        if (painted(page, card, &deck, &index))
            card_title(deck, index, lang_of(page), &cards);
        else
            text_number(&cards, card);
    }
    page_say(page, text, word, GIVEN(cards, cards.bytes));
}

static void menu(struct page *page, const struct state *view, const struct move *moves, int n) {
    bool two = n > 0 && moves[n - 1].b;
    struct text *out = page->out;
    switch ((enum dixit_phase)view->phase) {
    case DIXIT_TELL:
        page_say(page, out, WORD_DIXIT_TERM_HOW_TELL, GIVEN(n, (int)moves[0].a));
        if (view->as.dixit.teller == DIXIT_NO_SEAT)
            text_format(out, "\n%s", page_word(page, WORD_DIXIT_TERM_HOW_WAIT));
        break;
    case DIXIT_GIVE:
        text_add(out, page_word(page, two ? WORD_DIXIT_TERM_HOW_GIVE_TWO : WORD_DIXIT_TERM_HOW_GIVE));
        break;
    case DIXIT_VOTE:
        text_add(out, page_word(page, two ? WORD_DIXIT_TERM_HOW_VOTE_TWO : WORD_DIXIT_TERM_HOW_VOTE));
        break;
    case DIXIT_DEAL:
    case DIXIT_SLOT:
    case DIXIT_OVER: break;
    }
    text_format(out, "   %s\n", page_word(page, WORD_DIXIT_TERM_HOW_LOOK));
}

/* What everybody learns when the votes are opened. */
static void tell_round(const struct page *page, const struct state *after, struct text *text) {
    const struct dixit_round *last = &after->as.dixit.last;
    int slot = 0;
    while (slot < last->slots && last->owner[slot] != last->teller) slot++;
    page_say(page, text, WORD_DIXIT_TERM_SAYS_ROUND, GIVEN(name, page_name(page, last->teller)),
             GIVEN(n, slot + 1));
    text_byte(text, ' ');
    page_say(page, text, WORD_DIXIT_TERM_SAYS_TELLER, GIVEN(name, page_name(page, last->teller)),
             GIVEN(n, last->base[last->teller] + last->bonus[last->teller]));
    for (int seat = 0; seat < after->seats; seat++) {
        if (seat == last->teller) continue;
        TEXT(votes, 16);
        text_number(&votes, last->vote[seat][0]);
        if (last->vote[seat][1]) text_format(&votes, " %d", last->vote[seat][1]);
        text_byte(text, ' ');
        page_say(page, text, WORD_DIXIT_TERM_SAYS_VOTES, GIVEN(name, page_name(page, seat)),
                 GIVEN(slots, votes.bytes), GIVEN(n, last->base[seat] + last->bonus[seat]));
    }
}

static void story(const struct page *page, const struct state *before, const struct state *after,
                  struct move move, const char *words, struct text *text) {
    if (before->phase == DIXIT_TELL && words)
        say_clue(page, text, WORD_DIXIT_TERM_SAYS_TELL, page_name(page, move.who), words);
    if (before->phase == DIXIT_VOTE && after->phase != DIXIT_VOTE) tell_round(page, after, text);
}

const struct face dixit_face = {
    .board = board,
    .menu = menu,
    .key = key,
    .label = label,
    .story = story,
    .look = look,
    .wait = WORD_DIXIT_TERM_KEY_WAIT,
};
