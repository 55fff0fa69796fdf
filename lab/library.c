/* library.c: libdizaine: tables, records and the painter; see dizaine.h. Batches are in batch.c. */
#include "lab/dizaine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cards/cards.h"
#include "lab/lab.h"
#include "lab/table.h"
#include "lab/version.h" /* made from VERSION */
#include "store/records.h"

enum { TEXT_BYTES = 1 << 16 };

const char *dz_why(int error) {
    static const char *const why[] = {"fine",
                                      "there is no game of that name",
                                      "these options cannot be played",
                                      "there is no such seat",
                                      "that seat owes no move",
                                      "this is no legal move now",
                                      "a clue is missing, too long, or not clean text",
                                      "the game is over",
                                      "there is no bot of that name",
                                      "the record has a fault",
                                      "an array is too small",
                                      "there is no memory left",
                                      "there is no such card",
                                      "a value is out of range"};
    int place = -error;
    return place >= 0 && place < (int)(sizeof why / sizeof *why) ? why[place] : "unknown";
}

const char *dz_version(void) {
    return LIBDIZAINE_VERSION;
}

int dz_abi(void) {
    return DZ_ABI;
}

int lab_fill(const char *text, size_t bytes, char *out, size_t size) {
    if (out && size) {
        size_t kept = bytes < size ? bytes : size - 1;
        memcpy(out, text, kept);
        out[kept] = 0;
    }
    return (int)bytes;
}

void lab_say_why(char *why, size_t size, const char *sentence) {
    lab_fill(sentence, strlen(sentence), why, size);
}

/* ---- The games ---- */

int dz_games(void) {
    int n = 0;
    while (game_list[n]) n++;
    return n;
}

const char *dz_game_name(int game) {
    return game >= 0 && game < dz_games() ? game_list[game]->name : NULL;
}

static const struct game *find(const char *name) {
    return name ? game_named(name) : NULL;
}

int dz_game_players(const char *name, int *least, int *most) {
    const struct game *game = find(name);
    if (!game) return DZ_NO_SUCH_GAME;
    if (least) *least = game->seats_min;
    if (most) *most = game->seats_max;
    return DZ_FINE;
}

int dz_game_bots(const char *name, char *out, size_t size) {
    const struct game *game = find(name);
    TEXT(text, 1024);
    if (!game) return DZ_NO_SUCH_GAME;
    for (const struct bot *bot = bots_of(game); bot->name; bot++)
        text_format(&text, "%s%s", text.size ? "\n" : "", bot->name);
    return lab_fill(text.bytes, text.size, out, size);
}

static void list_options(struct text *text, const struct option *option, const char *what) {
    static const char *const kinds[] = {"bool", "int", "choice"};
    for (; option && option->name; option++)
        text_format(text, "%s%s %s %s %d %d %d", text->size ? "\n" : "", what, option->name,
                    kinds[option->kind], option->least, option->kind == OPTION_BOOL ? 1 : option->most,
                    option->standard);
}

int dz_game_options(const char *name, char *out, size_t size) {
    const struct game *game = find(name);
    TEXT(text, 4096);
    if (!game) return DZ_NO_SUCH_GAME;
    list_options(&text, game->options, "option");
    list_options(&text, game->dials, "dial");
    return lab_fill(text.bytes, text.size, out, size);
}

/* ---- A table ---- */

const char *lab_options(const struct game *game, int players, const char *text, struct options *options) {
    if (players < game->seats_min || players > game->seats_max)
        return "this game is not for that number of players";
    options_standard(game, players, options);
    while (text && *text) {
        char name[48], value[48];
        int used = 0;
        if (sscanf(text, " %47[^= ]=%47[^ ]%n", name, value, &used) != 2) {
            if (strspn(text, " ") == strlen(text)) break;
            return "options are name=value, with blanks between";
        }
        const char *reason = options_turn(game, options, name, value);
        if (reason) return reason;
        text += used;
    }
    return options_refusal(game, options);
}

dz_table *dz_open(const char *name, int players, const char *options, uint64_t seed, int *error, char *why,
                  size_t size) {
    const struct game *game = find(name);
    struct options chosen;
    int unused;
    if (!error) error = &unused;
    *error = DZ_FINE;
    const char *refusal = game ? lab_options(game, players, options, &chosen) : dz_why(DZ_NO_SUCH_GAME);
    if (refusal) {
        *error = game ? DZ_BAD_OPTIONS : DZ_NO_SUCH_GAME;
        lab_say_why(why, size, refusal);
        return NULL;
    }
    dz_table *table = calloc(1, sizeof *table);
    if (!table) {
        *error = DZ_NO_MEMORY;
        lab_say_why(why, size, dz_why(DZ_NO_MEMORY));
        return NULL;
    }
    table->game = game;
    table->options = chosen;
    table->rng = rng_seed(seed, 0);
    game_start(&table->state, game, &chosen);
    return table;
}

void dz_close(dz_table *table) {
    if (!table) return;
    for (int i = 0; i < table->count; i++) free(table->turns[i].words);
    free(table->turns);
    free(table);
}

static int remember(dz_table *table, struct move move, const char *words) {
    if (table->count == table->room) {
        int room = table->room ? 2 * table->room : 256;
        struct lab_turn *turns = realloc(table->turns, (size_t)room * sizeof *turns);
        if (!turns) return DZ_NO_MEMORY;
        table->turns = turns;
        table->room = room;
    }
    char *copy = words ? strdup(words) : NULL;
    if (words && !copy) return DZ_NO_MEMORY;
    table->turns[table->count++] = (struct lab_turn){move, table->state.epoch, copy};
    game_apply(&table->state, move);
    return DZ_FINE;
}

dz_table *dz_copy(const dz_table *table) {
    dz_table *copy = table ? malloc(sizeof *copy) : NULL;
    if (!copy) return NULL;
    *copy = *table;
    copy->turns = calloc((size_t)table->room + 1, sizeof *copy->turns);
    copy->count = 0;
    for (int i = 0; copy->turns && i < table->count; i++) {
        copy->turns[i] = table->turns[i];
        copy->count++;
        if (table->turns[i].words && !(copy->turns[i].words = strdup(table->turns[i].words))) {
            dz_close(copy);
            return NULL;
        }
    }
    if (copy->turns) return copy;
    free(copy);
    return NULL;
}

int dz_seats(const dz_table *table) {
    return table->state.seats;
}

int dz_next(const dz_table *table) {
    return game_next(&table->state);
}

unsigned dz_waiting(const dz_table *table) {
    return table->state.to_act;
}

int dz_moves_made(const dz_table *table) {
    return table->count;
}

int dz_score(const dz_table *table, int seat) {
    return seat >= 0 && seat < table->state.seats ? table->state.score[seat] : 0;
}

unsigned dz_winners(const dz_table *table) {
    return table->state.winners;
}

uint64_t dz_hash(const dz_table *table) {
    return game_hash(&table->state);
}

static int error_of(enum verdict verdict) {
    switch (verdict) {
    case FINE: return DZ_FINE;
    case WRONG_SEAT: return DZ_WRONG_SEAT;
    case NO_CLUE:
    case BAD_CLUE: return DZ_BAD_WORDS;
    case IS_OVER: return DZ_IS_OVER;
    case NO_SUCH_MOVE:
    case WRONG_STEP:
    case NO_WORDS_HERE:
    case NOT_OBLIGED: break;
    }
    return DZ_NO_SUCH_MOVE;
}

static int seat_fault(const dz_table *table, int seat) {
    if (seat != DZ_CHANCE && (seat < 0 || seat >= table->state.seats)) return DZ_NO_SUCH_SEAT;
    if (game_over(&table->state)) return DZ_IS_OVER;
    return owes(&table->state, seat) ? DZ_FINE : DZ_WRONG_SEAT;
}

int dz_play(dz_table *table, int seat, const char *text) {
    int fault = seat_fault(table, seat);
    struct move move, obliged;
    const char *words;
    if (fault) return fault;
    if (!text) return DZ_NO_SUCH_MOVE;
    fault = error_of(game_parse(&table->state, seat, text, &move, &words));
    if (fault) return fault;
    if (table->game->obliged && seat != CHANCE && table->game->obliged(&table->state, seat, &obliged) &&
        memcmp(&obliged, &move, sizeof move) != 0)
        return DZ_NO_SUCH_MOVE;
    return remember(table, move, words);
}

int dz_settle(dz_table *table) {
    int moves = 0;
    for (int seat; (seat = game_next(&table->state)) >= 0; moves++) {
        struct move move;
        if (seat == CHANCE)
            move = game_chance(&table->state, &table->rng);
        else if (!table->game->obliged || !table->game->obliged(&table->state, seat, &move))
            break;
        int fault = remember(table, move, NULL);
        if (fault) return fault;
    }
    return moves;
}

/* What a seat may know: the truth only if it is asked for. */
static int look(const dz_table *table, int seat, struct state *view) {
    if (seat == DZ_EVERYTHING)
        *view = table->state;
    else if (seat == DZ_SPECTATOR || (seat >= 0 && seat < table->state.seats))
        *view = game_view(&table->state, seat == DZ_SPECTATOR ? SPECTATOR : seat);
    else
        return DZ_NO_SUCH_SEAT;
    return DZ_FINE;
}

int dz_legal(const dz_table *table, int seat, char *out, size_t size) {
    struct move moves[MOVES_MAX];
    int fault = seat_fault(table, seat);
    if (fault) return fault;
    char *bytes = malloc(TEXT_BYTES);
    if (!bytes) return DZ_NO_MEMORY;
    struct text text = text_over(bytes, TEXT_BYTES);
    int n = game_moves(&table->state, seat, moves);
    for (int i = 0; i < n; i++) {
        if (i) text_byte(&text, '\n');
        game_say(&table->state, moves[i], &text);
    }
    int whole = lab_fill(text.bytes, text.size, out, size);
    free(bytes);
    return whole;
}

int dz_show(const dz_table *table, int seat, char *out, size_t size) {
    struct state view;
    int fault = look(table, seat, &view);
    if (fault) return fault;
    char *bytes = malloc(TEXT_BYTES);
    if (!bytes) return DZ_NO_MEMORY;
    struct text text = text_over(bytes, TEXT_BYTES);
    table->game->show(&view, &text);
    int whole = lab_fill(text.bytes, text.size, out, size);
    free(bytes);
    return whole;
}

/* A text that may be long: twice the room until it fits. */
static int fill_long(void (*write)(const dz_table *table, int seat, struct text *text), const dz_table *table,
                     int seat, char *out, size_t size) {
    for (uint32_t room = TEXT_BYTES;; room *= 2) {
        char *bytes = malloc(room);
        if (!bytes) return DZ_NO_MEMORY;
        struct text text = text_over(bytes, room);
        write(table, seat, &text);
        int whole = text.full ? -1 : lab_fill(text.bytes, text.size, out, size);
        free(bytes);
        if (whole >= 0) return whole;
    }
}

static void write_story(const dz_table *table, int seat, struct text *text) {
    for (int i = 0; i < table->count; i++) {
        const struct lab_turn *turn = &table->turns[i];
        struct move move = seat == DZ_EVERYTHING ? turn->move
                                                 : game_masked(&table->state, turn->epoch, turn->move,
                                                               seat == DZ_SPECTATOR ? SPECTATOR : seat);
        if (i) text_byte(text, '\n');
        game_line(&table->state, move, turn->words, text);
    }
}

int dz_story(const dz_table *table, int seat, char *out, size_t size) {
    struct state view;
    int fault = look(table, seat, &view);
    return fault ? fault : fill_long(write_story, table, seat, out, size);
}

int dz_think(dz_table *table, int seat, const char *name, uint32_t budget, char *out, size_t size) {
    const struct bot *bot = name ? bot_named(table->game, name) : NULL;
    const char *heard[256], *clue = NULL;
    struct move past[BOT_PAST_MAX];
    int fault = seat_fault(table, seat), clues = 0;
    if (fault || seat == CHANCE) return fault ? fault : DZ_NO_SUCH_SEAT;
    if (!bot) return DZ_NO_SUCH_BOT;
    struct state view = game_view(&table->state, seat);
    bool recalls = table->game->secrecy && table->count <= BOT_PAST_MAX;
    for (int i = 0; i < table->count; i++) {
        if (recalls) past[i] = game_masked(&table->state, table->turns[i].epoch, table->turns[i].move, seat);
        if (!table->turns[i].words) continue;
        if (clue && clues < 256) heard[clues++] = clue;
        clue = table->turns[i].words;
    }
    TEXT(words, CLUE_MAX * 4 + 1);
    struct thought thought = {.view = &view,
                              .seat = seat,
                              .budget = budget,
                              .rng = &table->rng,
                              .past = past,
                              .past_size = recalls ? table->count : 0,
                              .clue = clue,
                              .heard = heard,
                              .heard_size = clues,
                              .words = &words};
    struct move move;
    if (!table->game->obliged || !table->game->obliged(&table->state, seat, &move))
        move = bot_think(bot, &thought);
    TEXT(text, CLUE_MAX * 4 + 64);
    game_say(&table->state, move, &text);
    if (table->game->wordy && table->game->wordy(move)) text_format(&text, " %s", words.bytes);
    return lab_fill(text.bytes, text.size, out, size);
}

/* ---- Records ---- */

static void write_record(const dz_table *table, int seat, struct text *text) {
    struct turn *turns = malloc(((size_t)table->count + 1) * sizeof *turns);
    if (!turns) return;
    for (int i = 0; i < table->count; i++)
        turns[i] = (struct turn){table->turns[i].move, table->turns[i].words};
    struct record record = {
        .game = table->game, .options = table->options, .turns = turns, .count = (uint32_t)table->count};
    record_write(&record, false, text);
    free(turns);
}

int dz_record(const dz_table *table, char *out, size_t size) {
    return fill_long(write_record, table, 0, out, size);
}

dz_table *dz_replay(const char *bytes, size_t count, int *error, char *why, size_t size) {
    struct loaded loaded;
    struct fault fault = {0};
    int unused;
    if (!error) error = &unused;
    *error = DZ_FINE;
    if (!bytes || count > RECORD_BYTES_MAX || !record_read(bytes, count, &loaded, &fault)) {
        *error = DZ_BAD_RECORD;
        lab_say_why(why, size, bytes && count <= RECORD_BYTES_MAX ? fault.reason : dz_why(DZ_BAD_RECORD));
        return NULL;
    }
    dz_table *table = calloc(1, sizeof *table);
    if (table) {
        table->game = loaded.record.game;
        table->options = loaded.record.options;
        table->rng = rng_seed(0, 0);
        game_start(&table->state, table->game, &table->options);
        for (uint32_t i = 0; table && i < loaded.record.count; i++)
            if (remember(table, loaded.turns[i].move, loaded.turns[i].words)) {
                dz_close(table);
                table = NULL;
            }
    }
    loaded_free(&loaded);
    if (!table) {
        *error = DZ_NO_MEMORY;
        lab_say_why(why, size, dz_why(DZ_NO_MEMORY));
    }
    return table;
}

/* ---- Numbers ---- */

int dz_observation_size(const char *name) {
    const struct game *game = find(name);
    return game ? lab_observation(lab_of(game)) : DZ_NO_SUCH_GAME;
}

int dz_observation_parts(const char *name, char *out, size_t size) {
    const struct game *game = find(name);
    TEXT(text, 2048);
    if (!game) return DZ_NO_SUCH_GAME;
    for (const struct lab_part *part = lab_of(game)->parts; part->name; part++)
        text_format(&text, "%s%s %d", text.size ? "\n" : "", part->name, part->size);
    return lab_fill(text.bytes, text.size, out, size);
}

int dz_action_count(const char *name) {
    const struct game *game = find(name);
    return game ? lab_of(game)->actions : DZ_NO_SUCH_GAME;
}

int dz_observe(const dz_table *table, int seat, int16_t *observation, size_t count) {
    const struct lab *lab = lab_of(table->game);
    struct state view;
    if (seat < 0 || seat >= table->state.seats) return DZ_NO_SUCH_SEAT;
    if (!observation || count < (size_t)lab_observation(lab)) return DZ_BAD_SIZE;
    look(table, seat, &view);
    lab->observe(&view, seat, observation, NULL);
    return lab_observation(lab);
}

int dz_mask(const dz_table *table, int seat, uint8_t *mask, size_t count) {
    const struct lab *lab = lab_of(table->game);
    if (seat < 0 || seat >= table->state.seats) return DZ_NO_SUCH_SEAT;
    if (!mask || count < lab->actions) return DZ_BAD_SIZE;
    struct state view = game_view(&table->state, seat);
    lab_mask(lab, &view, seat, mask);
    return lab->actions;
}

static int find_action(const dz_table *table, int seat, int action, struct move *move) {
    int fault = seat_fault(table, seat);
    if (fault) return fault;
    if (seat == CHANCE) return DZ_NO_SUCH_SEAT;
    struct state view = game_view(&table->state, seat);
    return lab_move(lab_of(table->game), &view, seat, action, move) ? DZ_FINE : DZ_NO_SUCH_MOVE;
}

int dz_act(dz_table *table, int seat, int action) {
    struct move move, obliged;
    int fault = find_action(table, seat, action, &move);
    if (fault) return fault;
    if (table->game->obliged && table->game->obliged(&table->state, seat, &obliged)) return DZ_NO_SUCH_MOVE;
    return remember(table, move, table->game->wordy && table->game->wordy(move) ? "…" : NULL);
}

int dz_action_text(const dz_table *table, int seat, int action, char *out, size_t size) {
    struct move move;
    TEXT(text, 64);
    int fault = find_action(table, seat, action, &move);
    if (fault) return fault;
    game_say(&table->state, move, &text);
    return lab_fill(text.bytes, text.size, out, size);
}

/* ---- The painter ---- */

int dz_decks(void) {
    return deck_count();
}

const char *dz_deck_name(int deck) {
    return deck >= 0 && deck < deck_count() ? deck_name(deck) : NULL;
}

int dz_deck_cards(void) {
    return DECK_CARDS;
}

static bool is_card(int deck, int card) {
    return deck >= 0 && deck < deck_count() && card >= 0 && card < DECK_CARDS;
}

int dz_card_svg(int deck, int card, char *out, size_t size) {
    if (!is_card(deck, card)) return DZ_NO_SUCH_CARD;
    char *bytes = malloc(CARD_SVG_MAX);
    if (!bytes) return DZ_NO_MEMORY;
    struct text text = text_over(bytes, CARD_SVG_MAX);
    card_svg(deck, card, &text);
    int whole = lab_fill(text.bytes, text.size, out, size);
    free(bytes);
    return whole;
}

int dz_card_title(int deck, int card, const char *language, char *out, size_t size) {
    TEXT(text, 512);
    if (!is_card(deck, card)) return DZ_NO_SUCH_CARD;
    card_title(deck, card, language && strncmp(language, "fr", 2) == 0 ? LANG_FR : LANG_EN, &text);
    return lab_fill(text.bytes, text.size, out, size);
}
