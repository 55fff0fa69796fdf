/* bots_model.c: what pictures and clues mean to a Dixit bot. */
#include "games/dixit/aloud.h"
#include "games/dixit/bots.h"

#include "cards/fold.h"

#include <string.h>

enum {
    WORD = 1u << 31,
    TOLD = 1u << 30, /* a clue that was told for the picture */
    PROBES = 24,
    WORD_WEIGHT = 16,        /* of a word itself, beside the concepts it names */
    COMPOSITION_WEIGHT = 230 /* of the composition of a painted card, beside 255 for its main figure */
};

/* FNV-1a. */
uint32_t dixit_deck_hash(const char *id) {
    uint32_t hash = 2166136261u;
    for (; *id; id++) hash = (hash ^ (uint8_t)*id) * 16777619u;
    return hash;
}

uint64_t dixit_picture_name(const struct shelf *shelf, int card) {
    int at = card - 1;
    if (shelf->parts == 0) return (uint64_t)(at / DECK_CARDS) << 16 | (uint64_t)(at % DECK_CARDS);
    for (int i = 0; i < shelf->parts; i++) {
        if (at >= shelf->part[i].cards) {
            at -= shelf->part[i].cards;
            continue;
        }
        /* Imported decks have names of their own; a deck without one is told by its place and size. */
        uint64_t deck = shelf->part[i].deck;
        if (deck == SHELF_UNKNOWN)
            deck = shelf->part[i].name ? 0x100000000u | shelf->part[i].name
                                       : 0x10000u + (uint64_t)i * 1024 + shelf->part[i].cards;
        return deck << 16 | (uint64_t)at;
    }
    return UINT64_MAX;
}

static uint32_t start_of(uint64_t picture, uint32_t key) {
    uint64_t x = picture * 0x9e3779b97f4a7c15u ^ key;
    return (uint32_t)(rng_mix(&x) % LEARNED_MAX);
}

/* The cell of a picture and key, or the one where it would go (NULL when there is no room near it). */
static int cell_of(const struct learned *learned, uint64_t picture, uint32_t key) {
    uint32_t start = start_of(picture, key);
    for (uint32_t i = 0; i < PROBES; i++) {
        uint32_t at = (start + i) % LEARNED_MAX;
        if (learned->cell[at].key == 0 ||
            (learned->cell[at].key == key && learned->cell[at].picture == picture))
            return (int)at;
    }
    return -1;
}

static uint32_t recall(const struct learned *learned, uint64_t picture, uint32_t key) {
    int at = learned ? cell_of(learned, picture, key) : -1;
    return at >= 0 && learned->cell[at].key ? learned->cell[at].weight : 0;
}

static void remember(struct learned *learned, uint64_t picture, uint32_t key, uint32_t weight) {
    int at = cell_of(learned, picture, key);
    if (at < 0 || weight == 0) return; /* a full neighbourhood learns nothing new */
    if (learned->cell[at].key == 0) {
        learned->cell[at].picture = picture;
        learned->cell[at].key = key;
        learned->used++;
    }
    learned->cell[at].weight += weight;
    if (learned->cell[at].weight > 100000) learned->cell[at].weight = 100000;
}

static uint32_t told_key(const char *clue) {
    return TOLD | (uint32_t)(lexicon_same(clue) & (TOLD - 1));
}

bool dixit_was_told(const struct learned *learned, uint64_t picture, const char *clue) {
    return recall(learned, picture, told_key(clue)) > 0;
}

/* Where a clue is kept. Clues take no more room when half of it is used: then a new one takes the place of an old
 * one that it meets. */
static int cell_of_clue(const struct learned *learned, uint64_t picture, uint32_t key) {
    int at = cell_of(learned, picture, key);
    if (at >= 0 && (learned->cell[at].key == key || learned->used < LEARNED_MAX / 2)) return at;
    uint32_t start = start_of(picture, key);
    for (uint32_t i = 0; i < PROBES && learned->cell[(start + i) % LEARNED_MAX].key; i++)
        if (learned->cell[(start + i) % LEARNED_MAX].key >> 30 == 1) return (int)((start + i) % LEARNED_MAX);
    return -1;
}

void dixit_keep(struct learned *learned, const struct shelf *shelf, const struct state *after,
                const char *clue) {
    const struct dixit_round *last = &after->as.dixit.last;
    bool aloud;
    dixit_heard(clue, &aloud);
    for (int slot = 0; !aloud && last->teller != DIXIT_NO_SEAT && slot < last->slots; slot++) {
        if (last->owner[slot] != last->teller) continue;
        uint64_t picture = dixit_picture_name(shelf, last->card[slot]);
        uint32_t key = told_key(clue);
        int at = cell_of_clue(learned, picture, key);
        if (at < 0) return;
        learned->used += learned->cell[at].key == 0;
        learned->cell[at].picture = picture;
        learned->cell[at].key = key;
        learned->cell[at].weight = 1;
    }
}

/* The pictures without tags get them from what was learnt. */
static void recall_tags(const struct learned *learned, struct picture *picture) {
    uint32_t weight[CONCEPTS], most = 0;
    for (uint32_t c = 0; c < CONCEPTS; c++) {
        weight[c] = recall(learned, picture->name, 1 + c);
        if (weight[c] > most) most = weight[c];
    }
    while (most > 0 && picture->tags < CARD_TAGS_MAX) {
        int best = 0;
        for (int c = 1; c < CONCEPTS; c++)
            if (weight[c] > weight[best]) best = c;
        if (weight[best] * 16 < most || weight[best] == 0) break;
        picture->tag[picture->tags++] =
            (struct tag){(uint16_t)best, (uint8_t)(1 + weight[best] * 254ull / most)};
        weight[best] = 0;
    }
}

struct picture dixit_painted(int deck, int index) {
    struct picture picture = {.name = (uint64_t)deck << 16 | (uint64_t)index};
    struct scene scene = card_scene(deck, index);
    picture.tags = (uint8_t)card_tags(deck, index, picture.tag, CARD_TAGS_MAX);
    picture.tag[picture.tags++] =
        (struct tag){lexicon_scene(scene.relation, scene.composition), COMPOSITION_WEIGHT};
    return picture;
}

struct picture dixit_picture(const struct shelf *shelf, const struct learned *learned, int card) {
    struct picture picture = {.name = dixit_picture_name(shelf, card)};
    uint64_t deck = picture.name >> 16;
    if (deck < (uint64_t)deck_count()) return dixit_painted((int)deck, (int)(picture.name & 0xffff));
    if (learned)
        recall_tags(learned, &picture);
    return picture;
}

void dixit_recall(struct learned *learned, uint64_t picture, uint32_t key, uint32_t weight) {
    if (key) remember(learned, picture, key, weight);
}

void dixit_teach(struct learned *learned, uint64_t picture, const char *words, uint32_t weight) {
    struct heard_clue heard;
    struct tag tags[8];
    dixit_hear(words, &heard);
    int n = lexicon_tags(words, tags, 8);
    for (int i = 0; i < n; i++)
        remember(learned, picture, 1u + tags[i].concept, tags[i].weight * weight / 16);
    for (int i = 0; i < heard.keys; i++) remember(learned, picture, heard.key[i], weight * WORD_WEIGHT);
}

uint32_t dixit_lesson(const struct state *after, int slot) {
    const struct dixit_round *last = &after->as.dixit.last;
    uint32_t weight = last->owner[slot] == last->teller ? 8 : 2; /* who gave it found that it fits */
    for (int seat = 0; seat < after->seats; seat++)
        weight += 2 * (uint32_t)((last->vote[seat][0] == slot + 1) + (last->vote[seat][1] == slot + 1));
    return weight;
}

void dixit_learn(struct learned *learned, const struct shelf *shelf, const struct state *after,
                 const char *clue) {
    const struct dixit_round *last = &after->as.dixit.last;
    bool aloud;
    clue = dixit_heard(clue, &aloud);
    if (last->teller == DIXIT_NO_SEAT || !*clue) return;
    for (int slot = 0; slot < last->slots; slot++)
        dixit_teach(learned, dixit_picture_name(shelf, last->card[slot]), clue, dixit_lesson(after, slot));
}

void dixit_hear(const char *clue, struct heard_clue *heard) {
    bool aloud;
    clue = dixit_heard(clue, &aloud);
    lexicon_understand(clue, &heard->meaning);
    heard->keys = fold_keys(clue, (uint32_t)strlen(clue), (enum lang)heard->meaning.lang, heard->key, 16);
    for (int i = 0; i < heard->keys; i++) heard->key[i] |= WORD;
}

bool dixit_tied(const struct heard_clue *heard, uint64_t picture, const struct learned *learned,
                uint32_t lesson) {
    for (int i = 0; i < heard->keys; i++) {
        uint32_t times = 0; /* a word that is said twice is taught twice */
        for (int j = 0; j < heard->keys; j++) times += heard->key[j] == heard->key[i];
        if (recall(learned, picture, heard->key[i]) > times * lesson * WORD_WEIGHT) return true;
    }
    return false;
}

int32_t dixit_fit(const struct heard_clue *heard, const struct picture *picture,
                  const struct learned *learned) {
    int32_t fit = lexicon_fit(&heard->meaning, picture->tag, picture->tags);
    for (int i = 0; learned && i < heard->keys; i++) {
        uint32_t weight = recall(learned, picture->name, heard->key[i]);
        fit += (int32_t)(weight > 256 ? 4096 : weight * 16) / heard->keys;
    }
    return fit;
}

uint32_t dixit_noise(enum dixit_skill skill) {
    static const uint32_t noise[] = {[DIXIT_EASY] = 220, [DIXIT_NORMAL] = 130, [DIXIT_EXPERT] = 110};
    return noise[skill];
}

void dixit_appeal(const struct heard_clue *heard, const struct picture *pictures, int n,
                  const struct learned *learned, uint32_t noise, struct rng *rng, uint32_t *appeal) {
    int32_t fit[16], most = 0;
    for (int i = 0; i < n; i++) {
        fit[i] = dixit_fit(heard, &pictures[i], learned);
        if (fit[i] > most) most = fit[i];
    }
    for (int i = 0; i < n; i++) {
        /* Nothing is known about a picture: it may be the one, more so when nothing else fits. */
        int32_t own = pictures[i].tags == 0 && fit[i] == 0 ? most / 2 + 200 : fit[i];
        uint32_t factor = 256 - noise + rng_below(rng, 2 * noise + 1);
        appeal[i] = (uint32_t)((uint64_t)(own + most / 10 + 16) * factor / 16);
    }
}
