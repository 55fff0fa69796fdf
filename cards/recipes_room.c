/* recipes_room.c: rooms: something looks in, somebody hides, a picture is left empty. */
#include "cards/recipes.h"

/* Something enormous looks into a small room; who sits there has not noticed. */
COMPOSITION(recipe_eye_at_the_window) {
    const struct palette *p = c->pal;
    colour wall = kit_mix(p->mid, p->gold, .2), back = kit_mix(p->sky1, p->sky2, .5);
    recipe_room(c, 650, wall, kit_mix(p->accent, p->ink, .45));
    struct coat coat = motif_choose_coat(c, motif_at(A), back);
    colour fur = coat.body, dark = kit_mix(fur, p->ink, .45);
    uint32_t id;
    kit_path_fill(c, "M120 90H480V430H120Z", kit_down(c, p->sky0, p->sky2), 1);
    kit_clip_open(c, &id);
    kit_path_fill(c, "M120 90H480V430H120Z", 0, 1);
    kit_clip_done(c);
    kit_clipped(c, id);
    kit_path_fill(c, "M100 470V150Q200 60 330 80Q470 110 500 260V470Z",
                  kit_down(c, kit_mix(fur, p->light, .1), dark), 1);
    kit_path_line(c,
                  "M130 190l30 18M180 140l20 24M420 140l-18 26M470 210l-30 14M150 380l30 -8M450 380l-30 -6",
                  dark, 7, .6);
    kit_path_fill(c, "M168 270Q300 130 432 270Q300 400 168 270Z", 0xfff6e4, 1);
    kit_disc_at(c, 296, 270, 70, kit_mix(p->gold, p->accent, s->right ? .7 : .1), 1);
    kit_disc_at(c, 292, 272, 36, 0x120b16, 1);
    kit_disc_at(c, 274, 250, 13, 0xffffff, .95);
    kit_path_line(c, "M160 272Q300 118 440 272", dark, 16, 1);
    kit_done(c);
    motif_record(c, (struct placed){A, HELD, true, {168, 150, 432, 400}, .9, kit_lum(dark), 0, 0});
    kit_paper(c, 2);
    kit_begin(c);
    kit_raw_path(c, "M100 70H500V450H100ZM120 90V430H292V90ZM308 90V430H480V90Z");
    kit_shape_evenodd(c, kit_mix(p->light, p->gold, .3), 1);
    kit_done(c);
    recipe_sheet(c, 2, "M40 50H140Q110 260 130 480H30Z", kit_mix(p->accent, p->ink, .1));
    recipe_sheet(c, 2, "M560 50H460Q490 260 470 480H570Z", kit_mix(p->accent, p->ink, .25));
    recipe_sheet(c, 1, "M30 40H570V60H30Z", p->ink);
    recipe_ground(c, 800, kit_mix(p->accent, p->ink, .45), wall);
    colour cloth = kit_mix(p->light, 0xffffff, .3);
    struct actor a = actor_somebody(c, W, POSE_READ, wall, 0);
    a.view = SIDE_VIEW;
    struct grips g = actor_place(c, &a, 190, 822, 2.3, 0, W, wall);
    recipe_sheet(c, 1, "M130 740H200V830H190V752H140V830H130Z", kit_mix(p->ink, p->accent, .3));
    kit_paper(c, 2);
    kit_begin(c), kit_move(c, g.near.x - 8, g.near.y - 34), kit_line(c, g.near.x + 62, g.near.y - 46),
        kit_line(c, g.near.x + 66, g.near.y + 14), kit_line(c, g.near.x - 4, g.near.y + 22),
        kit_close_path(c);
    kit_shape(c, cloth, 1);
    kit_done(c);
    recipe_sheet(c, 2, "M320 730H540L552 800H308Z", cloth);
    recipe_sheet(c, 1, "M330 796V836H340V796ZM520 796V836H530V796Z", p->ink);
    kit_paper(c, 1);
    kit_path_fill(c, "M400 730v-24h34v24ZM434 712q16 -2 0 14", p->accent, 1);
    kit_path_line(c, "M412 694q-8 -14 2 -24M424 694q8 -14 0 -26", p->light, 4, .6);
    kit_done(c);
}

/* From inside at a window: one sits on the sill and looks out at somebody under a lamp in the rain. */
COMPOSITION(recipe_rain_window) {
    const struct palette *p = c->pal;
    kit_path_fill(
        c, "M0 0H600V900H0Z",
        kit_gradient(c, 0, 60, 0, 700, (struct stop[]){{p->sky0, 0, 1}, {p->sky1, .5, 1}, {p->far, 1, 1}}, 3),
        1);
    c->weather = WEATHER_RAIN;
    weather_back(c);
    piece_roofs(c, 560, 190, kit_mix(p->far, p->sky1, .3), p->mid, p->gold, 30, 570, false, 34);
    kit_begin(c), kit_rect(c, 0, 555, 600, 150),
        kit_shape(c, kit_down(c, p->mid, kit_mix(p->near, p->ink, .4)), 1);
    c->light.x = 240, c->light.y = 250;
    kit_path_line(c, "M240 660V280", p->ink, 9, 1);
    kit_path_fill(c, "M222 280L228 232H252L258 280Z", 0xfff0c0, 1);
    kit_glow(c, 240, 256, 300, 0xffdf9e, .9);
    colour back = kit_mix(p->mid, p->far, .5);
    recipe_ground(c, 840, p->ink, back);
    struct actor a = actor_somebody(c, W, POSE_WAVE, back, 0);
    a.flip = true, a.mood = FACE_JOY;
    struct grips g = actor_place(c, &a, 380, 672, 2, 0, W, back);
    kit_lit(c);
    kit_begin(c), kit_move(c, g.far.x + 2, g.far.y), kit_line(c, g.far.x + 14, g.far.y - 150),
        kit_stroke(c, p->ink, 4, 1);
    kit_begin(c), kit_move(c, g.far.x - 66, g.far.y - 128),
        kit_quad(c, g.far.x + 14, g.far.y - 216, g.far.x + 94, g.far.y - 128),
        kit_quad(c, g.far.x + 74, g.far.y - 146, g.far.x + 54, g.far.y - 130),
        kit_quad(c, g.far.x + 34, g.far.y - 146, g.far.x + 14, g.far.y - 130),
        kit_quad(c, g.far.x - 6, g.far.y - 146, g.far.x - 26, g.far.y - 130),
        kit_quad(c, g.far.x - 46, g.far.y - 146, g.far.x - 66, g.far.y - 128), kit_close_path(c);
    kit_shape(c, p->gold, 1);
    kit_done(c);
    kit_begin(c);
    for (int i = 0; i < 40; i++) {
        double x = kit_floor(kit_between(c, 60, 540)), y = kit_floor(kit_between(c, 60, 650));
        kit_dot(c, x, y);
    }
    kit_stroke(c, 0xe8f2f6, 6, .4);
    kit_paper(c, 3);
    kit_begin(c),
        kit_raw_path(
            c,
            "M-10 -10H610V910H-10ZM62 64H290V336H62ZM310 64H538V336H310ZM62 356H290V690H62ZM310 356H538V690H310Z");
    kit_shape_evenodd(c, kit_down(c, kit_mix(p->ink, p->near, .2), kit_mix(p->ink, p->accent, .25)), 1);
    kit_done(c);
    recipe_sheet(c, 2, "M-10 690H610V742H-10Z", kit_mix(p->accent, p->ink, .4));
    recipe_sheet(c, 2, "M-10 742H610V910H-10Z", kit_mix(p->ink, p->near, .15));
    recipe_sheet(c, 2, "M-10 0H84Q60 300 96 480Q70 560 84 700H-10Z", kit_mix(p->accent, p->ink, .15));
    recipe_sheet(c, 2, "M610 0H524Q548 260 520 470Q540 560 520 700H610Z", kit_mix(p->accent, p->ink, .3));
    colour pane = kit_mix(p->sky1, p->far, .5);
    motif_place(c, (struct place){A, 150, 712, 170, 210, 0, A == C_CAT || A == C_FOX || A == C_MOUSE, 2, HELD,
                                  true, pane, 0, 0});
}

/* Floor level: a huge shape hides in the dark; the small seeker holds the lamp. */
COMPOSITION(recipe_under_the_bed) {
    const struct palette *p = c->pal;
    colour wall = kit_mix(p->accent, p->ink, .4), floor = kit_mix(p->gold, p->ink, .5);
    c->light = (struct light){440, 600, 150, 0xffcf86, .42, .7};
    recipe_room(c, 640, wall, floor);
    recipe_ground(c, 806, floor, wall);
    kit_glow(c, 430, 580, 400, 0xffcf86, .8);
    struct actor a = actor_somebody(c, C_CHILD, POSE_KNEEL, wall, 0);
    a.flip = true, a.mood = s->seed % 2 ? FACE_FEAR : FACE_JOY;
    struct grips g = actor_place(c, &a, 500, 830, 3.1, 0, W, wall);
    recipe_other(c, C_LANTERN, g.near.x, g.near.y + 90, 70, 96, false, wall);
    recipe_lamp(c, g.near.x, g.near.y + 46, 150);
    struct box b = motif_box(A);
    double k = MIN(330 / (b.x1 - b.x0), 430 / (b.y1 - b.y0));
    motif_place(c,
                (struct place){A, 190, 850, (b.x1 - b.x0) * k, (b.y1 - b.y0) * k, 0, A != C_RABBIT, 2, HELD,
                               true, kit_mix(wall, 0xffcf86, .35), 0, kit_mix(p->ink, p->near, .35)});
    recipe_sheet(c, 3, "M-20 -20H620V150H-20Z",
                 kit_down(c, kit_mix(p->ink, p->accent, .1), kit_mix(p->ink, p->accent, .35)));
    recipe_sheet(
        c, 2,
        "M-10 140H610V216L580 232L550 216L520 232L490 216L460 232L430 216L400 232L370 216L340 232L310 216L280 232L250 216L220 232L190 216L160 232L130 216L100 232L70 216L40 232L10 216L-10 226Z",
        kit_down(c, kit_mix(p->accent, p->ink, .2), p->accent));
    kit_path_line(c, "M-10 200H610", p->gold, 4, .8);
    recipe_sheet(c, 3, "M552 120H606V880H552Z", kit_mix(p->ink, p->accent, .2));
}

/* A museum: the crowd studies a frame in which somebody is missing, and he tiptoes away. */
COMPOSITION(recipe_empty_frame) {
    const struct palette *p = c->pal;
    colour wall = kit_mix(p->mid, p->mist, .35);
    recipe_room(c, 640, wall, kit_mix(p->accent, p->ink, .4));
    kit_glow(c, 250, 330, 330, p->light, .5);
    recipe_sheet(c, 2, "M80 120H430V540H80Z", kit_mix(p->gold, p->ink, .1));
    recipe_sheet(c, 0, "M104 144H406V516H104Z", kit_down(c, p->sky0, p->sky2));
    kit_begin(c), kit_move(c, 104, 516), kit_line(c, 104, 430), kit_quad(c, 250, 380, 406, 440),
        kit_line(c, 406, 516), kit_close_path(c);
    kit_shape(c, p->far, 1);
    motif_shadow(c, A, 255, 500, 220, 300, false, 0xfdf8ee, 1);
    recipe_ground(c, 850, kit_mix(p->accent, p->ink, .4), wall);
    recipe_hero(c, A, 500, 700, 130, 190, true, wall);
    uint32_t ids[3];
    for (int i = 0; i < 3; i++) {
        struct actor a = actor_somebody(c, C_TRAVELLER, POSE_STAND, wall, i);
        a.view = BACK_VIEW, a.coat = i == 0   ? kit_mix(p->near, p->ink, .3)
                                     : i == 1 ? kit_mix(p->accent, p->ink, .15)
                                              : kit_mix(p->gold, p->ink, .35);
        a.wear = i == 1 ? WEAR_WIDE : WEAR_NONE;
        if (c->out) text_add(c->out, "<defs>");
        ids[i] = kit_named(c);
        kit_put(c, 0, 0, 1, 0);
        kit_path_fill(c, "M-20 60V18Q-16 8 0 8Q16 8 20 18V60Z", a.coat, 1);
        actor_head(c, &a);
        kit_done(c);
        if (c->out) text_add(c->out, "</defs>");
    }
    kit_lit(c);
    for (int i = 0; i < 11; i++) {
        double x = 40 + (i % 6) * 96 + (i > 5 ? 48 : 0), y = i > 5 ? 846 : 760, k = i > 5 ? 2.6 : 2.1;
        if (i == 5) continue;
        kit_use(c, ids[i % 3], x, y, k, k, 0);
    }
    kit_done(c);
    struct actor w = actor_somebody(c, C_CHILD, POSE_POINT, wall, 1);
    actor_place(c, &w, 402, 868, 1.5, 0, NO_FIGURE, wall);
}
