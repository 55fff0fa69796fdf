/* ask.c: how people at the keyboard are asked for a move, and what they can ask in turn. */
#include <ctype.h>
#include <string.h>

#include "cli/play.h"

/* Small letters and no blanks: how inputs and keys are compared. */
static void squeeze(const char *text, char squeezed[INPUT_MAX]) {
    size_t size = 0;
    for (; *text && size + 1 < INPUT_MAX; text++)
        if (!isspace((unsigned char)*text)) squeezed[size++] = (char)tolower((unsigned char)*text);
    squeezed[size] = 0;
}

static bool same_input(const char *x, const char *y) {
    char a[INPUT_MAX], b[INPUT_MAX];
    squeeze(x, a);
    squeeze(y, b);
    return strcmp(a, b) == 0;
}

/* The words behind a wordy move's key or notation, or NULL if the input does not begin with it. */
static const char *words_behind(const char *input, const char *begin) {
    size_t size = strlen(begin);
    if (strncmp(input, begin, size) != 0 || input[size] != ' ') return NULL;
    return input + size + 1 + strspn(input + size + 1, " ");
}

/* From what was typed to the move's notation; false if no legal move is meant. */
bool play_find_move(const struct play *play, const struct page *page, const struct state *view,
                    const char *input, struct text *found) {
    struct move moves[MOVES_MAX];
    const struct game *game = play->desk.room->game;
    int n = game_moves(view, page->reader, moves), squeezed = -1, exact = -1, matches = 0;
    for (int i = 0; i < n; i++) {
        TEXT(key, 64);
        TEXT(said, 64);
        play->show.face->key(page, view, moves[i], i, &key);
        game_say(view, moves[i], &said);
        if (game->wordy && game->wordy(moves[i])) {
            const char *words = words_behind(input, key.bytes);
            if (!words) words = words_behind(input, said.bytes);
            if (!words || !*words) continue;
            text_format(found, "%s %s", said.bytes, words);
            return true;
        }
        if (strcmp(input, key.bytes) == 0 || strcmp(input, said.bytes) == 0) exact = i;
        if (same_input(input, key.bytes) || same_input(input, said.bytes)) squeezed = i, matches++;
    }
    if (exact < 0 && matches == 1) exact = squeezed;
    if (exact < 0 && n == 1 && !*input && !(game->wordy && game->wordy(moves[0]))) exact = 0;
    if (exact < 0) return false;
    game_say(view, moves[exact], found);
    return true;
}

static void hint(struct play *play, const struct page *page, const struct state *view, struct text *out) {
    static struct room_thought thought;
    struct move move;
    const char *words = NULL;
    TEXT(text, CLUE_MAX * 4 + 64);
    TEXT(key, CLUE_MAX * 4 + 64);
    TEXT(label, 256);
    room_thought(play->desk.room, page->reader, &thought);
    room_think(&thought, bot_strongest(play->desk.room->game), 0, &text);
    if (game_parse(view, page->reader, text.bytes, &move, &words) != FINE) return;
    struct move moves[MOVES_MAX];
    int n = game_moves(view, page->reader, moves), place = 0;
    while (place < n - 1 && memcmp(&moves[place], &move, sizeof move) != 0) place++;
    play->show.face->key(page, view, move, place, &key);
    if (words) text_format(&key, " %s", words);
    play->show.face->label(page, view, move, &label);
    show_say(&play->show, out, WORD_TERM_HINT, GIVEN(key, key.bytes), GIVEN(move, label.bytes));
}

static void add_help(struct play *play, const struct page *page, const struct state *view, struct text *out) {
    static const enum word lines[] = {WORD_TERM_HELP_ODDS, WORD_TERM_HELP_HINT, WORD_TERM_HELP_UNDO,
                                      WORD_TERM_HELP_STORY, WORD_TERM_HELP_QUIT};
    struct move moves[MOVES_MAX];
    game_moves(view, page->reader, moves);
    text_format(out, "%s ", show_word(&play->show, WORD_TERM_HELP));
    game_say(view, moves[0], out);
    for (size_t i = play->show.face->odds ? 0 : 1; i < sizeof lines / sizeof *lines; i++)
        text_format(out, "\n%s", show_word(&play->show, lines[i]));
    text_byte(out, ' ');
    play_add_resume(play, out);
    if (play->show.face->help) play->show.face->help(page, out);
}

/* Takes back the last move of somebody at this keyboard, and what followed, if it may be. */
static void undo(struct play *play, struct text *out) {
    struct room *room = play->desk.room;
    int point = -1;
    for (int seat = 0; seat < room->truth.seats; seat++) {
        int own = desk_is_person(&play->desk, seat) ? room_undo_point(room, seat) : -1;
        point = own > point ? own : point;
    }
    text_add(out, show_word(&play->show, room_undo(room, point) ? WORD_TERM_UNDONE : WORD_TERM_UNDO_NONE));
}

/* What a command answers, in play->notice. False: the player leaves. */
static bool answer(struct play *play, const struct state *view, const char *input, int seat) {
    struct text out = text_over(play->notice, sizeof play->notice);
    struct page page = show_page(&play->show, seat, &out);
    int32_t number;
    char command = input[0] && !input[1] ? (char)tolower((unsigned char)input[0]) : 0;
    if (command == 'q') return false;
    if (command == '?') {
        add_help(play, &page, view, &out);
        if (play->show.term.screen) {
            TEXT(help, SENTENCE_MAX);
            text_add(&help, play->notice);
            play->notice[0] = 0;
            return show_aside(&play->show, help.bytes);
        }
    } else if (command == 'h') {
        hint(play, &page, view, &out);
    } else if (command == 'u') {
        undo(play, &out);
    } else if (command == 'l') {
        return show_story(&play->show, seat);
    } else if (command == 'o') {
        if (!play->show.face->odds)
            text_add(&out, show_word(&play->show, WORD_TERM_ODDS_NEVER));
        else if (!play->show.face->odds(&page, view, &out))
            text_add(&out, show_word(&play->show, WORD_TERM_ODDS_NONE));
    } else if (play->show.face->look && input[0] == 'i' &&
               text_parse_int(input + 1 + strspn(input + 1, " "), 1, 9999, &number)) {
        play->show.face->look(&page, number, &out);
    } else if (*input) {
        TEXT(shown, 64);
        text_bytes(&shown, input, (uint32_t)strnlen(input, 40));
        if (text_characters(shown.bytes, shown.size) < 0) text_clear(&shown);
        show_say(&play->show, &out, WORD_TERM_BAD_MOVE, GIVEN(move, shown.bytes));
    }
    return true;
}

/* The question below the board. */
static void add_question(struct play *play, struct page *page, const struct state *view) {
    struct move moves[MOVES_MAX];
    int n = game_moves(view, page->reader, moves);
    if (play->notice[0]) {
        page_wrap(page, page->out, play->notice);
        text_byte(page->out, '\n');
    }
    play->show.face->menu(page, view, moves, n);
    if (page->plain) {
        show_say(&play->show, page->out, WORD_TERM_ASK_PLAIN, GIVEN(name, page_name(page, page->reader)));
        text_byte(page->out, ' ');
        return;
    }
    page_hue(page, page->out, HUE_DIM);
    text_add(page->out,
             show_word(&play->show, play->show.face->odds ? WORD_TERM_COMMANDS_ODDS : WORD_TERM_COMMANDS));
    text_byte(page->out, '\n');
    page_plain(page, page->out);
    show_say(&play->show, page->out, WORD_TERM_ASK, GIVEN(name, page_name(page, page->reader)));
    text_byte(page->out, ' ');
}

static void show_question(struct play *play, int seat, const struct state *view, bool fresh) {
    static char bytes[16 << 10];
    struct text below = text_over(bytes, sizeof bytes);
    struct page page = show_page(&play->show, seat, &below);
    if (!play->show.term.screen && fresh) play->show.face->board(&page, view);
    add_question(play, &page, view);
    if (play->show.term.screen)
        show_draw(&play->show, seat, view, below.bytes);
    else
        term_print(&below);
}

bool play_hand_over(struct play *play, int seat) {
    char line[INPUT_MAX];
    enum input input;
    do {
        static char bytes[512];
        struct text text = text_over(bytes, sizeof bytes);
        show_say(&play->show, &text, WORD_TERM_HAND_OVER, GIVEN(name, play->show.room->name[seat]));
        text_byte(&text, ' ');
        term_hide(&play->show.term);
        if (play->show.term.screen)
            term_show(&play->show.term, &text);
        else
            term_print(&text);
    } while ((input = term_read(&play->show.term, line)) == INPUT_RESIZED);
    return input == INPUT_LINE;
}

/* Whether the input means: let somebody else be the first. */
static bool rather_waits(struct play *play, const struct state *view, const char *input, int seat) {
    const struct middle *middle = play->desk.room->middle;
    if (!middle->first_come || !middle->first_come(view)) return false;
    if (!same_input(input, show_word(&play->show, play->show.face->wait))) return false;
    play->waiting_step = view->step;
    play->waiting |= (uint16_t)(1u << seat);
    if (play->waiting == view->to_act) play->waiting = 0; /* nobody begins: the first is asked again */
    return true;
}

bool play_ask(struct play *play, int seat) {
    char line[INPUT_MAX];
    bool fresh = true;
    for (;;) {
        struct room *room = play->desk.room;
        struct state view = game_view(&room->truth, seat);
        show_question(play, seat, &view, fresh);
        fresh = false;
        enum input input = term_read(&play->show.term, line);
        if (input == INPUT_RESIZED) continue;
        if (input == INPUT_END) return false;
        play->notice[0] = 0;
        TEXT(move, CLUE_MAX * 4 + 64);
        const char *typed = line + strspn(line, " ");
        struct page page = show_page(&play->show, seat, NULL);
        if (rather_waits(play, &view, typed, seat)) return true;
        if (play_find_move(play, &page, &view, typed, &move)) {
            enum verdict verdict = room_submit(room, seat, -1, move.bytes, BY_PERSON);
            if (verdict == FINE) return true;
            struct text notice = text_over(play->notice, sizeof play->notice);
            show_say(&play->show, &notice, verdict == BAD_CLUE ? WORD_TERM_BAD_CLUE : WORD_TERM_BAD_MOVE,
                     GIVEN(move, move.bytes));
            continue;
        }
        uint32_t before = room->events_size;
        if (!answer(play, &view, typed, seat)) return false;
        if (room->events_size != before) return true;
    }
}
