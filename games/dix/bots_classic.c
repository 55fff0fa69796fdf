/* bots_classic.c: DIX by tables and search, without a network: the expert before there was one. */
#include "games/dix/bots.h"
#include "games/dix/bots_value.h"

struct move dix_choose_classic(const struct thought *thought) {
    struct dix_values values;
    dix_values_make(&values, thought->view, thought->seat, &dix_standard_beliefs);
    switch ((enum dix_phase)thought->view->phase) {
    case DIX_CHOOSE: return dix_best_choice(&values, thought->budget ? thought->budget : DIX_STANDARD_NODES);
    case DIX_BID: return dix_best_bid(&values);
    case DIX_PAY: return dix_best_payment(thought->view, thought->seat);
    case DIX_DROP: return dix_best_drop(&values);
    case DIX_BUY:
    case DIX_BUST: return dix_best_purchase(&values);
    case DIX_FIRST:
    case DIX_REVEAL:
    case DIX_OVER: break;
    }
    return (struct move){0};
}
