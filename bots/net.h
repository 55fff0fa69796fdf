/* net.h: integer inference of a small value network, the same in every build.
 *
 * A position is a few blocks of the same kind (the colours of DIX) and some global inputs. One layer, shared
 * by all blocks, is applied to each; its outputs are added up over the blocks, joined with the globals, and
 * go through a second layer to two outputs: the log-odds of winning and the expected margin. Only weights and
 * small integers are multiplied, in 32 bits. Weights come from train/. */
#ifndef DIZAINE_BOTS_NET_H
#define DIZAINE_BOTS_NET_H

#include <stdint.h>

enum {
    NET_BLOCKS_MAX = 4,
    NET_INPUTS_MAX = 128, /* of a block */
    NET_GLOBALS_MAX = 48,
    NET_HIDDEN_MAX = 64,
    NET_SECOND_MAX = 32,
    NET_UNIT = 8,     /* an input of 1.0 */
    NET_WEIGHT = 256, /* a weight of 1.0 */
    NET_HIDDEN = 128, /* a hidden value of 1.0 */
    NET_ONE = 65536,  /* a value of 1.0, as in a certain win */
};

/* Sizes and weights; `hidden` and `second` are multiples of 8. The weights are, in this order: inputs ×
 * hidden, hidden biases, (hidden + globals) × second, second biases, second × 2, 2 biases. Biases, and the outputs' weights two by two, are rows as well. */
struct net {
    uint16_t blocks, inputs, hidden, globals, second;
    const int16_t *weights;
};

static inline int net_weights(const struct net *net) {
    return (net->inputs + 1) * net->hidden + (net->hidden + net->globals + 1) * net->second +
           (net->second + 1) * 2;
}

static inline int net_rows(const struct net *net) {
    return net->inputs + 1 + net->hidden + net->globals + 1 + net->second + 1;
}

/* Networks are kept in bytes: for each row the power of two by which its weights are multiplied, and then the weights.
 * There must be room for net_weights of them. */
void net_unpack(const struct net *net, const int8_t *packed, int16_t *weights);

struct net_input {
    int8_t block[NET_BLOCKS_MAX][NET_INPUTS_MAX], global[NET_GLOBALS_MAX];
};

/* The first layer of the last position, so that the next one only pays for inputs that differ. All zero is a
 * valid start once net_open has been called. */
struct net_cache {
    int8_t block[NET_BLOCKS_MAX][NET_INPUTS_MAX];
    int32_t sum[NET_BLOCKS_MAX][NET_HIDDEN_MAX];
};

struct net_output {
    int32_t win;    /* probability, of NET_ONE */
    int32_t margin; /* of NET_ONE */
};

/* 1 / (1 + e^-x); both of NET_ONE. */
int32_t net_sigmoid(int32_t x);
void net_open(const struct net *net, struct net_cache *cache);
struct net_output net_run(const struct net *net, struct net_cache *cache, const struct net_input *input);

#endif
