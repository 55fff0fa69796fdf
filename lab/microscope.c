/* microscope.c: see microscope.h. */
#include "lab/microscope.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "lab/version.h"
#include "lab/work.h"
#include "sim/random_play.h"

enum { MIXED_PART = 5, HEARD_MAX = 512, CLUES_BYTES = 1 << 16 };

/* One game: who plays which seat, and what was said. */
struct play {
    const struct microscope *microscope;
    uint64_t number;
    bool mixed;
    uint32_t tally[LAB_TALLIES];
    const char *heard[HEARD_MAX];
    char bytes[CLUES_BYTES];
    struct text clues;
};

static bool strong(const struct play *play, int seat) {
    return !play->mixed || (seat + (int)(play->number & 1)) % 2 == 0;
}

static struct move decide(struct play *play, const struct state *state, int seat, struct thought *thought) {
    const struct microscope *microscope = play->microscope;
    struct state view = game_view(state, seat);
    TEXT(words, CLUE_MAX * 4 + 1);
    thought->view = &view;
    thought->seat = seat;
    thought->budget = microscope->budget;
    thought->words = &words;
    struct move move = bot_think(strong(play, seat) ? microscope->bot : microscope->weaker, thought);
    if (microscope->game->wordy && microscope->game->wordy(move) && !play->clues.full) {
        const char *said = play->clues.bytes + play->clues.size;
        text_bytes(&play->clues, words.bytes, words.size + 1);
        if (thought->clue && thought->heard_size < HEARD_MAX)
            play->heard[thought->heard_size++] = thought->clue;
        thought->clue = play->clues.full ? NULL : said;
    }
    return move;
}

/* Plays to the end; returns the first seat. */
static int play_out(struct play *play, const struct options *options, struct state *state, int64_t *moves) {
    const struct microscope *microscope = play->microscope;
    const struct game *game = microscope->game;
    const struct lab *lab = lab_of(game);
    struct rng rng[SEATS_MAX], chance = rng_seed(microscope->seed, play->number * 16 + CHANCE);
    struct thought thought = {.heard = play->heard};
    int first = 0;
    for (int s = 0; s < SEATS_MAX; s++) rng[s] = rng_seed(microscope->seed, play->number * 16 + (uint64_t)s);
    play->clues = text_over(play->bytes, sizeof play->bytes);
    memset(play->tally, 0, sizeof play->tally);
    game_start(state, game, options);
    for (int steps = 0; !game_over(state) && steps < STEPS_MAX; steps++) {
        int seat = game_next(state);
        struct state before = *state;
        struct move move;
        if (seat == CHANCE) {
            move = game_chance(state, &chance);
            int opens = lab->opener ? lab->opener(move) : -1;
            if (opens >= 0) first = opens;
        } else {
            ++*moves;
            thought.rng = &rng[seat];
            if (!game->obliged || !game->obliged(state, seat, &move))
                move = decide(play, state, seat, &thought);
        }
        game_apply(state, move);
        lab->count(&before, move, state, play->tally);
    }
    return first;
}

static void add_scores(const struct state *end, int first, int64_t *row) {
    int best = INT16_MIN, second = INT16_MIN, winners = __builtin_popcount(end->winners);
    for (int s = 0; s < end->seats; s++) {
        int score = end->score[s], place = (s + end->seats - first) % end->seats;
        row[N_SCORE] += score;
        row[N_SQUARES] += (int64_t)score * score;
        row[N_POINTS + place] += score;
        if (winners && end->winners >> s & 1) row[N_WIN + place] += ODDS / winners;
        second = score > best ? best : score > second ? score : second;
        best = score > best ? score : best;
    }
    row[N_BEST] += best;
    row[N_MARGIN] += end->seats > 1 ? best - second : 0;
    row[N_SEATS] += end->seats;
}

static void add_mixed(const struct play *play, const struct state *end, int64_t *row) {
    int64_t sum = 0;
    int winners = __builtin_popcount(end->winners);
    row[N_MIXED]++;
    for (int s = 0; s < end->seats; s++) sum += end->score[s];
    for (int s = 0; s < end->seats; s++) {
        int64_t deviation = (int64_t)end->score[s] * end->seats - sum;
        bool is_strong = strong(play, s);
        row[is_strong ? N_STRONG_SEATS : N_WEAK_SEATS]++;
        row[is_strong ? N_STRONG : N_WEAK] += deviation;
        row[N_DEVIATION] += deviation * deviation;
        if (is_strong && end->winners >> s & 1) row[N_STRONG_WINS] += ODDS / winners;
    }
}

void microscope_block(const void *with, int64_t job, int64_t *row) {
    const struct microscope *microscope = with;
    const struct options *options = &microscope->setting[job / BLOCKS].options;
    int64_t games = microscope->games / BLOCKS, first_game = job % BLOCKS * games;
    struct play play = {.microscope = microscope};
    struct state state;
    for (int64_t g = 0; g < games; g++) {
        play.number = (uint64_t)(first_game + g);
        play.mixed = false;
        int first = play_out(&play, options, &state, &row[N_MOVES]);
        row[N_GAMES]++;
        add_scores(&state, first, row);
        for (int i = 0; i < LAB_TALLIES; i++) row[N_TALLY + i] += play.tally[i];
        if (!microscope->weaker || g % MIXED_PART || options->players < 2) continue;
        int64_t unused = 0;
        play.number = (uint64_t)(first_game + g) / MIXED_PART + ((uint64_t)1 << 40);
        play.mixed = true;
        play_out(&play, options, &state, &unused);
        add_mixed(&play, &state, row);
    }
}

uint64_t microscope_plan(const struct microscope *microscope) {
    uint64_t hash = work_hash(0xcbf29ce484222325u, &microscope->games, sizeof microscope->games);
    hash = work_hash(hash, LIBDIZAINE_VERSION, sizeof LIBDIZAINE_VERSION);
    hash = work_hash(hash, &microscope->game->rules, sizeof microscope->game->rules);
    hash = work_hash(hash, &microscope->seed, sizeof microscope->seed);
    hash = work_hash(hash, &microscope->budget, sizeof microscope->budget);
    hash = work_hash(hash, microscope->game->name, (uint32_t)strlen(microscope->game->name));
    hash = work_hash(hash, microscope->bot->name, (uint32_t)strlen(microscope->bot->name));
    if (microscope->weaker)
        hash = work_hash(hash, microscope->weaker->name, (uint32_t)strlen(microscope->weaker->name));
    for (int i = 0; i < microscope->settings; i++) {
        const struct options *options = &microscope->setting[i].options;
        hash = work_hash(hash, &options->players, sizeof options->players);
        hash = work_hash(hash, options->value, sizeof options->value);
        hash = work_hash(hash, options->dial, sizeof options->dial);
    }
    return hash;
}

/* ---- What the rows say ---- */

static double part(int64_t sum, int64_t of) {
    return of ? (double)sum / (double)of : 0;
}

/* The part of the spread of scores around a game's mean that is explained by who is strong: the rest is luck. */
static double skill(const int64_t *row) {
    double between = part(row[N_STRONG], row[N_STRONG_SEATS]) * (double)row[N_STRONG] +
                     part(row[N_WEAK], row[N_WEAK_SEATS]) * (double)row[N_WEAK];
    return row[N_DEVIATION] ? between / (double)row[N_DEVIATION] : 0;
}

int microscope_whole(const struct microscope *microscope, int measure) {
    const struct lab_tally *tally = lab_of(microscope->game)->tallies;
    int n = 0;
    while (tally[n].name) n++;
    if (measure < M_TALLY || measure - M_TALLY >= n || !tally[measure - M_TALLY].part) return -1;
    for (int i = 0; i < n; i++)
        if (text_same(tally[i].name, tally[measure - M_TALLY].part)) return i;
    return -1;
}

static double measure_of(const struct microscope *microscope, const int64_t *row, int measure) {
    if (measure >= M_TALLY) {
        int whole = microscope_whole(microscope, measure);
        return part(row[N_TALLY + measure - M_TALLY], row[whole < 0 ? N_GAMES : N_TALLY + whole]);
    }
    if (measure >= M_WIN) return part(row[N_WIN + measure - M_WIN], row[N_GAMES]) / ODDS;
    double mean = part(row[N_SCORE], row[N_SEATS]);
    switch ((enum measure)measure) {
    case M_LENGTH: return part(row[N_MOVES], row[N_GAMES]);
    case M_SCORE: return mean;
    case M_SPREAD: return sqrt(fmax(0, part(row[N_SQUARES], row[N_SEATS]) - mean * mean));
    case M_BEST: return part(row[N_BEST], row[N_GAMES]);
    case M_MARGIN: return part(row[N_MARGIN], row[N_GAMES]);
    case M_SKILL: return skill(row);
    case M_STRONG_WINS: return part(row[N_STRONG_WINS], row[N_MIXED]) / ODDS;
    case M_WIN:
    case M_TALLY:
    case MEASURES: break;
    }
    return 0;
}

/* A measure of a setting without one of its blocks (-1: of all of them). */
static double without(const struct microscope *microscope, const int64_t *rows, int setting, int left_out,
                      int measure) {
    int64_t sum[NUMBERS] = {0};
    for (int b = 0; b < BLOCKS; b++)
        for (int i = 0; i < NUMBERS && b != left_out; i++)
            sum[i] += rows[((int64_t)setting * BLOCKS + b) * NUMBERS + i];
    return measure_of(microscope, sum, measure);
}

/* The jackknife: how the whole moves when a block is left out. Unlike the spread of the blocks' own values it is right
 * for ratios such as the share of skill, too, however few games a block has. 1.984: Student's t for 99 degrees of
 * freedom. */
static double half_width(const double *values) {
    double mean = 0, squares = 0;
    for (int b = 0; b < BLOCKS; b++) mean += values[b] / BLOCKS;
    for (int b = 0; b < BLOCKS; b++) squares += (values[b] - mean) * (values[b] - mean);
    return 1.984 * sqrt(squares * (BLOCKS - 1) / BLOCKS);
}

struct estimate microscope_measure(const struct microscope *microscope, const int64_t *rows, int setting,
                                   int measure) {
    double values[BLOCKS];
    for (int b = 0; b < BLOCKS; b++) values[b] = without(microscope, rows, setting, b, measure);
    return (struct estimate){without(microscope, rows, setting, -1, measure), half_width(values)};
}

struct estimate microscope_change(const struct microscope *microscope, const int64_t *rows, int setting,
                                  int from, int measure) {
    double values[BLOCKS];
    for (int b = 0; b < BLOCKS; b++)
        values[b] =
            without(microscope, rows, setting, b, measure) - without(microscope, rows, from, b, measure);
    return (struct estimate){without(microscope, rows, setting, -1, measure) -
                                 without(microscope, rows, from, -1, measure),
                             half_width(values)};
}
