/* learn.c: `dizaine learn`, the first game of a game in the terminal: what the page shows at /learn/NAME, from the same data. */
#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>

#include "cli/args.h"
#include "cli/lessons.h"
#include "cli/play.h"

static const struct flag flags[] = {
    {"lang", LANGUAGES_FLAG, "language (from the environment)"},
    {"plain", NULL, "lines only, for screen readers and pipes"},
    {"save", "FILE", "where to save the game that goes on from the lesson (one game, in your state folder)"},
    {"pause", "MS", "how long to wait after a bot's move (600); Enter cuts it short"},
    {0},
};
static const struct usage usage = {
    .name = "learn",
    .synopsis = "[GAME]",
    .about =
        "A first game of two minutes: a deal that was chosen, told step by step. You make the moves; when "
        "the lesson is over the game goes on with real bots. q leaves.",
    .flags = flags,
};

static const struct lesson *lesson_of(const char *game) {
    const struct lesson *lesson = lessons;
    while (lesson->game && !text_same(lesson->game, game)) lesson++;
    return lesson->game ? lesson : NULL;
}

/* A sentence of the lesson; what a page sets in bold stands first, and a blank follows it here. */
static void add_sentence(struct play *play, int word, struct text *out) {
    for (const char *byte = words_text(play->show.language, (enum word)(word - 1)); *byte; byte++)
        text_byte(out, *byte == '\n' ? ' ' : *byte);
}

/* Shows the table with a sentence below it and reads a line; false at the end of input. */
static bool ask(struct play *play, const struct text *said, const char *question, bool fresh,
                char line[INPUT_MAX]) {
    static char bytes[16 << 10];
    enum input input;
    do {
        struct text below = text_over(bytes, sizeof bytes);
        struct state view = game_view(&play->desk.room->truth, 0);
        struct page page = show_page(&play->show, 0, &below);
        struct move moves[MOVES_MAX];
        int n = question ? 0 : game_moves(&view, 0, moves);
        if (!play->show.term.screen && fresh) play->show.face->board(&page, &view);
        text_byte(&below, '\n');
        page_hue(&page, &below, HUE_BOLD);
        page_wrap(&page, &below, said->bytes);
        page_plain(&page, &below);
        text_byte(&below, '\n');
        if (n > 0) play->show.face->menu(&page, &view, moves, n);
        text_format(&below, "%s ", question ? question : show_word(&play->show, WORD_TERM_LESSON_ASK));
        if (play->show.term.screen)
            show_draw(&play->show, 0, &view, below.bytes);
        else
            term_print(&below);
        fresh = false;
    } while ((input = term_read(&play->show.term, line)) == INPUT_RESIZED);
    return input == INPUT_LINE && !text_same(line, "q");
}

/* Whether a move is the one that the lesson asks for; "..." stands for words of one's own. */
static bool fits(const char *wanted, const char *move) {
    size_t size = strlen(wanted);
    if (size > 4 && text_same(wanted + size - 4, " ...")) return strncmp(wanted, move, size - 3) == 0;
    return text_same(wanted, move);
}

/* Asks until the move is the wanted one, which `made` gets; kind words for everything else. */
static bool ask_for(struct play *play, const struct lesson_line *line, const char *wanted,
                    struct text *made) {
    char input[INPUT_MAX];
    TEXT(said, SENTENCE_MAX);
    add_sentence(play, line->say, &said);
    for (bool fresh = true;; fresh = false) {
        if (!ask(play, &said, NULL, fresh, input)) return false;
        struct state view = game_view(&play->desk.room->truth, 0);
        struct page page = show_page(&play->show, 0, NULL);
        text_clear(made);
        if (play_find_move(play, &page, &view, input + strspn(input, " "), made) && fits(wanted, made->bytes))
            return true;
        text_clear(&said);
        add_sentence(play, line->missed, &said);
    }
}

/* A move of the script becomes an event of the room. */
static void make(struct play *play, const struct lesson_line *line, const char *move) {
    TEXT(event, EVENT_MAX_BYTES);
    text_format(&event, "%s %s", move[0] >= '1' && move[0] <= '9' ? "bot" : "move", move);
    if (line->words) add_sentence(play, line->words, &event);
    bool fits_in = room_load(play->desk.room, event.bytes);
    assert(fits_in);
    (void)fits_in;
}

/* False if the person leaves. */
static bool teach(struct play *play, const struct lesson *lesson) {
    const struct lesson_line *said = NULL;
    char input[INPUT_MAX];
    for (uint32_t i = 0; i < lesson->size; i++) {
        const struct lesson_line *line = &lesson->lines[i];
        TEXT(text, SENTENCE_MAX);
        if (line->say) {
            play_tell_news(play, false);
            said = line;
            if (line->missed) continue;
            add_sentence(play, line->say, &text);
            if (!ask(play, &text, show_word(&play->show, WORD_TERM_GO_ON), true, input)) return false;
            said = NULL;
            continue;
        }
        if (said) {
            TEXT(made, EVENT_MAX_BYTES);
            if (!ask_for(play, said, line->text + 2, &made)) return false;
            text_format(&text, "0 %s", made.bytes);
            said = NULL;
        } else {
            text_add(&text, line->text);
        }
        make(play, line, text.bytes);
        if (line->text[0] != '*') play_tell_news(play, true);
    }
    return true;
}

/* The table of the lesson: its options, a person, bots, and chance for what comes after it. False after a complaint. */
static bool open_table(struct play *play, const struct lesson *lesson) {
    const struct game *game = game_named(lesson->game);
    struct options options;
    struct deal deal = {0};
    options_standard(game, lesson->players, &options);
    for (const char *option = lesson->options; *option; option += *option == ',') {
        TEXT(name, 64);
        size_t size = strcspn(option, ",");
        text_bytes(&name, option, (uint32_t)size);
        char *value = strchr(name.bytes, '=');
        *value++ = 0;
        const char *fault = options_set(game, &options, name.bytes, value);
        assert(!fault);
        (void)fault;
        option += size;
    }
    if (getrandom(deal.seed, sizeof deal.seed, 0) != (ssize_t)sizeof deal.seed) {
        complain("the system gives no random numbers: %s", system_says(errno));
        return false;
    }
    play->desk = (struct desk){.room = room_open(game, &options, &deal)};
    for (uint32_t i = 0; i < lesson->size; i++) play->desk.room->given += !lesson->lines[i].say;
    for (int seat = 1; seat < lesson->players; seat++) play->desk.bot[seat] = bot_named(game, lesson->level);
    play_name_seats(play, NULL, play_level_name(play, lesson->level));
    return true;
}

int cli_learn(int argc, char **argv) {
    static struct play play;
    struct args args;
    int64_t pause_ms = 600;
    int code = args_read(&args, &usage, argc, argv);
    if (code != ARGS_GO_ON) return code;
    if (args.words_count > 1) return complain("learn takes one game");
    const struct game *game = args_game(args.words_count ? args.words[0] : game_list[0]->name);
    if (!game) return EXIT_BAD_CALL;
    const struct lesson *lesson = lesson_of(game->name);
    if (!lesson) return complain("%s has no lesson", game->name);
    if ((play.show.language = words_choose(args_value(&args, "lang"))) == LANGUAGE_NONE)
        return complain("--lang must be %s", LANGUAGES_OR);
    if (!args_number(&args, "pause", 0, 10000, &pause_ms)) return EXIT_BAD_CALL;
    play.pause_ms = (int)pause_ms;
    play.waiting_step = -1;
    play.save_named = args_has(&args, "save");
    if (play.save_named)
        snprintf(play.save, sizeof play.save, "%s", args_value(&args, "save"));
    else if (!desk_place(play.save, "saved-game"))
        play.save[0] = 0;
    if (!open_table(&play, lesson)) return EXIT_BAD_CALL;
    play.show.room = play.desk.room;
    play.show.face = face_of(game);
    room_set(play.desk.room, "lang", words_languages[play.show.language].code);
    teller_start(&play.show.teller, play.desk.room);
    term_open(&play.show.term, args_has(&args, "plain"));
    bool over = false;
    char line[INPUT_MAX];
    TEXT(end, SENTENCE_MAX);
    text_add(&end, show_word(&play.show, WORD_TERM_LESSON_OVER));
    code = 0;
    if (teach(&play, lesson) && ask(&play, &end, show_word(&play.show, WORD_TERM_GO_ON), false, line))
        code = play_to_end(&play, &over);
    else
        term_close(&play.show.term);
    desk_free(&play.desk);
    return code;
}
