/* settings.h: settings: where a card takes place. Each has a sky or wall, far sheets, and a nearest sheet
 * on which figures stand. */
#ifndef DIZAINE_CARDS_SETTINGS_H
#define DIZAINE_CARDS_SETTINGS_H
#include "cards/cards.h"
#include "cards/motifs.h"

struct setting {
    uint16_t concept;
    uint8_t ground; /* LAND, WATER or DEEP: what the nearest sheet is */
    bool indoor, starry;
    void (*sky)(struct canvas *c, const struct scene *s); /* NULL: the open sky */
    void (*back)(struct canvas *c, double y);             /* far and middle sheets, horizon about y */
    void (*front)(struct canvas *c, double y);            /* the nearest sheet, its top about y */
};

const struct setting *setting_at(uint16_t concept);
int setting_count(void);
const struct setting *setting_number(int i);

void scene_sky(struct canvas *c, const struct scene *s);
void scene_sheets(struct canvas *c, const struct scene *s, double y);
void scene_back(struct canvas *c, const struct scene *s, double y); /* both */
void scene_front(struct canvas *c, const struct scene *s, double y);
double piece_ground_at(const struct canvas *c, double x);

/* pieces that relations use as well */
void piece_open_sky(struct canvas *c, const struct scene *s);
void piece_stars(struct canvas *c, int n, double x0, double y0, double x1, double y1, colour col);
void piece_snowfall(struct canvas *c);
void piece_cloud(struct canvas *c, double x, double y, double w, double h, colour col, int n);
void piece_puff(struct canvas *c, double x, double y, double w, double h, colour col,
                colour col2); /* two sheets of cloud */
void piece_hills(struct canvas *c, double y, double amp, int n, fill f, double bottom);
void piece_ground_hill(struct canvas *c, double y, double amp, colour top,
                       colour bottom); /* nearest sheet; records the ground */
void piece_waves(struct canvas *c, double y, double amp, int n, double phase, fill f, colour crest, double x0,
                 double x1, double bottom);
void piece_roofs(struct canvas *c, double y, double h, fill f, colour dark, colour lit, double x0, double x1,
                 bool hang, int lit_percent);
void piece_peaks(struct canvas *c, double y, double h, int n, fill f, colour dark, colour snow);
void piece_curtain(struct canvas *c, double x, int side, double w, colour col, colour dark, colour light);
void piece_valance(struct canvas *c);
/* By day the light of a window out of sight lies on the wall above y; by lamp or moon the wall has a pool of light. */
void piece_window_light(struct canvas *c, double y);
void piece_window_panes(struct canvas *c, double y); /* the panes themselves, where there is room for them */
fill piece_fade(struct canvas *c, colour col, double t); /* a sheet that fades into the mist at its foot */

/* A witness or other small figure where it can be: on the ground, afloat, or in a boat. */
void prop_witness(struct canvas *c, const struct scene *s, double x, double h);
void prop_rowing_boat(struct canvas *c, double x, double y, double scale);
/* Somebody with given hands (in hundredths of the height) on the ground or in a boat; where the right hand
 * is. */
struct point prop_person(struct canvas *c, uint16_t figure, double x, double h, double lx, double ly,
                         double rx, double ry);
bool motif_is_person(uint16_t figure);
/* Another world seen through an opening: its own palette and horizon, with a figure in it. */
void prop_world(struct canvas *c, const struct scene *s, double x, double y, double w, double h,
                uint16_t figure, double share);
const struct palette *prop_other_palette(const struct scene *s);
void prop_ladder(struct canvas *c, double x, double y, double h, double w, double tilt, colour col);
/* A string between two figures, or knots of strings: both ends must touch, or the card is refused. */
void prop_string(struct canvas *c, struct point a, struct point b, double sag, colour col, double width);
void prop_tie(struct canvas *c, struct point end); /* for one end only */
void prop_thread(struct canvas *c, struct point a, struct point b, double sag, colour col, double width);

#endif
