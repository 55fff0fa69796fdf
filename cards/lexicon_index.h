/* lexicon_index.h: the inverted index of the lexicon: which terms contain a stem. lexicon.c builds it, match.c
 * queries it. */
#ifndef DIZAINE_CARDS_LEXICON_INDEX_H
#define DIZAINE_CARDS_LEXICON_INDEX_H
#include "cards/lexicon.h"

enum {
    ROWS_MAX = 512,
    TERMS_MAX = 32768,
    POSTINGS_MAX = 65536,
    LINKS_MAX = 4096,
    MEMBERS_MAX = 2560, /* words in groups of near synonyms */
};

/* "This term contains this stem." */
struct posting {
    uint32_t key;
    uint16_t term;
};

struct member {
    uint32_t key;
    uint16_t group; /* all members of a group are near synonyms */
    uint16_t place; /* in its group; 0 = the head */
};

struct link {
    uint16_t concept;
    uint8_t tenths;
};

struct lexicon {
    int terms, postings, links, members;
    struct lexicon_term term[TERMS_MAX];
    struct posting posting[POSTINGS_MAX]; /* by key, then term */
    uint16_t row_concept[ROWS_MAX];
    uint16_t row_links[ROWS_MAX + 1]; /* where the links of a row begin */
    struct link link[LINKS_MAX];
    struct member member[MEMBERS_MAX];  /* by key, then group */
    uint16_t group_member[MEMBERS_MAX]; /* members by group, then place */
    uint16_t group_start[MEMBERS_MAX];
};

/* The first posting (member) with a key, or the place where it would be. */
int lexicon_posting_of(const struct lexicon *lexicon, uint32_t key);
int lexicon_member_of(const struct lexicon *lexicon, uint32_t key);

#endif
