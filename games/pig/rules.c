/* rules.c: Pig, the template game: it has everything a game must have and nothing else. The numbers in
 * comments are paragraphs of games/pig/rules.en.md. */
#include "engine/game.h"

static const struct option options[] = {
    {.name = "goal", .kind = OPTION_INT, .least = 10, .most = 200, .standard = 100},
    {0},
};

static const char *refuses(const struct options *chosen) {
    return NULL;
}

static void ask(struct state *state, enum pig_phase phase, int seat) {
    state->phase = (uint8_t)phase;
    state->to_act = (uint16_t)(1u << seat);
    state->step++;
}

static void start(struct state *state, const struct options *chosen) {
    state->as.pig.goal = (uint8_t)chosen->value[0];
    ask(state, PIG_CHOOSE, 0);
}

static int moves(const struct state *state, int seat, struct move *list, uint32_t *weights) {
    if (seat == CHANCE) {
        for (int i = 0; i < 6; i++) {
            list[i] = move_of(CHANCE, PIG_DOES_DIE, i + 1, 0);
            if (weights) weights[i] = 1;
        }
        return 6;
    }
    list[0] = move_of(seat, PIG_DOES_ROLL, 0, 0);
    list[1] = move_of(seat, PIG_DOES_HOLD, 0, 0);
    return 2;
}

static bool allows(const struct state *state, struct move move) {
    if (move.b) return false;
    if (move.who == CHANCE) return move.kind == PIG_DOES_DIE && move.a >= 1 && move.a <= 6;
    return !move.a && (move.kind == PIG_DOES_ROLL || move.kind == PIG_DOES_HOLD);
}

static uint32_t tickets(const struct state *state) {
    return 6;
}

static struct move ticket(const struct state *state, uint32_t k) {
    return move_of(CHANCE, PIG_DOES_DIE, (int)k + 1, 0);
}

static struct move pick(const struct state *state, int seat, struct rng *rng) {
    if (seat == CHANCE) return ticket(state, rng_below(rng, 6));
    return move_of(seat, (int)rng_below(rng, 2), 0, 0); /* to roll or to hold */
}

static void next_turn(struct state *state) {
    struct pig *pig = &state->as.pig;
    pig->turn = 0;
    pig->active = (uint8_t)(pig->active + 1 < state->seats ? pig->active + 1 : 0);
    ask(state, PIG_CHOOSE, pig->active);
}

static void hold(struct state *state) {
    struct pig *pig = &state->as.pig;
    state->score[pig->active] = (int16_t)(state->score[pig->active] + pig->turn);
    if (state->score[pig->active] < pig->goal) { /* 3.1 */
        next_turn(state);
        return;
    }
    state->winners = (uint16_t)(1u << pig->active);
    state->phase = PIG_OVER;
    state->to_act = 0;
    state->step++;
}

static void apply(struct state *state, struct move move) {
    struct pig *pig = &state->as.pig;
    switch ((enum pig_kind)move.kind) {
    case PIG_DOES_ROLL: ask(state, PIG_ROLL, CHANCE); break;
    case PIG_DOES_HOLD: hold(state); break;
    case PIG_DOES_DIE:
        pig->last = (uint8_t)move.a;
        if (move.a == 1) { /* 2.3 */
            next_turn(state);
        } else {
            /* A turn beyond the goal gains nothing more; the cap keeps the count in its byte. */
            pig->turn = (uint8_t)(pig->turn + move.a > 250 ? 250 : pig->turn + move.a);
            ask(state, PIG_CHOOSE, pig->active);
        }
        break;
    }
}

static void view(struct state *state, int seat) {}

static void guess(struct state *state, struct rng *rng) {
    state->viewer = EVERYONE;
}

static void say(const struct state *state, struct move move, struct text *text) {
    switch ((enum pig_kind)move.kind) {
    case PIG_DOES_ROLL: text_add(text, "roll"); break;
    case PIG_DOES_HOLD: text_add(text, "hold"); break;
    case PIG_DOES_DIE: text_number(text, move.a); break;
    }
}

static bool hint(const struct state *state, int seat, const char *text, struct move *move) {
    if (seat == CHANCE)
        *move = move_of(0, PIG_DOES_DIE, text[0] - '0', 0);
    else
        *move = move_of(0, text[0] == 'r' ? PIG_DOES_ROLL : PIG_DOES_HOLD, 0, 0);
    return seat != CHANCE || (text[0] >= '1' && text[0] <= '6');
}

static void show(const struct state *state, struct text *text) {
    const struct pig *pig = &state->as.pig;
    text_format(text, "seat %d turn %d last %d scores", pig->active, pig->turn, pig->last);
    for (int s = 0; s < state->seats; s++) text_format(text, " %d", state->score[s]);
    text_byte(text, '\n');
}

const struct game pig_game = {
    .name = "pig",
    .rules = 1,
    .bytes = sizeof(struct pig),
    .seats_min = 1,
    .seats_max = 8,
    .options = options,
    .refuses = refuses,
    .start = start,
    .moves = moves,
    .tickets = tickets,
    .ticket = ticket,
    .apply = apply,
    .view = view,
    .guess = guess,
    .say = say,
    .show = show,
    .pick = pick,
    .allows = allows,
    .hint = hint,
};
