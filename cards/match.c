/* match.c: maps a clue to weighted concepts by queries to the index of the lexicon. */
#include "cards/fold.h"
#include "cards/lexicon_index.h"
#include "engine/rng.h"

#include <string.h>

static uint32_t root(uint64_t square) {
    uint64_t low = 0, high = 1u << 31;
    while (low < high) {
        uint64_t mid = (low + high + 1) / 2;
        if (mid * mid <= square)
            low = mid;
        else
            high = mid - 1;
    }
    return (uint32_t)low;
}

/* A clue tokenised and stemmed in one language. */
struct hearing {
    enum lang lang;
    int count;
    uint32_t key[FOLD_WORDS_MAX];
    bool stop[FOLD_WORDS_MAX], known[FOLD_WORDS_MAX];
    bool told[FOLD_WORDS_MAX]; /* part of a saying that is there in full */
};

static bool known(const struct lexicon *lexicon, uint32_t key) {
    int at = lexicon_posting_of(lexicon, key);
    if (at < lexicon->postings && lexicon->posting[at].key == key) return true;
    at = lexicon_member_of(lexicon, key);
    return at < lexicon->members && lexicon->member[at].key == key;
}

static void hear(const struct lexicon *lexicon, const struct folded *words, enum lang lang,
                 struct hearing *hearing) {
    *hearing = (struct hearing){.lang = lang, .count = words->count};
    bool content = false;
    for (int i = 0; i < words->count; i++) {
        char stem[FOLD_WORD_MAX];
        memcpy(stem, words->word[i].letters, sizeof stem);
        hearing->stop[i] = fold_stop(stem, lang);
        content |= !hearing->stop[i];
        fold_stem(stem, lang);
        hearing->key[i] = fold_key(stem, lang);
        hearing->known[i] = !hearing->stop[i] && known(lexicon, hearing->key[i]);
    }
    if (content || words->count == 0) return;
    hearing->key[0] = fold_phrase(words, lang); /* the phrase stands for its first word */
    hearing->stop[0] = false;
    hearing->known[0] = known(lexicon, hearing->key[0]);
}

/* Language detection: a score from stop words and words that the lexicon knows. */
static int looks_like(const struct hearing *hearing) {
    int points = 0;
    for (int i = 0; i < hearing->count; i++) points += hearing->stop[i] ? 3 : hearing->known[i] ? 2 : 0;
    return points;
}

/* The concepts of one word or saying, before they are normalised against the rest of the clue. */
struct evoked {
    int32_t row[ROWS_MAX];
    bool any;
};

static void evoke(struct evoked *evoked, int row, int32_t weight) {
    if (evoked->row[row] < weight) evoked->row[row] = weight;
    evoked->any |= weight > 0;
}

/* Adds an evocation normalised to length `share`: a word that suggests many concepts says little about each. */
static void add_evoked(const struct lexicon *lexicon, const struct evoked *evoked, int32_t share,
                       struct meaning *meaning) {
    int32_t sense[SENSES] = {0};
    int rows = lexicon_rows();
    for (int row = 0; row < rows; row++) {
        if (evoked->row[row] == 0) continue;
        for (int i = lexicon->row_links[row]; i < lexicon->row_links[row + 1]; i++) {
            int32_t weight = evoked->row[row] * lexicon->link[i].tenths;
            int32_t *sum = &sense[lexicon->link[i].concept];
            /* Of several paths to a concept the strongest counts in full and the others a quarter, so that many
             * weak ones do not outweigh a clear one. */
            *sum = *sum > weight ? *sum + weight / 4 : weight + *sum / 4;
        }
    }
    uint64_t square = 0;
    for (int c = 0; c < SENSES; c++) square += (uint64_t)sense[c] * (uint64_t)sense[c];
    uint32_t length = root(square);
    if (length == 0) return;
    for (int c = 0; c < SENSES; c++) meaning->weight[c] += (int32_t)((int64_t)sense[c] * share / length);
}

/* Sayings that are in the clue with all their words. */
static void hear_sayings(const struct lexicon *lexicon, struct hearing *hearing, struct meaning *meaning) {
    uint8_t hits[TERMS_MAX] = {0};
    uint16_t full[64];
    int fulls = 0;
    for (int i = 0; i < hearing->count; i++) {
        bool again = hearing->stop[i];
        for (int j = 0; j < i; j++) again |= hearing->key[j] == hearing->key[i];
        if (again) continue;
        for (int at = lexicon_posting_of(lexicon, hearing->key[i]);
             at < lexicon->postings && lexicon->posting[at].key == hearing->key[i]; at++) {
            uint16_t term = lexicon->posting[at].term;
            if (lexicon->term[term].stems > 1 && ++hits[term] == lexicon->term[term].stems && fulls < 64)
                full[fulls++] = term;
        }
    }
    if (fulls == 0) return;
    struct evoked evoked = {0};
    int longest = 0;
    for (int f = 0; f < fulls; f++) {
        const struct lexicon_term *term = &lexicon->term[full[f]];
        if (term->stems > longest) longest = term->stems;
        evoke(&evoked, term->row, term->weight * 16);
        for (int i = 0; i < hearing->count; i++)
            for (int at = lexicon_posting_of(lexicon, hearing->key[i]);
                 at < lexicon->postings && lexicon->posting[at].key == hearing->key[i]; at++)
                if (lexicon->posting[at].term == full[f]) hearing->told[i] = true;
    }
    add_evoked(lexicon, &evoked, 256 + 96 * (longest - 1), meaning);
}

static void evoke_key(const struct lexicon *lexicon, uint32_t key, int32_t eighths, struct evoked *evoked) {
    for (int at = lexicon_posting_of(lexicon, key); at < lexicon->postings && lexicon->posting[at].key == key;
         at++) {
        const struct lexicon_term *term = &lexicon->term[lexicon->posting[at].term];
        /* One word of a longer saying hints at it; so does the one content word of a saying whose others are
         * stop words. */
        int32_t weight =
            term->stems > 1 ? term->weight * 8 / term->stems : term->weight * (term->spoken > 2 ? 8 : 16);
        evoke(evoked, term->row, weight * eighths / 8);
    }
}

static void hear_word(const struct lexicon *lexicon, uint32_t key, int32_t share, struct meaning *meaning) {
    struct evoked evoked = {0};
    evoke_key(lexicon, key, 8, &evoked);
    for (int at = lexicon_member_of(lexicon, key); at < lexicon->members && lexicon->member[at].key == key;
         at++) {
        int group = lexicon->member[at].group;
        for (int i = lexicon->group_start[group]; i < lexicon->group_start[group + 1]; i++) {
            const struct member *other = &lexicon->member[lexicon->group_member[i]];
            if (other->key != key) evoke_key(lexicon, other->key, other->place == 0 ? 6 : 3, &evoked);
        }
    }
    if (evoked.any) add_evoked(lexicon, &evoked, share, meaning);
}

void lexicon_understand(const char *clue, struct meaning *meaning) {
    const struct lexicon *lexicon = lexicon_get();
    struct folded words;
    struct hearing hearing[2];
    *meaning = (struct meaning){0};
    fold_words(clue, (uint32_t)strlen(clue), &words);
    for (int lang = 0; lang < 2; lang++) hear(lexicon, &words, (enum lang)lang, &hearing[lang]);
    enum lang lang = looks_like(&hearing[LANG_EN]) > looks_like(&hearing[LANG_FR]) ? LANG_EN : LANG_FR;
    struct hearing *own = &hearing[lang], *other = &hearing[!lang];
    meaning->lang = (uint8_t)lang;
    hear_sayings(lexicon, own, meaning);
    if (looks_like(own) == looks_like(other)) hear_sayings(lexicon, other, meaning);
    for (int i = 0; i < words.count; i++) {
        if (own->stop[i]) continue;
        meaning->words++;
        int32_t share = own->told[i] ? 96 : 256;
        if (own->known[i]) hear_word(lexicon, own->key[i], share, meaning);
        /* A word of the other language, or of both, in a clue too short for detection. */
        if (other->known[i] && (!own->known[i] || looks_like(own) == looks_like(other)))
            hear_word(lexicon, other->key[i], share / 2, meaning);
        meaning->known = (uint8_t)(meaning->known + (own->known[i] || other->known[i]));
    }
}

int lexicon_tags(const char *words, struct tag *out, int max) {
    struct meaning meaning;
    lexicon_understand(words, &meaning);
    int32_t most = 0;
    for (int c = 0; c < CONCEPTS; c++)
        if (meaning.weight[c] > most) most = meaning.weight[c];
    int n = 0;
    while (n < max && most > 0) {
        int best = -1;
        for (int c = 0; c < CONCEPTS; c++)
            if (meaning.weight[c] > 0 && (best < 0 || meaning.weight[c] > meaning.weight[best])) best = c;
        if (best < 0 || meaning.weight[best] * 12 < most) break;
        out[n++] = (struct tag){(uint16_t)best, (uint8_t)(1 + meaning.weight[best] * 254ll / most)};
        meaning.weight[best] = 0;
    }
    return n;
}

int32_t lexicon_fit(const struct meaning *meaning, const struct tag *tags, int count) {
    int64_t sum = 0;
    uint64_t square = 0;
    for (int i = 0; i < count; i++) {
        /* Squared: what a picture is about counts far more than what is in its corner. */
        uint64_t weight = (uint64_t)tags[i].weight * tags[i].weight;
        sum += (int64_t)meaning->weight[tags[i].concept] * (int64_t)weight;
        square += weight * weight;
    }
    return square ? (int32_t)(sum * 16 / root(square)) : 0;
}

bool lexicon_names(const char *text, const struct tag *tags, int count, int weight_min) {
    const struct lexicon *lexicon = lexicon_get();
    uint8_t hits[TERMS_MAX] = {0};
    for (int lang = 0; lang < 2; lang++) {
        uint32_t keys[FOLD_WORDS_MAX];
        int n = fold_keys(text, (uint32_t)strlen(text), (enum lang)lang, keys, FOLD_WORDS_MAX);
        for (int i = 0; i < n; i++)
            for (int at = lexicon_posting_of(lexicon, keys[i]);
                 at < lexicon->postings && lexicon->posting[at].key == keys[i]; at++) {
                const struct lexicon_term *term = &lexicon->term[lexicon->posting[at].term];
                if (term->kind != TERM_NAME || term->concept == CONCEPT_NONE) continue;
                for (int t = 0; t < count; t++)
                    if (tags[t].concept == term->concept && tags[t].weight >= weight_min &&
                        ++hits[lexicon->posting[at].term] >= term->stems)
                        return true;
            }
    }
    return false;
}

uint64_t lexicon_same(const char *clue) {
    struct meaning meaning;
    lexicon_understand(clue, &meaning);
    uint32_t keys[FOLD_WORDS_MAX];
    int n = fold_keys(clue, (uint32_t)strlen(clue), (enum lang)meaning.lang, keys, FOLD_WORDS_MAX);
    uint64_t sum = (uint64_t)n; /* the order of the words does not matter */
    for (int i = 0; i < n; i++) {
        uint64_t x = keys[i];
        sum += rng_mix(&x);
    }
    return sum;
}
