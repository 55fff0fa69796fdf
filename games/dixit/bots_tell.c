/* bots_tell.c: the storyteller. It gathers words that its cards evoke, imagines tables at which the others
 * give and vote by the same lexicon, and tells what some but not all of them find. */
#include "games/dixit/bots.h"

#include "cards/fold.h"

#include <assert.h>
#include <string.h>

enum {
    CANDIDATES_MAX = 96,
    POOL_MAX = 256,
    TABLES_MAX = 192,
    HAND = 6,
    CLUE_BYTES = 200,
    REPERTOIRE_MAX = 4096,
    DRAWS = 4,  /* for each candidate, where a memory knows the first */
    NEARLY = 7, /* eighths of the best promise */
};

struct manner {
    uint8_t per_card; /* candidates */
    uint8_t tables;
    uint8_t kind[TERM_KINDS];
    uint8_t saying; /* what a saying is worth beside a single word, in tenths */
    uint8_t near;   /* to the strongest thing that a picture evokes, in eighths of it: less is not told */
    bool plain;     /* may name what is on the card */
};

static const struct manner manners[] = {
    [DIXIT_EASY] =
        {.per_card = 1, .tables = 1, .kind = {8, 4, 2, 1, 2}, .saying = 10, .near = 2, .plain = true},
    [DIXIT_NORMAL] = {.per_card = 4, .tables = 6, .kind = {1, 3, 3, 12, 1}, .saying = 13, .near = 4},
    [DIXIT_EXPERT] = {.per_card = 16, .tables = 192, .kind = {1, 2, 2, 16, 1}, .saying = 16, .near = 6},
};

struct candidate {
    uint8_t card; /* in hand */
    bool several; /* words */
    char words[CLUE_BYTES];
};

/* What the rows of the lexicon have to do with a picture. */
struct relevance {
    int32_t row[512], most;
};

static void relate(const struct picture *picture, struct relevance *relevance) {
    int rows = lexicon_rows();
    assert(rows <= 512);
    relevance->most = 0;
    for (int row = 0; row < rows; row++) {
        int32_t first = 0, second = 0; /* its two strongest ties: many weak ones make no reason */
        for (int i = 0; i < picture->tags; i++) {
            int32_t tie = lexicon_link(row, picture->tag[i].concept) * picture->tag[i].weight;
            if (tie > first)
                second = first, first = tie;
            else if (tie > second)
                second = tie;
        }
        relevance->row[row] = first + second / 2;
        if (relevance->row[row] > relevance->most) relevance->most = relevance->row[row];
    }
}

/* How much a picture is about a concept, 0 to 255. */
static int about(const struct picture *picture, uint16_t concept) {
    for (int i = 0; i < picture->tags; i++)
        if (picture->tag[i].concept == concept) return picture->tag[i].weight;
    return 0;
}

enum { ABOUT = 64, HERO = 160 };

/* How readily a term comes to mind for a picture. */
static uint32_t readiness(const struct lexicon_term *term, const struct picture *picture,
                          const struct relevance *relevance, enum lang lang, const struct manner *manner) {
    if (term->lang != lang || term->size > 60 || term->heard) return 0;
    int32_t row = relevance->row[term->row];
    /* A theme, which no picture shows, must lie nearer than what is to be seen. */
    int near = manner->near + (term->concept == CONCEPT_NONE && !manner->plain);
    if (row * 8 < relevance->most * near) return 0;
    if (term->concept != CONCEPT_NONE) {
        /* What one says of any balance is said better of the seesaw or the tightrope that it is. */
        bool scene = picture->tag[picture->tags - 1].concept >= CONCEPTS;
        if (scene && term->concept < CONCEPTS && concept_at(term->concept)->kind == CONCEPT_RELATION) return 0;
        /* What is said of foxes is told of a fox only, not of what a fox brings to mind; and a saying that
         * stops before its fox wants the fox to be what the picture is about. */
        int own = about(picture, term->concept);
        if (own < (term->cut ? HERO : ABOUT)) return 0;
        if (term->kind == TERM_NAME && !manner->plain) return 0;
    }
    if (term->kind == TERM_SAYING && term->spoken < (term->cut ? 3 : 2)) return 0;
    /* Squared, so that a clue is told of what the card is about and seldom of a colour in its corner. */
    return (uint32_t)row / 64 * ((uint32_t)row / 64) / 8 * term->weight * manner->kind[term->kind];
}

/* The terms that a picture brings to mind, each with its chance. */
struct repertoire {
    int count;
    uint16_t term[REPERTOIRE_MAX];
    uint32_t until[REPERTOIRE_MAX]; /* the sum of the chances so far */
};

static void recall_terms(const struct picture *picture, enum lang lang, const struct manner *manner,
                         struct repertoire *repertoire) {
    struct relevance relevance;
    relate(picture, &relevance);
    repertoire->count = 0;
    uint32_t sum = 0;
    for (int i = 0; i < lexicon_terms() && repertoire->count < REPERTOIRE_MAX; i++) {
        uint32_t weight = readiness(lexicon_term_at(i), picture, &relevance, lang, manner);
        if (weight == 0) continue;
        repertoire->term[repertoire->count] = (uint16_t)i;
        repertoire->until[repertoire->count++] = sum += weight;
    }
}

static const struct lexicon_term *draw_term(const struct repertoire *repertoire, struct rng *rng) {
    if (repertoire->count == 0) return NULL;
    uint32_t ticket = rng_below(rng, repertoire->until[repertoire->count - 1]);
    int low = 0, high = repertoire->count - 1;
    while (low < high) {
        int mid = (low + high) / 2;
        if (repertoire->until[mid] <= ticket)
            low = mid + 1;
        else
            high = mid;
    }
    return lexicon_term_at(repertoire->term[low]);
}

/* The first letter becomes a capital: ASCII, and the accented letters of Latin-1. */
static void capitalise(char *words) {
    if (words[0] >= 'a' && words[0] <= 'z')
        words[0] = (char)(words[0] - 'a' + 'A');
    else if ((uint8_t)words[0] == 0xc3 && (uint8_t)words[1] >= 0xa0 && (uint8_t)words[1] <= 0xbe)
        words[1] = (char)(words[1] - 0x20);
}

static int keys_of(const struct telling *telling, const char *words, uint32_t *keys) {
    return fold_keys(words, (uint32_t)strlen(words), telling->lang, keys, FOLD_WORDS_MAX);
}

/* Whether a clue has a word of an earlier one: "David et Goliath" is spent after "David contre Goliath". */
static bool was_said(const struct telling *telling, const char *words) {
    uint32_t keys[FOLD_WORDS_MAX], earlier[FOLD_WORDS_MAX];
    int n = keys_of(telling, words, keys);
    for (int i = 0; i < telling->said_size; i++) {
        int m = keys_of(telling, telling->said[i], earlier);
        for (int a = 0; a < n; a++)
            for (int b = 0; b < m; b++)
                if (keys[a] == earlier[b]) return true;
    }
    return false;
}

/* `anew`: none that was told for its picture before, as far as this place remembers. */
static int gather(const struct telling *telling, const struct manner *manner, struct rng *rng, bool anew,
                  struct candidate *list) {
    int n = 0;
    for (int card = 0; card < telling->hand_size; card++) {
        const struct picture *picture = &telling->hand[card];
        struct repertoire repertoire;
        if (picture->tags == 0) continue;
        recall_terms(picture, telling->lang, manner, &repertoire);
        int found = 0;
        for (int i = 0; i < DRAWS * manner->per_card && found < manner->per_card && n < CANDIDATES_MAX; i++) {
            struct candidate *c = &list[n];
            const struct lexicon_term *term = draw_term(&repertoire, rng);
            if (!term) break;
            *c = (struct candidate){.card = (uint8_t)card, .several = term->spoken > 1};
            struct text text = text_over(c->words, sizeof c->words);
            text_bytes(&text, term->bytes, term->size);
            capitalise(c->words);
            if (anew && dixit_was_told(telling->learned, picture->name, c->words)) continue;
            found++;
            if (was_said(telling, c->words)) continue;
            if (!manner->plain && lexicon_names(c->words, picture->tag, picture->tags, 48)) continue;
            n++;
        }
    }
    return n;
}

/* The cards that may come up, and the tables imagined with them: each with a hand for every other seat. */
struct imagined {
    int pool, tables, others;
    const struct picture *card[POOL_MAX];
    uint8_t hand[TABLES_MAX][SEATS_MAX][HAND];
};

static void imagine(const struct telling *telling, int tables, struct rng *rng, struct imagined *imagined) {
    imagined->others = telling->seats - 1;
    imagined->pool = telling->unseen_size < POOL_MAX ? telling->unseen_size : POOL_MAX;
    uint32_t start = telling->unseen_size > POOL_MAX ? rng_below(rng, (uint32_t)telling->unseen_size) : 0;
    for (int i = 0; i < imagined->pool; i++)
        imagined->card[i] = &telling->unseen[(start + (uint32_t)i) % (uint32_t)telling->unseen_size];
    imagined->tables = tables < TABLES_MAX ? tables : TABLES_MAX;
    for (int t = 0; t < imagined->tables; t++)
        for (int s = 0; s < imagined->others; s++)
            for (int i = 0; i < HAND; i++)
                imagined->hand[t][s][i] = (uint8_t)rng_below(rng, (uint32_t)imagined->pool);
}

/* A fit times a random factor: no two players judge alike. */
static uint32_t with_noise(uint32_t fit, uint32_t floor, struct rng *rng) {
    uint32_t noise = dixit_noise(DIXIT_EXPERT);
    return (fit + floor) * (256 - noise + rng_below(rng, 2 * noise + 1)) / 16;
}

/* What an imagined round brings the teller: its share of the victory next to a round in which nobody or everybody finds
 * the card. Votes that the others' pictures draw are `drew`, by the order of seats from the teller's on; finders are a bit each. */
static int32_t worth_of_round(const struct telling *telling, unsigned found, const uint8_t *drew) {
    const struct state *view = telling->view;
    const struct dixit_dials *dials = &view->as.dixit.dials;
    int16_t score[SEATS_MAX], failed[SEATS_MAX];
    memcpy(score, view->score, sizeof score);
    memcpy(failed, view->score, sizeof failed);
    for (int s = 0; s + 1 < view->seats; s++) {
        int seat = (telling->seat + 1 + s) % view->seats;
        score[seat] = (int16_t)(score[seat] + (found >> s & 1 ? dials->found : 0) + drew[s] * dials->lure);
        failed[seat] = (int16_t)(failed[seat] + dials->failed);
    }
    score[telling->seat] = (int16_t)(score[telling->seat] + dials->found);
    int32_t more = dixit_share(view, score, telling->seat) - dixit_share(view, failed, telling->seat);
    return more > 0 ? more / 16 : 0;
}

/* How good the imagined tables are at which some but not all find the card: the more pictures draw a vote the
 * better, and the ones with more finders are safer, since people hear less than this model does. */
static int32_t promise(const struct imagined *imagined, const struct heard_clue *heard,
                       const struct picture *own, const struct telling *telling, struct rng *rng) {
    const struct learned *learned = telling->learned;
    uint32_t fit[POOL_MAX];
    int32_t success = 0;
    uint32_t mine = (uint32_t)dixit_fit(heard, own, learned);
    for (int i = 0; i < imagined->pool; i++) fit[i] = (uint32_t)dixit_fit(heard, imagined->card[i], learned);
    for (int t = 0; t < imagined->tables; t++) {
        uint32_t given[SEATS_MAX], most = mine;
        for (int s = 0; s < imagined->others; s++) {
            given[s] = 0;
            for (int i = 0; i < HAND; i++)
                if (fit[imagined->hand[t][s][i]] > given[s]) given[s] = fit[imagined->hand[t][s][i]];
            if (given[s] > most) most = given[s];
        }
        int found = 0;
        unsigned drew = 0, finders = 0; /* whose pictures got a vote; who found mine */
        uint8_t votes[SEATS_MAX] = {0};
        uint32_t floor = most / 10 + 16;
        for (int s = 0; s < imagined->others; s++) {
            uint32_t best = with_noise(mine, floor, rng);
            unsigned whose = 0, giver = 0;
            for (int o = 0; o < imagined->others; o++) {
                if (o == s) continue;
                uint32_t other = with_noise(given[o], floor, rng);
                if (other > best) best = other, whose = 1u << o, giver = (unsigned)o;
            }
            drew |= whose;
            found += whose == 0;
            finders |= (unsigned)(whose == 0) << s;
            votes[giver] = (uint8_t)(votes[giver] + (whose != 0));
        }
        if (found > 0 && found < imagined->others && telling->view)
            success += worth_of_round(telling, finders, votes);
        else if (found > 0 && found < imagined->others) success += 8 * __builtin_popcount(drew) + 3 * found;
    }
    return success;
}

/* For a hand of pictures about which nothing is known: a feeling, which may fit anything. */
static void tell_anything(const struct telling *telling, struct rng *rng, struct text *words) {
    for (int tries = 0; tries < 4000 && lexicon_terms() > 0; tries++) {
        const struct lexicon_term *term = lexicon_term_at((int)rng_below(rng, (uint32_t)lexicon_terms()));
        if (term->lang != telling->lang || term->kind != TERM_FEELING) continue;
        char clue[CLUE_BYTES];
        struct text text = text_over(clue, sizeof clue);
        text_bytes(&text, term->bytes, term->size);
        capitalise(clue);
        if (was_said(telling, clue)) continue;
        text_add(words, clue);
        return;
    }
}

int dixit_tell(const struct telling *telling, enum dixit_skill skill, struct rng *rng, struct text *words) {
    const struct manner *manner = &manners[skill];
    struct candidate list[CANDIDATES_MAX];
    int n = gather(telling, manner, rng, true, list);
    if (n == 0) n = gather(telling, manner, rng, false, list);
    if (n == 0) {
        int card = (int)rng_below(rng, (uint32_t)telling->hand_size);
        tell_anything(telling, rng, words);
        return card;
    }
    int best = (int)rng_below(rng, (uint32_t)n);
    if (skill != DIXIT_EASY && telling->unseen_size > 0) {
        struct imagined imagined;
        int32_t value[CANDIDATES_MAX], most = 0;
        imagine(telling, telling->tables ? (int)telling->tables : manner->tables, rng, &imagined);
        for (int i = 0; i < n; i++) {
            struct heard_clue heard;
            dixit_hear(list[i].words, &heard);
            value[i] = promise(&imagined, &heard, &telling->hand[list[i].card], telling, rng);
            value[i] *= list[i].several ? manner->saying : 10;
            if (value[i] > most) most = value[i];
        }
        /* Any of those that promise nearly as much: the same card is not always told by the same words. */
        int32_t good = 0;
        for (int i = 0; i < n; i++)
            if (value[i] * 8 >= most * NEARLY && rng_below(rng, (uint32_t)++good) == 0) best = i;
    }
    text_add(words, list[best].words);
    return list[best].card;
}
