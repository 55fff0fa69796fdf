/* book.c: see book.h. Who is no member of the circle any more, or never was, is "a player" in it: nobody else's name is told. */
#include "net/book.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "engine/json.h"
#include "net/server.h"
#include "room/middle.h"

static int member_of(const struct book *book, const char *guest) {
    for (int i = 0; *guest && i < book->members_count; i++)
        if (strcmp(book->members[i].guest, guest) == 0) return i;
    return -1;
}

/* --- ratings --- */


/* A kind of bot begins where it was measured, and is nearly sure; so it holds the scale in place for everybody. */
static struct rating rating_of_bot(const struct game *game, const char *level) {
    struct rating rating = rating_new();
    const struct strength *strength = middle_of(game)->strengths;
    for (; strength && strength->level; strength++)
        if (strcmp(strength->level, level) == 0) rating = (struct rating){strength->points, 25, 0};
    return rating;
}

static struct rating *player_of(struct book *book, const struct game *game, int member, const char *level) {
    struct book_cast *cast = &book->casts[game_place(game)];
    for (int i = 0; i < cast->size; i++)
        if (cast->player[i].member == member && strcmp(cast->player[i].level, level) == 0) return &cast->player[i].rating;
    if (cast->size == MEMBERS_MAX + CAST_MAX) return NULL;
    struct book_player *player = &cast->player[cast->size++];
    player->member = member;
    snprintf(player->level, sizeof player->level, "%s", level);
    player->rating = member < 0 ? rating_of_bot(game, level) : rating_new();
    return &player->rating;
}

/* Winners first, then by points: whoever has more came before. */
static int rank_of(const struct book_game *game, int seat) {
    int rank = 0;
    for (int i = 0; i < game->seats; i++)
        rank += game->seat[i].won > game->seat[seat].won ||
                (game->seat[i].won == game->seat[seat].won && !game->seat[i].won && game->seat[i].score > game->seat[seat].score);
    return rank;
}

static void rate(struct book *book, const struct book_game *game) {
    struct rating strangers[SEATS_MAX], *players[SEATS_MAX];
    int ranks[SEATS_MAX];
    double edges[SEATS_MAX];
    for (int i = 0; i < game->seats; i++) {
        strangers[i] = rating_new();
        players[i] = NULL;
        if (game->seat[i].member >= 0) players[i] = player_of(book, game->game, game->seat[i].member, "");
        if (game->seat[i].bot) players[i] = player_of(book, game->game, -1, game->seat[i].level);
        for (int k = 0; k < i; k++) /* two bots of one kind: the second plays against what was known of the first */
            if (players[i] == players[k] && players[i]) strangers[i] = *players[i], players[i] = NULL;
        if (!players[i]) players[i] = &strangers[i];
        ranks[i] = rank_of(game, i);
        edges[i] = game->seat[i].edge;
    }
    rating_update(players, ranks, edges, game->seats);
}

/* --- reading --- */

long list_number(const char *list, int place) {
    for (list += strcspn(list, "-0123456789"); place && *list; place--) {
        list += strspn(list, "-0123456789");
        list += strcspn(list, "-0123456789");
    }
    return strtol(list, NULL, 10);
}

bool list_has(const char *list, int number) {
    for (const char *at = list; *at;) {
        at += strcspn(at, "0123456789");
        char *end;
        if (*at && strtol(at, &end, 10) == number) return true;
        at += strspn(at, "0123456789");
    }
    return false;
}

static void take_seat(void *context, const struct store_book_seat *row) {
    struct book *book = context;
    struct book_game *game = book->games_count ? &book->games[book->games_count - 1] : NULL;
    if (!game || strcmp(game->table, row->table) != 0) {
        const struct game *known = game_named(row->game);
        if (!known || book->games_count == BOOK_GAMES_MAX) return;
        game = &book->games[book->games_count++];
        *game = (struct book_game){.game = known, .at = row->at};
        memcpy(game->table, row->table, sizeof game->table);
    }
    if (row->seat != game->seats || game->seats == SEATS_MAX) return;
    int seat = game->seats++;
    if (*row->deeds) game->deeds = strdup(row->deeds);
    game->seat[seat].bot = row->bot;
    game->seat[seat].member = row->bot ? -1 : member_of(book, row->guest);
    snprintf(game->seat[seat].level, LEVEL_BYTES, "%s", row->bot ? row->level : "");
    game->seat[seat].score = (int32_t)list_number(row->scores, seat);
    game->seat[seat].won = list_has(row->winners, seat);
    game->seat[seat].edge = *row->edges ? (double)list_number(row->edges, seat) : 0;
}

struct book *book_read(struct store *store, const struct store_book *kept) {
    int games = 0;
    while (game_list[games]) games++;
    struct book *book = calloc(1, sizeof *book);
    if (!book) abort();
    book->casts = calloc((size_t)games, sizeof *book->casts);
    book->games = calloc(BOOK_GAMES_MAX, sizeof *book->games);
    if (!book->casts || !book->games) abort();
    book->kept = *kept;
    book->members_count = store_book_members(store, kept->id, book->members);
    book->whole = store_book_games(store, kept->id, BOOK_GAMES_MAX, take_seat, book);
    for (int i = 0; i < book->games_count; i++) rate(book, &book->games[i]);
    book_deeds_read(book, store);
    return book;
}

void book_free(struct book *book) {
    free(book->casts);
    free(book->games);
    free(book);
}

/* --- telling --- */

static void ratings_json(const struct book *book, struct text *text) {
    json_open(text, "ratings", '[');
    for (int g = 0; game_list[g]; g++) {
        const struct book_cast *cast = &book->casts[g];
        if (!cast->size) continue;
        json_open(text, NULL, '{');
        json_word(text, "game", game_list[g]->name);
        json_open(text, "players", '[');
        for (int i = 0; i < cast->size; i++) {
            const struct book_player *player = &cast->player[i];
            json_open(text, NULL, '{');
            if (player->member < 0)
                json_none(text, "member");
            else
                json_number(text, "member", player->member);
            json_text(text, "level", player->member < 0 ? player->level : NULL);
            json_number(text, "rating", lround(player->rating.mean));
            json_number(text, "margin", rating_margin(&player->rating));
            json_number(text, "games", player->rating.games);
            json_close(text, '}');
        }
        json_close(text, ']');
        json_close(text, '}');
    }
    json_close(text, ']');
}

static void game_json(const struct book_game *game, struct text *text) {
    json_open(text, NULL, '{');
    json_word(text, "table", game->table);
    json_word(text, "game", game->game->name);
    json_number(text, "at", game->at);
    json_open(text, "seats", '[');
    for (int i = 0; i < game->seats; i++) {
        json_open(text, NULL, '{');
        if (game->seat[i].member < 0)
            json_none(text, "member");
        else
            json_number(text, "member", game->seat[i].member);
        json_text(text, "level", game->seat[i].bot ? game->seat[i].level : NULL);
        json_number(text, "score", game->seat[i].score);
        json_bool(text, "won", game->seat[i].won);
        json_close(text, '}');
    }
    json_close(text, ']');
    json_close(text, '}');
}

void book_json(const struct book *book, const char *guest, struct text *text) {
    json_open(text, NULL, '{');
    json_word(text, "format", "dizaine-book/1");
    json_word(text, "book", book->kept.id);
    json_text(text, "name", book->kept.name);
    json_bool(text, "yours", !book->kept.maker[0] || strcmp(book->kept.maker, guest) == 0);
    json_open(text, "members", '[');
    for (int i = 0; i < book->members_count; i++) {
        json_open(text, NULL, '{');
        json_text(text, "name", book->members[i].name);
        json_bool(text, "you", strcmp(book->members[i].guest, guest) == 0);
        json_close(text, '}');
    }
    json_close(text, ']');
    ratings_json(book, text);
    book_deeds_json(book, text);
    json_open(text, "games", '[');
    for (int i = book->games_count - 1; i >= 0; i--) game_json(&book->games[i], text);
    json_close(text, ']');
    json_close(text, '}');
}

void csv_cell(struct text *text, const char *cell) {
    text_byte(text, '"');
    if (*cell && strchr("=+-@\t\r\n|%", *cell)) text_byte(text, '\''); /* a spreadsheet would calculate it */
    for (; *cell; cell++) {
        if (*cell == '"') text_byte(text, '"');
        text_byte(text, *cell);
    }
    text_byte(text, '"');
}

static void csv_day(struct text *text, int64_t at) {
    time_t seconds = (time_t)(at / 1000);
    struct tm day;
    char said[32] = "";
    if (gmtime_r(&seconds, &day)) strftime(said, sizeof said, "%Y-%m-%dT%H:%M:%SZ", &day);
    text_add(text, said);
}

void book_csv(const struct book *book, struct text *text) {
    text_add(text, "at,game,table,seat,player,level,score,won\r\n");
    for (int i = 0; i < book->games_count; i++) {
        const struct book_game *game = &book->games[i];
        for (int seat = 0; seat < game->seats; seat++) {
            int member = game->seat[seat].member;
            csv_day(text, game->at);
            text_format(text, ",%s,%s,%d,", game->game->name, game->table, seat + 1);
            csv_cell(text, member < 0 ? "" : book->members[member].name);
            text_byte(text, ',');
            csv_cell(text, game->seat[seat].level);
            text_format(text, ",%d,%d\r\n", (int)game->seat[seat].score, game->seat[seat].won);
        }
    }
}

/* --- at the end of a game --- */

void book_edges(const struct state *state, struct text *text) {
    int (*edge)(const struct state *, int) = middle_of(game_of(state))->edge;
    for (int i = 0; edge && i < state->seats; i++) text_format(text, i ? " %d" : "%d", edge(state, i));
}

void book_game_over(struct table *table) {
    TEXT(edges, 100);
    book_edges(&table->room->truth, &edges);
    if (edges.size) store_book_edges(table->server->store, table->kept.n, edges.bytes);
    book_note_deeds(table->server->store, table->kept.n, table->room);
}
