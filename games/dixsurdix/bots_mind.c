/* bots_mind.c: what a seat of Dix sur Dix believes about the hands of others. Every hand of up to three tokens
 * has a weight, which is kept true (Bayes) through all that has happened: a draw spreads it over the tokens
 * that may have come, a draw of one's own shows that others do not hold that token, and a placement
 * multiplies each hand's weight by how likely its owner would have made it, holding that hand. */
#include "games/dixsurdix/bots.h"

#include <string.h>

enum {
    REFUSALS = 12,  /* guesses that are thrown away in a row before one is taken as it is */
    RECALLED = 14,  /* placements of a seat that are weighed; before them only their tokens count */
    FULL = 1 << 20, /* the greatest weight */
    HALVING = 128,  /* a placement that seems worse by so much is half as likely: see `worth` of a choice */
    ERRORS = 12,    /* of 1024: how often anything may be placed */
};

/* ---- Without a past ---- */

/* What the last player would have placed, had they held it: the kinds that made more tens than they took. */
static unsigned passed_up(const struct dsd_last *last) {
    uint8_t board[16], points[DSD_KINDS];
    unsigned kinds = 0;
    if (last->cell == DSD_NO_CELL) return 0;
    memcpy(board, last->board, sizeof board);
    board[last->cell] = 0;
    dsd_most_tens(board, points);
    for (int kind = 1; kind < DSD_KINDS; kind++)
        kinds |= (unsigned)(points[kind] > __builtin_popcount(last->lines)) << kind;
    return kinds;
}

/* Only the token drawn since can be of a kind that was passed up; it is one of the hand with equal
 * chances. */
static bool believable(const struct dixsurdix *dsd, unsigned passed, struct rng *rng) {
    int seat = dsd->last.seat;
    uint32_t count = 0;
    for (; passed; passed &= passed - 1) {
        int kind = __builtin_ctz(passed);
        count += (uint32_t)(dsd->hand[seat][kind] - dsd->known[seat][kind]);
    }
    return count == 0 || (count == 1 && rng_below(rng, dsd->hand_size[seat]) == 0);
}

static void imagine_uninformed(const struct dsd_mind *mind, struct state *world, struct rng *rng) {
    for (int i = 0; i < REFUSALS; i++) {
        memcpy(world, mind->view, DSD_STATE_BYTES);
        dixsurdix_game.guess(world, rng);
        if (believable(&world->as.dixsurdix, mind->passed, rng)) return;
    }
}

/* ---- With a past ---- */

/* The hands in order, and where each is found from another by one token more. */
struct book {
    uint8_t more[DSD_HANDS][DSD_KINDS]; /* 0: more than three tokens */
    uint8_t size[DSD_HANDS];
};

static int find_hand(const struct dsd_mind *mind, const uint8_t *hand, int n) {
    for (int i = 0; i < n; i++)
        if (!memcmp(mind->hand[i], hand, DSD_KINDS)) return i;
    return -1;
}

/* Hand 0 is empty; every other is made of a smaller one. */
static void write_book(struct dsd_mind *mind, struct book *book) {
    int n = 1;
    memset(mind->hand, 0, sizeof mind->hand);
    memset(book, 0, sizeof *book);
    for (int i = 0; i < n; i++) {
        if (book->size[i] == DSD_HAND) continue;
        for (int kind = 1; kind < DSD_KINDS; kind++) {
            uint8_t hand[DSD_KINDS];
            memcpy(hand, mind->hand[i], sizeof hand);
            hand[kind]++;
            int found = find_hand(mind, hand, n);
            if (found < 0) {
                found = n++;
                memcpy(mind->hand[found], hand, sizeof hand);
                book->size[found] = (uint8_t)(book->size[i] + 1);
            }
            book->more[i][kind] = (uint8_t)found;
        }
    }
}

struct recall {
    struct dsd_mind *mind;
    const struct book *book;
    struct state table; /* as it was; tokens of hidden hands stand there as kind 0 */
    int me;
    uint8_t unseen[DSD_KINDS]; /* in the pile and in hidden hands */
    uint8_t mine[DSD_KINDS];   /* what others could not see of my hand */
    uint64_t weight[DSD_SEATS][DSD_HANDS];
};

/* Weights stay below FULL, so that products fit; one that is possible never becomes 0. */
static void settle_weights(uint64_t *weight) {
    uint64_t most = 0;
    for (int h = 0; h < DSD_HANDS; h++) most = weight[h] > most ? weight[h] : most;
    if (!most) return;
    int shift = 0;
    while (most >> shift >= FULL) shift++;
    int up = 0;
    while (most << up < FULL / 2) up++;
    for (int h = 0; h < DSD_HANDS; h++)
        if (weight[h]) weight[h] = (weight[h] << up >> shift) | 1;
}

/* 2^-(x / 16) of 4096, for x = 0 ... 15. */
static const uint16_t fade[16] = {4096, 3922, 3756, 3597, 3444, 3298, 3158, 3025,
                                  2896, 2774, 2656, 2543, 2435, 2332, 2233, 2139};

static uint32_t likelihood(int32_t behind) { /* of 4096 */
    uint32_t x = (uint32_t)behind * 16 / HALVING;
    return x / 16 > 12 ? 0 : (uint32_t)fade[x % 16] >> x / 16;
}

/* How likely a seat that holds this hand places this token here, of FULL. */
static uint64_t chance_of_placement(const struct state *seen, int seat, int kind, int cell) {
    struct dsd_choice choices[DSD_CHOICES];
    int n = dsd_choices(seen, seat, choices);
    int32_t best = INT32_MIN;
    uint32_t all = 0, this = 0;
    for (int i = 0; i < n; i++) best = choices[i].worth > best ? choices[i].worth : best;
    for (int i = 0; i < n; i++) {
        uint32_t likely = likelihood(best - choices[i].worth);
        all += likely;
        if (choices[i].kind == kind && choices[i].cell == cell) this = likely;
    }
    return (uint64_t)FULL * ((uint64_t)this * (1024 - ERRORS) / all + (uint32_t)ERRORS / (uint32_t)n) / 1024 +
           1;
}

/* A seat places: its hands that do not hold the token go, the others count as much as they make this
 * likely. */
static void recall_placement(struct recall *recall, struct move move, bool weighed) {
    const struct dixsurdix *now = &recall->table.as.dixsurdix;
    int seat = move.who;
    bool known = now->known[seat][move.a] > 0;
    uint64_t after[DSD_HANDS] = {0}, *weight = recall->weight[seat];
    struct state seen;
    if (weighed) memcpy(&seen, &recall->table, DSD_STATE_BYTES);
    for (int h = 0; h < DSD_HANDS; h++) {
        int left = known ? h : -1;
        if (!known)
            for (int i = 0; i < h; i++)
                if (recall->book->more[i][move.a] == h) left = i;
        if (!weight[h] || left < 0) continue;
        uint64_t likely = FULL;
        if (weighed) {
            struct dixsurdix *dsd = &seen.as.dixsurdix;
            for (int s = 0; s < seen.seats; s++) memcpy(dsd->hand[s], now->known[s], DSD_KINDS);
            for (int kind = 1; kind < DSD_KINDS; kind++) {
                uint8_t held = recall->mind->hand[h][kind];
                dsd->hand[seat][kind] = (uint8_t)(dsd->hand[seat][kind] + held);
                dsd->pile[kind] = (uint8_t)(recall->unseen[kind] + recall->mine[kind] - held);
            }
            likely = chance_of_placement(&seen, seat, move.a, move.b);
        }
        after[left] += weight[h] * likely / 64;
    }
    memcpy(weight, after, sizeof after);
    settle_weights(weight);
    if (!known) recall->unseen[move.a]--;
}

/* Somebody else draws from the pile: any token that nobody has seen. */
static void recall_draw(struct recall *recall, int seat) {
    uint64_t after[DSD_HANDS] = {0}, *weight = recall->weight[seat];
    for (int h = 0; h < DSD_HANDS; h++)
        for (int kind = 1; kind < DSD_KINDS && weight[h]; kind++) {
            int left = recall->unseen[kind] - recall->mind->hand[h][kind];
            if (left > 0) after[recall->book->more[h][kind]] += weight[h] * (uint64_t)left;
        }
    memcpy(weight, after, sizeof after);
    settle_weights(weight);
}

/* What I draw the others do not hold. */
static void recall_own_draw(struct recall *recall, int kind) {
    for (int seat = 0; seat < recall->table.seats; seat++) {
        uint64_t *weight = recall->weight[seat];
        for (int h = 0; h < DSD_HANDS && seat != recall->me; h++) {
            int left = recall->unseen[kind] - recall->mind->hand[h][kind];
            weight[h] *= (uint64_t)(left > 0 ? left : 0);
        }
        settle_weights(weight);
    }
    recall->unseen[kind]--;
    recall->mine[kind]++;
}

static void recall_move(struct recall *recall, struct move move, bool weighed) {
    const struct dixsurdix *dsd = &recall->table.as.dixsurdix;
    if (recall->table.phase == DSD_DEAL) {
        if (!dsd->pile_size)
            move.b = dsd->under[0];
        else if (move.a == recall->me)
            recall_own_draw(recall, move.b);
        else {
            recall_draw(recall, move.a);
            move.b = 0;
        }
    } else if (recall->table.phase == DSD_PLACE) {
        if (move.who != recall->me)
            recall_placement(recall, move, weighed);
        else if (!dsd->known[move.who][move.a])
            recall->mine[move.a]--;
    }
    game_apply(&recall->table, move);
}

/* Which moves are among the last of their seat. */
static int first_weighed(const struct thought *thought, int seat) {
    int i = thought->past_size, found = 0;
    while (i > 0 && found < RECALLED) {
        i--;
        found += thought->past[i].who == seat && thought->past[i].kind == DSD_PLACES;
    }
    return i;
}

static bool recall_all(struct dsd_mind *mind, const struct thought *thought) {
    struct book book;
    struct recall recall = {.mind = mind, .book = &book, .me = thought->seat};
    struct options options;
    const struct dixsurdix *now = &thought->view->as.dixsurdix;
    int first[DSD_SEATS];
    write_book(mind, &book);
    options_standard(&dixsurdix_game, thought->view->seats, &options);
    options.value[DSD_OPTION_OPEN_HANDS] = 0;
    options.value[1] = now->jokers;
    game_start(&recall.table, &dixsurdix_game, &options);
    memcpy(recall.unseen, recall.table.as.dixsurdix.pile, sizeof recall.unseen);
    for (int s = 0; s < thought->view->seats; s++) {
        recall.weight[s][0] = FULL;
        first[s] = first_weighed(thought, s);
    }
    for (int i = 0; i < thought->past_size; i++) {
        struct move move = thought->past[i];
        recall_move(&recall, move, move.who < DSD_SEATS && i >= first[move.who]);
    }
    bool possible = true;
    for (int s = 0; s < thought->view->seats; s++) {
        mind->all[s] = 0;
        for (int h = 0; h < DSD_HANDS; h++) {
            mind->weight[s][h] = (uint32_t)recall.weight[s][h];
            mind->all[s] += mind->weight[s][h];
        }
        possible = possible && (s == thought->seat || mind->all[s]);
    }
    return possible;
}

void dsd_mind_open(struct dsd_mind *mind, const struct thought *thought) {
    const struct dixsurdix *dsd = &thought->view->as.dixsurdix;
    mind->view = thought->view;
    mind->passed = dsd->last.seat == thought->seat ? 0 : passed_up(&dsd->last);
    /* Hands are remembered by the rules as they are printed. */
    mind->informed =
        thought->past_size && !dsd->open_hands && !dsd->dials.turned && recall_all(mind, thought);
}

static const uint8_t *believed_hand(const struct dsd_mind *mind, int seat, struct rng *rng) {
    uint32_t k = rng_below(rng, mind->all[seat]);
    int h = 0;
    while (k >= mind->weight[seat][h]) k -= mind->weight[seat][h++];
    return mind->hand[h];
}

/* Several hands must be found in the same tokens: those that are not are dealt again. */
static bool imagine_informed(const struct dsd_mind *mind, struct state *world, struct rng *rng) {
    struct dixsurdix *dsd = &world->as.dixsurdix;
    memcpy(world, mind->view, DSD_STATE_BYTES);
    for (int s = 0; s < world->seats; s++) {
        if (s == mind->view->viewer) continue;
        const uint8_t *hand = believed_hand(mind, s, rng);
        for (int kind = 1; kind < DSD_KINDS; kind++) {
            if (dsd->pile[kind] < hand[kind]) return false;
            dsd->pile[kind] = (uint8_t)(dsd->pile[kind] - hand[kind]);
            dsd->hand[s][kind] = (uint8_t)(dsd->hand[s][kind] + hand[kind]);
        }
    }
    world->viewer = EVERYONE;
    return true;
}

void dsd_imagine(const struct dsd_mind *mind, struct state *world, struct rng *rng) {
    for (int i = 0; i < REFUSALS && mind->informed; i++)
        if (imagine_informed(mind, world, rng)) return;
    imagine_uninformed(mind, world, rng);
}
