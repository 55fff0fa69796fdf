/* bots_weights.c: the trained networks of DIX. bots_weights.def is written by train/ (docs/bots.md has the
 * command). */
#include "games/dix/bots_net.h"

#define NET(name, ...) static const int8_t name##_net[] = {__VA_ARGS__};
#include "games/dix/bots_weights.def"
#undef NET

const int8_t *const dix_nets[DIX_NETS] = {two_net, many_net, alone_net};
const struct net dix_net_shape = {.blocks = DIX_NET_BLOCKS,
                                  .inputs = DIX_NET_INPUTS,
                                  .hidden = DIX_NET_HIDDEN,
                                  .globals = DIX_NET_GLOBALS,
                                  .second = DIX_NET_SECOND};
