/* truths.h: games as they were played, and others that a reader could not tell from them. For the laws of
 * secrecy. How to change what is hidden is the game's affair: games/NAME/tests/truths.c. */
#ifndef DIZAINE_TESTS_TRUTHS_H
#define DIZAINE_TESTS_TRUTHS_H

#include "tests/table.h"
#include "tests/variants.h"

enum { HISTORY_MAX = 4000, DIFFERENCES_MAX = 8 };

/* A game as it was played. */
struct history {
    struct options options;
    struct state now;
    struct move move[HISTORY_MAX];
    uint16_t epoch[HISTORY_MAX]; /* in which the move was made */
    int size;
};

static inline bool same_move(struct move a, struct move b) {
    return a.who == b.who && a.kind == b.kind && a.a == b.a && a.b == b.b;
}

static inline bool same_state(const struct state *a, const struct state *b) {
    return !memcmp(a, b, offsetof(struct state, as)) && !memcmp(&a->as, &b->as, game_of(a)->bytes);
}

static inline bool same_view(const struct state *a, const struct state *b, int reader) {
    struct state seen_a = game_view(a, reader), seen_b = game_view(b, reader);
    return same_state(&seen_a, &seen_b);
}

/* Readers are the seats and, after them, the spectator. */
static inline int reader_of(const struct state *state, int i) {
    return i < state->seats ? i : SPECTATOR;
}

static inline void begin(struct history *history, const struct variant *variant) {
    history->options = variant->options;
    game_start(&history->now, variant->game, &history->options);
    history->size = 0;
}

static inline void make(struct history *history, struct move move) {
    assert_true(history->size < HISTORY_MAX);
    history->move[history->size] = move;
    history->epoch[history->size++] = history->now.epoch;
    game_apply(&history->now, move);
}

/* Any seat that owes a move, so that sealed moves come in every order. */
static inline int any_seat(const struct state *state, struct rng *rng) {
    int seat;
    do seat = (int)rng_below(rng, 16);
    while (!owes(state, seat));
    return seat;
}

static inline struct move any_move(const struct state *state, int seat, struct rng *rng) {
    struct move moves[MOVES_MAX];
    if (seat == CHANCE) return game_chance(state, rng);
    int n = game_moves(state, seat, moves);
    assert_true(n > 0);
    return moves[rng_below(rng, (uint32_t)n)];
}

static inline bool hidden(const struct history *history, int i, int reader) {
    return !same_move(game_masked(&history->now, history->epoch[i], history->move[i], reader),
                      history->move[i]);
}

static inline void shown_line(const struct history *history, int i, int reader, struct text *text) {
    struct move shown = game_masked(&history->now, history->epoch[i], history->move[i], reader);
    text_clear(text);
    game_line(&history->now, shown, NULL, text);
}

/* A change to the hidden moves of a game: one move becomes another, or two arguments trade places in all. */
struct change {
    int index; /* of the one move to be changed, or -1 */
    struct move to;
    uint16_t x, y;
};

/* What a game with secrets brings: how to change a hidden move, and which secrets the changes must reach. */
struct truths {
    struct change (*change)(const struct history *history, int i, struct rng *rng);
    /* A hidden move under a change of index -1; NULL if there are none. */
    struct move (*trade)(struct move move, const struct change *change);
    struct {
        const char *what;
        bool (*differs)(const struct state *one, const struct state *other);
        int least; /* test_secrets must see more differences than these */
    } secret[DIFFERENCES_MAX];
};

#define GAME(name) extern const struct truths name##_truths __attribute__((weak));
#include "games/games.def"
#undef GAME

/* A game without secrets has none. */
static inline const struct truths *truths_of(const struct game *game) {
#define GAME(name) &name##_truths,
    static const struct truths *const all[] = {
#include "games/games.def"
    };
#undef GAME
    const struct truths *truths = NULL;
    if (!game->secrecy) return NULL;
    for (int i = 0; game_list[i]; i++)
        if (game_list[i] == game) truths = all[i];
    if (!truths)
        fail_msg("games/%s/tests/truths.c is missing: %s has secrets, and its tests need %s_truths", game->name,
                 game->name, game->name);
    return truths;
}

static inline struct change any_change(const struct history *history, int i, struct rng *rng) {
    return truths_of(game_of(&history->now))->change(history, i, rng);
}

static inline struct move changed(const struct truths *truths, struct move move, int i,
                                  const struct change *change) {
    if (change->index >= 0) return i == change->index ? change->to : move;
    return truths->trade(move, change);
}

/* Another course of the game with the same shown log for a reader; false if the change breaks the rules. */
static inline bool other_truth(const struct history *history, int reader, const struct change *change,
                               struct history *other) {
    const struct truths *truths = truths_of(game_of(&history->now));
    other->options = history->options;
    other->size = 0;
    game_start(&other->now, game_of(&history->now), &other->options);
    for (int i = 0; i < history->size; i++) {
        struct move move = history->move[i];
        if (hidden(history, i, reader)) move = changed(truths, move, i, change);
        if (!game_legal(&other->now, move)) return false;
        make(other, move);
    }
    return true;
}

/* Plays every table for the laws of secrecy at random and holds each state against a law. */
static inline void in_all_states(uint64_t seed, uint32_t one_in,
                                 void (*law)(const struct history *, struct rng *)) {
    static struct history history;
    static struct variant variants[VARIANTS_MAX];
    int n = variants_for("secrets", variants);
    for (int v = 0; v < n; v++) {
        struct rng rng = rng_seed(seed, (uint64_t)v);
        begin(&history, &variants[v]);
        while (!game_over(&history.now)) {
            make(&history, any_move(&history.now, any_seat(&history.now, &rng), &rng));
            if (!rng_below(&rng, one_in)) law(&history, &rng);
        }
        law(&history, &rng);
    }
}

#endif
