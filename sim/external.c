/* external.c: see external.h. A bot may die, hang, flood us or talk nonsense: every wait has an end, every
 * buffer a size, and the first fault ends the bot. */
#include "sim/external.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "words/words.h"

enum {
    ANSWER_MAX = 4096,       /* bytes of one line of an answer */
    CHATTER_MAX = 1000,      /* lines that a bot may say before it answers */
    QUESTION_ROOM = 1 << 16, /* bytes of a question to begin with */
    FAREWELL_MS = 500,       /* how long a bot may take to leave */
};

struct external {
    pid_t pid;
    int to, from;
    int patience_ms;
    bool fresh, lost;
    struct text question;
    char heard[ANSWER_MAX]; /* bytes that came and were not read yet */
    uint32_t heard_size;
    char why[320];
};

static int64_t now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* ---- The process ---- */

static bool spawn(struct external *bot, const char *command, int in, int out) {
    char *const arguments[] = {(char[]){"sh"}, (char[]){"-c"}, strdup(command), NULL};
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t standard;
    extern char **environ;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
    posix_spawnattr_init(&attributes);
    /* A group of its own, so that whatever it starts ends with it; and a broken pipe kills it as it
     * should. */
    posix_spawnattr_setpgroup(&attributes, 0);
    sigemptyset(&standard);
    sigaddset(&standard, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &standard);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    int fault =
        arguments[2] ? posix_spawn(&bot->pid, "/bin/sh", &actions, &attributes, arguments, environ) : ENOMEM;
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    free(arguments[2]);
    return fault == 0;
}

struct external *external_open(const char *command, int patience_ms) {
    int in[2], out[2];
    struct external *bot = calloc(1, sizeof *bot);
    char *room = malloc(QUESTION_ROOM);
    if (!bot || !room || pipe2(in, O_CLOEXEC) != 0) {
        free(bot);
        free(room);
        return NULL;
    }
    if (pipe2(out, O_CLOEXEC) != 0) out[0] = out[1] = -1;
    signal(SIGPIPE, SIG_IGN); /* a bot that has gone is found out by the write that fails */
    bool started = out[0] >= 0 && spawn(bot, command, in[0], out[1]);
    close(in[0]);
    if (out[1] >= 0) close(out[1]);
    if (!started) {
        close(in[1]);
        if (out[0] >= 0) close(out[0]);
        free(bot);
        free(room);
        return NULL;
    }
    bot->to = in[1];
    bot->from = out[0];
    fcntl(bot->to, F_SETFL, O_NONBLOCK);
    fcntl(bot->from, F_SETFL, O_NONBLOCK);
    bot->patience_ms = patience_ms;
    bot->fresh = true;
    bot->question = text_over(room, QUESTION_ROOM);
    return bot;
}

/* It hears "quit" and the end of its input, has a moment to leave, and is then made to. */
void external_close(struct external *bot) {
    if (!bot) return;
    if (!bot->lost && write(bot->to, "quit\n", 5) != 5) bot->lost = true;
    close(bot->to);
    struct pollfd leaving = {.fd = bot->from, .events = POLLIN};
    char drained[512];
    int64_t end = now_ms() + (bot->lost ? 0 : FAREWELL_MS);
    for (int64_t left; (left = end - now_ms()) > 0 && poll(&leaving, 1, (int)left) > 0;)
        if (read(bot->from, drained, sizeof drained) == 0) break;
    kill(-bot->pid, SIGKILL);
    waitpid(bot->pid, NULL, 0);
    close(bot->from);
    free(bot->question.bytes);
    free(bot);
}

/* ---- Talking ---- */

static const char *lose(struct external *bot, const char *why, const char *said) {
    bot->lost = true;
    struct text text = text_over(bot->why, sizeof bot->why);
    text_add(&text, why);
    if (!said) return bot->why;
    /* Somebody reads this on a terminal: nothing but plain characters. */
    text_add(&text, " \"");
    for (int i = 0; said[i] && i < 80; i++) text_byte(&text, said[i] >= ' ' && said[i] < 127 ? said[i] : '?');
    text_byte(&text, '"');
    return bot->why;
}

static const char *send_question(struct external *bot, int64_t end) {
    for (uint32_t sent = 0; sent < bot->question.size;) {
        ssize_t n = write(bot->to, bot->question.bytes + sent, bot->question.size - sent);
        if (n > 0) {
            sent += (uint32_t)n;
        } else if (n < 0 && errno == EAGAIN) {
            struct pollfd writable = {.fd = bot->to, .events = POLLOUT};
            int64_t left = end - now_ms();
            if (left <= 0 || poll(&writable, 1, (int)left) == 0)
                return lose(bot, "it does not read what it is asked", NULL);
        } else if (n < 0 && errno != EINTR) {
            return lose(bot, "it has ended", NULL);
        }
    }
    return NULL;
}

/* The next line without its newline, in `heard`; *used says how much of it to forget afterwards. */
static const char *hear_line(struct external *bot, int64_t end, uint32_t *used) {
    for (;;) {
        char *newline = memchr(bot->heard, '\n', bot->heard_size);
        if (newline) {
            *newline = 0;
            *used = (uint32_t)(newline - bot->heard) + 1;
            bool torn = strlen(bot->heard) + 1 < *used;
            if (torn) return lose(bot, "it answered something else than bestmove:", bot->heard);
            if (newline > bot->heard && newline[-1] == '\r') newline[-1] = 0;
            return NULL;
        }
        if (bot->heard_size == sizeof bot->heard)
            return lose(bot, "it answered a line that never ends", NULL);
        struct pollfd readable = {.fd = bot->from, .events = POLLIN};
        int64_t left = end - now_ms();
        if (left <= 0 || poll(&readable, 1, (int)left) == 0)
            return lose(bot, "it did not answer in time", NULL);
        ssize_t n = read(bot->from, bot->heard + bot->heard_size, sizeof bot->heard - bot->heard_size);
        if (n > 0) bot->heard_size += (uint32_t)n;
        if (n == 0 || (n < 0 && errno != EAGAIN && errno != EINTR)) return lose(bot, "it has ended", NULL);
    }
}

static void forget(struct external *bot, uint32_t used) {
    bot->heard_size -= used;
    memmove(bot->heard, bot->heard + used, bot->heard_size);
}

/* ---- Questions ---- */

static void add_lines(struct text *text, const char *word, const char *lines) {
    for (size_t size; *lines; lines += size + (lines[size] == '\n')) {
        size = strcspn(lines, "\n");
        text_format(text, "%s ", word);
        text_bytes(text, lines, (uint32_t)size);
        text_byte(text, '\n');
    }
}

static void add_option(struct text *text, const struct option *option, int32_t value) {
    text_format(text, "option %s ", option->name);
    switch (option->kind) {
    case OPTION_BOOL: text_add(text, value ? "true" : "false"); break;
    case OPTION_INT: text_number(text, value); break;
    case OPTION_CHOICE: text_add(text, option->choices[value]); break;
    }
    text_byte(text, '\n');
}

static void add_game(struct text *text, const struct game *game, const struct options *options) {
    text_format(text, "dizaine 1\ngame %s\nplayers %d\n", game->name, options->players);
    for (int i = 0; game->options[i].name; i++) {
        const struct option *option = &game->options[i];
        if (option_exists(option, options->players)) add_option(text, option, options->value[i]);
    }
    for (int i = 0; game->dials && game->dials[i].name; i++)
        if (options->dial[i]) add_option(text, &game->dials[i], options_dial(game, options, i));
}

static void add_question(struct text *text, const struct state *truth, int seat,
                         const struct external_line *lines, uint32_t count) {
    struct state view = game_view(truth, seat);
    struct move moves[MOVES_MAX];
    char shown_bytes[1 << 14];
    struct text shown = text_over(shown_bytes, sizeof shown_bytes);
    for (uint32_t i = 0; i < count; i++) {
        text_add(text, "move ");
        game_line(truth, game_masked(truth, lines[i].epoch, lines[i].move, seat), lines[i].words, text);
        text_byte(text, '\n');
    }
    game_of(&view)->show(&view, &shown);
    add_lines(text, "see", shown.bytes);
    int n = game_moves(&view, seat, moves);
    for (int i = 0; i < n; i++) {
        text_add(text, "legal ");
        game_say(&view, moves[i], text);
        text_byte(text, '\n');
    }
    text_format(text, "go %d\n", truth->step);
}

static bool write_question(struct external *bot, const struct state *truth, const struct options *options,
                           int seat, const struct external_line *lines, uint32_t count) {
    for (;;) {
        struct text *text = &bot->question;
        text_clear(text);
        if (bot->fresh) add_game(text, game_of(truth), options);
        text_format(text, "seat %d\n", seat);
        add_question(text, truth, seat, lines, count);
        if (!text->full) return true;
        char *bytes = realloc(text->bytes, (size_t)text->cap * 2);
        if (!bytes) return false;
        *text = text_over(bytes, text->cap * 2);
    }
}

static const char *judge(struct external *bot, const struct state *truth, int seat, const char *said) {
    struct move move;
    const char *words;
    if (strncmp(said, "bestmove ", 9) != 0)
        return lose(bot, "it answered something else than bestmove:", said);
    struct state view = game_view(truth, seat);
    enum verdict verdict = game_parse(&view, seat, said + 9, &move, &words);
    return verdict == FINE ? NULL : lose(bot, words_why(LANGUAGE_EN, verdict_name(verdict)), said);
}

void external_new_game(struct external *bot) {
    bot->fresh = true;
}

const char *external_ask(struct external *bot, const struct state *truth, const struct options *options,
                         int seat, const struct external_line *lines, uint32_t count, struct text *answer) {
    int64_t end = now_ms() + bot->patience_ms;
    if (bot->lost) return bot->why;
    if (!write_question(bot, truth, options, seat, lines, count))
        return lose(bot, "no memory is left to ask it", NULL);
    if (send_question(bot, end)) return bot->why;
    bot->fresh = false;
    for (int said = 0; said <= CHATTER_MAX; said++) {
        uint32_t used = 0;
        if (hear_line(bot, end, &used)) return bot->why;
        if (strncmp(bot->heard, "info", 4) == 0) {
            forget(bot, used);
            continue;
        }
        if (judge(bot, truth, seat, bot->heard)) return bot->why;
        text_clear(answer);
        text_add(answer, bot->heard + 9);
        forget(bot, used);
        return NULL;
    }
    return lose(bot, "it talks without end", NULL);
}

void external_over(struct external *bot, const struct state *end) {
    if (bot->lost) return;
    text_clear(&bot->question);
    text_add(&bot->question, "over scores");
    for (int s = 0; s < end->seats; s++) text_format(&bot->question, " %d", end->score[s]);
    text_add(&bot->question, " winners");
    for (int s = 0; s < end->seats; s++)
        if (end->winners >> s & 1) text_format(&bot->question, " %d", s);
    text_byte(&bot->question, '\n');
    send_question(bot, now_ms() + bot->patience_ms);
}
