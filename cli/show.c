/* show.c: see show.h. */
#include "cli/show.h"

#include <string.h>

static char frame_bytes[32 << 10];

struct page show_page(const struct show *show, int reader, struct text *out) {
    return (struct page){.out = out,
                         .room = show->room,
                         .french = show->french,
                         .colour = show->term.colour,
                         .plain = !show->term.screen,
                         .columns = show->term.columns < TERM_COLUMNS ? TERM_COLUMNS : show->term.columns,
                         .reader = reader};
}

const char *show_say(const struct show *show, enum word word) {
    return words_say(show->french, word);
}

/* How many lines of the screen a text takes, long ones being broken. */
static int lines_in(const char *bytes, int columns) {
    int lines = 0;
    for (const char *end; (end = strchr(bytes, '\n')); bytes = end + 1) {
        int width = page_width(bytes, (uint32_t)(end - bytes));
        lines += width > columns ? (width + columns - 1) / columns : 1;
    }
    return lines;
}

/* One sentence, broken between words, with its last newline. */
static void add_sentence(const struct page *page, struct text *out, const char *sentence) {
    page_wrap(page, out, sentence);
    text_byte(out, '\n');
}

/* The latest sentences that fit into `room` lines, oldest first. */
static void add_story(const struct show *show, struct page *page, int lines) {
    int count = 0, used = 0;
    for (const char *sentence; (sentence = teller_back(&show->teller, (uint32_t)count)); count++) {
        TEXT(broken, SENTENCE_MAX * 2);
        add_sentence(page, &broken, sentence);
        int needs = lines_in(broken.bytes, page->columns);
        if (used + needs > lines) break;
        used += needs;
    }
    for (int i = count; i-- > 0;) add_sentence(page, page->out, teller_back(&show->teller, (uint32_t)i));
}

void show_draw(struct show *show, int reader, const struct state *view, const char *below) {
    struct text frame = text_over(frame_bytes, sizeof frame_bytes);
    struct page page = show_page(show, reader, &frame);
    show->face->board(&page, view);
    int free_lines =
        show->term.rows - lines_in(frame.bytes, page.columns) - lines_in(below, page.columns) - 2;
    text_byte(&frame, '\n');
    add_story(show, &page, free_lines > 0 ? free_lines : 0);
    text_add(&frame, below);
    term_show(&show->term, &frame);
}

bool show_story(struct show *show, int reader) {
    char line[INPUT_MAX];
    enum input input;
    do {
        struct text frame = text_over(frame_bytes, sizeof frame_bytes);
        struct page page = show_page(show, reader, &frame);
        add_story(show, &page, show->term.screen ? show->term.rows - 2 : SENTENCES_KEPT * 4);
        if (!show->term.screen) {
            term_print(&frame);
            return true;
        }
        text_format(&frame, "\n%s", show_say(show, WORD_GO_ON));
        term_show(&show->term, &frame);
    } while ((input = term_read(&show->term, line)) == INPUT_RESIZED);
    return input != INPUT_END;
}
