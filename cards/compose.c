// Composing: a scene drawn from a deck's taste. Frozen decks keep what this chose; see docs/decks.md.
#include "cards/paint.h"
#include "cards/palettes.h"
#include <stddef.h>

static int length(const uint16_t *list) {
    int n = 0;
    while (list && list[n] != NO_FIGURE) n++;
    return n;
}

static bool among(const uint16_t *list, uint16_t v) {
    for (; list && *list != NO_FIGURE; list++)
        if (*list == v) return true;
    return false;
}

static bool fits(const struct composition *m, bool second, uint16_t v) {
    const uint16_t *list = second ? m->seconds : m->mains;
    uint16_t suits = second ? m->second : m->main;
    const struct motif *motif = motif_at(v);
    if (!motif) return false;
    if (list) return among(list, v);
    return suits && motif->suits & suits;
}

// Favourites of the deck three times as likely as others.
static uint16_t pick_figure(const struct composition *m, bool second, const struct taste *t, struct rng *rng) {
    uint16_t pool[512];
    int n = 0;
    for (int i = 0; i < motif_count(); i++) {
        uint16_t v = motif_number(i)->concept;
        if (!fits(m, second, v)) continue;
        int times = among(t->motifs, v) ? 4 : 1;
        while (times--) pool[n++] = v;
    }
    return n ? pool[rng_below(rng, (uint32_t)n)] : NO_FIGURE;
}

static uint16_t pick_setting(const struct composition *m, const struct taste *t, struct rng *rng) {
    uint16_t pool[80];
    int n = 0;
    for (int i = 0; i < setting_count(); i++) {
        uint16_t v = setting_number(i)->concept;
        if (!(m->settings >> (v - C_CITY) & 1)) continue;
        int times = among(t->settings, v) ? 4 : 1;
        while (times--) pool[n++] = v;
    }
    return n ? pool[rng_below(rng, (uint32_t)n)] : NO_FIGURE;
}

static uint16_t pick_witness(const struct composition *m, const struct scene *s, struct rng *rng) {
    const struct setting *set = setting_at(s->setting);
    if (m->witness == WITNESS_NONE) return NO_FIGURE;
    bool person = m->witness == WITNESS_PERSON || rng_below(rng, 100) < 45;
    if (person) return set->ground == DEEP ? C_DIVER : rng_below(rng, 2) ? C_CHILD : C_TRAVELLER;
    static const uint16_t deep[] = {C_DIVER, C_SEASHELL, C_TURTLE};
    static const uint16_t afloat[] = {C_PAPER_BOAT, C_SWAN, C_SAILBOAT, C_CHILD, C_TRAVELLER};
    static const uint16_t land[] = {C_FOX, C_RABBIT, C_CAT, C_OWL, C_HERON, C_SNAIL, C_MOUSE, C_TURTLE, C_STAG, C_BEAR, C_LANTERN};
    static const uint16_t indoors[] = {C_RABBIT, C_CAT, C_OWL, C_MOUSE, C_FOX, C_LANTERN, C_TURTLE};
    if (set->ground == DEEP) return deep[rng_below(rng, 3)];
    if (set->ground == WATER) return afloat[rng_below(rng, 5)];
    return set->indoor ? indoors[rng_below(rng, 7)] : land[rng_below(rng, 11)];
}

static bool light_suits(const struct composition *m, uint16_t setting, const struct palette *p) {
    bool dark = lum(p->sky0) < .34, indoor = setting_at(setting)->indoor;
    if (m->flags & DARK_ONLY && (!dark || indoor)) return false;
    if (setting == C_SPACE && !dark) return false;
    if (p->time == C_LAMPLIGHT && !indoor && setting != C_CAVE && setting != C_CITY) return false;
    if (p->time == C_WINTER && (setting == C_ISLAND || setting == C_SEABED || setting == C_DESERT)) return false;
    if (setting == C_SNOW && (p->time == C_LAMPLIGHT)) return false;
    return true;
}

bool scene_compose(struct scene *s, const struct taste *t, int composition, struct rng *rng) {
    const struct composition *m = composition_number(composition);
    *s = (struct scene){.relation = m->relation};
    for (int i = composition - 1; i >= 0 && composition_number(i)->relation == m->relation; i--) s->composition++;
    s->setting = pick_setting(m, t, rng);
    if (s->setting == NO_FIGURE) return false;
    s->figure[0] = pick_figure(m, false, t, rng);
    s->figure[1] = m->second || m->seconds ? pick_figure(m, true, t, rng) : NO_FIGURE;
    s->figure[2] = pick_witness(m, s, rng);
    if (s->figure[0] == NO_FIGURE || s->figure[0] == s->figure[1] || s->figure[0] == s->figure[2] || (s->figure[1] != NO_FIGURE && s->figure[1] == s->figure[2])) return false;
    int n = 0;
    while (t->palettes[n] != 255) n++;
    s->palette = t->palettes[rng_below(rng, (uint32_t)n)];
    const struct palette *p = palette_at(s->palette);
    if (!light_suits(m, s->setting, p)) return false;
    s->seed = (uint32_t)rng_below(rng, 65536);
    s->right = (uint8_t)rng_below(rng, 2);
    bool sky = !setting_at(s->setting)->sky;
    s->disc = sky && !(m->flags & NO_DISC) && rng_below(rng, 100) < 45;
    s->light = p->time == C_NIGHT && s->disc ? C_MOONLIGHT : p->time;
    s->mood = t->moods[rng_below(rng, (uint32_t)length(t->moods))];
    return true;
}
