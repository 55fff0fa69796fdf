/* secrets.c: who knows what in Dixit: views, guesses, what the log shows, and the reasons of a
 * refusal. */
#include "games/dixit/secrets.h"

#include <assert.h>
#include <string.h>

int dixit_vote_moves(const struct dixit *dixit, int seat, struct move *list) {
    int n = 0;
    uint16_t own = dixit->given[seat][0], second = dixit->given[seat][1];
    for (int i = 0; i < dixit->slots; i++) {
        list[n] = move_of(seat, DIXIT_VOTES, i + 1, 0);
        n += (dixit->slot[i] != own) & (dixit->slot[i] != second);
    }
    if (!dixit->odyssey) return n;
    for (int i = 0, singles = n; i < singles; i++)
        for (int j = i + 1; j < singles; j++) {
            list[n] = list[i];
            list[n++].b = list[j].a;
        }
    return n;
}

void dixit_gather(struct state *state) {
    struct dixit *dixit = &state->as.dixit;
    int n = 0;
    for (int i = -1; i < 2 * state->seats; i++) {
        uint16_t card = i < 0 ? dixit->told : dixit->given[i >> 1][i & 1];
        if (!card || dixit_slot_of(dixit, card)) continue;
        dixit_insert(dixit->slot + dixit->slots, n++, card);
    }
}

/* A card goes out of a viewer's sight: into the pool of unseen cards, unless it lies face up. */
static void forget(struct dixit *dixit, uint16_t *card) {
    if (*card && !dixit_slot_of(dixit, *card)) dixit_add(&dixit->pile, *card);
    *card = 0;
}

void dixit_view(struct state *state, int seat) {
    struct dixit *dixit = &state->as.dixit;
    if (state->phase == DIXIT_OVER) return; /* the log is open then, and with it every hand */
    for (int i = dixit->slots; i < DIXIT_SEATS; i++) dixit->slot[i] = 0;
    if (seat != dixit->teller) forget(dixit, &dixit->told);
    for (int s = 0; s < state->seats; s++) {
        if (s == seat) continue;
        for (int i = 0; i < dixit->hand_size[s]; i++) forget(dixit, &dixit->hand[s][i]);
        for (int i = 0; i < 2; i++) forget(dixit, &dixit->given[s][i]);
        dixit->vote[s][0] = dixit->vote[s][1] = 0;
    }
}

static void swap(uint16_t *a, uint16_t *b) {
    uint16_t t = *a;
    *a = *b;
    *b = t;
}

static void sort(uint16_t *cards, int n) {
    for (int i = 1; i < n; i++)
        for (int j = i; j > 0 && cards[j - 1] > cards[j]; j--) swap(&cards[j - 1], &cards[j]);
}

/* The pool of unseen cards, drawn from without replacement. */
struct pool {
    uint16_t card[DIXIT_CARDS_MAX];
    int size;
};

static uint16_t pool_draw(struct pool *pool, struct rng *rng) {
    assert(pool->size > 0);
    uint32_t k = rng_below(rng, (uint32_t)pool->size);
    swap(&pool->card[k], &pool->card[--pool->size]);
    return pool->card[pool->size];
}

/* Where the cards of the round that the viewer cannot place came from: the storyteller's card and the others'
 * gives. */
static int hidden_places(struct state *state, uint16_t **place) {
    struct dixit *dixit = &state->as.dixit;
    bool giving = state->phase == DIXIT_GIVE;
    int n = 0;
    if (!giving && state->phase != DIXIT_SLOT && state->phase != DIXIT_VOTE) return 0;
    if (state->viewer != dixit->teller) place[n++] = &dixit->told;
    for (int s = 0; s < state->seats; s++) {
        if (s == dixit->teller || s == state->viewer || (giving && owes(state, s))) continue;
        place[n++] = &dixit->given[s][0];
        if (state->seats == 3) place[n++] = &dixit->given[s][1];
    }
    return n;
}

static bool own_card(const struct dixit *dixit, int seat, uint16_t card) {
    if (seat >= DIXIT_SEATS) return false;
    if (seat == dixit->teller && dixit->told == card) return true;
    return dixit->given[seat][0] == card || dixit->given[seat][1] == card;
}

/* Cards face up go to hidden places in any order, each as likely: the slots were shuffled. */
static void guess_table(struct state *state, struct pool *pool, struct rng *rng) {
    struct dixit *dixit = &state->as.dixit;
    uint16_t *place[2 * DIXIT_SEATS];
    uint16_t seen[DIXIT_SEATS];
    int n = hidden_places(state, place), faces = 0;
    for (int i = 0; i < dixit->slots; i++)
        if (!own_card(dixit, state->viewer, dixit->slot[i])) seen[faces++] = dixit->slot[i];
    assert(faces <= n);
    for (int left = n; left > 0; left--) {
        uint32_t k = rng_below(rng, (uint32_t)left);
        *place[k] = faces > 0 ? seen[--faces] : pool_draw(pool, rng);
        place[k] = place[left - 1];
    }
    for (int s = 0; s < state->seats; s++)
        if (dixit->given[s][1]) sort(dixit->given[s], 2);
    if (state->phase == DIXIT_SLOT) dixit_gather(state);
}

static void guess_hands(struct state *state, struct pool *pool, struct rng *rng) {
    struct dixit *dixit = &state->as.dixit;
    for (int s = 0; s < state->seats; s++) {
        if (s == state->viewer) continue;
        for (int i = 0; i < dixit->hand_size[s]; i++) dixit->hand[s][i] = pool_draw(pool, rng);
        sort(dixit->hand[s], dixit->hand_size[s]);
    }
}

static void guess_votes(struct state *state, struct rng *rng) {
    struct dixit *dixit = &state->as.dixit;
    struct move votes[DIXIT_SEATS * DIXIT_SEATS];
    if (state->phase != DIXIT_VOTE) return;
    for (int s = 0; s < state->seats; s++) {
        if (s == state->viewer || s == dixit->teller || owes(state, s)) continue;
        int n = dixit_vote_moves(dixit, s, votes);
        struct move vote = votes[rng_below(rng, (uint32_t)n)];
        dixit->vote[s][0] = (uint8_t)vote.a;
        dixit->vote[s][1] = (uint8_t)vote.b;
    }
}

/* Every unseen card is as likely in any unseen place. (A view does not remember which cards were open before
 * the last reshuffle; whoever has noted that can know a little more.) */
void dixit_guess(struct state *state, struct rng *rng) {
    struct dixit *dixit = &state->as.dixit;
    struct pool pool;
    if (state->phase == DIXIT_OVER) {
        state->viewer = EVERYONE;
        return;
    }
    pool.size = 0;
    for (int card = 1; card <= dixit->cards; card++)
        if (dixit_has(&dixit->pile, card)) pool.card[pool.size++] = (uint16_t)card;
    guess_table(state, &pool, rng);
    guess_hands(state, &pool, rng);
    guess_votes(state, rng);
    assert(pool.size == dixit->pile_size);
    memset(&dixit->pile, 0, sizeof dixit->pile);
    for (int i = 0; i < pool.size; i++) dixit_add(&dixit->pile, pool.card[i]);
    state->viewer = EVERYONE;
}

enum secrecy dixit_secrecy(const struct state *state, struct move move, int *owner, struct move *masked) {
    *masked = move;
    *owner = move.who;
    switch ((enum dixit_kind)move.kind) {
    case DIXIT_DRAW:
        *owner = move.a;
        masked->b = UNKNOWN;
        return PRIVATE;
    case DIXIT_TELLS:
    case DIXIT_GIVES:
    case DIXIT_VOTES:
        /* One "?" even for two votes: how many somebody cast is sealed too. */
        masked->a = UNKNOWN;
        masked->b = 0;
        return SEALED;
    case DIXIT_LAY: return PUBLIC;
    }
    return PUBLIC;
}

static void show_numbers(struct text *text, const char *name, const uint16_t *number, int n) {
    text_add(text, name);
    for (int i = 0; i < n; i++)
        if (number[i]) text_format(text, " %d", number[i]);
}

static void show_last(const struct state *state, struct text *text) {
    const struct dixit_round *last = &state->as.dixit.last;
    if (last->teller == DIXIT_NO_SEAT) return;
    text_format(text, "last teller %d\n", last->teller);
    for (int i = 0; i < last->slots; i++)
        text_format(text, "  slot %d card %d of %d\n", i + 1, last->card[i], last->owner[i]);
    for (int s = 0; s < state->seats; s++) {
        text_format(text, "  seat %d vote %d", s, last->vote[s][0]);
        if (last->vote[s][1]) text_format(text, " %d", last->vote[s][1]);
        text_format(text, " points %d + %d\n", last->base[s], last->bonus[s]);
    }
}

void dixit_show(const struct state *state, struct text *text) {
    static const char *const phase[] = {"deal", "tell", "give", "slot", "vote", "over"};
    const struct dixit *dixit = &state->as.dixit;
    text_format(text, "round %d %s", dixit->round, phase[state->phase]);
    if (dixit->teller != DIXIT_NO_SEAT) text_format(text, " teller %d", dixit->teller);
    if (dixit->told) text_format(text, " told %d", dixit->told);
    text_format(text, " pile %d\n", dixit->pile_size);
    for (int s = 0; s < state->seats; s++) {
        text_format(text, "seat %d score %d", s, state->score[s]);
        show_numbers(text, " hand", dixit->hand[s], DIXIT_HAND);
        if (dixit->given[s][0]) show_numbers(text, " given", dixit->given[s], 2);
        if (dixit->vote[s][0]) text_format(text, " vote %d", dixit->vote[s][0]);
        if (dixit->vote[s][1]) text_format(text, " %d", dixit->vote[s][1]);
        text_byte(text, '\n');
    }
    show_numbers(text, "slots", dixit->slot, dixit->slots);
    text_byte(text, '\n');
    show_last(state, text);
}

/* The next number of a text, skipping one space; -1 if there is none. */
static int read_number(const char **text) {
    if (**text == ' ') ++*text;
    return text_leading_number(text);
}

bool dixit_hint(const struct state *state, int seat, const char *text, struct move *move) {
    static const uint8_t kind_of[] = {[DIXIT_DEAL] = DIXIT_DRAW,
                                      [DIXIT_TELL] = DIXIT_TELLS,
                                      [DIXIT_GIVE] = DIXIT_GIVES,
                                      [DIXIT_SLOT] = DIXIT_LAY,
                                      [DIXIT_VOTE] = DIXIT_VOTES};
    const char *rest = text + strcspn(text, " ");
    int kind = kind_of[state->phase], a = read_number(&rest);
    int b = kind == DIXIT_TELLS ? 0 : read_number(&rest); /* its words may begin with a number */
    *move = move_of(0, kind, a < 0 ? 0 : a, b < 0 ? 0 : b);
    return a >= 0;
}

static const char *why_no_tell(const struct state *state, int seat, int card) {
    const struct dixit *dixit = &state->as.dixit;
    if (dixit->round == 1 && state->phase != DIXIT_TELL) return "2.1";
    if (!owes(state, seat)) return "2.2";
    return dixit_holds(dixit, seat, card) ? "2.4" : "2.3";
}

static const char *why_no_give(const struct state *state, int seat, int a, int b) {
    const struct dixit *dixit = &state->as.dixit;
    if (seat == dixit->teller) return "3.1";
    if (!owes(state, seat) || state->phase != DIXIT_GIVE) return "3.3";
    if (!dixit_holds(dixit, seat, a) || (b >= 0 && !dixit_holds(dixit, seat, b))) return "3.1";
    return "3.2";
}

static const char *why_no_vote(const struct state *state, int seat, int a, int b) {
    const struct dixit *dixit = &state->as.dixit;
    if (seat == dixit->teller) return "4.1";
    if (!owes(state, seat) || state->phase != DIXIT_VOTE) return "4.3";
    for (int i = 0; i < 2; i++) {
        int slot = i ? b : a;
        if (i && b < 0) break;
        if (slot < 1 || slot > dixit->slots) return "4.1";
        if (own_card(dixit, seat, dixit->slot[slot - 1])) return "4.2";
    }
    return dixit->odyssey ? "7.4" : "4.1";
}

const char *dixit_paragraph(const struct state *state, int seat, const char *text) {
    struct move move;
    const char *words;
    if (seat < 0 || seat >= state->seats || game_over(state)) return NULL;
    if (game_parse(state, seat, text, &move, &words) == FINE) return NULL;
    const char *rest = text + strcspn(text, " ");
    int a = read_number(&rest), b = read_number(&rest);
    if (!strncmp(text, "tell", 4)) return why_no_tell(state, seat, a);
    if (!strncmp(text, "give", 4)) return why_no_give(state, seat, a, b);
    if (!strncmp(text, "vote", 4)) return why_no_vote(state, seat, a, b);
    return NULL;
}
