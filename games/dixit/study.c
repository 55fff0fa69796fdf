/* study.c: plays Dixit with bots on all seats, and lets an expert look for the cards of people's
 * clues. */
#include "games/dixit/study.h"

#include <assert.h>
#include <string.h>

enum { STUDY_CLUES = 40, CLUE_BYTES = CLUE_MAX * 4 + 1, ROUNDS_EACH = 4, TRIALS = 20, CARDS_SHOWN = 6, HAND = 6 };

struct told {
    char bytes[STUDY_CLUES][CLUE_BYTES];
    const char *list[STUDY_CLUES];
    uint64_t same[STUDY_CLUES];
    int count;
};

static void count_round(const struct state *state, const struct told *told,
                        void (*tell)(const struct study_round *round), struct study_rounds *out) {
    const struct dixit_round *last = &state->as.dixit.last;
    const char *clue = told->list[told->count - 1];
    static const struct shelf painted;
    uint32_t found = 0, voters = (uint32_t)state->seats - 1;
    int own = 0;
    for (int slot = 0; slot < last->slots; slot++) {
        uint32_t votes = 0;
        for (int seat = 0; seat < state->seats; seat++)
            votes += last->vote[seat][0] == slot + 1 || last->vote[seat][1] == slot + 1;
        if (last->owner[slot] != last->teller) {
            out->gives++;
            out->drew += votes > 0;
            continue;
        }
        found = votes;
        own = last->card[slot];
        struct picture picture = dixit_picture(&painted, NULL, last->card[slot]);
        out->named += lexicon_names(clue, picture.tag, picture.tags, 48);
    }
    out->rounds++;
    out->votes += voters;
    out->found += found;
    out->some += found > 0 && found < voters;
    out->all += found == voters;
    out->none += found == 0;
    out->hash = game_hash_more(out->hash, clue, (uint32_t)strlen(clue));
    if (tell) tell(&(struct study_round){.clue = clue, .card = own, .found = found, .voters = voters});
    for (int i = 0; i + 1 < told->count; i++) out->repeat += told->same[i] == told->same[told->count - 1];
}

/* One game; true while more rounds are wanted. */
static void play(const struct bot *bot, const struct options *options, uint32_t rounds, uint64_t seed,
                 uint64_t number, bool french, struct learned *learned, struct told *told,
                 void (*tell)(const struct study_round *round), struct study_rounds *out) {
    struct state state;
    struct rng rng[SEATS_MAX], chance = rng_seed(seed, number * 16 + CHANCE);
    struct dixit_setting setting = {.french = french};
    struct thought thought = {.setting = &setting, .heard = told->list, .learned = learned};
    for (int s = 0; s < SEATS_MAX; s++) rng[s] = rng_seed(seed, number * 16 + (uint64_t)s);
    told->count = 0;
    game_start(&state, &dixit_game, options);
    while (!game_over(&state) && out->rounds < rounds) {
        int seat = game_next(&state);
        uint16_t epoch = state.epoch;
        struct move move;
        if (seat == CHANCE) {
            move = game_chance(&state, &chance);
        } else {
            struct state view = game_view(&state, seat);
            struct text words = text_over(told->bytes[told->count], CLUE_BYTES);
            thought.view = &view;
            thought.seat = seat;
            thought.rng = &rng[seat];
            thought.words = &words;
            if (state.phase == DIXIT_TELL) thought.clue = NULL;
            move = bot_think(bot, &thought);
            if (move.kind == DIXIT_TELLS) {
                told->list[told->count] = thought.clue = words.bytes;
                told->same[told->count++] = lexicon_same(words.bytes);
                assert(told->count < STUDY_CLUES);
            }
            if (move.kind == DIXIT_GIVES) thought.heard_size = told->count;
        }
        game_apply(&state, move);
        out->hash = game_hash_number(out->hash, move.a);
        if (state.epoch != epoch && state.as.dixit.last.teller != DIXIT_NO_SEAT && move.kind == DIXIT_VOTES)
        {
            count_round(&state, told, tell, out);
            if (learned) dixit_keep(learned, &setting.shelf, &state, told->list[told->count - 1]);
        }
    }
}

void study_play(const struct bot *bot, int players, uint32_t rounds, uint64_t seed,
                void (*tell)(const struct study_round *round), struct study_rounds *out) {
    struct told told;
    struct options options;
    options_standard(&dixit_game, players, &options);
    char number[16];
    struct text text = text_over(number, sizeof number);
    text_number(&text, deck_count() * DECK_CARDS);
    options_set(&dixit_game, &options, "cards", number);
    options_set(&dixit_game, &options, "goal", "0");
    text_clear(&text);
    text_number(&text, ROUNDS_EACH);
    options_set(&dixit_game, &options, "rounds", number);
    assert(!options_refusal(&dixit_game, &options));
    *out = (struct study_rounds){0};
    for (uint64_t game = 0; out->rounds < rounds; game++)
        play(bot, &options, rounds, seed, game, game & 1, NULL, &told, tell, out);
}

/* What was told for which card in all games. */
struct kept {
    uint32_t count;
    struct {
        int card;
        uint64_t same;
    } clue[STUDY_GAMES_MAX * STUDY_CLUES];
    struct study_recurrence *out;
};
static struct kept kept;

static void keep_round(const struct study_round *round) {
    uint64_t same = lexicon_same(round->clue);
    bool again = false;
    for (uint32_t i = 0; i < kept.count; i++) again |= kept.clue[i].card == round->card && kept.clue[i].same == same;
    kept.out->again += again;
    kept.out->clues++;
    kept.clue[kept.count].card = round->card;
    kept.clue[kept.count++].same = same;
}

void study_recurrence(const struct bot *bot, int players, uint32_t games, uint64_t seed, bool french,
                      struct learned *learned, struct study_recurrence *out) {
    struct told told;
    struct options options;
    struct study_rounds rounds = {0};
    options_standard(&dixit_game, players, &options);
    assert(games <= STUDY_GAMES_MAX);
    *out = (struct study_recurrence){0};
    kept.count = 0;
    kept.out = out;
    for (uint64_t game = 0; game < games; game++)
        play(bot, &options, UINT32_MAX, seed, game, french, learned, &told, keep_round, &rounds);
    out->rounds = rounds;
}

/* The next word of a line, up to a blank or the tab; false at the end. */
static bool read_word(const char **at, const char *end, char *word, size_t size) {
    size_t n = 0;
    while (*at < end && **at == ' ') ++*at;
    while (*at < end && **at != ' ' && n + 1 < size) word[n++] = *(*at)++;
    word[n] = 0;
    return n > 0;
}

/* What stands in front of the tab: "inside.0 whale", "balance.0 drum feather". False if it names no such
 * scene. */
static bool read_scene(const char *at, const char *end, struct scene *scene) {
    char word[64];
    *scene = (struct scene){.figure = {NO_FIGURE, NO_FIGURE, NO_FIGURE}};
    if (!read_word(&at, end, word, sizeof word)) return false;
    char *dot = strchr(word, '.');
    int32_t composition;
    if (!dot || !text_parse_int(dot + 1, 0, 99, &composition)) return false;
    *dot = 0;
    scene->relation = concept_find(word);
    scene->composition = (uint8_t)composition;
    if (scene->relation == CONCEPT_NONE) return false;
    for (int i = 0; i < 2 && read_word(&at, end, word, sizeof word); i++) {
        scene->figure[i] = concept_find(word);
        if (scene->figure[i] == CONCEPT_NONE) return false;
    }
    return at == end && scene->figure[0] != NO_FIGURE;
}

/* The first painted card of that scene; false if no deck has it any more. */
static bool find_card(const struct scene *scene, int *deck, int *index) {
    for (*deck = 0; *deck < deck_count(); ++*deck)
        for (*index = 0; *index < DECK_CARDS; ++*index) {
            struct scene card = card_scene(*deck, *index);
            if (card.relation == scene->relation && card.composition == scene->composition &&
                card.figure[0] == scene->figure[0] && card.figure[1] == scene->figure[1])
                return true;
        }
    return false;
}

/* Shows the card among five others of its deck and asks an expert. Each of the others is the best for the clue
 * of a hand of so many cards: 1 is any card, HAND what somebody would give. */
static bool finds(int deck, int index, const struct heard_clue *heard, int hand, struct rng *rng) {
    struct picture shown[CARDS_SHOWN] = {dixit_painted(deck, index)};
    bool drawn[DECK_CARDS] = {0};
    drawn[index] = true;
    for (int i = 1; i < CARDS_SHOWN; i++) {
        int32_t most = -1;
        for (int j = 0; j < hand; j++) {
            int card;
            do card = (int)rng_below(rng, DECK_CARDS);
            while (drawn[card]);
            drawn[card] = true;
            struct picture picture = dixit_painted(deck, card);
            int32_t fit = dixit_fit(heard, &picture, NULL);
            if (fit <= most) continue;
            most = fit;
            shown[i] = picture;
        }
    }
    uint32_t appeal[CARDS_SHOWN];
    dixit_appeal(heard, shown, CARDS_SHOWN, NULL, dixit_noise(DIXIT_EXPERT), rng, appeal);
    for (int i = 1; i < CARDS_SHOWN; i++)
        if (appeal[i] >= appeal[0]) return false;
    return true;
}

void study_clues(const char *lines, uint64_t seed, struct study_clues *out) {
    *out = (struct study_clues){0};
    uint32_t number = 0;
    while (*lines) {
        size_t size = strcspn(lines, "\n");
        const char *line = lines;
        lines += size + (lines[size] == '\n');
        number++;
        if (size == 0 || line[0] == '#') continue;
        const char *tab = memchr(line, '\t', size);
        int deck, index;
        struct scene scene;
        char clue[CLUE_BYTES];
        size_t length = tab ? size - (size_t)(tab - line) - 1 : 0;
        if (length == 0 || length >= sizeof clue || !read_scene(line, tab, &scene)) {
            if (!out->bad_line) out->bad_line = number;
            continue;
        }
        if (!find_card(&scene, &deck, &index)) {
            out->gone++;
            continue;
        }
        memcpy(clue, tab + 1, length);
        clue[length] = 0;
        struct heard_clue heard;
        dixit_hear(clue, &heard);
        struct rng rng = rng_seed(seed, number);
        out->clues++;
        out->known += heard.meaning.known;
        out->words += heard.meaning.words;
        for (int i = 0; i < TRIALS; i++) out->found += finds(deck, index, &heard, 1, &rng);
        for (int i = 0; i < TRIALS; i++) out->picked += finds(deck, index, &heard, HAND, &rng);
        out->trials += TRIALS;
    }
}

#if defined __wasm__ && defined WITH_PICTURES
/* For tests/wasm.mjs: the hash of so many rounds of six bots of a level (easy, normal, expert) with a seed,
 * as `dizaine study` prints it. */
__attribute__((export_name("wasm_study"))) uint64_t wasm_study(int32_t level, int32_t rounds, int32_t seed);
uint64_t wasm_study(int32_t level, int32_t rounds, int32_t seed) {
    static const char *const names[] = {"easy", "normal", "expert"};
    struct study_rounds result;
    if (level < 0 || level > 2 || rounds < 0 || seed < 0) return 0;
    study_play(bot_named(&dixit_game, names[level]), 6, (uint32_t)rounds, (uint64_t)seed, NULL, &result);
    return result.hash;
}
#endif
