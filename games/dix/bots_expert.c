/* dix_expert.c: the expert of DIX. */
#include "games/dix/bots_mind.h"
#include "games/dix/bots.h"

struct move dix_choose_expert(const struct thought *thought) {
    struct dix_mind mind;
    dix_mind_make(&mind, thought->view, thought->seat, &dix_standard_taste);
    switch ((enum dix_phase)thought->view->phase) {
    case DIX_CHOOSE: return dix_think_choice(&mind, thought->budget ? thought->budget : DIX_STANDARD_NODES);
    case DIX_BID: return dix_think_bid(&mind);
    case DIX_PAY: return dix_think_payment(&mind);
    case DIX_DROP: return dix_think_drop(&mind);
    case DIX_BUY:
    case DIX_BUST: return dix_think_purchase(&mind);
    case DIX_FIRST:
    case DIX_REVEAL:
    case DIX_OVER: break;
    }
    return (struct move){0};
}
