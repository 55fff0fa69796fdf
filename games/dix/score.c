/* score.c: the best total of a DIX holding, every joker assigned as well as it can be. */
#include "games/dix/dix.h"

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
static int best_total(const struct dix_player *player, struct colour with[4], uint16_t *to) {
    int most = -1;
    struct colour colour[4];
    for (int c = 0; c < 4; c++) colour[c] = (struct colour){player->numbers[c], player->hash[c]};
    for (int c = 0; c < (player->any ? 4 : 1); c++) {
        uint16_t shares[4];
        colour[c].holes = (uint8_t)(colour[c].holes + player->any);
        int total = to ? share_all(colour, player->wild, shares) : most_points(colour, player->wild, most);
        if (total > most) {
            most = total;
            if (to) {
                memcpy(with, colour, sizeof colour);
                memcpy(to, shares, sizeof shares);
            }
        }
        colour[c].holes = (uint8_t)(colour[c].holes - player->any);
    }
    return most;
}

int dix_score(const struct dix_player *player) {
    return best_total(player, NULL, NULL);
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
    int total = best_total(player, with, to);
    for (int c = 0; c < 4; c++)
        runs[c] = find_run(player->numbers[c], with[c].numbers | to[c], with[c].holes);
    return total;
}
