/* score.c: the best total of a DIX holding, every joker assigned as well as it can be. */
#include "games/dix/dix.h"

#if defined __x86_64__ && defined __SSE2__
#include <tmmintrin.h>
#endif

enum { HOLES_MAX = 3 }; /* two # jokers of a colour and the special one */

/* The points of the longest run of a colour, by holes that jokers may fill and by numbers held as bits (1
 * lowest). A digit is '0' + points, so ':' is 10; a test computes the table again. */
static const char run_points[HOLES_MAX + 1][512 + 1] = {
    {"0112112311122234111211232222334511121123111222342222222333334456"
     "1112112311122234111211232222334522222223222222343333333344445567"
     "1112112311122234111211232222334511121123111222342222222333334456"
     "2222222322222234222222232222334533333333333333344444444455556678"
     "1112112311122234111211232222334511121123111222342222222333334456"
     "1112112311122234111211232222334522222223222222343333333344445567"
     "2222222322222234222222232222334522222223222222342222222333334456"
     "333333333333333433333333333333454444444444444444555555556666778:"},
    {"1223233422343445222333453345455622232334333444563333445644565667"
     "2223233422343445333333454445556733333334444455674444556755676778"
     "2223233422343445222333453345455633333334333444564444445655566678"
     "333333343334344544444445555566784444444455556678555566786678788:"
     "2223233422343445222333453345455622232334333444563333445644565667"
     "333333343334344533333345444555674444444444445567555555676667778:"
     "333333343334344533333345334545564444444444444456555555566666778:"
     "4444444444444445555555556666778:555555556666778:6666778:778:8:::"},
    {"2334344534454556334545564556566733344456445656674456566756676778"
     "333434454445556744455567556767784444556755676778556767786778788:"
     "333434453445455644454556555666784444445655566678555666786678788:"
     "4444444555556678555566786678788:555566786678788:6678788:788:8:::"
     "333434453445455633454556455656674444445644565667555656676667778:"
     "4444444544455567555555676667778:555555676667778:6667778:778:8:::"
     "4444444544454556555555566666778:555555566666778:6666778:778:8:::"
     "555555556666778:6666778:778:8:::6666778:778:8:::778:8:::8:::::::"},
    {"344545564556566745565667566767784456566756676778566767786778788:"
     "4445556755676778556767786778788:556767786778788:6778788:788:8:::"
     "4445455655566678555666786678788:555666786678788:6678788:788:8:::"
     "555566786678788:6678788:788:8:::6678788:788:8:::788:8:::8:::::::"
     "4445455645565667555656676667778:555656676667778:6667778:778:8:::"
     "555555676667778:6667778:778:8:::6667778:778:8:::778:8:::8:::::::"
     "555555566666778:6666778:778:8:::6666778:778:8:::778:8:::8:::::::"
     "6666778:778:8:::778:8:::8:::::::778:8:::8:::::::8:::::::::::::::"},
};

const char *dix_run_row(int holes) {
    return run_points[holes];
}

int dix_run_points(unsigned numbers, int holes) {
    return run_points[holes][numbers] - '0';
}

/* What a colour has before numbered jokers come to it. */
struct colour {
    uint16_t numbers;
    uint8_t holes;
};

/* What two colours make of the numbered jokers `s`. A joker whose number one colour has already can only serve the other, so ways
 * to part s need to be tried only for numbers that both lack; all of those are, which is exact. */
static inline int share_one(struct colour one, struct colour two, unsigned s) {
    unsigned both = s & ~(one.numbers | two.numbers), fixed = s & two.numbers;
    int most = 0;
    for (unsigned t = both;; t = (t - 1) & both) {
        int points = dix_run_points(one.numbers | fixed | t, one.holes) +
                     dix_run_points(two.numbers | (s ^ fixed ^ t), two.holes);
        if (points > most) most = points;
        if (!t) return most;
    }
}

/* The same for each subset s of `wild`. */
static void share(struct colour one, struct colour two, unsigned wild, int8_t best[512]) {
    for (unsigned s = wild;; s = (s - 1) & wild) {
        best[s] = (int8_t)share_one(one, two, s);
        if (!s) break;
    }
}

/* What a pair of colours would make of s if each had all of it: never less than what they make of it together. */
static inline int hope(const struct colour *pair, unsigned s) {
    return dix_run_points(pair[0].numbers | s, pair[0].holes) +
           dix_run_points(pair[1].numbers | s, pair[1].holes);
}

/* The best total of four colours, or `most` if that is not less: ways to part the jokers between the pairs that cannot beat the best
 * so far are not counted. */
static int most_points(const struct colour colour[4], unsigned wild, int most) {
    unsigned useful = ~(colour[0].numbers & colour[1].numbers & colour[2].numbers & colour[3].numbers);
    wild &= useful;
    for (unsigned s = wild;; s = (s - 1) & wild) {
        int right = hope(colour + 2, wild ^ s);
        if (hope(colour, s) + right > most) {
            int left = share_one(colour[0], colour[1], s);
            if (left + right > most) {
                int total = left + share_one(colour[2], colour[3], wild ^ s);
                if (total > most) most = total;
            }
        }
        if (!s) return most;
    }
}

/* The same, and which numbered jokers each of them gets. */
static int share_all(const struct colour colour[4], unsigned wild, uint16_t *to) {
    int8_t left[512], right[512];
    int most = -1;
    unsigned left_set = 0;
    share(colour[0], colour[1], wild, left);
    share(colour[2], colour[3], wild, right);
    for (unsigned s = wild;; s = (s - 1) & wild) {
        if (left[s] + right[wild ^ s] > most) {
            most = left[s] + right[wild ^ s];
            left_set = s;
        }
        if (!s) break;
    }
    for (int pair = 0; pair < 2; pair++) {
        unsigned s = pair ? wild ^ left_set : left_set, t = s;
        const struct colour *one = &colour[2 * pair], *two = one + 1;
        int points = pair ? right[s] : left[s];
        while (dix_run_points(one->numbers | t, one->holes) +
                   dix_run_points(two->numbers | (s ^ t), two->holes) !=
               points)
            t = (t - 1) & s;
        to[2 * pair] = (uint16_t)t;
        to[2 * pair + 1] = (uint16_t)(s ^ t);
    }
    return most;
}

/* The best total; `with` becomes the colours as the special joker (tried in each) leaves them. */
static int best_runs(const struct dix_player *player, struct colour with[4], uint16_t *to) {
    int most = -1;
    struct colour colour[4];
    for (int c = 0; c < 4; c++) colour[c] = (struct colour){player->numbers[c], player->hash[c]};
    for (int c = 0; c < (player->any ? 4 : 1); c++) {
        uint16_t shares[4];
        colour[c].holes = (uint8_t)(colour[c].holes + player->any);
        int total = share_all(colour, player->wild, shares);
        if (total > most) {
            most = total;
            memcpy(with, colour, sizeof colour);
            memcpy(to, shares, sizeof shares);
        }
        colour[c].holes = (uint8_t)(colour[c].holes - player->any);
    }
    return most;
}

/* The best total of four colours that part `wild` between them; `any`: the special joker goes to one of them. */
static int best_one_by_one(struct colour colour[4], unsigned wild, int any) {
    int most = -1;
    for (int c = 0; c < (any ? 4 : 1); c++) {
        colour[c].holes = (uint8_t)(colour[c].holes + any);
        most = most_points(colour, wild, most);
        colour[c].holes = (uint8_t)(colour[c].holes - any);
    }
    return most;
}

#if defined __x86_64__ && defined __SSE2__
/* The same, eight ways and two pairs of colours at a time. What colours make of sets of jokers stands in rows of sixteen bytes, as digits
 * of run_points: a row for each set of the jokers behind the first three, a byte for each set of those, first for a colour of the left
 * pair and then for one of the right pair. Every x86 has had these instructions for longer than those that the build asks for. */
#define SSSE3 __attribute__((target("ssse3")))
enum { WAYS = 8, ROWS = 16, JOKERS_MAX = 7 /* of both */ };

/* part[r][t]: the r-th row as if of the first three jokers only those of t were there: byte s has what byte s & t of the row has. */
struct fan {
    __m128i part[ROWS][WAYS];
};

#define BYTES(row, a, b, c, d, e, f, g, h)                                                                   \
    _mm_shuffle_epi8(                                                                                        \
        row, _mm_setr_epi8(a, b, c, d, e, f, g, h, 8 + a, 8 + b, 8 + c, 8 + d, 8 + e, 8 + f, 8 + g, 8 + h))
SSSE3 static inline void spread(__m128i row, __m128i part[WAYS]) {
    part[7] = row;
    part[3] = BYTES(row, 0, 1, 2, 3, 0, 1, 2, 3);
    part[5] = BYTES(row, 0, 1, 0, 1, 4, 5, 4, 5);
    part[1] = BYTES(part[3], 0, 1, 0, 1, 4, 5, 4, 5);
    for (int t = 7; t > 0; t -= 2) part[t - 1] = BYTES(part[t], 0, 0, 2, 2, 4, 4, 6, 6);
}

/* The first three jokers, and every set of the others. */
struct jokers {
    uint16_t first[3], others[ROWS];
    int rows;
};

SSSE3 static void fill(const struct colour *left, const struct colour *right, int more_holes,
                       const struct jokers *jokers, struct fan *fan) {
    for (int r = 0; r < jokers->rows; r++) {
        unsigned here = left->numbers | jokers->others[r], there = right->numbers | jokers->others[r];
        const char *o = run_points[left->holes + more_holes] + here,
                   *p = run_points[right->holes + more_holes] + there;
        size_t a = jokers->first[0] & ~here, b = jokers->first[1] & ~here, c = jokers->first[2] & ~here;
        size_t d = jokers->first[0] & ~there, e = jokers->first[1] & ~there, f = jokers->first[2] & ~there;
        spread(_mm_setr_epi8(o[0], o[a], o[b], o[a + b], o[c], o[a + c], o[b + c], o[a + b + c], p[0], p[d],
                             p[e], p[d + e], p[f], p[d + f], p[e + f], p[d + e + f]),
               fan->part[r]);
    }
}

/* What the colours of each pair make together of each set, if that is more than `best` has. */
SSSE3 static inline void join(const struct fan *one, const struct fan *two, int rows, __m128i *best) {
    for (int s = 0; s < rows; s++)
        for (int t = s;; t = (t - 1) & s) {
            const __m128i *to_one = one->part[t], *to_two = two->part[s ^ t];
            __m128i most = best[s];
            for (int i = 0; i < WAYS; i++)
                most = _mm_max_epu8(most, _mm_add_epi8(to_one[i], to_two[WAYS - 1 - i]));
            best[s] = most;
            if (!t) break;
        }
}

/* The best of all ways to part all jokers between the pairs. Four digits are 232 at most. */
SSSE3 static inline int most_of(const __m128i *left, const __m128i *right, int rows) {
    __m128i most = _mm_setzero_si128();
    for (int r = 0; r < rows; r++) {
        __m128i rest = BYTES(_mm_srli_si128(right[rows - 1 - r], 8), 7, 6, 5, 4, 3, 2, 1, 0);
        most = _mm_max_epu8(most, _mm_add_epi8(left[r], rest));
    }
    most = _mm_max_epu8(most, _mm_srli_epi64(most, 32));
    most = _mm_max_epu8(most, _mm_srli_epi64(most, 16));
    most = _mm_max_epu8(most, _mm_srli_epi64(most, 8));
    return (_mm_cvtsi128_si32(most) & 255) - 4 * '0';
}

SSSE3 __attribute__((noinline)) static int best_by_rows(const struct colour colour[4], unsigned wild,
                                                        int any) {
    struct jokers jokers = {.rows = 1};
    struct fan plain[2], more[2]; /* without the special joker, and with it */
    __m128i best[ROWS], best_any[ROWS];
    for (int i = 0; i < 3; i++, wild &= wild - 1) jokers.first[i] = (uint16_t)(wild & -wild);
    for (; wild; wild &= wild - 1, jokers.rows *= 2)
        for (int r = 0; r < jokers.rows; r++)
            jokers.others[jokers.rows + r] = (uint16_t)(jokers.others[r] | (wild & -wild));
    for (int r = 0; r < jokers.rows; r++) best[r] = best_any[r] = _mm_setzero_si128();
    for (int i = 0; i < 2; i++) fill(&colour[i], &colour[2 + i], 0, &jokers, &plain[i]);
    join(&plain[0], &plain[1], jokers.rows, best);
    if (!any) return most_of(best, best, jokers.rows);
    for (int i = 0; i < 2; i++) fill(&colour[i], &colour[2 + i], 1, &jokers, &more[i]);
    join(&more[0], &plain[1], jokers.rows, best_any);
    join(&plain[0], &more[1], jokers.rows, best_any);
    int left = most_of(best_any, best, jokers.rows), right = most_of(best, best_any, jokers.rows);
    return left > right ? left : right;
}
#endif

int dix_score(const struct dix_player *player) {
    struct colour colour[4];
    unsigned wild = player->wild, lacks = 0, wanted = 0; /* wanted: jokers that two colours lack or more */
    int any = player->any, all = 0, more = 0;
    for (int c = 0; c < 4; c++) {
        unsigned numbers = player->numbers[c] | wild;
        wanted |= lacks & ~player->numbers[c];
        lacks |= (unsigned)~player->numbers[c];
        int points = dix_run_points(numbers, player->hash[c]);
        int gain = dix_run_points(numbers, player->hash[c] + any) - points;
        all += points;
        more = gain > more ? gain : more;
    }
    wanted &= wild;
    if (!wanted) return all + more;
    for (int c = 0; c < 4; c++) /* the other jokers serve one colour at most, and no other is the poorer */
        colour[c] = (struct colour){(uint16_t)(player->numbers[c] | (wild & ~wanted)), player->hash[c]};
#if defined __x86_64__ && defined __SSE2__
    bool several = wanted & (wanted - 1);
    if (several && __builtin_popcount(wanted) <= JOKERS_MAX) return best_by_rows(colour, wanted, any);
#endif
    return best_one_by_one(colour, wanted, any);
}

int dix_score_gain(const struct dix_player *player, int card) {
    struct dix_player with = *player;
    dix_gain_card(&with, card);
    return dix_score(&with) - dix_score(player);
}

/* The longest run that a colour's points stand for, with as few jokers as it takes, lowest first. */
static struct dix_run find_run(unsigned own, unsigned numbers, int holes) {
    struct dix_run run = {.points = (uint8_t)dix_run_points(numbers, holes)};
    int size = run.points == 10 ? 9 : run.points;
    if (!size) return run;
    int fewest = 10;
    for (int first = 0; first + size <= 9; first++) {
        unsigned span = ((1u << size) - 1) << first;
        int jokers = __builtin_popcount(span & ~own);
        if (__builtin_popcount(span & ~numbers) > holes || jokers >= fewest) continue;
        fewest = jokers;
        run.first = (uint8_t)(first + 1);
        run.size = (uint8_t)size;
        run.jokers = (uint16_t)(span & ~own);
    }
    return run;
}

int dix_score_runs(const struct dix_player *player, struct dix_run runs[4]) {
    struct colour with[4];
    uint16_t to[4];
    int total = best_runs(player, with, to);
    for (int c = 0; c < 4; c++)
        runs[c] = find_run(player->numbers[c], with[c].numbers | to[c], with[c].holes);
    return total;
}
