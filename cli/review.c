/* review.c: `dizaine review` looks at finished games again: what each decision cost, and what was luck. */
#include "room/review.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/args.h"
#include "lab/progress.h"
#include "cli/face.h"
#include "cli/open_record.h"
#include "cli/review_total.h"
#include "engine/json.h"

static const struct flag flags[] = {
    {"seat", "S", "only the decisions of a seat (0 is the first)"},
    {"every", NULL, "every decision, the good ones too"},
    {"record", "K", "the K-th record of the file (1)"},
    {"total", NULL,
     "all records of the file: means of luck, choices, results and results without luck for each player, with 95 % intervals"},
    {"deep", NULL, "look one decision further behind each draw where nothing is hidden: less luck is left, and it takes some twenty times as long"},
    {"json", NULL, "print one JSON object"},
    {"lang", LANGUAGES_FLAG, "language (from the environment)"},
    {0},
};
static const struct usage usage = {
    .name = "review",
    .synopsis = "RECORD",
    .about =
        "Looks at a finished game again, as the strongest bot judges it: for each decision what was played, what "
        "was best and what it cost in chances to win, with a reason; and for each player how the chances went from "
        "the start to the end by luck, by own choices and by the others', which add up exactly. RECORD may be - for "
        "standard input.",
    .flags = flags,
};

enum { THING_BYTES = 64 };

/* A game that is walked through from its beginning. */
struct walk {
    struct loaded *loaded;
    struct room *room;
    struct review review;
    struct review_step step;
};

/* Two of one name are told apart by their places. */
static void tell_apart(struct room *room, int seat) {
    TEXT(name, NAME_MAX_BYTES);
    text_add(&name, room->name[seat]);
    bool alike = false;
    for (int other = 0; other < room->truth.seats; other++) {
        if (other == seat || strcmp(room->name[other], name.bytes) != 0) continue;
        TEXT(apart, NAME_MAX_BYTES);
        text_format(&apart, "%s (%d)", name.bytes, other + 1);
        room_set_name(room, other, apart.bytes);
        alike = true;
    }
    if (!alike) return;
    text_format(&name, " (%d)", seat + 1);
    room_set_name(room, seat, name.bytes);
}

static bool walk_open(struct walk *walk, struct loaded *loaded, int language) {
    const struct record *record = &loaded->record;
    walk->loaded = loaded;
    walk->room = room_open(record->game, &record->options, &(struct deal){0});
    walk->room->given = record->count;
    for (int seat = 0; seat < walk->room->truth.seats; seat++) {
        TEXT(name, NAME_MAX_BYTES);
        if (record->names[seat])
            text_add(&name, record->names[seat]);
        else if (seat >= record->options.players)
            text_add(&name, walk->room->middle->automaton);
        else
            words_say(&name, language, WORD_TERM_PLAYER, GIVEN(n, seat + 1));
        room_set_name(walk->room, seat, name.bytes);
    }
    for (int seat = 0; seat < walk->room->truth.seats; seat++) tell_apart(walk->room, seat);
    return review_open(&walk->review, walk->room);
}

static bool walk_next(struct walk *walk) {
    uint32_t at = walk->review.moves;
    if (at == walk->loaded->record.count) return false;
    review_move(&walk->review, walk->room, walk->loaded->record.turns[at].move, &walk->step);
    return true;
}

static void walk_on(struct walk *walk) {
    const struct turn *turn = &walk->loaded->record.turns[walk->step.number];
    TEXT(event, EVENT_MAX_BYTES);
    text_add(&event, "move ");
    game_line(&walk->room->truth, turn->move, turn->words, &event);
    if (!room_load(walk->room, event.bytes)) abort();
}

static void print_json(struct walk *walk) {
    enum { LINE = 1 << 18 };
    char *bytes = malloc(LINE);
    struct text text = text_over(bytes, LINE);
    json_open(&text, NULL, '{');
    json_word(&text, "game", walk->room->game->name);
    json_open(&text, "moves", '[');
    while (walk_next(walk)) {
        if (walk->step.number) text_byte(&text, ',');
        review_step_json(&walk->review, walk->room, &walk->step, &text);
        fputs(text.bytes, stdout);
        text_clear(&text);
        walk_on(walk);
    }
    review_close(&walk->review, walk->room);
    json_close(&text, ']');
    json_key(&text, "seats");
    review_sums_json(&walk->review, &text);
    json_close(&text, '}');
    puts(text.bytes);
    free(bytes);
}

static int percent(int32_t win) {
    return (int)(win >= 0 ? (win + 50) / 100 : -((-win + 50) / 100));
}

static void add_signed(struct text *text, int number) {
    text_format(text, "%s%d", number < 0 ? "\u2212" : "+", abs(number));
}

static void add_reason(const struct page *page, const struct reason *reason, struct text *text) {
    const struct face *face = face_of(page->room->game);
    struct given given[REASON_GIVEN_MAX + 1] = {{0}};
    char called[REASON_GIVEN_MAX][THING_BYTES];
    const struct words_reason *word = face->reasons;
    for (int i = 0; i < reason->count; i++) {
        struct text thing = text_over(called[i], THING_BYTES);
        const char *notation = reason->given[i].text;
        if (notation[0] && face->thing)
            face->thing(page, notation, &thing);
        else
            text_add(&thing, notation);
        given[i] = notation[0] ? given_text(reason->given[i].name, called[i])
                               : given_number(reason->given[i].name, reason->given[i].number);
    }
    while (word->why && strcmp(word->why, reason->why) != 0) word++;
    if (word->why) words_fill(text, page->language, word->word, given);
}

static void print_decision(const struct walk *walk, int language) {
    static const enum word classes[REVIEW_CLASSES] = {
        WORD_REVIEW_BEST, WORD_REVIEW_FINE, WORD_REVIEW_DOUBTFUL, WORD_REVIEW_MISTAKE, WORD_REVIEW_BLUNDER};
    const struct review_step *step = &walk->step;
    TEXT(played, EVENT_MAX_BYTES);
    TEXT(best, EVENT_MAX_BYTES);
    TEXT(cost, 16);
    TEXT(why, 512);
    TEXT(line, 2048);
    const struct page page = {.room = walk->room, .language = language, .plain = true, .columns = 80, .reader = (int)step->move.who};
    const struct face *face = face_of(walk->room->game);
    face->label(&page, &step->view, step->move, &played);
    face->label(&page, &step->view, step->choices[step->best].move, &best);
    add_signed(&cost, percent(step->change[step->move.who].win));
    add_reason(&page, &step->reason, &why);
    words_say(&line, language, step->played == step->best ? WORD_TERM_REVIEW_RIGHT : WORD_TERM_REVIEW_WRONG,
              GIVEN(n, (int)step->number + 1), GIVEN(name, (const char *)walk->room->name[step->move.who]),
              GIVEN(class, words_text(language, classes[step->class])), GIVEN(cost, cost.bytes),
              GIVEN(move, played.bytes), GIVEN(best, best.bytes), GIVEN(why, why.bytes));
    puts(line.bytes);
}

/* The parts as whole numbers that add up: what rounding leaves over goes to luck. */
static void print_seat(const struct walk *walk, int seat, int language) {
    const struct review_sums *sums = &walk->review.sums[seat];
    int start = percent(sums->start.win), end = percent(sums->end.win), choices = percent(sums->choices.win),
        others = percent(sums->others.win);
    TEXT(luck, 16);
    TEXT(own, 16);
    TEXT(rivals, 16);
    TEXT(line, 1024);
    add_signed(&luck, end - start - choices - others);
    add_signed(&own, choices);
    add_signed(&rivals, others);
    words_say(&line, language, WORD_TERM_REVIEW_SUM, GIVEN(name, (const char *)walk->room->name[seat]),
              GIVEN(start, start), GIVEN(luck, luck.bytes), GIVEN(choices, own.bytes),
              GIVEN(others, rivals.bytes), GIVEN(end, end));
    puts(line.bytes);
}

static void print_text(struct walk *walk, int64_t only, bool every, int language) {
    while (walk_next(walk)) {
        const struct review_step *step = &walk->step;
        bool worth_it = step->count && (every || step->class >= REVIEW_DOUBTFUL);
        if (worth_it && (only < 0 || only == (int64_t)step->move.who)) print_decision(walk, language);
        walk_on(walk);
    }
    review_close(&walk->review, walk->room);
    puts("");
    for (int seat = 0; seat < walk->review.seats; seat++)
        if (walk->review.judged >> seat & 1) print_seat(walk, seat, language);
}

static int review_all(const char *path, bool deep, int language) {
    struct review_totals *totals = review_totals_new();
    struct walk *walk = malloc(sizeof *walk);
    struct record_stream stream;
    struct fault fault;
    int code = 0;
    FILE *file = strcmp(path, "-") == 0 ? stdin : fopen(path, "r");
    if (!file) {
        free(walk);
        review_totals_free(totals);
        return complain("%s cannot be read", path);
    }
    progress_begin("review");
    record_stream_open(&stream, file);
    while (code == 0 && record_stream_next(&stream, &fault) == FOUND_RECORD) {
        struct loaded loaded;
        if (!record_read(stream.bytes, stream.size, &loaded, &fault)) {
            code = complain("%s:%llu: %s", path, (unsigned long long)stream.line, fault.reason);
            break;
        }
        if (walk_open(walk, &loaded, language)) {
            walk->review.deep = deep;
            for (; walk_next(walk); walk_on(walk)) progress_read(file);
            review_close(&walk->review, walk->room);
            review_totals_add(totals, &walk->review, walk->room);
        } else {
            code = complain("games of %s are not reviewed", loaded.record.game->name);
        }
        room_free(walk->room);
        loaded_free(&loaded);
    }
    record_stream_free(&stream);
    progress_end();
    if (file != stdin) fclose(file);
    free(walk);
    if (code == 0) review_totals_print(totals);
    review_totals_free(totals);
    return code;
}

static int review_one(const struct args *args, struct loaded *loaded, int64_t only, int language) {
    const struct record *record = &loaded->record;
    struct walk *walk = malloc(sizeof *walk);
    struct state end;
    int code = 0;
    record_state(record, record->count, &end);
    bool judged = walk_open(walk, loaded, language);
    walk->review.deep = args_has(args, "deep");
    if (!judged)
        code = complain("games of %s are not reviewed", record->game->name);
    else if (!game_over(&end))
        code = complain("this game is not over");
    else if (only >= end.seats)
        code = complain("there is no such seat");
    else if (args_has(args, "json"))
        print_json(walk);
    else
        print_text(walk, only, args_has(args, "every"), language);
    room_free(walk->room);
    free(walk);
    return code;
}

int cli_review(int argc, char **argv) {
    struct args args;
    struct loaded loaded;
    int64_t wanted = 1, only = -1;
    int language;
    int code = args_read(&args, &usage, argc, argv);
    if (code != ARGS_GO_ON) return code;
    if (args.words_count != 1) return complain("review needs one record");
    if ((language = words_choose(args_value(&args, "lang"))) == LANGUAGE_NONE)
        return complain("--lang must be %s", LANGUAGES_OR);
    if (!args_number(&args, "record", 1, INT32_MAX, &wanted)) return EXIT_BAD_CALL;
    if (!args_number(&args, "seat", 0, SEATS_MAX - 1, &only)) return EXIT_BAD_CALL;
    if (args_has(&args, "total")) return review_all(args.words[0], args_has(&args, "deep"), language);
    if (!load_record(args.words[0], wanted, &loaded)) return EXIT_BAD_CALL;
    code = review_one(&args, &loaded, only, language);
    loaded_free(&loaded);
    return code;
}
