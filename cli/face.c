/* face.c: what all faces share. */
#include "cli/face.h"

#include <string.h>

const struct face *face_of(const struct game *game) {
    static const struct face *const faces[] = {
#define GAME(name) &name##_face,
#include "games/games.def"
#undef GAME
    };
    return faces[game_place(game)];
}

const char *page_word(const struct page *page, enum word word) {
    return words_text(page->language, word);
}

const char *page_name(const struct page *page, int seat) {
    return page->room->name[seat];
}

void page_hue(const struct page *page, struct text *text, enum hue hue) {
    static const char *const codes[] = {"94", "32", "33", "95", "36", "1", "2", "7"};
    if (page->colour) text_format(text, "\033[%sm", codes[hue]);
}

void page_plain(const struct page *page, struct text *text) {
    if (page->colour) text_add(text, "\033[0m");
}

int page_width(const char *bytes, uint32_t size) {
    int width = 0;
    for (uint32_t i = 0; i < size; i++) {
        if (bytes[i] == '\033')
            while (i < size && bytes[i] != 'm') i++;
        else
            width += ((unsigned char)bytes[i] & 0xc0) != 0x80;
    }
    return width;
}

static int column(const struct text *text) {
    uint32_t start = text->size;
    while (start > 0 && text->bytes[start - 1] != '\n') start--;
    return page_width(text->bytes + start, text->size - start);
}

void page_wrap(const struct page *page, struct text *out, const char *lines) {
    for (int at = 0; *lines;) {
        uint32_t blanks = (uint32_t)strspn(lines, " ");
        uint32_t size = (uint32_t)strcspn(lines + blanks, " \n");
        int width = page_width(lines + blanks, size);
        if (!page->plain && size > 0 && at > 0 && at + (int)blanks + width > page->columns) {
            text_byte(out, '\n');
            at = 0;
        } else {
            text_bytes(out, lines, blanks);
            at += (int)blanks;
        }
        text_bytes(out, lines + blanks, size);
        at += width;
        lines += blanks + size;
        if (*lines == '\n') text_byte(out, *lines++), at = 0;
    }
}

void page_item(struct page *page, const struct text *item) {
    int at = column(page->out);
    if (at > 0 && (page->plain || at + 3 + page_width(item->bytes, item->size) > page->columns))
        text_byte(page->out, '\n');
    else if (at > 0)
        text_add(page->out, "   ");
    text_add(page->out, item->bytes);
}

/* Fills with blanks up to a column, counted from the last newline. */
static void page_to_column(struct page *page, int wanted) {
    for (int at = column(page->out); at < wanted; at++) text_byte(page->out, ' ');
}

void page_to_names_end(struct page *page) {
    enum { MARK = 2, MOST = 30 };
    int widest = 0;
    for (int seat = 0; seat < page->room->truth.seats; seat++) {
        int width = page_width(page_name(page, seat), (uint32_t)strlen(page_name(page, seat)));
        if (width > widest) widest = width;
    }
    page_to_column(page, MARK + (widest < MOST ? widest : MOST));
    text_add(page->out, "  ");
}

void page_menu(struct page *page, const struct state *view, const struct move *moves, int n) {
    const struct face *face = face_of(game_of(view));
    for (int i = 0; i < n; i++) {
        char bytes[256];
        struct text item = text_over(bytes, sizeof bytes);
        page_hue(page, &item, HUE_BOLD);
        text_byte(&item, '[');
        face->key(page, view, moves[i], i, &item);
        text_byte(&item, ']');
        page_plain(page, &item);
        text_byte(&item, ' ');
        face->label(page, view, moves[i], &item);
        page_item(page, &item);
    }
    text_byte(page->out, '\n');
}
