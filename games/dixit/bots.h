/* bots.h: bots that play Dixit. They know a card by its tags and a clue by what the lexicon says it evokes;
 * cards without tags are known by what was learnt from earlier clues and votes. Integers only. */
#ifndef DIZAINE_GAMES_DIXIT_BOTS_H
#define DIZAINE_GAMES_DIXIT_BOTS_H

#include "bots/bot.h"
#include "cards/lexicon.h"

/* Which pictures the numbers of the joined deck stand for: part after part, from card 1 on. */
enum { SHELF_MAX = 12, SHELF_UNKNOWN = 255 };
struct shelf {
    uint8_t parts;
    struct {
        uint16_t cards;
        uint8_t deck;  /* a painted deck of cards/, or SHELF_UNKNOWN for pictures without tags */
        uint32_t name; /* of pictures without tags: the same for the same deck at every table, or 0 */
    } part[SHELF_MAX];
};

/* What a table agreed on besides the options: the setting of thoughts and rooms. */
struct dixit_setting {
    struct shelf shelf;
    char deck_name[SHELF_MAX][24]; /* what each part is called */
    bool french;                   /* in which bots tell; else English */
};

enum dixit_skill { DIXIT_EASY, DIXIT_NORMAL, DIXIT_EXPERT };

/* A card as a bot sees it. */
struct picture {
    uint8_t tags; /* 0: a picture about which nothing is known */
    struct tag tag[CARD_TAGS_MAX + 1]; /* of senses: cards/lexicon.h */
    uint64_t name; /* the same for the same picture at every table */
};

/* What was learnt at this place from clues and votes: which concepts and words people tied to which picture.
 * All zero bytes are an empty memory. The owner keeps it (a server on disk), and may drop it to forget. */
enum { LEARNED_MAX = 16384 };
struct learned {
    uint32_t used;
    struct {
        uint64_t picture;
        uint32_t key; /* 1 + a concept, a word's number with the top bit set, a told clue's with the one below; 0 = empty */
        uint32_t weight;
    } cell[LEARNED_MAX];
};

/* The same number for the same deck of somebody's own at every table. */
uint32_t dixit_deck_hash(const char *id);
/* Pictures of a table. An empty shelf stands for the painted decks one after another. */
uint64_t dixit_picture_name(const struct shelf *shelf, int card);
struct picture dixit_painted(int deck, int index);
struct picture dixit_picture(const struct shelf *shelf, const struct learned *learned, int card);

/* Ties the words to a picture; weight 8 for the card they were told for, less for others. Also for the words
 * of an imported deck's tag file. */
void dixit_teach(struct learned *learned, uint64_t picture, const char *words, uint32_t weight);
/* Puts back one cell of a memory that was written down. */
void dixit_recall(struct learned *learned, uint64_t picture, uint32_t key, uint32_t weight);
/* Learns from the round that has just been opened in `after` (a view or the truth). */
void dixit_learn(struct learned *learned, const struct shelf *shelf, const struct state *after,
                 const char *clue);
/* Keeps the clue of that round with the storyteller's card, whoever told it, so that bots tell the card by other words
 * from then on; it changes nothing of what they understand. */
void dixit_keep(struct learned *learned, const struct shelf *shelf, const struct state *after,
                const char *clue);
bool dixit_was_told(const struct learned *learned, uint64_t picture, const char *clue);
/* The weight with which that round ties its clue to the picture in a slot. */
uint32_t dixit_lesson(const struct state *after, int slot);

/* What a clue means to a bot, with what was learnt about its words. */
struct heard_clue {
    struct meaning meaning;
    int keys;
    uint32_t key[16];
};
void dixit_hear(const char *clue, struct heard_clue *heard);
/* How well the clue fits a picture; 0 and more. */
int32_t dixit_fit(const struct heard_clue *heard, const struct picture *picture,
                  const struct learned *learned);
/* How attractive each of n pictures is for the clue to one player: its fit times random noise, since no two
 * players judge alike. */
void dixit_appeal(const struct heard_clue *heard, const struct picture *pictures, int n,
                  const struct learned *learned, uint32_t noise, struct rng *rng, uint32_t *appeal);
uint32_t dixit_noise(enum dixit_skill skill); /* of a skill; in 256ths of the fit */

/* The storyteller: which of its pictures, and which words (appended to `words`). */
struct telling {
    const struct picture *hand; /* the teller's */
    int hand_size;
    const struct picture *unseen; /* where the others' cards may come from */
    int unseen_size;
    int seats;
    enum lang lang;
    const char *const *said; /* clues already told in this game */
    int said_size;
    const struct learned *learned;
    uint32_t tables; /* imagined to judge a clue; 0 = the skill's standard */
    const struct state *view; /* of `seat`, where what counts is who leads at the end; NULL: only that some find the card */
    int seat;
};
int dixit_tell(const struct telling *telling, enum dixit_skill skill, struct rng *rng, struct text *words);

/* What points are worth (bots_stakes.c). Whether the end is so near that standings count for more than points. */
bool dixit_stakes_near(const struct state *view);
/* A seat's share of the victory, of 65536, if the scores are these after the round. */
int32_t dixit_share(const struct state *view, const int16_t *score, int seat);
/* The vote that brings the most of it, for whom the slots appeal so much. */
struct move dixit_vote_for_share(const struct thought *thought, const uint32_t *appeal, uint32_t noise);

/* Words for a storyteller that has none of its own: the round's number keeps them from repeating. */
void dixit_plain_clue(const struct thought *thought);

/* Without pictures: any move, and by numbers alone. */
struct move dixit_choose_random(const struct thought *thought);
struct move dixit_choose_numbers(const struct thought *thought);
/* With them, in builds that have pictures. */
struct move dixit_choose_easy(const struct thought *thought);
struct move dixit_choose_normal(const struct thought *thought);
struct move dixit_choose_classic(const struct thought *thought); /* the expert that counts points alone */
struct move dixit_choose_expert(const struct thought *thought);

/* Whether people tied one of the words to the picture before, `lesson` not counted: what this round itself taught. */
bool dixit_tied(const struct heard_clue *heard, uint64_t picture, const struct learned *learned,
                uint32_t lesson);

/* One or two sentences why a bot told, gave or voted for a picture, for after the round, which taught `lesson`. */
enum dixit_deed { DIXIT_TOLD, DIXIT_GAVE, DIXIT_VOTED, DIXIT_PREFERRED /* to what fits better, near the end */ };
void dixit_explain(enum dixit_deed deed, const struct picture *picture, const char *clue,
                   const struct learned *learned, uint32_t lesson, enum lang lang, struct text *text);

#endif
