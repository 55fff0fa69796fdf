/* truths.h: games as they were played, and others that a reader could not tell from them. For the laws of
 * secrecy. */
#ifndef DIZAINE_TESTS_TRUTHS_H
#define DIZAINE_TESTS_TRUTHS_H

#include "tests/table.h"

enum { HISTORY_MAX = 4000, DSD_DEAL_KIND = 1 };

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

static inline void begin(struct history *history, const struct game *game, int players, const char *wishes) {
    const char *refusal = choose(game, players, wishes, &history->options);
    if (refusal) fail_msg("refused: %s", refusal);
    game_start(&history->now, game, &history->options);
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

/* Changes to the hidden moves: in Dixit two cards trade places in all of them, or one vote changes; in Dix
 * sur Dix one draw is another token. */
struct change {
    int index; /* of the one move to be changed, or -1 */
    struct move to;
    uint16_t x, y;
};

static inline uint16_t traded(uint16_t card, const struct change *change) {
    return card == change->x ? change->y : card == change->y ? change->x : card;
}

static inline struct move changed(struct move move, int i, const struct change *change) {
    if (change->index >= 0) return i == change->index ? change->to : move;
    if (move.kind == DIXIT_DRAW) {
        move.b = traded(move.b, change);
    } else if (move.kind == DIXIT_TELLS || move.kind == DIXIT_GIVES) {
        uint16_t a = traded(move.a, change), b = traded(move.b, change);
        move.a = b && b < a ? b : a;
        move.b = b && b < a ? a : b;
    }
    return move;
}

static inline struct change any_change(const struct history *history, int i, struct rng *rng) {
    struct change change = {.index = i, .to = history->move[i]};
    if (game_of(&history->now) == &dixsurdix_game) {
        assert_int_equal(change.to.kind, DSD_DEAL_KIND);
        change.to.b = (uint16_t)(1 + rng_below(rng, DSD_JOKER));
        return change;
    }
    if (change.to.kind == DIXIT_VOTES) {
        change.to.a = (uint16_t)(1 + rng_below(rng, 8));
        change.to.b = history->now.as.dixit.odyssey && change.to.a < 8 && rng_below(rng, 2)
                          ? (uint16_t)(change.to.a + 1)
                          : 0;
        return change;
    }
    change.index = -1;
    change.x = change.to.kind == DIXIT_DRAW ? change.to.b : change.to.a;
    change.y = (uint16_t)(1 + rng_below(rng, history->now.as.dixit.cards));
    return change;
}

/* Another course of the game with the same shown log for a reader; false if the change breaks the rules. */
static inline bool other_truth(const struct history *history, int reader, const struct change *change,
                               struct history *other) {
    other->options = history->options;
    other->size = 0;
    game_start(&other->now, game_of(&history->now), &other->options);
    for (int i = 0; i < history->size; i++) {
        struct move move = history->move[i];
        if (hidden(history, i, reader)) move = changed(move, i, change);
        if (!game_legal(&other->now, move)) return false;
        make(other, move);
    }
    return true;
}

struct trial {
    const struct game *game;
    int players_min, players_max;
    const char *wishes;
};

static const struct trial trials[] = {
    {&pig_game, 1, 3, "goal 30"},
    {&dix_game, 1, 5, ""},
    {&dixsurdix_game, 2, 6, ""},
    {&dixsurdix_game, 2, 6, "jokers 4"},
    {&dixsurdix_game, 3, 3, "open-hands on"},
    {&dixit_game, 3, 8, ""},
    {&dixit_game, 3, 5, "cards 36, goal 60, old-three on"},
    {&dixit_game, 7, 8, "odyssey on, goal 20"},
    {&dixit_game, 4, 4, "cards 300, goal 0, rounds 2"},
};

/* Plays every trial at random and holds each state against a law. */
static inline void in_all_states(uint64_t seed, uint32_t one_in,
                                 void (*law)(const struct history *, struct rng *)) {
    static struct history history;
    for (size_t t = 0; t < sizeof trials / sizeof *trials; t++)
        for (int players = trials[t].players_min; players <= trials[t].players_max; players++) {
            struct rng rng = rng_seed(seed, t * 16 + (uint64_t)players);
            begin(&history, trials[t].game, players, trials[t].wishes);
            while (!game_over(&history.now)) {
                make(&history, any_move(&history.now, any_seat(&history.now, &rng), &rng));
                if (!rng_below(&rng, one_in)) law(&history, &rng);
            }
            law(&history, &rng);
        }
}

#endif
