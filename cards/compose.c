/* compose.c: random scenes weighted by a deck's taste. The frozen decks (cards/scenes/) are its output; see
 * docs/decks.md. */
#include "cards/taste.h"
#include "cards/palettes.h"
#include "cards/recipes.h"
#include "cards/twists.h"
#include "cards/descriptions.h"
#include <stddef.h>

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

/* Favourites of the deck three times as likely as others. */
static uint16_t pick_figure(const struct composition *m, bool second, const struct taste *t,
                            struct rng *rng) {
    uint16_t pool[2048];
    int n = 0;
    for (int i = 0; i < motif_count(); i++) {
        uint16_t v = motif_number(i)->concept;
        if (!fits(m, second, v)) continue;
        int times = !among(t->motifs, v) ? 1 : among(t->wished, v) ? 24 : 4;
        while (times--) pool[n++] = v;
    }
    return n ? pool[rng_below(rng, (uint32_t)n)] : NO_FIGURE;
}

static uint16_t pick_setting(const struct composition *m, const struct taste *t, struct rng *rng) {
    uint16_t pool[256];
    int n = 0;
    for (int i = 0; i < setting_count(); i++) {
        uint16_t v = setting_number(i)->concept;
        if (!(m->settings >> (v - C_CITY) & 1)) continue;
        int times = !among(t->settings, v) ? 1 : among(t->wished, v) ? 12 : 4;
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
    static const uint16_t land[] = {C_FOX,   C_RABBIT, C_CAT,  C_OWL,  C_HERON,  C_SNAIL,
                                    C_MOUSE, C_TURTLE, C_STAG, C_BEAR, C_LANTERN};
    static const uint16_t indoors[] = {C_RABBIT, C_CAT, C_OWL, C_MOUSE, C_FOX, C_LANTERN, C_TURTLE};
    if (set->ground == DEEP) return deep[rng_below(rng, 3)];
    if (set->ground == WATER) return afloat[rng_below(rng, 5)];
    return set->indoor ? indoors[rng_below(rng, 7)] : land[rng_below(rng, 11)];
}

static bool light_suits(const struct composition *m, uint16_t setting, const struct palette *p) {
    bool dark = palette_starry(p), indoor = setting_at(setting)->indoor;
    if (m->flags & DARK_ONLY && (!dark || indoor || kit_lum(p->sky1) > .34)) return false;
    if (setting == C_SPACE && !dark) return false;
    if (p->time == C_LAMPLIGHT && !indoor && setting != C_CAVE && setting != C_CITY) return false;
    if (p->time == C_WINTER && (setting == C_ISLAND || setting == C_SEABED || setting == C_DESERT))
        return false;
    if (setting == C_SNOW && (p->time == C_LAMPLIGHT)) return false;
    return true;
}

/* A mood that the deck likes, that its relation suggests and that its light allows, as far as there is one. */
static uint16_t pick_mood(const struct scene *s, const struct taste *t, struct rng *rng) {
    static const uint16_t by_relation[16][5] = {{C_WONDER, C_FEAR, C_COURAGE, C_FREEDOM, C_PLAY},
                                                {C_MYSTERY, C_LONGING, C_TENDERNESS, C_SOLITUDE, C_NOSTALGIA},
                                                {C_WONDER, C_CALM, C_MYSTERY, C_TENDERNESS, C_LONGING},
                                                {C_PLAY, C_FEAR, C_MYSTERY, C_WONDER, C_FREEDOM},
                                                {C_HOPE, C_TENDERNESS, C_JOY, C_TIME, C_WONDER},
                                                {C_FEAR, C_MYSTERY, C_COURAGE, C_SOLITUDE, C_MELANCHOLY},
                                                {C_MYSTERY, C_NOSTALGIA, C_SOLITUDE, C_MELANCHOLY, C_CALM},
                                                {C_JOY, C_PLAY, C_WONDER, C_MELANCHOLY, C_HOPE},
                                                {C_COURAGE, C_TENDERNESS, C_HOPE, C_SOLITUDE, C_PLAY},
                                                {C_MYSTERY, C_HOPE, C_LONGING, C_COURAGE, C_FREEDOM},
                                                {C_PLAY, C_WONDER, C_JOY, C_MYSTERY, C_CALM},
                                                {C_FREEDOM, C_LONGING, C_COURAGE, C_PLAY, C_CALM},
                                                {C_TIME, C_MELANCHOLY, C_FREEDOM, C_WONDER, C_NOSTALGIA},
                                                {C_COURAGE, C_PLAY, C_CALM, C_FEAR, C_JOY},
                                                {C_HOPE, C_LONGING, C_COURAGE, C_SOLITUDE, C_MYSTERY},
                                                {C_MELANCHOLY, C_JOY, C_WONDER, C_FREEDOM, C_TENDERNESS}};
    const uint16_t *moods = by_relation[s->relation - C_GIANT];
    uint16_t pool[16];
    int n = 0;
    for (int i = 0; i < 5; i++) {
        bool bright = s->light == C_DAY || s->light == C_DAWN,
             merry = moods[i] == C_JOY || moods[i] == C_PLAY;
        bool sad = moods[i] == C_FEAR || moods[i] == C_MELANCHOLY || moods[i] == C_SOLITUDE;
        if ((bright && sad) || (!bright && merry && s->light != C_SUNSET)) continue;
        int times = among(t->moods, moods[i]) ? 3 : 1;
        while (times--) pool[n++] = moods[i];
    }
    return pool[rng_below(rng, (uint32_t)n)];
}

static bool compose(struct scene *s, const struct taste *t, int composition, struct rng *rng) {
    const struct composition *m = composition_number(composition);
    *s = (struct scene){.relation = m->relation};
    s->composition = (uint8_t)composition_which(composition);
    s->setting = pick_setting(m, t, rng);
    if (s->setting == NO_FIGURE) return false;
    s->figure[0] = pick_figure(m, false, t, rng);
    s->figure[1] = m->second || m->seconds ? pick_figure(m, true, t, rng) : NO_FIGURE;
    s->figure[2] = pick_witness(m, s, rng);
    if (s->figure[0] == NO_FIGURE || s->figure[0] == s->figure[1] || s->figure[0] == s->figure[2] ||
        (s->figure[1] != NO_FIGURE && s->figure[1] == s->figure[2]))
        return false;
    int n = 0;
    while (t->palettes[n] != 255) n++;
    s->palette = t->palettes[rng_below(rng, (uint32_t)n)];
    const struct palette *p = palette_at(s->palette);
    if (!light_suits(m, s->setting, p)) return false;
    s->seed = (uint32_t)rng_below(rng, 65536);
    s->right = (uint8_t)rng_below(rng, 2);
    bool sky = !setting_at(s->setting)->sky;
    s->disc = sky && !(m->flags & NO_DISC) && rng_below(rng, 100) < 45;
    s->light = scene_light(s);
    s->mood = pick_mood(s, t, rng);
    return true;
}

const char *scene_fault(const struct scene *s) {
    int i = composition_find(s->relation, s->composition);
    if (i < 0) return "no such composition";
    const struct composition *m = composition_number(i);
    if (s->setting < C_CITY || s->setting > C_LIBRARY || !(m->settings >> (s->setting - C_CITY) & 1))
        return "the composition does not work in this setting";
    if (!fits(m, false, s->figure[0])) return "the main figure does not suit the composition";
    bool second = m->second || m->seconds;
    if (second ? !fits(m, true, s->figure[1]) : s->figure[1] != NO_FIGURE)
        return "the second figure does not suit the composition";
    if (m->witness == WITNESS_NONE ? s->figure[2] != NO_FIGURE : s->figure[2] == NO_FIGURE)
        return "the witness does not suit the composition";
    if (s->figure[2] != NO_FIGURE && !motif_at(s->figure[2])) return "the witness has no shape";
    if (m->witness == WITNESS_GROUND && s->figure[2] != NO_FIGURE && !motif_is_person(s->figure[2]) &&
        !(motif_at(s->figure[2])->lives & setting_at(s->setting)->ground))
        return "the witness does not live there";
    if (s->palette >= palette_count() || !light_suits(m, s->setting, palette_at(s->palette)))
        return "the light does not suit the setting";
    if (s->disc && (m->flags & NO_DISC || setting_at(s->setting)->sky))
        return "a sun or moon has no place there";
    return NULL;
}

/* ---- a whole deck ---- */

static bool daylight(const struct scene *s) {
    return s->light == C_DAY || s->light == C_MIST || s->light == C_WINTER;
}

static int shared(const struct scene *a, const struct scene *b) {
    struct tag x[CARD_TAGS_MAX], y[CARD_TAGS_MAX];
    int n = scene_tags(a, x, CARD_TAGS_MAX), m = scene_tags(b, y, CARD_TAGS_MAX), both = 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < m; k++)
            if (x[i].concept == y[k].concept) both += MIN(x[i].weight, y[k].weight);
    return both;
}

static bool owns(const struct taste *t, int composition) {
    int recipe = composition - (composition_count() - recipe_count());
    for (const uint8_t *own = t->recipes; *own != 255; own++)
        if (*own == recipe) return true;
    return false;
}

/* May the scene join those chosen? A deck is wide: nothing in it comes too often. */
static bool joins(const struct scene *all, int n, const struct scene *s, const struct taste *t) {
    int same_setting = 0, same_main = 0, same_pal = 0, discs = 0, as_seen = 0, dark = 0, same_comp = 0,
        witness = 0, twists = 0;
    for (int i = 0; i < n; i++) {
        const struct scene *o = &all[i];
        bool comp = o->relation == s->relation && o->composition == s->composition;
        if (o->setting == s->setting && o->relation == s->relation && o->figure[0] == s->figure[0])
            return false;
        if (comp && (o->figure[0] == s->figure[0] || o->palette == s->palette)) return false;
        if (comp && s->figure[1] != NO_FIGURE && o->figure[1] == s->figure[1]) return false;
        bool own = composition_recipe(composition_find(s->relation, s->composition)) ||
                   composition_recipe(composition_find(o->relation, o->composition));
        if (!own && o->setting == s->setting && o->palette == s->palette)
            return false; /* they would look alike */
        twists += o->twist == s->twist;
        if (shared(o, s) > 800) return false;
        same_setting += o->setting == s->setting;
        same_main += o->figure[0] == s->figure[0];
        as_seen += o->figure[1] == s->figure[0] || o->figure[0] == s->figure[1];
        same_pal += o->palette == s->palette;
        same_comp += comp;
        discs += o->disc;
        dark += !daylight(o);
        witness += o->figure[2] == s->figure[2] && s->figure[2] != NO_FIGURE && s->figure[2] != C_CHILD &&
                   s->figure[2] != C_TRAVELLER;
    }
    bool loved = among(t->motifs, s->figure[0]), home = among(t->settings, s->setting),
         often = among(t->relations, s->relation);
    bool recipe = composition_recipe(composition_find(s->relation, s->composition)) != NULL;
    if ((!recipe && same_setting >= (t->wished && home ? 30
                                     : home            ? 12
                                                       : 7)) ||
        same_main >= (t->wished && loved ? 9
                      : loved            ? 5
                                         : 3) ||
        same_pal >= (t->wished ? 24 : 13))
        return false;
    if (twists >= 6) return false;
    if (as_seen >= (t->wished ? 8 : 4) || witness >= 9) return false;
    if (same_comp >= (owns(t, composition_find(s->relation, s->composition)) ? 4
                      : often || t->wished                                   ? 3
                                                                             : 2))
        return false;
    if (s->disc && discs >= 18) return false;
    if (!t->wished && !daylight(s) && dark >= DECK_CARDS * 60 / 100) return false;
    return true;
}

/* No picture twice: a composition has a hero once in all decks. */
static bool taken(const struct scene *others, int n, const struct scene *s) {
    for (int i = 0; i < n; i++)
        if (others[i].relation == s->relation && others[i].composition == s->composition &&
            others[i].figure[0] == s->figure[0])
            return true;
    return false;
}

static int times(const struct scene *others, int n, int composition) {
    int found = 0;
    for (int i = 0; i < n; i++)
        found += composition_find(others[i].relation, others[i].composition) == composition;
    return found;
}

static bool shows(const struct scene *s, uint16_t concept) {
    struct tag tag[CARD_TAGS_MAX];
    int n = scene_tags(s, tag, CARD_TAGS_MAX);
    for (int i = 0; i < n; i++)
        if (tag[i].concept == concept) return true;
    return false;
}

static bool shows_any(const struct scene *s, const uint16_t *wished) {
    for (; *wished != NO_FIGURE; wished++)
        if (shows(s, *wished)) return true;
    return false;
}

/* Weather that the deck likes, and a second story that the card does not tell already. */
void scene_dress(struct scene *s, const struct taste *t, struct rng *rng) {
    s->weather = t->weather[rng_below(rng, 6)];
    bool wet = s->setting == C_DESERT || s->setting == C_SPACE || s->setting == C_CAVE ||
               setting_at(s->setting)->indoor;
    if (wet && (s->weather == WEATHER_RAIN || s->weather == WEATHER_SNOW)) s->weather = WEATHER_CLEAR;
    if (palette_starry(palette_at(s->palette)) && s->weather == WEATHER_RAYS) s->weather = WEATHER_CLOUDS;
    if (s->weather == WEATHER_SNOW && s->setting != C_SNOW && s->light != C_WINTER)
        s->weather = WEATHER_CLOUDS;
    s->twist = NO_FIGURE;
    for (int tries = 0; tries < 8 && s->twist == NO_FIGURE; tries++) {
        uint16_t twist = twist_number((int)rng_below(rng, (uint32_t)twist_count()));
        bool indoor = setting_at(s->setting)->indoor, afloat = setting_at(s->setting)->ground != LAND;
        if (indoor && (twist == C_HOUSE || twist == C_BALLOON || twist == C_STAR)) continue;
        if (afloat && (twist == C_BOOT || twist == C_DOOR || twist == C_SNAIL || twist == C_HAT ||
                       twist == C_LADDER || twist == C_RABBIT || twist == C_CROWN || twist == C_KEY ||
                       twist == C_LANTERN || twist == C_TEACUP || twist == C_APPLE))
            continue;
        if (!shows(s, twist)) s->twist = twist;
    }
}

bool deck_fill(const struct deck *d, const struct scene *others, int others_count, struct scene *out, int n,
               struct rng *rng) {
    const struct taste *t = &d->taste;
    int own = 0;
    for (int i = 0; i < n; i++) own += owns(t, composition_find(out[i].relation, out[i].composition));
    for (int tries = 0; n < DECK_CARDS; tries++) {
        if (tries > 400000) return false;
        int comp = (int)rng_below(rng, (uint32_t)composition_count());
        if (own < t->own && !owns(t, comp)) continue;
        if (!owns(t, comp) && rng_below(rng, 100) < (composition_recipe(comp) ? 45 : 80)) continue;
        if (times(others, others_count, comp) >= (composition_recipe(comp) ? 9 : 11)) continue;
        if (!among(t->relations, composition_number(comp)->relation) && !composition_recipe(comp) &&
            rng_below(rng, 100) < 35)
            continue;
        struct scene s;
        if (!compose(&s, t, comp, rng) || taken(others, others_count, &s) || taken(out, n, &s)) continue;
        scene_dress(&s, t, rng);
        if (t->wished && n < DECK_CARDS * 4 / 5 && tries < 150000 && !shows_any(&s, t->wished)) continue;
        if (s.twist == NO_FIGURE || !joins(out, n, &s, t) || deck_scene_fault(d, &s)) continue;
        out[n++] = s, own += owns(t, comp);
    }
    return true;
}

bool deck_compose(int deck, uint64_t seed, struct scene *out) {
    static struct scene others[DECKS * DECK_CARDS];
    struct rng rng = rng_seed(seed, (uint64_t)deck);
    int n = 0;
    for (int d = 0; d < DECKS; d++)
        for (int i = 0; d != deck && i < DECK_CARDS; i++) others[n++] = card_scene(d, i);
    if (!deck_fill(&deck_table[deck], others, n, out, 0, &rng)) return false;
    deck_shuffle(out, &rng);
    return true;
}

/* Neighbours should differ: a stable shuffle spreads the relations over the deck. */
void deck_shuffle(struct scene *out, struct rng *rng) {
    for (int i = DECK_CARDS - 1; i > 0; i--) {
        int k = (int)rng_below(rng, (uint32_t)i + 1);
        struct scene swap = out[i];
        out[i] = out[k], out[k] = swap;
    }
}

static void upper(struct text *out, uint16_t concept) {
    const char *id = concept == NO_FIGURE ? "none" : concept_at(concept)->id;
    for (; *id; id++) text_byte(out, *id >= 'a' && *id <= 'z' ? (char)(*id - 32) : *id);
}

void deck_write(const struct scene *scenes, struct text *out) {
    text_add(
        out,
        "/* CARD(relation, composition, setting, palette, main figure, second, witness, mood, disc, right, seed, weather, second story) */\n");
    for (int i = 0; i < DECK_CARDS; i++) {
        const struct scene *s = &scenes[i];
        text_add(out, "CARD(");
        upper(out, s->relation);
        text_format(out, ", %d, ", s->composition);
        upper(out, s->setting);
        text_format(out, ", %d, ", s->palette);
        for (int k = 0; k < 3; k++) upper(out, s->figure[k]), text_add(out, ", ");
        upper(out, s->mood);
        text_format(out, ", %d, %d, %d, %d, ", s->disc, s->right, (int)s->seed, s->weather);
        upper(out, s->twist);
        text_add(out, ")\n");
    }
}
