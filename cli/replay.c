/* replay.c: `dizaine replay` steps forth and back through a record. A finished game has no secrets: all hands
 * are open. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/args.h"
#include "cli/open_record.h"
#include "cli/show.h"

static const struct flag flags[] = {
    {"at", "N", "begin after move N (0: before the first)"},
    {"record", "K", "the K-th record of the file (1)"},
    {"lang", LANGUAGES_FLAG, "language (from the environment)"},
    {"plain", NULL, "lines only, for screen readers and pipes"},
    {0},
};
static const struct usage usage = {
    .name = "replay",
    .synopsis = "FILE",
    .about = "Steps forth and back through a record: Enter shows the next move, b the one before, +10 and "
             "-10 skip, a number goes to that move, q quits.",
    .flags = flags,
};

struct replay {
    struct loaded loaded;
    struct room *room;
    struct show show;
    uint32_t at; /* moves made so far */
};

static void name_seats(struct replay *replay) {
    for (int seat = 0; seat < replay->room->truth.seats; seat++) {
        TEXT(name, NAME_MAX_BYTES);
        if (replay->loaded.record.names[seat])
            text_add(&name, replay->loaded.record.names[seat]);
        else if (seat >= replay->loaded.record.options.players)
            text_add(&name, replay->room->middle->automaton);
        else
            show_say(&replay->show, &name, WORD_TERM_PLAYER, GIVEN(n, seat + 1));
        room_set_name(replay->room, seat, name.bytes);
    }
}

/* A room after `at` moves: a record replays in no time, so going back is beginning anew. */
static void go_to(struct replay *replay, uint32_t at) {
    const struct record *record = &replay->loaded.record;
    struct page page;
    const char *sentence;
    struct state state;
    room_free(replay->room);
    replay->room = room_open(record->game, &record->options, &(struct deal){0});
    replay->room->given = record->count;
    name_seats(replay);
    game_start(&state, record->game, &record->options);
    for (uint32_t i = 0; i < at; i++) {
        TEXT(event, EVENT_MAX_BYTES);
        text_add(&event, "move ");
        game_line(&state, record->turns[i].move, record->turns[i].words, &event);
        if (!room_load(replay->room, event.bytes)) abort();
        game_apply(&state, record->turns[i].move);
    }
    replay->at = at;
    replay->show.room = replay->room;
    page = show_page(&replay->show, SPECTATOR, NULL);
    teller_start(&replay->show.teller, replay->room);
    while (teller_next(&replay->show.teller, replay->show.face, &page, &sentence)) continue;
}

/* Whose cards to show: the next to move, or whoever moved last. */
static int reader(const struct replay *replay) {
    int next = game_next(&replay->room->truth);
    if (next >= 0 && next != CHANCE) return next;
    for (uint32_t i = replay->at; i-- > 0;)
        if (replay->loaded.record.turns[i].move.who != CHANCE)
            return (int)replay->loaded.record.turns[i].move.who;
    return 0;
}

static void draw(struct replay *replay) {
    struct show *show = &replay->show;
    TEXT(below, 2048);
    struct page page = show_page(show, reader(replay), &below);
    show_say(show, &below, WORD_TERM_REPLAY_AT, GIVEN(n, (int)replay->at),
             GIVEN(of, (int)replay->loaded.record.count));
    if (replay->at > 0) {
        const struct turn *turn = &replay->loaded.record.turns[replay->at - 1];
        struct state before;
        record_state(&replay->loaded.record, replay->at - 1, &before);
        text_add(&below, show_word(show, WORD_TERM_COLON));
        game_line(&before, turn->move, turn->words, &below);
    }
    text_format(&below, "\n%s\n> ", show_word(show, WORD_TERM_REPLAY_HOW));
    if (show->term.screen) {
        show_draw(show, page.reader, &replay->room->truth, below.bytes);
        return;
    }
    const char *sentence = teller_back(&show->teller, 0);
    TEXT(lines, 8192);
    page.out = &lines;
    if (sentence) text_format(&lines, "%s\n", sentence);
    show->face->board(&page, &replay->room->truth);
    text_add(&lines, below.bytes);
    term_print(&lines);
}

/* Where an input leads; false: to the end of the show. */
static bool follow(struct replay *replay, const char *input) {
    int64_t at = replay->at, last = replay->loaded.record.count;
    input += strspn(input, " ");
    if (*input == 'q') return false;
    char *end;
    long number = strtol(input, &end, 10);
    number = number > last ? last : number < -last ? -last : number; /* so that no sum can overflow */
    if (*input == 0 || *input == 'n')
        at++;
    else if (*input == 'b')
        at--;
    else if (end != input)
        at = *input == '+' || *input == '-' ? at + number : number;
    at = at < 0 ? 0 : at > last ? last : at;
    go_to(replay, (uint32_t)at);
    return true;
}

int cli_replay(int argc, char **argv) {
    static struct replay replay;
    struct args args;
    int64_t at = 0, wanted = 1;
    int code = args_read(&args, &usage, argc, argv);
    if (code != ARGS_GO_ON) return code;
    if (args.words_count != 1) return complain("replay needs one file");
    if ((replay.show.language = words_choose(args_value(&args, "lang"))) == LANGUAGE_NONE)
        return complain("--lang must be %s", LANGUAGES_OR);
    if (!args_number(&args, "record", 1, INT32_MAX, &wanted)) return EXIT_BAD_CALL;
    if (!load_record(args.words[0], wanted, &replay.loaded)) return EXIT_BAD_CALL;
    if (!args_number(&args, "at", 0, replay.loaded.record.count, &at)) return EXIT_BAD_CALL;
    replay.show.face = face_of(replay.loaded.record.game);
    go_to(&replay, (uint32_t)at);
    term_open(&replay.show.term, args_has(&args, "plain"));
    char line[INPUT_MAX];
    enum input input;
    do {
        draw(&replay);
        input = term_read(&replay.show.term, line);
    } while (input == INPUT_RESIZED || (input == INPUT_LINE && follow(&replay, line)));
    if (!replay.show.term.screen) puts("");
    term_close(&replay.show.term);
    room_free(replay.room);
    loaded_free(&replay.loaded);
    return 0;
}
