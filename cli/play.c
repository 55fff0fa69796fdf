/* play.c: `dizaine play`, a game in the terminal against bots or with several people at one keyboard. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#include "cli/args.h"
#include "cli/play.h"
#include "cli/results.h"

static const struct flag flags[] = {
    {"players", "N", "number of players, bots included"},
    {"people", "N", "how many of them are people at this keyboard (1)"},
    {"names", "A,B", "names of the people"},
    {"bots", "LEVEL",
     "how the bots play: easy, normal, expert, random (normal), fitting for as well as you do, or cmd:COMMAND "
     "for a program of your own"},
    {"option", "K=V", "an option of the game; may be repeated"},
    {"lang", LANGUAGES_FLAG, "language (from the environment)"},
    {"plain", NULL, "lines only, for screen readers and pipes"},
    {"resume", NULL, "go on with the saved game; a program needs its --bots cmd:COMMAND again"},
    {"save", "FILE", "where to save, with every move (one game, in your state folder)"},
    {"record", "FILE", "write the record there when the game is over"},
    {"seed", "S", "the same seed gives the same deal"},
    {"pause", "MS", "how long to wait after a bot's move (600); Enter cuts it short"},
    {0},
};
static const struct usage usage = {
    .name = "play",
    .synopsis = "[GAME]",
    .about = "A game in the terminal; dizaine help lists the games, and without a name it is the first of "
             "them. ? tells during play what can be typed. Colours are left out with NO_COLOR.",
    .flags = flags,
};

static void print_line(const char *line) {
    char bytes[SENTENCE_MAX * 2];
    struct text text = text_over(bytes, sizeof bytes);
    text_format(&text, "%s\n", line);
    term_print(&text);
}

/* Whose eyes are on the screen when nobody in particular is asked: the only person's, or everybody's. */
static int onlooker(const struct play *play) {
    if (desk_people(&play->desk) != 1) return SPECTATOR;
    for (int seat = 0; seat < SEATS_MAX; seat++)
        if (desk_is_person(&play->desk, seat)) return seat;
    return SPECTATOR;
}

/* Draws for everybody: with several people at the keyboard no hand is shown. */
static void draw(struct play *play, const char *below) {
    struct state view = game_view(&play->desk.room->truth, onlooker(play));
    show_draw(&play->show, onlooker(play), &view, below);
}

/* Tells what is new: line by line in plain mode, with a pause for a look on a screen. */
void play_tell_news(struct play *play, bool pause) {
    struct page page = show_page(&play->show, onlooker(play), NULL);
    const char *sentence;
    bool news = false;
    if (play->show.teller.moves > play->desk.room->entries_size) {
        teller_start(&play->show.teller, play->desk.room);
        while (teller_next(&play->show.teller, play->show.face, &page, &sentence)) continue;
        return;
    }
    while (teller_next(&play->show.teller, play->show.face, &page, &sentence)) {
        if (!sentence) continue;
        news = true;
        if (!play->show.term.screen) print_line(sentence);
    }
    if (!news || !play->show.term.screen || !pause) return;
    draw(play, "");
    term_pause(&play->show.term, play->pause_ms);
}

void play_add_resume(const struct play *play, struct text *out) {
    text_add(out, "dizaine play --resume");
    if (play->save_named) text_format(out, " --save %s", play->save);
}

static bool save(struct play *play) {
    if (!play->save[0] || desk_save(&play->desk, play->save)) return true;
    int trouble = errno;
    term_close(&play->show.term);
    complain("%s cannot be written: %s", play->save, system_says(trouble));
    play->save_failed = true;
    return false;
}

static bool hides_hands(const struct room *room) {
    return room->middle->secret && room->middle->secret(&room->options);
}

static bool wants_to_wait(const struct play *play, int seat) {
    return play->waiting_step == play->desk.room->truth.step && play->waiting >> seat & 1;
}

/* Who moves next: a person who may speak first, then bots, then people, by seat. */
static int next_seat(const struct play *play) {
    const struct room *room = play->desk.room;
    bool race = room->middle->first_come && room->middle->first_come(&room->truth);
    bool sealed = __builtin_popcount(room->truth.to_act) > 1 && !race;
    for (int pass = 0; pass < 2; pass++)
        for (int seat = 0; seat < room->truth.seats; seat++) {
            bool person = desk_is_person(&play->desk, seat);
            bool first = sealed ? !person : person && !wants_to_wait(play, seat);
            if (room_waits_for(room, seat) && (pass || first) && !wants_to_wait(play, seat)) return seat;
        }
    return -1;
}

/* A bot's level in the players' language. */
const char *play_level_name(const struct play *play, const char *level) {
    static const struct {
        const char *level;
        enum word word;
    } levels[] = {{"random", WORD_TERM_LEVEL_RANDOM},   {"easy", WORD_TERM_LEVEL_EASY},
                  {"casual", WORD_TERM_LEVEL_CASUAL},   {"steady", WORD_TERM_LEVEL_STEADY},
                  {"keen", WORD_TERM_LEVEL_KEEN},       {"able", WORD_TERM_LEVEL_ABLE},
                  {"normal", WORD_TERM_LEVEL_NORMAL},   {"seasoned", WORD_TERM_LEVEL_SEASONED},
                  {"skilled", WORD_TERM_LEVEL_SKILLED}, {"strong", WORD_TERM_LEVEL_STRONG},
                  {"expert", WORD_TERM_LEVEL_EXPERT},   {"gambler", WORD_TERM_LEVEL_GAMBLER},
                  {"miser", WORD_TERM_LEVEL_MISER},     {"bidder", WORD_TERM_LEVEL_BIDDER},
                  {"careful", WORD_TERM_LEVEL_CAREFUL}};
    for (size_t i = 0; i < sizeof levels / sizeof *levels; i++)
        if (text_same(levels[i].level, level)) return show_word(&play->show, levels[i].word);
    return level;
}

/* What an external bot answers; false if it has lost its seat, which everybody is told. */
static bool ask_external(struct play *play, int seat, struct text *text) {
    const struct room *room = play->desk.room;
    struct external_line *lines = malloc((room->entries_size + 1) * sizeof *lines);
    const char *why = "no memory";
    for (uint32_t i = 0; lines && i < room->entries_size; i++) {
        const struct room_entry *entry = &room->entries[i];
        lines[i] = (struct external_line){entry->move, entry->epoch,
                                          entry->words ? room->pool + entry->words : NULL};
    }
    if (lines)
        why = external_ask(play->external[seat], &room->truth, &room->options, seat, lines,
                           room->entries_size, text);
    free(lines);
    if (!why) return true;
    struct text notice = text_over(play->notice, sizeof play->notice);
    show_say(&play->show, &notice, WORD_TERM_BOT_LOST, GIVEN(name, room->name[seat]), GIVEN(why, why),
             GIVEN(level, play_level_name(play, play->desk.bot[seat]->name)));
    if (!play->show.term.screen) print_line(play->notice);
    external_close(play->external[seat]);
    play->external[seat] = NULL;
    play->desk.commanded &= (uint16_t) ~(1u << seat);
    return false;
}

static void let_bot(struct play *play, int seat) {
    static struct room_thought thought;
    TEXT(text, CLUE_MAX * 4 + 64);
    if (play->external[seat] && ask_external(play, seat, &text)) {
        room_submit(play->desk.room, seat, -1, text.bytes, BY_BOT);
        return;
    }
    room_thought(play->desk.room, seat, &thought);
    room_think(&thought, play->desk.bot[seat], 0, &text);
    room_submit(play->desk.room, seat, -1, text.bytes, BY_BOT);
}

static void add_end(struct play *play, struct text *out) {
    const struct state *end = &play->desk.room->truth;
    TEXT(winners, 1024);
    int left = __builtin_popcount(end->winners);
    for (int seat = 0; seat < end->seats; seat++) {
        if (!(end->winners >> seat & 1)) continue;
        text_add(&winners, play->desk.room->name[seat]);
        if (--left > 1)
            text_add(&winners, ", ");
        else if (left == 1)
            text_format(&winners, " %s ", show_word(&play->show, WORD_AND));
    }
    text_format(out, "%s ", show_word(&play->show, WORD_TERM_OVER));
    show_say(&play->show, out,
             __builtin_popcount(end->winners) == 1 ? WORD_TERM_OVER_WON : WORD_TERM_OVER_SHARED,
             GIVEN(names, winners.bytes));
    text_byte(out, '\n');
    for (int seat = 0; seat < end->seats; seat++)
        text_format(out, "%s%s%s%d", seat ? ", " : "", play->desk.room->name[seat],
                    show_word(&play->show, WORD_TERM_COLON), end->score[seat]);
    text_byte(out, '\n');
    if (play->show.face->ending) {
        struct page page = show_page(&play->show, SPECTATOR, out);
        play->show.face->ending(&page, end, out);
    }
}

static void show_end(struct play *play) {
    char line[INPUT_MAX];
    TEXT(end, 4096);
    add_end(play, &end);
    if (play->show.term.screen) {
        TEXT(below, 4200);
        text_format(&below, "%s%s ", end.bytes, show_word(&play->show, WORD_TERM_GO_ON));
        do draw(play, below.bytes);
        while (term_read(&play->show.term, line) == INPUT_RESIZED);
        term_close(&play->show.term);
    }
    term_print(&end);
}

/* Makes the only move that a person has, but for drawing a card: that moment is theirs. */
static bool forced(struct play *play, int seat) {
    struct room *room = play->desk.room;
    struct move moves[MOVES_MAX];
    TEXT(said, 64);
    if (game_moves(&room->truth, seat, moves) != 1 || (room->game->wordy && room->game->wordy(moves[0])))
        return false;
    game_say(&room->truth, moves[0], &said);
    if (text_same(said.bytes, "draw")) return false;
    return room_submit(room, seat, -1, said.bytes, BY_PERSON) == FINE;
}

/* Plays until the end (true) or until somebody leaves. */
static bool run(struct play *play) {
    struct room *room = play->desk.room;
    int looking = onlooker(play);
    room_settle(room);
    for (;;) {
        if (!save(play)) return false;
        play_tell_news(play, true);
        if (game_over(&room->truth)) return true;
        int seat = next_seat(play);
        if (!desk_is_person(&play->desk, seat)) {
            let_bot(play, seat);
            continue;
        }
        if (forced(play, seat)) continue;
        if (hides_hands(play->desk.room) && seat != looking) {
            if (!play_hand_over(play, seat)) return false;
            looking = seat;
        }
        if (!play_ask(play, seat)) return false;
    }
}

static bool write_record(const struct play *play, const char *path) {
    enum { ROOM = 1 << 20 };
    struct atomic_file file;
    if (!atomic_open(&file, path)) return false;
    char *bytes = malloc(ROOM);
    struct text text = text_over(bytes, ROOM);
    room_record(play->desk.room, false, &text);
    fprintf(file.stream, "%s\n", text.bytes);
    free(bytes);
    return atomic_commit(&file);
}

/* Whether a file could be written there: better known before the game than after it. */
static bool can_write(const char *path) {
    struct atomic_file file;
    if (!atomic_open(&file, path)) return false;
    atomic_drop(&file);
    return true;
}

void play_name_seats(struct play *play, const char *names, const char *level) {
    struct room *room = play->desk.room;
    int bots = 0;
    for (int seat = 0; seat < room->truth.seats; seat++) {
        TEXT(name, NAME_MAX_BYTES);
        size_t size = names ? strcspn(names, ",") : 0;
        if (seat >= room->options.players) {
            text_add(&name, room->middle->automaton);
        } else if (play->desk.bot[seat]) {
            show_say(&play->show, &name, WORD_TERM_BOT, GIVEN(n, ++bots), GIVEN(level, level));
        } else if (size > 0) {
            text_bytes(&name, names, (uint32_t)size);
        } else {
            show_say(&play->show, &name, WORD_TERM_PLAYER, GIVEN(n, seat + 1));
        }
        if (!play->desk.bot[seat] && names) names += size + (names[size] == ',');
        room_set_name(room, seat, name.bytes);
    }
}

/* Names on the command line: at most one for each person, clean, and short enough to be kept. An empty one
 * stands for the usual name. */
static bool names_fit(const char *names, int64_t people) {
    for (int64_t count = 1; names; count++) {
        size_t size = strcspn(names, ",");
        if (count > people) {
            complain("--names: more names than people");
            return false;
        }
        if (size >= NAME_MAX_BYTES || text_characters(names, (uint32_t)size) < 0) {
            complain("--names: name %d is not clean text of less than %d bytes", (int)count, NAME_MAX_BYTES);
            return false;
        }
        names = names[size] ? names + size + 1 : NULL;
    }
    return true;
}

/* The command in "cmd:COMMAND", or NULL. */
static const char *command_in(const char *bots) {
    return bots && strncmp(bots, "cmd:", 4) == 0 ? bots + 4 : NULL;
}

static bool command_fits(const char *command) {
    bool fits = *command && strlen(command) < COMMAND_MAX && !strchr(command, '\n');
    if (!fits)
        complain("--bots: cmd: needs a command of one line and less than %d bytes, as in cmd:./mybot",
                 COMMAND_MAX);
    return fits;
}

/* Starts the command once for each seat that it plays. */
static void start_command(struct play *play, const char *command) {
    strcpy(play->desk.command, command);
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        if (!(play->desk.commanded >> seat & 1)) continue;
        play->external[seat] = external_open(command, EXTERNAL_PATIENCE_MS);
        if (!play->external[seat])
            complain("cmd:%s cannot be started; %s plays for it", command, play->desk.bot[seat]->name);
    }
}

/* A new table from the arguments; false after a complaint. */
static bool open_table(struct play *play, const struct args *args) {
    const struct game *game = args_game(args->words_count ? args->words[0] : game_list[0]->name);
    struct options options;
    struct deal deal = {0};
    int64_t people = 1, seed = 0;
    if (!game || !args_options(args, game, middle_of(game)->players, &options) ||
        !args_number(args, "people", 0, options.players, &people) ||
        !args_number(args, "seed", 0, INT64_MAX, &seed) || !names_fit(args_value(args, "names"), people))
        return false;
    const char *level = args_value(args, "bots") ? args_value(args, "bots") : bot_standin(game)->name;
    if (text_same(level, "fitting")) level = results_fitting(game);
    const char *command = command_in(level);
    const struct bot *bot = command ? bot_standin(game) : bot_named(game, level);
    if (command && !command_fits(command)) return false;
    if (!bot) {
        complain("--bots %s: %s has no such bot", level, game->name);
        return false;
    }
    struct rng rng = rng_seed((uint64_t)seed, 0);
    for (int i = 0; i < DEAL_SEED_BYTES; i++) deal.seed[i] = (uint8_t)(rng_next(&rng) >> 56);
    if (!args_value(args, "seed") && getrandom(deal.seed, sizeof deal.seed, 0) != (ssize_t)sizeof deal.seed) {
        complain("the system gives no random numbers: %s", system_says(errno));
        return false;
    }
    play->desk = (struct desk){.room = room_open(game, &options, &deal)};
    for (int seat = (int)people; seat < options.players; seat++) {
        play->desk.bot[seat] = bot;
        if (command) play->desk.commanded |= (uint16_t)(1u << seat);
    }
    if (command) start_command(play, command);
    level = command ? show_word(&play->show, WORD_TERM_LEVEL_PROGRAM) : play_level_name(play, level);
    play_name_seats(play, args_value(args, "names"), level);
    return true;
}

/* A file runs no command by itself, whoever wrote it: a program goes on only if it is named again. */
static bool resume_command(struct play *play, const char *command) {
    if (command && !play->desk.commanded) {
        complain("--bots cmd:%s: no program plays in the saved game", command);
        return false;
    }
    if (command && !command_fits(command)) return false;
    if (command) start_command(play, command);
    if (command || !play->desk.commanded) return true;
    int seat = __builtin_ctz(play->desk.commanded);
    struct text notice = text_over(play->notice, sizeof play->notice);
    show_say(&play->show, &notice, WORD_TERM_BOT_LEFT_OUT, GIVEN(command, play->desk.command),
             GIVEN(level, play_level_name(play, play->desk.bot[seat]->name)));
    return true;
}

static bool resume_table(struct play *play, const struct args *args) {
    static const char *const fixed[] = {"players", "people", "names", "option", "seed"};
    const char *command = command_in(args_value(args, "bots"));
    bool changes = args->words_count > 0 || (args_value(args, "bots") && !command);
    for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++) changes |= args_value(args, fixed[i]) != NULL;
    if (changes) {
        complain("--resume goes on with the saved game as it is");
        return false;
    }
    const char *fault = desk_load(&play->desk, play->save);
    if (fault) complain("%s: %s", play->save, fault);
    return !fault && resume_command(play, command);
}

int play_to_end(struct play *play, bool *over) {
    *over = run(play);
    if (*over) {
        show_end(play);
        return 0;
    }
    bool screen = play->show.term.screen;
    TEXT(resume, FILE_PATH_MAX + 64);
    play_add_resume(play, &resume);
    term_close(&play->show.term);
    if (play->save[0] && !play->save_failed)
        printf("%s%s %s\n", screen ? "" : "\n", show_word(&play->show, WORD_TERM_SAVED), resume.bytes);
    return play->save_failed ? EXIT_BAD_CALL : 0;
}

int cli_play(int argc, char **argv) {
    static struct play play;
    struct args args;
    int64_t pause_ms = 600;
    int code = args_read(&args, &usage, argc, argv);
    if (code != ARGS_GO_ON) return code;
    if (args.words_count > 1) return complain("play takes one game");
    if ((play.show.language = words_choose(args_value(&args, "lang"))) == LANGUAGE_NONE)
        return complain("--lang must be %s", LANGUAGES_OR);
    if (!args_number(&args, "pause", 0, 10000, &pause_ms)) return EXIT_BAD_CALL;
    play.pause_ms = (int)pause_ms;
    play.save_named = args_has(&args, "save");
    if (play.save_named)
        snprintf(play.save, sizeof play.save, "%s", args_value(&args, "save"));
    else if (!desk_place(play.save, "saved-game"))
        play.save[0] = 0;
    const char *record = args_value(&args, "record");
    if (record && !can_write(record)) return complain("%s cannot be written: %s", record, system_says(errno));
    if (!(args_has(&args, "resume") ? resume_table(&play, &args) : open_table(&play, &args)))
        return EXIT_BAD_CALL;
    play.show.room = play.desk.room;
    play.show.face = face_of(play.desk.room->game);
    room_set(play.desk.room, "lang", words_languages[play.show.language].code);
    play.waiting_step = -1;
    teller_start(&play.show.teller, play.desk.room);
    term_open(&play.show.term, args_has(&args, "plain"));
    if (play.notice[0] && !play.show.term.screen) {
        print_line(play.notice);
        play.notice[0] = 0;
    }
    bool over, was_over = game_over(&play.desk.room->truth);
    code = play_to_end(&play, &over);
    if (over && !was_over) results_note(&play.desk);
    if (over && record && !write_record(&play, record))
        code = complain("%s cannot be written: %s", record, system_says(errno));
    for (int seat = 0; seat < SEATS_MAX; seat++) external_close(play.external[seat]);
    desk_free(&play.desk);
    return code;
}
