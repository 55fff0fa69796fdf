/* batch.c: many games at once, for learners; see dizaine.h. */
#include "lab/dizaine.h"

#include <stdlib.h>
#include <string.h>

#include "engine/view.h"
#include "lab/lab.h"
#include "lab/table.h"
#include "sim/random_play.h"

enum { GAMES_MAX = 1 << 20, CLUE_KEPT = CLUE_MAX * 4 + 1 };

struct dz_batch {
    const struct game *game;
    const struct lab *lab;
    struct options options;
    const struct bot *bot[SEATS_MAX]; /* NULL: an agent */
    int games, seats, observation;
    struct state *state;
    struct rng *rng;
    struct move *move;       /* for a step: what its action stands for */
    int32_t *drawn;          /* the action of `move`, if dz_batch_sample found both; else -1 */
    uint8_t *memo;           /* of observations */
    struct rng choices;      /* of dz_batch_sample, so that asking for one changes no luck */
    char (*clue)[CLUE_KEPT]; /* told last, of games with words; else NULL */
};

/* Bots, automata and chance, until an agent must decide or the game is over. */
static void settle(dz_batch *batch, int g) {
    struct state *state = &batch->state[g];
    struct rng *rng = &batch->rng[g];
    for (int seat; (seat = game_next(state)) >= 0;) {
        struct move move;
        if (seat == CHANCE) {
            move = game_chance(state, rng);
        } else if (!batch->game->obliged || !batch->game->obliged(state, seat, &move)) {
            const struct bot *bot = batch->bot[seat];
            if (!bot) return;
            struct state view = game_view(state, seat);
            char bytes[CLUE_KEPT];
            struct text words = text_over(bytes, sizeof bytes);
            struct thought thought = {.view = &view,
                                      .seat = seat,
                                      .rng = rng,
                                      .words = &words,
                                      .clue = batch->clue && batch->clue[g][0] ? batch->clue[g] : NULL};
            move = bot_think(bot, &thought);
            if (batch->clue && batch->game->wordy(move)) memcpy(batch->clue[g], words.bytes, words.size + 1);
        }
        game_apply(state, move);
    }
}

static void begin(dz_batch *batch, int g) {
    game_start(&batch->state[g], batch->game, &batch->options);
    if (batch->clue) batch->clue[g][0] = 0;
    settle(batch, g);
}

/* "agent,normal": a sentence why not, or NULL. */
static const char *read_seats(dz_batch *batch, const char *names) {
    char word[64];
    int n = 0, players = batch->options.players;
    if (!names || !*names) return NULL;
    for (const char *at = names;; n++) {
        size_t size = strcspn(at, ",");
        if (n == players) return "there are more names than seats";
        if (!size || size >= sizeof word) return "a seat is agent or the name of a bot";
        memcpy(word, at, size);
        word[size] = 0;
        batch->bot[n] = text_same(word, "agent") ? NULL : bot_named(batch->game, word);
        if (!batch->bot[n] && !text_same(word, "agent")) return "there is no bot of that name";
        at += size;
        if (!*at++) break;
    }
    if (n == 0)
        for (int s = 1; s < players; s++) batch->bot[s] = batch->bot[0];
    else if (n + 1 != players)
        return "one name fills all seats; else every seat needs one";
    for (int s = 0; s < players; s++)
        if (!batch->bot[s]) return NULL;
    return "one seat at least must be an agent's";
}

static dz_batch *give_up(dz_batch *batch, int *error, int code, char *why, size_t size,
                         const char *sentence) {
    dz_batch_close(batch);
    *error = code;
    lab_say_why(why, size, sentence);
    return NULL;
}

dz_batch *dz_batch_open(const char *name, int players, const char *options, const char *seats, int games,
                        uint64_t seed, int *error, char *why, size_t size) {
    const struct game *game = name ? game_named(name) : NULL;
    int unused;
    if (!error) error = &unused;
    *error = DZ_FINE;
    if (!game) return give_up(NULL, error, DZ_NO_SUCH_GAME, why, size, dz_why(DZ_NO_SUCH_GAME));
    if (games < 1 || games > GAMES_MAX)
        return give_up(NULL, error, DZ_BAD_VALUE, why, size, "a batch has 1 to 1,048,576 games");
    dz_batch *batch = calloc(1, sizeof *batch);
    if (!batch) return give_up(NULL, error, DZ_NO_MEMORY, why, size, dz_why(DZ_NO_MEMORY));
    const char *refusal = lab_options(game, players, options, &batch->options);
    if (refusal) return give_up(batch, error, DZ_BAD_OPTIONS, why, size, refusal);
    batch->game = game;
    batch->lab = lab_of(game);
    if ((refusal = read_seats(batch, seats)))
        return give_up(batch, error, DZ_NO_SUCH_BOT, why, size, refusal);
    batch->games = games;
    batch->observation = lab_observation(batch->lab);
    batch->state = calloc((size_t)games, sizeof *batch->state);
    batch->rng = calloc((size_t)games, sizeof *batch->rng);
    batch->move = calloc((size_t)games, sizeof *batch->move);
    batch->drawn = malloc((size_t)games * sizeof *batch->drawn);
    batch->memo = calloc((size_t)games, batch->lab->memo + 1u);
    batch->choices = rng_seed(seed, UINT64_MAX);
    if (game->wordy) batch->clue = calloc((size_t)games, sizeof *batch->clue);
    if (!batch->state || !batch->rng || !batch->move || !batch->drawn || !batch->memo ||
        (game->wordy && !batch->clue))
        return give_up(batch, error, DZ_NO_MEMORY, why, size, dz_why(DZ_NO_MEMORY));
    for (int g = 0; g < games; g++) {
        batch->rng[g] = rng_seed(seed, (uint64_t)g);
        batch->drawn[g] = -1;
        do begin(batch, g);
        while (game_over(&batch->state[g]));
    }
    batch->seats = batch->state[0].seats;
    return batch;
}

void dz_batch_close(dz_batch *batch) {
    if (!batch) return;
    free(batch->state);
    free(batch->rng);
    free(batch->move);
    free(batch->drawn);
    free(batch->memo);
    free(batch->clue);
    free(batch);
}

int dz_batch_games(const dz_batch *batch) {
    return batch->games;
}

int dz_batch_seats(const dz_batch *batch) {
    return batch->seats;
}

static void observe(const dz_batch *batch, int g, int seat, int16_t *out) {
    const struct state *state = &batch->state[g];
    uint8_t *memo = batch->lab->memo ? batch->memo + (size_t)g * batch->lab->memo : NULL;
    if (!batch->game->secrecy) { /* nothing is secret: no view is needed */
        batch->lab->observe(state, seat, out, memo);
        return;
    }
    struct state view;
    game_view_to(&view, state, seat);
    batch->lab->observe(&view, seat, out, memo);
}

/* Where what is seen of many games goes; each may be NULL. */
struct sight {
    int16_t *observations;
    uint8_t *masks;
    int8_t *seats;
};

/* The legal moves of a seat are the same in its view and in the truth (tests/test_secrets.c), so masks, choices and steps need no view. */
static inline void look(const dz_batch *batch, int g, const struct sight *sight) {
    int seat = game_next(&batch->state[g]);
    if (sight->observations)
        observe(batch, g, seat, sight->observations + (size_t)g * (size_t)batch->observation);
    if (sight->masks)
        lab_mask(batch->lab, &batch->state[g], seat, sight->masks + (size_t)g * batch->lab->actions);
    if (sight->seats) sight->seats[g] = (int8_t)seat;
}

int dz_batch_observe(const dz_batch *batch, int16_t *observations, uint8_t *masks, int8_t *seats) {
    struct sight sight = {observations, masks, seats};
    for (int g = 0; g < batch->games; g++) look(batch, g, &sight);
    return DZ_FINE;
}

int dz_batch_sample(dz_batch *batch, int32_t *actions) {
    const struct lab *lab = batch->lab;
    if (!actions) return DZ_BAD_SIZE;
    for (int g = 0; g < batch->games; g++) {
        const struct state *state = &batch->state[g];
        batch->move[g] = game_pick(state, game_next(state), &batch->choices);
        actions[g] = lab->action(state, batch->move[g]);
        batch->drawn[g] = lab->shared && lab->shared(actions[g]) ? -1 : actions[g];
    }
    return DZ_FINE;
}

/* What is told of games that end; each may be NULL. */
struct ends {
    float *rewards;
    int16_t *scores;
    uint8_t *done;
};

static void finish(dz_batch *batch, int g, const struct ends *ends) {
    const struct state *state = &batch->state[g];
    int winners = __builtin_popcount(state->winners);
    for (int s = 0; s < batch->seats; s++) {
        if (ends->rewards && state->winners >> s & 1)
            ends->rewards[g * batch->seats + s] = 1.0f / (float)winners;
        if (ends->scores) ends->scores[g * batch->seats + s] = state->score[s];
    }
    if (ends->done) ends->done[g] = 1;
    do begin(batch, g);
    while (game_over(&batch->state[g]));
}

/* All or nothing: every action is found to be a move before the first is made. */
static bool understand(dz_batch *batch, const int32_t *actions, int *wrong) {
    for (int g = 0; g < batch->games; g++) {
        const struct state *state = &batch->state[g];
        if (actions[g] == batch->drawn[g] && actions[g] >= 0) continue;
        batch->drawn[g] = -1;
        if (lab_move(batch->lab, state, game_next(state), actions[g], &batch->move[g])) continue;
        if (wrong) *wrong = g;
        return false;
    }
    return true;
}

int dz_batch_turn(dz_batch *batch, const int32_t *actions, float *rewards, int16_t *scores, uint8_t *done,
                  int16_t *observations, uint8_t *masks, int8_t *seats, int *wrong) {
    if (!actions) return DZ_BAD_SIZE;
    if (!understand(batch, actions, wrong)) return DZ_NO_SUCH_MOVE;
    struct ends ends = {rewards, scores, done};
    struct sight sight = {observations, masks, seats};
    size_t all = (size_t)batch->games * (size_t)batch->seats;
    if (rewards) memset(rewards, 0, all * sizeof *rewards);
    if (scores) memset(scores, 0, all * sizeof *scores);
    if (done) memset(done, 0, (size_t)batch->games);
    for (int g = 0; g < batch->games; g++) {
        batch->drawn[g] = -1;
        if (batch->clue && batch->game->wordy(batch->move[g])) strcpy(batch->clue[g], "…");
        game_apply(&batch->state[g], batch->move[g]);
        settle(batch, g);
        if (game_over(&batch->state[g])) finish(batch, g, &ends);
        look(batch, g, &sight);
    }
    return DZ_FINE;
}

int dz_batch_step(dz_batch *batch, const int32_t *actions, float *rewards, int16_t *scores, uint8_t *done,
                  int *wrong) {
    return dz_batch_turn(batch, actions, rewards, scores, done, NULL, NULL, NULL, wrong);
}

int64_t dz_batch_random(dz_batch *batch, int steps) {
    int64_t moves = 0;
    for (int g = 0; g < batch->games; g++) {
        struct state *state = &batch->state[g];
        struct rng *rng = &batch->rng[g];
        batch->drawn[g] = -1;
        for (int i = 0; i < steps; i++) {
            game_apply(state, random_move(state, rng));
            if (game_over(state)) game_start(state, batch->game, &batch->options);
        }
        moves += steps > 0 ? steps : 0;
        settle(batch, g);
        if (game_over(state)) begin(batch, g);
    }
    return moves;
}
