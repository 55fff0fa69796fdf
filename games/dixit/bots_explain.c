/* dixit_explain.c: why a bot told, gave or voted as it did, in a sentence or two for people. */
#include "games/dixit/bots.h"

#include <string.h>

/* English has no noun for most relations; French has, in the table of concepts. */
static const char *english_relation(uint16_t concept) {
    switch (concept) {
    case C_GIANT: return "things out of all scale";
    case C_INSIDE: return "one thing inside another";
    case C_MADE_OF: return "one thing made of another";
    case C_UPSIDE_DOWN: return "a world upside down";
    case C_GROWING: return "something growing";
    case C_RAINING: return "things raining down";
    case C_HOLDING: return "a burden held up";
    case C_DOORWAY: return "a door to elsewhere";
    case C_INSTEAD: return "one thing in the place of another";
    case C_VESSEL: return "an unlikely boat";
    case C_TURNING: return "a change of shape";
    case C_BALANCE: return "a balancing act";
    case C_LEADING: return "a path";
    case C_POURING: return "something pouring out";
    default: return NULL;
    }
}

static void name_english(uint16_t number, struct text *text) {
    const struct concept *concept = concept_at(number);
    const char *relation = english_relation(number);
    if (relation) {
        text_add(text, relation);
        return;
    }
    bool thing = concept->kind == CONCEPT_MOTIF || concept->kind == CONCEPT_SETTING ||
                 concept->kind == CONCEPT_RELATION;
    if (thing && number != C_SPACE && number != C_SNOW) text_add(text, "the ");
    text_add(text, concept->en);
}

static void name_french(uint16_t number, struct text *text) {
    const struct concept *concept = concept_at(number);
    text_add(text, concept_vowel(number) ? "l'" : concept->feminine ? "la " : "le ");
    text_add(text, concept->fr);
}

static void name(uint16_t number, enum lang lang, struct text *text) {
    if (lang == LANG_FR)
        name_french(number, text);
    else
        name_english(number, text);
}

/* The one or two concepts that tie the clue to the picture. */
static int reasons(const struct picture *picture, const struct heard_clue *heard, uint16_t *reason) {
    int64_t first = 0, second = 0;
    uint16_t a = CONCEPT_NONE, b = CONCEPT_NONE;
    for (int i = 0; i < picture->tags; i++) {
        uint16_t c = picture->tag[i].concept;
        int64_t tie = (int64_t)picture->tag[i].weight * heard->meaning.weight[c];
        if (tie > first) {
            second = first, b = a;
            first = tie, a = c;
        } else if (tie > second) {
            second = tie, b = c;
        }
    }
    if (first == 0) return 0;
    reason[0] = a;
    reason[1] = b;
    return second * 3 >= first ? 2 : 1;
}

enum { NONE, SOME };
/* By deed, language, and whether there is a reason to tell: what stands before the clue, behind it, and
 * behind the reasons. */
static const char *const sentence[3][2][2][3] = {
    [DIXIT_TOLD] = {[LANG_FR] = {{"Je n'avais pas de mot sûr pour cette carte : j'ai tenté « ", " ».", ""},
                                 {"Pour moi, « ", " » disait ", " sans le montrer du doigt."}},
                    [LANG_EN] = {{"I had no sure words for this card, so I tried “", "”.", ""},
                                 {"To me, “", "” hinted at ", " without pointing at it."}}},
    [DIXIT_GAVE] = {[LANG_FR] = {{"Rien dans ma main ne répondait à « ",
                                  " » : j'ai donné ce qui intriguait le plus.", ""},
                                 {"De toute ma main, c'est cette carte qui répondait le mieux à « ",
                                  " » : on y voit ", "."}},
                    [LANG_EN] = {{"Nothing in my hand answered “", "”, so I gave what was most intriguing.",
                                  ""},
                                 {"Of all my hand this card answered “", "” best: it shows ", "."}}},
    [DIXIT_VOTED] =
        {[LANG_FR] = {{"Aucune carte ne répondait vraiment à « ", " » : j'ai suivi mon intuition.", ""},
                      {"« ", " » évoque pour moi ", ", et c'est cette carte qui le montrait le mieux."}},
         [LANG_EN] = {{"No card really answered “", "”, so I followed my intuition.", ""},
                      {"“", "” makes me think of ", ", and this card showed it best."}}},
};

void dixit_explain(enum dixit_deed deed, const struct picture *picture, const char *clue,
                   const struct learned *learned, enum lang lang, struct text *text) {
    struct heard_clue heard;
    uint16_t reason[2];
    dixit_hear(clue, &heard);
    int n = reasons(picture, &heard, reason);
    const char *const *part = sentence[deed][lang][n ? SOME : NONE];
    text_add(text, part[0]);
    text_add(text, clue);
    text_add(text, part[1]);
    for (int i = 0; i < n; i++) {
        if (i > 0) text_add(text, lang == LANG_FR ? " et " : " and ");
        name(reason[i], lang, text);
    }
    text_add(text, part[2]);
    struct picture bare = {.name = picture->name};
    if (learned && dixit_fit(&heard, &bare, learned) > 0)
        text_add(text, lang == LANG_FR ? " D'autres l'ont déjà associée à ces mots ici."
                                       : " Others have tied it to these words here before.");
}
