/* bots.c: from a thought about Dixit to a move: tell, give or vote. */
#include "games/dixit/bots.h"

#include <assert.h>

enum { UNSEEN_MAX = 256 };

static const struct dixit_setting *setting_of(const struct thought *thought) {
    static const struct dixit_setting standard;
    return thought->setting ? thought->setting : &standard;
}

static struct move tell(const struct thought *thought, enum dixit_skill skill, bool stakes) {
    const struct dixit *dixit = &thought->view->as.dixit;
    const struct dixit_setting *setting = setting_of(thought);
    const struct shelf *shelf = &setting->shelf;
    struct picture hand[DIXIT_HAND], unseen[UNSEEN_MAX];
    struct telling telling = {.hand = hand,
                              .hand_size = dixit->hand_size[thought->seat],
                              .unseen = unseen,
                              .seats = thought->view->seats,
                              .lang = setting->french ? LANG_FR : LANG_EN,
                              .said = thought->heard,
                              .said_size = thought->heard_size,
                              .learned = thought->learned,
                              .tables = thought->budget,
                              .view = stakes ? thought->view : NULL,
                              .seat = thought->seat};
    const uint16_t *cards = dixit->hand[thought->seat];
    for (int i = 0; i < telling.hand_size; i++) hand[i] = dixit_picture(shelf, thought->learned, cards[i]);
    int left = 0, stride, at = 0;
    for (int card = 1; card <= dixit->cards; card++) left += dixit_has(&dixit->pile, card);
    stride = (left + UNSEEN_MAX - 1) / UNSEEN_MAX; /* of joined decks some cards of each */
    for (int card = 1; card <= dixit->cards; card++)
        if (dixit_has(&dixit->pile, card) && at++ % stride == 0)
            unseen[telling.unseen_size++] = dixit_picture(shelf, thought->learned, card);
    TEXT(ignored, 256);
    int chosen = dixit_tell(&telling, skill, thought->rng, thought->words ? thought->words : &ignored);
    if (thought->words && thought->words->size == 0) dixit_plain_clue(thought);
    return move_of(thought->seat, DIXIT_TELLS, cards[chosen], 0);
}

/* The best of the listed moves, each worth the appeal of its one or two cards (`at` finds them). */
static struct move best_move(const struct thought *thought, enum dixit_skill skill, const uint16_t *cards,
                             int n, bool gives, bool stakes) {
    const struct shelf *shelf = &setting_of(thought)->shelf;
    struct picture picture[DIXIT_SEATS];
    uint32_t appeal[DIXIT_SEATS];
    struct heard_clue heard;
    dixit_hear(thought->clue ? thought->clue : "", &heard);
    for (int i = 0; i < n; i++) picture[i] = dixit_picture(shelf, thought->learned, cards[i]);
    uint32_t noise = dixit_noise(skill);
    if (!gives && stakes) {
        dixit_appeal(&heard, picture, n, thought->learned, 0, thought->rng, appeal);
        return dixit_vote_for_share(thought, appeal, noise);
    }
    dixit_appeal(&heard, picture, n, thought->learned, gives ? noise / 2 : noise, thought->rng, appeal);

    struct move moves[MOVES_MAX], best = {0};
    int count = game_moves(thought->view, thought->seat, moves);
    uint64_t most = 0;
    for (int m = 0; m < count; m++) {
        uint64_t worth = 1;
        for (int i = 0; i < n; i++) {
            uint16_t name = gives ? cards[i] : (uint16_t)(i + 1);
            if (moves[m].a == name) worth += (uint64_t)appeal[i] * 4;
            /* A second vote finds more, and costs the point for being sure: it must be nearly as good. */
            if (moves[m].b == name) worth = gives ? worth + (uint64_t)appeal[i] * 4 : worth + appeal[i] * 2;
        }
        if (!gives && moves[m].b == 0) worth = worth * 3 / 2;
        if (worth > most) {
            most = worth;
            best = moves[m];
        }
    }
    return best;
}

/* `counts`: near the end it is the share of the victory that counts, not points. */
static struct move choose(const struct thought *thought, enum dixit_skill skill, bool counts) {
    const struct dixit *dixit = &thought->view->as.dixit;
    bool stakes = counts && dixit_stakes_near(thought->view);
    switch ((enum dixit_phase)thought->view->phase) {
    case DIXIT_TELL: return tell(thought, skill, stakes);
    case DIXIT_GIVE:
        return best_move(thought, skill, dixit->hand[thought->seat], dixit->hand_size[thought->seat], true,
                         false);
    case DIXIT_VOTE: return best_move(thought, skill, dixit->slot, dixit->slots, false, stakes);
    case DIXIT_DEAL:
    case DIXIT_SLOT:
    case DIXIT_OVER: break;
    }
    assert(!"a seat owes a move");
    return (struct move){0};
}

struct move dixit_choose_easy(const struct thought *thought) {
    return choose(thought, DIXIT_EASY, false);
}

struct move dixit_choose_normal(const struct thought *thought) {
    return choose(thought, DIXIT_NORMAL, false);
}

struct move dixit_choose_classic(const struct thought *thought) {
    return choose(thought, DIXIT_EXPERT, false);
}

struct move dixit_choose_expert(const struct thought *thought) {
    return choose(thought, DIXIT_EXPERT, true);
}

const struct bot dixit_bots[] = {
    {.name = "random", .choose = dixit_choose_random, .even = true},
    {.name = "numbers", .choose = dixit_choose_numbers},
#ifdef WITH_PICTURES /* they need the lexicon and what is on the cards, which a module without pictures      \
                        leaves out */
    {.name = "easy", .choose = dixit_choose_easy, .offered = true},
    {.name = "normal", .choose = dixit_choose_normal, .offered = true},
    {.name = "classic", .choose = dixit_choose_classic},
    {.name = "expert", .choose = dixit_choose_expert, .offered = true},
#endif
    {0},
};
