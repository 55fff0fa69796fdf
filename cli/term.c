/* term.c: see term.h. */
#include "cli/term.h"

#include "cli/args.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

static const char enter_screen[] = "\033[?1049h\033[H\033[2J", leave_screen[] = "\033[0m\033[?1049l";
static volatile sig_atomic_t on_screen, resized;
static char held[INPUT_MAX]; /* input that was read beyond a line */
static size_t held_size;

static bool put(const char *bytes, size_t size) {
    while (size > 0) {
        ssize_t written = write(STDOUT_FILENO, bytes, size);
        if (written < 0 && errno != EINTR) return false;
        if (written > 0) bytes += written, size -= (size_t)written;
    }
    return true;
}

static void leave(void) {
    if (on_screen) put(leave_screen, sizeof leave_screen - 1);
    on_screen = 0;
}

/* The signal does what it would have done, after the screen is given back. */
static void on_end(int number) {
    leave();
    signal(number, SIG_DFL);
    raise(number);
}

static void on_stop(int number) {
    sig_atomic_t was = on_screen;
    leave();
    raise(SIGSTOP);
    on_screen = was;
    if (was) put(enter_screen, sizeof enter_screen - 1);
    resized = 1;
}

static void on_resize(int number) {
    resized = 1;
}

/* A game that nobody can see ends: what is saved can be gone on with. */
static void put_or_end(const char *bytes, size_t size) {
    if (put(bytes, size)) return;
    exit(complain("standard output cannot be written: %s", system_says(errno)));
}

static void measure(struct term *term) {
    struct winsize size;
    term->rows = TERM_ROWS;
    term->columns = TERM_COLUMNS;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || !size.ws_row || !size.ws_col) return;
    term->rows = size.ws_row;
    term->columns = size.ws_col;
}

void term_open(struct term *term, bool plain) {
    const char *kind = getenv("TERM"), *no_colour = getenv("NO_COLOR");
    bool terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && kind && strcmp(kind, "dumb") != 0;
    *term = (struct term){.screen = terminal && !plain};
    term->colour = term->screen && !(no_colour && *no_colour);
    measure(term);
    if (!term->screen) return;
    static const int ends[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
        sigaction(ends[i], &(struct sigaction){.sa_handler = on_end}, NULL);
    sigaction(SIGTSTP, &(struct sigaction){.sa_handler = on_stop}, NULL);
    sigaction(SIGWINCH, &(struct sigaction){.sa_handler = on_resize}, NULL);
    atexit(leave);
    on_screen = 1;
    put(enter_screen, sizeof enter_screen - 1);
}

void term_close(struct term *term) {
    leave();
    term->screen = false;
}

void term_show(struct term *term, const struct text *page) {
    static char bytes[64 << 10];
    struct text out = text_over(bytes, sizeof bytes);
    measure(term);
    text_add(&out, "\033[H");
    for (uint32_t i = 0; i < page->size; i++) {
        if (page->bytes[i] == '\n') text_add(&out, "\033[K\r");
        text_byte(&out, page->bytes[i]);
    }
    text_add(&out, "\033[K\033[J");
    put_or_end(out.bytes, out.size);
}

void term_print(const struct text *lines) {
    put_or_end(lines->bytes, lines->size);
}

void term_hide(struct term *term) {
    if (term->screen)
        put("\033[H\033[2J", 7);
    else if (isatty(STDOUT_FILENO)) /* no codes in plain mode: what was there scrolls away */
        for (int row = 0; row < term->rows; row++) put("\n", 1);
}

/* Takes the first line out of what is held. */
static bool take_line(char line[INPUT_MAX], bool all) {
    char *end = memchr(held, '\n', held_size);
    size_t size = end ? (size_t)(end - held) : held_size;
    if (!end && !(all && held_size > 0) && held_size < sizeof held) return false;
    if (size >= INPUT_MAX) size = INPUT_MAX - 1;
    memcpy(line, held, size);
    line[size] = 0;
    size_t used = end ? size + 1 : held_size;
    memmove(held, held + used, held_size - used);
    held_size -= used;
    line[strcspn(line, "\r")] = 0;
    return true;
}

enum input term_read(struct term *term, char line[INPUT_MAX]) {
    while (!take_line(line, false)) {
        ssize_t got = read(STDIN_FILENO, held + held_size, sizeof held - held_size);
        if (got > 0) {
            held_size += (size_t)got;
        } else if (got < 0 && errno == EINTR) {
            if (resized) {
                resized = 0;
                measure(term);
                return INPUT_RESIZED;
            }
        } else {
            return take_line(line, true) ? INPUT_LINE : INPUT_END;
        }
    }
    return INPUT_LINE;
}

void term_pause(struct term *term, int ms) {
    char line[INPUT_MAX];
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    if (!term->screen || ms == 0) return; /* without a wait nothing is cut short: what is typed is a move */
    if (held_size == 0 && poll(&input, 1, ms) == 1) term_read(term, line);
}
