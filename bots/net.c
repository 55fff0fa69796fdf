/* net.c: see net.h. */
#include "bots/net.h"

#include <string.h>

enum { HIDDEN_CAP = 64 * NET_HIDDEN };

void net_unpack(const struct net *net, const int8_t *packed, int16_t *weights) {
    const int8_t *from = packed + net_rows(net);
    const int second = net->inputs + 1, out = second + net->hidden + net->globals + 1;
    for (int row = 0; row < net_rows(net); row++) {
        int size = row < second ? net->hidden : row < out ? net->second : 2, times = 1 << packed[row];
        for (int i = 0; i < size; i++) *weights++ = (int16_t)(*from++ * times);
    }
}

void net_open(const struct net *net, struct net_cache *cache) {
    const int16_t *bias = net->weights + net->inputs * net->hidden;
    memset(cache->block, 0, sizeof cache->block);
    for (int b = 0; b < net->blocks; b++)
        for (int h = 0; h < net->hidden; h++) cache->sum[b][h] = bias[h] * NET_UNIT;
}

/* Eight at a time, which compilers turn into vector instructions. */
static void add_row(int32_t *sum, const int16_t *row, int32_t times, int size) {
    for (int h = 0; h < size; h += 8)
        for (int k = 0; k < 8; k++) sum[h + k] += times * row[h + k];
}

static void update_block(const struct net *net, int8_t *before, int32_t *sum, const int8_t *now) {
    for (int i = 0; i < net->inputs; i += 8) {
        uint64_t old, new;
        memcpy(&old, before + i, sizeof old);
        memcpy(&new, now + i, sizeof new);
        if (old == new) continue;
        for (int k = i; k < i + 8; k++)
            if (before[k] != now[k])
                add_row(sum, net->weights + k * net->hidden, now[k] - before[k], net->hidden);
        memcpy(before + i, now + i, 8);
    }
}

/* 1 / (1 + e^-x) of NET_ONE at x = 0, 1/4, ... 8; a test computes it again. */
static const int32_t sigmoid_table[33] = {
    32768, 36843, 40793, 44511, 47911, 50941, 53581, 55834, 57724, 59287, 60565,
    61598, 62428, 63090, 63615, 64030, 64357, 64614, 64816, 64974, 65097, 65194,
    65269, 65328, 65374, 65410, 65438, 65459, 65476, 65489, 65500, 65508, 65514,
};

int32_t net_sigmoid(int32_t x) {
    int32_t size = x < 0 ? -x : x, step = size >> 14, value;
    if (step >= 32)
        value = sigmoid_table[32];
    else
        value = sigmoid_table[step] +
                (((sigmoid_table[step + 1] - sigmoid_table[step]) * ((size & 16383) >> 2)) >> 12);
    return x < 0 ? NET_ONE - value : value;
}

struct net_output net_run(const struct net *net, struct net_cache *cache, const struct net_input *input) {
    const int16_t *second = net->weights + (net->inputs + 1) * net->hidden;
    const int16_t *bias = second + (net->hidden + net->globals) * net->second, *out = bias + net->second;
    int32_t hidden[NET_HIDDEN_MAX] = {0}, sum[NET_SECOND_MAX], win = out[2 * net->second] * NET_HIDDEN,
            margin = out[2 * net->second + 1] * NET_HIDDEN;
    for (int b = 0; b < net->blocks; b++) {
        update_block(net, cache->block[b], cache->sum[b], input->block[b]);
        for (int h = 0; h < net->hidden; h++) {
            int32_t value = cache->sum[b][h] >> 4; /* NET_UNIT * NET_WEIGHT to NET_HIDDEN */
            value = value < 0 ? 0 : value;
            hidden[h] += value > HIDDEN_CAP ? HIDDEN_CAP : value;
        }
    }
    for (int k = 0; k < net->second; k++) sum[k] = bias[k] * NET_HIDDEN;
    for (int h = 0; h < net->hidden; h++)
        if (hidden[h]) add_row(sum, second + h * net->second, hidden[h], net->second);
    second += net->hidden * net->second;
    for (int g = 0; g < net->globals; g++)
        if (input->global[g])
            add_row(sum, second + g * net->second, input->global[g] * (NET_HIDDEN / NET_UNIT), net->second);
    for (int k = 0; k < net->second; k++) {
        int32_t value = sum[k] < 0 ? 0 : sum[k] >> 8;
        win += value * out[2 * k];
        margin += value * out[2 * k + 1];
    }
    return (struct net_output){.win = net_sigmoid(win * 2), .margin = margin * 2};
}
