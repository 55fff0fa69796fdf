/* book_deeds.c: the best runs of a circle in each game, and its clue of the year, from what was noted of each game when it ended
 * (room/deeds.h). Only what members did counts, and only their clues are told. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <jansson.h>

#include "engine/json.h"
#include "net/book.h"
#include "net/server.h"
#include "room/deeds.h"

enum { HEARTS_MAX = 4000, DEEDS_BYTES = DEEDS_MAX * (DEED_TEXT_BYTES + 80) };

/* --- votes for clues: lines of chat as "♥ 3 The clue", of which a seat's last one counts --- */

struct heart {
    char table[ID_BYTES];
    int seat, round;
};
struct hearts {
    struct heart *list;
    int size;
};

static void take_heart(void *context, const char *table, int seat, const char *line) {
    struct hearts *hearts = context;
    int i = hearts->size - 1, round = atoi(line + strcspn(line, " "));
    while (i >= 0 && (hearts->list[i].seat != seat || strcmp(hearts->list[i].table, table) != 0)) i--;
    if (i < 0 && hearts->size == HEARTS_MAX) return;
    if (i < 0) i = hearts->size++;
    snprintf(hearts->list[i].table, ID_BYTES, "%s", table);
    hearts->list[i].seat = seat;
    hearts->list[i].round = round;
}

static int hearts_of(const struct hearts *hearts, const char *table, int round) {
    int count = 0;
    for (int i = 0; i < hearts->size; i++) count += hearts->list[i].round == round && strcmp(hearts->list[i].table, table) == 0;
    return count;
}

/* --- the best --- */

static int64_t year_begins(int64_t at) {
    time_t seconds = (time_t)(at / 1000);
    struct tm parts;
    gmtime_r(&seconds, &parts);
    return (int64_t)timegm(&(struct tm){.tm_year = parts.tm_year, .tm_mday = 1}) * 1000;
}

/* The first of several stays. */
static void take_mark(struct book *book, const struct book_game *game, int seat, const char *what, int number, const char *text) {
    int i = 0;
    while (i < book->marks_count && (book->marks[i].game != game->game || strcmp(book->marks[i].what, what) != 0)) i++;
    if (i == BOOK_MARKS_MAX || (i < book->marks_count && book->marks[i].number >= number)) return;
    if (i == book->marks_count) book->marks_count++;
    struct book_mark *mark = &book->marks[i];
    *mark = (struct book_mark){.game = game->game, .number = number, .member = game->seat[seat].member, .at = game->at};
    snprintf(mark->what, sizeof mark->what, "%s", what);
    snprintf(mark->text, sizeof mark->text, "%s", text);
    memcpy(mark->table, game->table, sizeof mark->table);
}

/* First what people liked, then what some found and some did not: the nearer to half, the better. */
static void take_clue(struct book *book, const struct book_game *game, int seat, int found, int of, int hearts, const char *text) {
    struct book_mark *clue = &book->clue;
    int even = 100 * (found < of - found ? found : of - found) / (of > 0 ? of : 1), before = clue->of ? clue->even : 0;
    if (hearts < clue->hearts || (hearts == clue->hearts && even <= before)) return;
    *clue = (struct book_mark){.game = game->game, .number = found, .of = of, .hearts = hearts, .even = even, .member = game->seat[seat].member, .at = game->at};
    snprintf(clue->text, sizeof clue->text, "%s", text);
    memcpy(clue->table, game->table, sizeof clue->table);
}

static void take_deeds(struct book *book, const struct book_game *game, const struct hearts *hearts, int64_t since) {
    json_t *deeds = json_loads(game->deeds, 0, NULL), *deed;
    size_t i;
    json_array_foreach(deeds, i, deed) {
        const char *what = json_string_value(json_object_get(deed, "what")), *text = json_string_value(json_object_get(deed, "text"));
        int seat = (int)json_integer_value(json_object_get(deed, "seat")), number = (int)json_integer_value(json_object_get(deed, "n"));
        if (!what || seat < 0 || seat >= game->seats || game->seat[seat].member < 0) continue;
        if (strcmp(what, "clue") != 0) {
            take_mark(book, game, seat, what, number, text ? text : "");
        } else if (text && game->at >= since) {
            int round = (int)json_integer_value(json_object_get(deed, "round"));
            take_clue(book, game, seat, number, (int)json_integer_value(json_object_get(deed, "of")), hearts_of(hearts, game->table, round), text);
        }
    }
    json_decref(deeds);
}

void book_deeds_read(struct book *book, struct store *store) {
    struct hearts hearts = {.list = calloc(HEARTS_MAX, sizeof *hearts.list)};
    int64_t since = year_begins(date_ms());
    if (!hearts.list) abort();
    store_book_hearts(store, book->kept.id, since, take_heart, &hearts);
    for (int i = 0; i < book->games_count; i++) {
        if (book->games[i].deeds) take_deeds(book, &book->games[i], &hearts, since);
        free(book->games[i].deeds);
        book->games[i].deeds = NULL;
    }
    free(hearts.list);
}

/* --- telling --- */

static void mark_json(const struct book_mark *mark, const char *key, struct text *text) {
    json_open(text, key, '{');
    json_word(text, "game", mark->game->name);
    if (mark->what[0]) json_word(text, "what", mark->what);
    json_number(text, "n", mark->number);
    if (mark->of) json_number(text, "of", mark->of);
    if (!mark->what[0]) json_number(text, "hearts", mark->hearts);
    json_text(text, "text", mark->text);
    json_number(text, "member", mark->member);
    json_word(text, "table", mark->table);
    json_number(text, "at", mark->at);
    json_close(text, '}');
}

void book_deeds_json(const struct book *book, struct text *text) {
    json_open(text, "marks", '[');
    for (int i = 0; i < book->marks_count; i++) mark_json(&book->marks[i], NULL, text);
    json_close(text, ']');
    if (book->clue.game)
        mark_json(&book->clue, "clue", text);
    else
        json_none(text, "clue");
}

/* --- at the end of a game --- */

void book_note_deeds(struct store *store, int64_t table, const struct room *room) {
    char *bytes = malloc(DEEDS_BYTES);
    if (!bytes) abort();
    struct text text = text_over(bytes, DEEDS_BYTES);
    room_deeds(room, &text);
    if (!text.full && text.size > 2) store_book_deeds(store, table, bytes);
    free(bytes);
}
