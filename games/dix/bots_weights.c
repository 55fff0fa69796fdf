/* bots_weights.c: the trained networks of DIX. bots_weights.def is written by train/ (docs/bots.md has the
 * command). */
#include "games/dix/bots_net.h"

#define NET(name, ...) static const int16_t name##_weights[] = {__VA_ARGS__};
#include "games/dix/bots_weights.def"
#undef NET

#define SHAPE(name)                                                                                          \
    { DIX_NET_BLOCKS, DIX_NET_INPUTS, DIX_NET_HIDDEN, DIX_NET_GLOBALS, DIX_NET_SECOND, name##_weights }
const struct net dix_nets[DIX_NETS] = {SHAPE(two), SHAPE(many), SHAPE(alone)};
