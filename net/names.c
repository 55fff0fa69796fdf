/* names.c: names that look alike. A name is reduced to its skeleton, what a casual reader sees: without
 * accents, blanks and dots, in one case, with each letter that looks like a Latin one replaced by that. The idea is that
 * of Unicode's report on security (UTS 39); its own library would be 30 MB for this one question. */
#include <string.h>

#include "net/server.h"

enum { SKELETON_MAX = 4 * NAME_MAX_BYTES };

struct skeleton {
    uint32_t code[SKELETON_MAX];
    int size;
};

struct range {
    uint32_t first, last;
};

static const struct {
    uint32_t first;
    const char *letters;
} looks[] = {
#define LOOKS(first, letters) {first, letters},
#include "net/lookalikes.def"
#undef LOOKS
};
enum { LOOKS_COUNT = sizeof looks / sizeof *looks };

/* Behind the capitals of lookalikes.def. */
static const char *const several[] = {"ae", "dz", "ff", "ffl", "fl", "lj",  "ll", "lll", "lv",
                                      "lx", "nj", "oe", "st",  "vl", "vll", "xl", "xll"};

static bool within(uint32_t code, const struct range *ranges, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (code >= ranges[i].first && code <= ranges[i].last) return true;
    return false;
}

/* Marks upon others, joiners, blanks, and signs that are easily overlooked. */
static bool overlooked(uint32_t code) {
    static const struct range ranges[] = {
        {0x20, 0x20},     {0x22, 0x22},     {0x27, 0x27},     {0x2c, 0x2e},     {0x5f, 0x60},
        {0xa0, 0xa0},     {0xa8, 0xa8},     {0xaf, 0xaf},     {0xb4, 0xb4},     {0xb7, 0xb8},
        {0x2b9, 0x2da},   {0x300, 0x36f},   {0x483, 0x489},   {0x591, 0x5bd},   {0x610, 0x61a},
        {0x64b, 0x65f},   {0x1680, 0x1680}, {0x1ab0, 0x1aff}, {0x1dc0, 0x1dff}, {0x2000, 0x206f},
        {0x20d0, 0x20ff}, {0x3000, 0x3002}, {0x30fb, 0x30fb}, {0xfe00, 0xfe0f}, {0xfe20, 0xfe2f},
    };
    return within(code, ranges, sizeof ranges / sizeof *ranges);
}

/* Of scripts whose capitals look otherwise than their small letters. */
static uint32_t small(uint32_t code) {
    if (code == 0x3c2) return 0x3c3; /* at the end of a word */
    if (code >= 0x391 && code <= 0x3a9) return code + 0x20;
    if (code >= 0x410 && code <= 0x42f) return code + 0x20;
    if (code >= 0x400 && code <= 0x40f) return code + 0x50;
    if (code >= 0x531 && code <= 0x556) return code + 0x30;
    if (code >= 0x460 && code <= 0x527 && !(code >= 0x482 && code <= 0x489) &&
        !(code >= 0x4c0 && code <= 0x4cf))
        return code | 1;
    return code;
}

/* Letters and digits that are there again in another width or another face. */
static uint32_t plain(uint32_t code) {
    if (code >= 0xff01 && code <= 0xff5e) return code - 0xfee0;
    if (code >= 0x1d400 && code <= 0x1d6a3) {
        uint32_t letter = (code - 0x1d400) % 52;
        return letter < 26 ? 'A' + letter : 'a' + letter - 26;
    }
    if (code >= 0x1d6a8 && code <= 0x1d7cb) {
        uint32_t letter = (code - 0x1d6a8) % 58;
        return letter < 25 ? 0x391 + letter : letter >= 26 && letter <= 50 ? 0x3b1 + letter - 26 : code;
    }
    if (code >= 0x1d7ce && code <= 0x1d7ff) return '0' + (code - 0x1d7ce) % 10;
    return code;
}

/* '*': it looks like nothing but itself. */
static char look_of(uint32_t code) {
    int low = 0, high = LOOKS_COUNT;
    while (high - low > 1) {
        int middle = (low + high) / 2;
        if (looks[middle].first <= code)
            low = middle;
        else
            high = middle;
    }
    return code >= looks[low].first && code - looks[low].first < strlen(looks[low].letters)
               ? looks[low].letters[code - looks[low].first]
               : '*';
}

static void add_letter(struct skeleton *skeleton, uint32_t code) {
    uint32_t *before = skeleton->size ? &skeleton->code[skeleton->size - 1] : NULL;
    if (before && code == 'n' && *before == 'r')
        *before = 'm';
    else if (before && code == 'v' && *before == 'v')
        *before = 'w';
    else if (skeleton->size < SKELETON_MAX)
        skeleton->code[skeleton->size++] = code;
}

static void add(struct skeleton *skeleton, uint32_t code) {
    if (overlooked(code)) return;
    code = plain(code);
    if (code >= 'A' && code <= 'Z') code += 'a' - 'A';
    if (code == 'i' || code == '1' || code == '|') code = 'l';
    if (code == '0') code = 'o';
    char look = code < 0x80 ? '*' : look_of(code);
    if (look == '*')
        add_letter(skeleton, code);
    else if (look < 'A' || look > 'Z')
        add_letter(skeleton, (uint32_t)look);
    else
        for (const char *letter = several[look - 'A']; *letter; letter++)
            add_letter(skeleton, (uint32_t)*letter);
}

/* `fold`: in small letters, so that a Greek name is like itself in capitals, which look otherwise. */
static struct skeleton skeleton_of(const char *name, bool fold) {
    struct skeleton skeleton = {.size = 0};
    uint32_t size = (uint32_t)strlen(name), code = 0;
    for (uint32_t i = 0, length; i < size; i += length) {
        length = text_character(name + i, size - i, &code);
        if (!length) break;
        add(&skeleton, fold ? small(code) : code);
    }
    return skeleton;
}

static bool same(const struct skeleton *a, const struct skeleton *b) {
    return a->size > 0 && a->size == b->size &&
           memcmp(a->code, b->code, (size_t)a->size * sizeof *a->code) == 0;
}

bool names_alike(const char *a, const char *b) {
    if (strcmp(a, b) == 0) return true;
    for (int fold = 0; fold < 2; fold++) {
        struct skeleton one = skeleton_of(a, fold), two = skeleton_of(b, fold);
        if (same(&one, &two)) return true;
    }
    return false;
}
