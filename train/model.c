/* model.c: the network in floating point: forward, backward, Adam, and rounding to integers. */
#include "train/train.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static void *need(size_t bytes) {
    void *memory = calloc(1, bytes);
    if (!memory) abort();
    return memory;
}

/* Where each part of the flat array begins, as in bots/net.h. */
struct parts {
    int first_bias, second, second_bias, out, out_bias;
};

static struct parts parts_of(const struct net *net) {
    struct parts parts = {.first_bias = net->inputs * net->hidden};
    parts.second = parts.first_bias + net->hidden;
    parts.second_bias = parts.second + (net->hidden + net->globals) * net->second;
    parts.out = parts.second_bias + net->second;
    parts.out_bias = parts.out + 2 * net->second;
    return parts;
}

static float uniform(struct rng *rng) {
    return (float)(rng_next(rng) >> 40) / (1 << 23) - 1;
}

void model_make(struct model *model, const struct net *shape, uint64_t seed) {
    struct rng rng = rng_seed(seed, 77);
    struct parts parts = parts_of(shape);
    *model = (struct model){.shape = *shape, .size = net_weights(shape)};
    size_t bytes = (size_t)model->size * sizeof(float);
    model->weight = need(bytes);
    model->gradient = need(bytes);
    model->mean = need(bytes);
    model->square = need(bytes);
    model->average = need(bytes);
    model->rounded = need((size_t)model->size * sizeof(int16_t));
    float first = sqrtf(1.5f / (float)shape->inputs),
          second = sqrtf(1.5f / (float)(shape->hidden + shape->globals));
    for (int i = 0; i < parts.first_bias; i++) model->weight[i] = first * uniform(&rng);
    for (int i = parts.second; i < parts.second_bias; i++) model->weight[i] = second * uniform(&rng) * 0.5f;
    for (int i = parts.out; i < parts.out_bias; i++) model->weight[i] = 0.1f * uniform(&rng);
    memcpy(model->average, model->weight, bytes);
}

void model_free(struct model *model) {
    free(model->weight);
    free(model->gradient);
    free(model->mean);
    free(model->square);
    free(model->average);
    free(model->rounded);
}

static void axpy(float *to, const float *from, float times, int n) {
    for (int i = 0; i < n; i++) to[i] += times * from[i];
}

static float dot(const float *a, const float *b, int n) {
    float sum = 0;
    for (int i = 0; i < n; i++) sum += a[i] * b[i];
    return sum;
}

float model_learn(struct model *model, const int8_t *packed, struct target target) {
    const struct net *net = &model->shape;
    const struct parts at = parts_of(net);
    const int inputs = net->inputs, hidden = net->hidden, second = net->second;
    const float *w = model->weight;
    float *g = model->gradient;
    float x[NET_BLOCKS_MAX][NET_INPUTS_MAX], a[NET_BLOCKS_MAX][NET_HIDDEN_MAX];
    uint8_t used[NET_BLOCKS_MAX][NET_INPUTS_MAX];
    int uses[NET_BLOCKS_MAX];
    float joined[NET_HIDDEN_MAX + NET_GLOBALS_MAX] = {0}, z[NET_SECOND_MAX], dz[NET_SECOND_MAX],
                                  dj[NET_HIDDEN_MAX];
    for (int b = 0; b < net->blocks; b++) {
        const int8_t *in = packed + b * inputs;
        uses[b] = 0;
        memcpy(a[b], w + at.first_bias, (size_t)hidden * sizeof(float));
        for (int i = 0; i < inputs; i++) {
            if (!in[i]) continue;
            float value = (float)in[i] / NET_UNIT;
            x[b][uses[b]] = value;
            used[b][uses[b]++] = (uint8_t)i;
            axpy(a[b], w + i * hidden, value, hidden);
        }
        for (int h = 0; h < hidden; h++) joined[h] += a[b][h] > 0 ? a[b][h] : 0;
    }
    const int8_t *globals = packed + net->blocks * inputs;
    for (int i = 0; i < net->globals; i++) joined[hidden + i] = (float)globals[i] / NET_UNIT;
    memcpy(z, w + at.second_bias, (size_t)second * sizeof(float));
    for (int j = 0; j < hidden + net->globals; j++)
        if (joined[j] != 0) axpy(z, w + at.second + j * second, joined[j], second);
    float logit = w[at.out_bias], margin = w[at.out_bias + 1];
    for (int k = 0; k < second; k++) {
        float r = z[k] > 0 ? z[k] : 0;
        logit += r * w[at.out + 2 * k];
        margin += r * w[at.out + 2 * k + 1];
    }
    float win = 1 / (1 + expf(-logit));
    float dl = win - target.win, dm = 0.3f * (margin - target.margin);
    g[at.out_bias] += dl;
    g[at.out_bias + 1] += dm;
    for (int k = 0; k < second; k++) {
        float r = z[k] > 0 ? z[k] : 0;
        g[at.out + 2 * k] += r * dl;
        g[at.out + 2 * k + 1] += r * dm;
        dz[k] = z[k] > 0 ? dl * w[at.out + 2 * k] + dm * w[at.out + 2 * k + 1] : 0;
        g[at.second_bias + k] += dz[k];
    }
    for (int j = 0; j < hidden + net->globals; j++) {
        if (joined[j] == 0 && j >= hidden) continue;
        if (j < hidden) dj[j] = dot(dz, w + at.second + j * second, second);
        if (joined[j] != 0) axpy(g + at.second + j * second, dz, joined[j], second);
    }
    for (int b = 0; b < net->blocks; b++) {
        float da[NET_HIDDEN_MAX];
        for (int h = 0; h < hidden; h++) da[h] = a[b][h] > 0 ? dj[h] : 0;
        axpy(g + at.first_bias, da, 1, hidden);
        for (int i = 0; i < uses[b]; i++) axpy(g + used[b][i] * hidden, da, x[b][i], hidden);
    }
    return dl * dl + 0.3f * (margin - target.margin) * (margin - target.margin);
}

void model_step(struct model *model, float rate, int batch) {
    const float beta1 = 0.9f, beta2 = 0.999f, decay = 0.01f, averaged = 2000;
    model->steps++;
    float fresh = fmaxf(1 / averaged, 4 / (4 + (float)model->steps)); /* what the first steps began with soon goes */
    float fix1 = 1 - powf(beta1, (float)model->steps), fix2 = 1 - powf(beta2, (float)model->steps);
    float scale = 1 / (float)batch;
    for (int i = 0; i < model->size; i++) {
        float g = model->gradient[i] * scale;
        model->gradient[i] = 0;
        model->mean[i] += (1 - beta1) * (g - model->mean[i]);
        model->square[i] += (1 - beta2) * (g * g - model->square[i]);
        if (model->square[i] < 1e-30f) model->square[i] = 0; /* vector roots of denormals are not numbers */
        float step = model->mean[i] / fix1 / (sqrtf(model->square[i] / fix2) + 1e-8f);
        model->weight[i] -= rate * (step + decay * model->weight[i]);
        model->average[i] += fresh * (model->weight[i] - model->average[i]);
    }
}

static int16_t rounded(float weight, int step) {
    long steps = lrintf(weight * NET_WEIGHT / (float)step), most = 2047 / step;
    return (int16_t)(steps > most ? most : steps < -most ? -most : steps);
}

struct net model_net(struct model *model) {
    struct net net = model->shape;
    for (int i = 0; i < model->size; i++) model->rounded[i] = rounded(model->average[i], 1);
    net.weights = model->rounded;
    return net;
}

bool model_save(const struct model *model, uint32_t round, const char *path) {
    FILE *file = fopen(path, "wb");
    if (!file) return false;
    size_t n = (size_t)model->size;
    bool fine = fwrite(&round, sizeof round, 1, file) == 1 &&
                fwrite(&model->steps, sizeof model->steps, 1, file) == 1;
    fine = fine && fwrite(model->weight, sizeof(float), n, file) == n;
    fine = fine && fwrite(model->mean, sizeof(float), n, file) == n;
    fine = fine && fwrite(model->square, sizeof(float), n, file) == n;
    fine = fine && fwrite(model->average, sizeof(float), n, file) == n;
    return fclose(file) == 0 && fine;
}

bool model_load(struct model *model, uint32_t *round, const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file) return false;
    size_t n = (size_t)model->size;
    bool fine =
        fread(round, sizeof *round, 1, file) == 1 && fread(&model->steps, sizeof model->steps, 1, file) == 1;
    fine = fine && fread(model->weight, sizeof(float), n, file) == n;
    fine = fine && fread(model->mean, sizeof(float), n, file) == n;
    fine = fine && fread(model->square, sizeof(float), n, file) == n;
    fine = fine && fread(model->average, sizeof(float), n, file) == n;
    fclose(file);
    return fine;
}

static int row_size(const struct net *net, int row) {
    int second = net->inputs + 1, out = second + net->hidden + net->globals + 1;
    return row < second ? net->hidden : row < out ? net->second : 2;
}

bool model_read(struct model *model, const char *path) {
    FILE *file = fopen(path, "r");
    if (!file) return false;
    int rows = net_rows(&model->shape), size = rows + model->size, value, n = 0;
    int8_t *packed = need((size_t)size);
    if (fscanf(file, "NET(%*[a-z]") == 0)
        while (n < size && fscanf(file, " ,%d", &value) == 1) packed[n++] = (int8_t)value;
    fclose(file);
    if (n == size) net_unpack(&model->shape, packed, model->rounded);
    free(packed);
    for (int i = 0; i < model->size; i++)
        model->average[i] = model->weight[i] = (float)model->rounded[i] / NET_WEIGHT;
    return n == size;
}

/* The smallest step in which every weight of a row is a byte; never 1, since even numbers play the same and the page
 * is smaller for them. */
static int power_of_row(const float *row, int size) {
    int power = 1;
    for (int i = 0; i < size; i++)
        while (abs(rounded(row[i], 1 << power)) > INT8_MAX) power++;
    return power;
}

/* As net_unpack reads it. */
void model_write(struct model *model, const char *name, FILE *file) {
    const int rows = net_rows(&model->shape);
    const float *at = model->average;
    fprintf(file, "NET(%s", name);
    for (int row = 0; row < rows; at += row_size(&model->shape, row++))
        fprintf(file, row % 48 ? ",%d" : ",\n%d", power_of_row(at, row_size(&model->shape, row)));
    at = model->average;
    for (int row = 0; row < rows; at += row_size(&model->shape, row++)) {
        int size = row_size(&model->shape, row), step = 1 << power_of_row(at, size);
        for (int i = 0; i < size; i++)
            fprintf(file, (at - model->average + i) % 24 ? ",%d" : ",\n%d", rounded(at[i], step));
    }
    fputs(")\n", file);
}
