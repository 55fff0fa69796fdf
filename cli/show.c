/* show.c: see show.h. */
#include "cli/show.h"

#include <string.h>

enum { COLUMNS_MIN = 30 }; /* below this nothing could be laid out */

static char frame_bytes[32 << 10];

struct page show_page(const struct show *show, int reader, struct text *out) {
    return (struct page){.out = out,
                         .room = show->room,
                         .language = show->language,
                         .colour = show->term.colour,
                         .plain = !show->term.screen,
                         .columns = show->term.columns < COLUMNS_MIN ? COLUMNS_MIN : show->term.columns,
                         .reader = reader};
}

const char *show_word(const struct show *show, enum word word) {
    return words_text(show->language, word);
}

static int lines_in(const char *bytes) {
    int lines = 0;
    for (; (bytes = strchr(bytes, '\n')); bytes++) lines++;
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
        int needs = lines_in(broken.bytes);
        if (used + needs > lines) break;
        used += needs;
    }
    for (int i = count; i-- > 0;) add_sentence(page, page->out, teller_back(&show->teller, (uint32_t)i));
}

void show_draw(struct show *show, int reader, const struct state *view, const char *below) {
    static char board_bytes[16 << 10], below_bytes[16 << 10];
    struct text frame = text_over(frame_bytes, sizeof frame_bytes);
    struct text board = text_over(board_bytes, sizeof board_bytes);
    struct text broken = text_over(below_bytes, sizeof below_bytes);
    struct page page = show_page(show, reader, &board);
    show->face->board(&page, view);
    page_wrap(&page, &frame, board.bytes);
    page_wrap(&page, &broken, below);
    page.out = &frame;
    int free_lines = show->term.rows - lines_in(frame.bytes) - lines_in(broken.bytes) - 2;
    text_byte(&frame, '\n');
    add_story(show, &page, free_lines > 0 ? free_lines : 0);
    if (free_lines < 0) add_sentence(&page, &frame, show_word(show, WORD_TERM_TOO_SMALL));
    text_add(&frame, broken.bytes);
    term_show(&show->term, &frame);
}

bool show_aside(struct show *show, const char *lines) {
    char line[INPUT_MAX];
    enum input input;
    do {
        struct text frame = text_over(frame_bytes, sizeof frame_bytes);
        struct page page = show_page(show, SPECTATOR, &frame);
        add_sentence(&page, &frame, lines);
        text_format(&frame, "\n%s ", show_word(show, WORD_TERM_GO_ON));
        term_show(&show->term, &frame);
    } while ((input = term_read(&show->term, line)) == INPUT_RESIZED);
    return input != INPUT_END;
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
        text_format(&frame, "\n%s ", show_word(show, WORD_TERM_GO_ON));
        term_show(&show->term, &frame);
    } while ((input = term_read(&show->term, line)) == INPUT_RESIZED);
    return input != INPUT_END;
}
