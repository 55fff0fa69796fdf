/* actors.h: people drawn from joint angles, with a face, and large hands for close-ups. */
#ifndef DIZAINE_CARDS_ACTORS_H
#define DIZAINE_CARDS_ACTORS_H
#include "cards/motifs.h"

enum pose {
    POSE_STAND,
    POSE_WALK,
    POSE_RUN,
    POSE_REACH,
    POSE_REACH_UP,
    POSE_KNEEL,
    POSE_CROUCH,
    POSE_WHISPER,
    POSE_DANCE,
    POSE_DANCE_BACK,
    POSE_CARRY,
    POSE_POINT,
    POSE_POINT_UP,
    POSE_HIDE,
    POSE_HUG,
    POSE_SIT,
    POSE_READ,
    POSE_FLOOR,
    POSE_WAVE,
    POSE_TOAST,
    POSE_FALL,
    POSE_BOW,
    POSE_CONDUCT,
    POSE_OVER,
    POSE_PLAY,
    POSES
};
enum face_view { SIDE_VIEW, FRONT_VIEW, BACK_VIEW };
enum face_mood { FACE_CALM, FACE_JOY, FACE_SAD, FACE_FEAR, FACE_SLEEP };
enum hair_style { HAIR_SHORT, HAIR_BOB, HAIR_LONG, HAIR_BUN, HAIR_BALD };
enum headwear { WEAR_NONE, WEAR_TOP, WEAR_CAP, WEAR_WIDE, WEAR_CROWN, WEAR_PARTY, WEAR_HELMET };
enum cut_of { CUT_COAT, CUT_SHIRT, CUT_DRESS };

struct actor {
    enum pose pose;
    enum face_view view;
    enum face_mood mood;
    enum hair_style style;
    enum headwear wear;
    enum cut_of cut;
    colour coat, legs, skin, hair, scarf, hat; /* scarf 0: none */
    double head;                               /* size of the head; a child's is 1.3 */
    bool flip;
    bool large;           /* seen from close: eyes with lids and a glance */
    bool holds[2];        /* the near and the far hand are where something is held, whatever the pose says */
    struct point held[2]; /* there, in hundredths of the height from the feet, +x forward */
};

/* Where things can be held or tied, on the card. */
struct grips {
    struct point near, far, head, hip;
};

/* Somebody dressed to be seen before `back`; `which` tells people of one card apart. */
struct actor actor_somebody(struct canvas *c, uint16_t figure, enum pose pose, colour back, int which);
/* Paints an actor 100 * scale tall with the feet at x, y, and records it as `figure` (NO_FIGURE: not at all). */
struct grips actor_place(struct canvas *c, const struct actor *a, double x, double y, double scale,
                         double turn, uint16_t figure, colour back);
/* The same without light, shadow and record: for crowds inside a named group. */
struct grips actor_draw(struct canvas *c, const struct actor *a, double x, double y, double scale,
                        double turn);
enum face_mood actor_mood(uint16_t mood);
/* One of the gestures that suit the mood of the card; low: also who sits, kneels or crouches. */
enum pose actor_gesture(const struct canvas *c, int which, bool low);
/* A head of radius 10 about the origin of the current group. */
void actor_head(struct canvas *c, const struct actor *a);
/* A hand as large as 90 * scale: wrist at x, y, fingers along `turn` (0 up); curl 0 flat .. 1 fist. */
void actor_hand(struct canvas *c, double x, double y, double scale, double turn, bool flip, double curl,
                colour skin, colour cuff);

#endif
