/* lexicon.c: builds the inverted index of the lexicon: terms, stems, links and synonyms. See lexicon.h for the
 * syntax of the tables. */
#include "cards/lexicon_index.h"

#include <assert.h>
#include <string.h>

#include "cards/fold.h"
#include "cards/compositions.h"
#include "cards/lexicon/tables.h"

#ifdef __wasm__
/* A module that is loaded by a browser is handed the tables when a bot first thinks (tools/lexicon prints them): the painter
 * is wanted sooner and by more people. Until then the lexicon is empty. */
static struct lexicon_row handed[ROWS_MAX];
static const char *groups[2][MEMBERS_MAX]; /* by enum lang */
static int handed_rows, groups_count[2];

/* Cuts a text at the next sign and goes on behind it. */
static char *cut(char **at, char sign) {
    char *from = *at, *end = strchr(from, sign);
    if (!end) {
        *at = from + strlen(from);
        return from;
    }
    *end = 0;
    *at = end + 1;
    return from;
}

int lexicon_rows(void) {
    return handed_rows;
}

const struct lexicon_row *lexicon_row_at(int row) {
    return &handed[row];
}

static int synonyms(enum lang lang) {
    return groups_count[lang];
}

static const char *synonym(enum lang lang, int i) {
    return groups[lang][i];
}
#else
/* Rows are numbered through the tables, in this order. */
static const struct {
    const struct lexicon_row *row;
    const int *count;
} tables[] = {
    {lexicon_animals, &lexicon_animals_count}, {lexicon_people, &lexicon_people_count},
    {lexicon_things, &lexicon_things_count},   {lexicon_nature, &lexicon_nature_count},
    {lexicon_senses, &lexicon_senses_count},   {lexicon_themes, &lexicon_themes_count},
    {lexicon_daily, &lexicon_daily_count},     {lexicon_scenes_inside, &lexicon_scenes_inside_count},
    {lexicon_scenes_shadow, &lexicon_scenes_shadow_count},
    {lexicon_scenes_hold, &lexicon_scenes_hold_count},
    {lexicon_scenes_door, &lexicon_scenes_door_count},
    {lexicon_scenes_way, &lexicon_scenes_way_count},
};
enum { TABLES = sizeof tables / sizeof *tables };

int lexicon_rows(void) {
    int n = 0;
    for (int i = 0; i < TABLES; i++) n += *tables[i].count;
    return n;
}

const struct lexicon_row *lexicon_row_at(int row) {
    for (int i = 0; i < TABLES; i++) {
        if (row < *tables[i].count) return &tables[i].row[row];
        row -= *tables[i].count;
    }
    assert(!"a row of the lexicon");
    return NULL;
}

static int synonyms(enum lang lang) {
    return lang == LANG_FR ? lexicon_synonyms_fr_count : lexicon_synonyms_en_count;
}

static const char *synonym(enum lang lang, int i) {
    return lang == LANG_FR ? lexicon_synonyms_fr[i] : lexicon_synonyms_en[i];
}
#endif

/* The sense that a row is about: a concept, a composition ("doorway.1"), or none for a theme. */
static uint16_t sense_find(const char *id) {
    char relation[32];
    const char *dot = strchr(id, '.');
    if (!dot) return concept_find(id);
    size_t size = (size_t)(dot - id);
    assert(size < sizeof relation);
    memcpy(relation, id, size);
    relation[size] = 0;
    int which = 0;
    for (const char *at = dot + 1; *at; at++) which = which * 10 + (*at - '0');
    return lexicon_scene(concept_find(relation), which);
}

uint16_t lexicon_scene(uint16_t relation, int which) {
    int number = composition_find(relation, which);
    assert(number < SENSES - CONCEPTS);
    return number < 0 ? CONCEPT_NONE : (uint16_t)(CONCEPTS + number);
}

static const uint8_t standard_weight[TERM_KINDS] = {
    [TERM_NAME] = 9, [TERM_WORD] = 4, [TERM_FEELING] = 4, [TERM_SAYING] = 5, [TERM_SOUND] = 4};

static void add_postings(struct lexicon *lexicon, int term) {
    struct lexicon_term *t = &lexicon->term[term];
    uint32_t keys[FOLD_WORDS_MAX];
    struct folded words;
    int n = fold_keys(t->bytes, t->size, t->lang, keys, FOLD_WORDS_MAX);
    fold_words(t->bytes, t->size, &words);
    t->spoken = words.count;
    for (int i = 0; i < n; i++) {
        bool again = false;
        for (int j = 0; j < i; j++) again |= keys[j] == keys[i];
        if (again) continue;
        assert(lexicon->postings < POSTINGS_MAX);
        lexicon->posting[lexicon->postings++] = (struct posting){keys[i], (uint16_t)term};
        t->stems++;
    }
}

/* Takes one term, "à vol d'oiseau 7", without the blanks around it. */
static void add_term(struct lexicon *lexicon, int row, enum lang lang, enum term_kind kind, const char *from,
                     const char *to) {
    while (from < to && *from == ' ') from++;
    while (to > from && to[-1] == ' ') to--;
    if (from == to) return;
    uint8_t weight = standard_weight[kind];
    if (to - from > 2 && to[-2] == ' ' && to[-1] >= '1' && to[-1] <= '9') {
        weight = (uint8_t)(to[-1] - '0');
        to -= 2;
    }
    assert(lexicon->terms < TERMS_MAX && to - from < 256);
    lexicon->term[lexicon->terms] = (struct lexicon_term){.bytes = from,
                                                          .row = (uint16_t)row,
                                                          .concept = lexicon->row_concept[row],
                                                          .size = (uint8_t)(to - from),
                                                          .lang = (uint8_t)lang,
                                                          .kind = (uint8_t)kind,
                                                          .weight = weight};
    struct lexicon_term *term = &lexicon->term[lexicon->terms];
    const char *dots = strstr(from, "…");
    if (dots && dots < to) {
        term->cut = dots + strlen("…") == to;
        term->heard = !term->cut;
    }
    add_postings(lexicon, lexicon->terms++);
}

static void add_terms(struct lexicon *lexicon, int row, enum lang lang, const char *text) {
    int kind = TERM_NAME;
    const char *from = text, *at = text;
    for (;; at++) {
        if (*at && *at != ',' && *at != ';') continue;
        add_term(lexicon, row, lang, (enum term_kind)kind, from, at);
        if (!*at) break;
        kind += *at == ';';
        assert(kind < TERM_KINDS);
        from = at + 1;
    }
}

static void add_links(struct lexicon *lexicon, int row, const char *text) {
    lexicon->row_links[row] = (uint16_t)lexicon->links;
    uint16_t own = lexicon->row_concept[row];
    if (own != CONCEPT_NONE) lexicon->link[lexicon->links++] = (struct link){own, 10};
    while (text && *text) {
        char id[32];
        size_t n = strcspn(text, " ");
        assert(n < sizeof id && text[n] == ' ');
        memcpy(id, text, n);
        id[n] = 0;
        uint16_t concept = concept_find(id);
        assert(lexicon->links < LINKS_MAX);
        /* A link to a theme is documentation only: no card shows it. */
        if (concept != CONCEPT_NONE)
            lexicon->link[lexicon->links++] = (struct link){concept, (uint8_t)(text[n + 1] - '0')};
        text += n + 2;
        text += strspn(text, ", ");
    }
    lexicon->row_links[row + 1] = (uint16_t)lexicon->links;
}

static void add_group(struct lexicon *lexicon, int group, enum lang lang, const char *text) {
    lexicon->group_start[group] = (uint16_t)lexicon->members;
    for (uint16_t place = 0; *text; place++) {
        size_t n = strcspn(text, ",");
        uint32_t keys[FOLD_WORDS_MAX];
        /* A synonym of several words is indexed by its last one. */
        int found = fold_keys(text, (uint32_t)n, lang, keys, FOLD_WORDS_MAX);
        assert(found > 0 && lexicon->members < MEMBERS_MAX);
        lexicon->member[lexicon->members++] = (struct member){keys[found - 1], (uint16_t)group, place};
        text += n;
        text += strspn(text, ", ");
    }
    lexicon->group_start[group + 1] = (uint16_t)lexicon->members;
}

/* Shell sorts, since this layer has no stdlib.h. No two keys are equal, so stability does not matter. */
static void sort_postings(struct posting *a, int n) {
    for (int gap = n / 2; gap > 0; gap = gap == 2 ? 1 : gap * 5 / 11)
        for (int i = gap; i < n; i++) {
            struct posting p = a[i];
            int j = i;
            for (; j >= gap &&
                   (a[j - gap].key > p.key || (a[j - gap].key == p.key && a[j - gap].term > p.term));
                 j -= gap)
                a[j] = a[j - gap];
            a[j] = p;
        }
}

static void sort_members(struct lexicon *lexicon) {
    struct member *a = lexicon->member;
    int n = lexicon->members;
    for (int i = 1; i < n; i++) {
        struct member m = a[i];
        int j = i;
        for (; j > 0 && (a[j - 1].key > m.key || (a[j - 1].key == m.key && a[j - 1].group > m.group)); j--)
            a[j] = a[j - 1];
        a[j] = m;
    }
    for (int i = 0; i < n; i++)
        lexicon->group_member[lexicon->group_start[a[i].group] + a[i].place] = (uint16_t)i;
}

static void read_tables(struct lexicon *lexicon) {
    int rows = lexicon_rows(), number = 0;
    assert(rows <= ROWS_MAX);
    for (int row = 0; row < rows; row++) {
        const struct lexicon_row *r = lexicon_row_at(row);
        uint16_t concept = lexicon->row_concept[row] = sense_find(r->id);
        add_links(lexicon, row, r->links);
        add_terms(lexicon, row, LANG_FR, r->fr);
        add_terms(lexicon, row, LANG_EN, r->en);
        if (concept >= CONCEPTS) continue;
        const struct concept *c = concept_at(concept); /* the nouns of concepts.c are names too */
        add_terms(lexicon, row, LANG_FR, c->fr);
        add_terms(lexicon, row, LANG_EN, c->en);
        int plurals = lexicon->terms;
        add_terms(lexicon, row, LANG_FR, c->fr_plural);
        add_terms(lexicon, row, LANG_EN, c->en_plural);
        while (plurals < lexicon->terms) lexicon->term[plurals++].heard = true;
    }
    for (int i = 0; i < synonyms(LANG_FR); i++) add_group(lexicon, number++, LANG_FR, synonym(LANG_FR, i));
    for (int i = 0; i < synonyms(LANG_EN); i++) add_group(lexicon, number++, LANG_EN, synonym(LANG_EN, i));
    sort_postings(lexicon->posting, lexicon->postings);
    sort_members(lexicon);
}

/* The one index, built lazily: the first caller builds it, and threads that call meanwhile spin for the few
 * milliseconds that it takes. */
static struct lexicon built;
static int made; /* 0: not built, 1: being built, 2: built */

const struct lexicon *lexicon_get(void) {
    if (__atomic_load_n(&made, __ATOMIC_ACQUIRE) == 2) return &built;
    int expected = 0;
    if (__atomic_compare_exchange_n(&made, &expected, 1, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
        read_tables(&built);
        __atomic_store_n(&made, 2, __ATOMIC_RELEASE);
    } else {
        while (__atomic_load_n(&made, __ATOMIC_ACQUIRE) != 2) {
        }
    }
    return &built;
}

#ifdef __wasm__
void lexicon_unpack(char *text) {
    handed_rows = groups_count[LANG_FR] = groups_count[LANG_EN] = 0;
    while (*text) {
        char *line = cut(&text, '\n');
        const char *kind = cut(&line, '\t');
        if (strcmp(kind, "row") == 0 && handed_rows < ROWS_MAX) {
            struct lexicon_row *row = &handed[handed_rows++];
            row->id = cut(&line, '\t');
            row->fr = cut(&line, '\t');
            row->en = cut(&line, '\t');
            row->links = line;
        } else {
            enum lang lang = strcmp(kind, "fr") == 0 ? LANG_FR : LANG_EN;
            if (groups_count[lang] < MEMBERS_MAX) groups[lang][groups_count[lang]++] = line;
        }
    }
    memset(&built, 0, sizeof built); /* it is built anew by who asks next */
    made = 0;
}
#endif

int lexicon_terms(void) {
    return lexicon_get()->terms;
}

const struct lexicon_term *lexicon_term_at(int term) {
    return &lexicon_get()->term[term];
}

int lexicon_link(int row, uint16_t concept) {
    const struct lexicon *lexicon = lexicon_get();
    for (int i = lexicon->row_links[row]; i < lexicon->row_links[row + 1]; i++)
        if (lexicon->link[i].concept == concept) return lexicon->link[i].tenths;
    return 0;
}

int lexicon_posting_of(const struct lexicon *lexicon, uint32_t key) {
    int low = 0, high = lexicon->postings;
    while (low < high) {
        int mid = (low + high) / 2;
        if (lexicon->posting[mid].key < key)
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

int lexicon_member_of(const struct lexicon *lexicon, uint32_t key) {
    int low = 0, high = lexicon->members;
    while (low < high) {
        int mid = (low + high) / 2;
        if (lexicon->member[mid].key < key)
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}
