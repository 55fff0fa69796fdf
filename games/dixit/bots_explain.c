/* bots_explain.c: why a bot told, gave or voted as it did, in a sentence or two for people. */
#include "games/dixit/aloud.h"
#include "games/dixit/bots.h"

#include <string.h>

/* How the parts of a picture stand to each other, as people would say it; the concepts' own names are for the lexicon. */
static const struct {
    uint16_t concept;
    const char *words[2]; /* by enum lang */
} relations[] = {
    {C_GIANT, {[LANG_EN] = "things out of all scale", [LANG_FR] = "quelque chose de démesuré"}},
    {C_INSIDE, {[LANG_EN] = "one thing inside another", [LANG_FR] = "une chose cachée dans une autre"}},
    {C_MADE_OF, {[LANG_EN] = "one thing made of another", [LANG_FR] = "une chose faite d'une autre"}},
    {C_UPSIDE_DOWN, {[LANG_EN] = "a world upside down", [LANG_FR] = "un monde à l'envers"}},
    {C_GROWING, {[LANG_EN] = "something growing", [LANG_FR] = "quelque chose qui pousse"}},
    {C_SHADOW, {[LANG_EN] = "a shadow", [LANG_FR] = "une ombre"}},
    {C_REFLECTION, {[LANG_EN] = "a reflection", [LANG_FR] = "un reflet"}},
    {C_RAINING, {[LANG_EN] = "things raining down", [LANG_FR] = "ce qui tombe du ciel"}},
    {C_HOLDING, {[LANG_EN] = "a burden held up", [LANG_FR] = "ce qu'on porte à bout de bras"}},
    {C_DOORWAY, {[LANG_EN] = "a door to elsewhere", [LANG_FR] = "une porte vers ailleurs"}},
    {C_INSTEAD,
     {[LANG_EN] = "one thing in the place of another", [LANG_FR] = "une chose à la place d'une autre"}},
    {C_VESSEL, {[LANG_EN] = "an unlikely boat", [LANG_FR] = "une drôle d'embarcation"}},
    {C_TURNING, {[LANG_EN] = "a change of shape", [LANG_FR] = "une métamorphose"}},
    {C_BALANCE, {[LANG_EN] = "a balancing act", [LANG_FR] = "un équilibre fragile"}},
    {C_LEADING, {[LANG_EN] = "a path", [LANG_FR] = "un chemin"}},
    {C_POURING, {[LANG_EN] = "something pouring out", [LANG_FR] = "ce qui s'écoule"}},
};

static const char *relation_words(uint16_t concept, enum lang lang) {
    for (size_t i = 0; i < sizeof relations / sizeof *relations; i++)
        if (relations[i].concept == concept) return relations[i].words[lang];
    return NULL;
}

static void name_english(uint16_t number, struct text *text) {
    const struct concept *concept = concept_at(number);
    bool thing = concept->kind == CONCEPT_MOTIF || concept->kind == CONCEPT_SETTING;
    if (thing && number != C_SPACE && number != C_SNOW) text_add(text, "the ");
    text_add(text, concept->en);
}

static void name_french(uint16_t number, struct text *text) {
    const struct concept *concept = concept_at(number);
    text_add(text, concept_vowel(number) ? "l'" : concept->feminine ? "la " : "le ");
    text_add(text, concept->fr);
}

/* A composition is told by the first of its names in the lexicon. */
static void name_scene(uint16_t number, enum lang lang, struct text *text) {
    for (int i = 0; i < lexicon_terms(); i++) {
        const struct lexicon_term *term = lexicon_term_at(i);
        if (term->concept != number || term->lang != lang) continue;
        text_add(text, lang == LANG_FR ? "l'idée de « " : "the idea of “");
        text_bytes(text, term->bytes, term->size);
        text_add(text, lang == LANG_FR ? " »" : "”");
        return;
    }
}

static void name(uint16_t number, enum lang lang, struct text *text) {
    const char *relation = relation_words(number, lang);
    if (number >= CONCEPTS)
        name_scene(number, lang, text);
    else if (relation)
        text_add(text, relation);
    else if (lang == LANG_FR)
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
static const char *const sentence[4][2][2][3] = {
    [DIXIT_TOLD] = {[LANG_FR] = {{"Je n'avais pas de mot sûr pour cette carte : j'ai tenté « ", " ».", ""},
                                 {"Pour moi, « ", " » disait ", " sans le montrer du doigt."}},
                    [LANG_EN] = {{"I had no sure words for this card, so I tried “", "”.", ""},
                                 {"To me, “", "” hinted at ", " without pointing at it."}}},
    [DIXIT_GAVE] =
        {[LANG_FR] = {{"Rien dans ma main ne répondait à « ", " » : j'ai donné ce qui intriguait le plus.",
                       ""},
                      {"De toute ma main, c'est cette carte qui répondait le mieux à « ", " », pour ", "."}},
         [LANG_EN] = {{"Nothing in my hand answered “", "”, so I gave what was most intriguing.", ""},
                      {"Of all my hand this card answered “", "” best, for ", "."}}},
    [DIXIT_VOTED] =
        {[LANG_FR] = {{"Aucune carte ne répondait vraiment à « ", " » : j'ai suivi mon intuition.", ""},
                      {"« ", " » évoque pour moi ", ", et c'est cette carte qui le montrait le mieux."}},
         [LANG_EN] = {{"No card really answered “", "”, so I followed my intuition.", ""},
                      {"“", "” makes me think of ", ", and this card showed it best."}}},
    [DIXIT_PREFERRED] =
        {[LANG_FR] = {{"Cette carte ne répondait guère à « ", " », mais si près de la fin je l'ai préférée.", ""},
                      {"« ", " » évoquait ici pour moi ", ", et si près de la fin j'ai préféré cette carte."}},
         [LANG_EN] = {{"This card hardly answered “", "”, but with the end so near I preferred it.", ""},
                      {"Here “", "” made me think of ", ", and with the end so near I preferred this card."}}},
};

/* Of a clue that was told aloud, with no word for bots. */
static const char *const unheard[3][2] = {
    [DIXIT_TOLD] = {[LANG_FR] = "Je l'ai dit de vive voix.", [LANG_EN] = "I told it aloud."},
    [DIXIT_GAVE] = {[LANG_FR] = "L'indice a été dit de vive voix, et je n'ai pas d'oreilles : j'ai donné au hasard.",
                    [LANG_EN] = "The clue was told aloud and I have no ears, so I gave any picture."},
    [DIXIT_VOTED] = {[LANG_FR] = "L'indice a été dit de vive voix, et je n'ai pas d'oreilles : j'ai voté au hasard.",
                     [LANG_EN] = "The clue was told aloud and I have no ears, so I voted for any picture."},
};

void dixit_explain(enum dixit_deed deed, const struct picture *picture, const char *clue,
                   const struct learned *learned, uint32_t lesson, enum lang lang, struct text *text) {
    struct heard_clue heard;
    uint16_t reason[2];
    bool aloud;
    clue = dixit_heard(clue, &aloud);
    if (!*clue) {
        text_add(text, unheard[deed == DIXIT_PREFERRED ? DIXIT_VOTED : deed][lang]);
        return;
    }
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
    if (dixit_tied(&heard, picture->name, learned, lesson))
        text_add(text, lang == LANG_FR ? " D'autres l'ont déjà associée à ces mots ici."
                                       : " Others have tied it to these words here before.");
}
