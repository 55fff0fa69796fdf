/* pixels.c: which decoder, and what is done with pixels: turning, shrinking, encoding. */
#include "uploads/pixels.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <webp/encode.h>

bool pixels_fits(uint64_t width, uint64_t height) {
    return width <= UPLOAD_SIDE && height <= UPLOAD_SIDE && width * height <= UPLOAD_PIXELS;
}

bool pixels_alloc(struct pixels *picture, uint32_t width, uint32_t height) {
    assert(width > 0 && height > 0 && pixels_fits(width, height));
    *picture = (struct pixels){width, height, malloc((size_t)width * height * 3)};
    return picture->rgb != NULL;
}

static void pixels_free(struct pixels *picture) {
    free(picture->rgb);
    picture->rgb = NULL;
}

static bool starts(const uint8_t *bytes, size_t size, const char *with, size_t with_size) {
    return size >= with_size && !memcmp(bytes, with, with_size);
}

/* SVG is text: an <svg before any picture could begin. */
static bool is_svg(const uint8_t *bytes, size_t size) {
    size_t look = size < 4096 ? size : 4096;
    return memmem(bytes, look, "<svg", 4) || memmem(bytes, look, "<SVG", 4) ||
           memmem(bytes, look, "<!DOCTYPE svg", 13);
}

enum upload_verdict pixels_decode(const uint8_t *bytes, size_t size, struct pixels *picture) {
    *picture = (struct pixels){0};
    if (starts(bytes, size, "\x89PNG\r\n\x1a\n", 8)) return pixels_png(bytes, size, picture);
    if (starts(bytes, size, "\xff\xd8\xff", 3)) return pixels_jpeg(bytes, size, picture);
    if (starts(bytes, size, "GIF87a", 6) || starts(bytes, size, "GIF89a", 6))
        return pixels_gif(bytes, size, picture);
    if (size >= 12 && starts(bytes, size, "RIFF", 4) && !memcmp(bytes + 8, "WEBP", 4))
        return pixels_webp_decode(bytes, size, picture);
    return is_svg(bytes, size) ? UPLOAD_SVG : UPLOAD_NO_PICTURE;
}

bool pixels_orient(struct pixels *picture, int orientation) {
    struct pixels turned;
    if (orientation < 2 || orientation > 8) return true;
    bool across = orientation >= 5; /* rows become columns */
    uint32_t w = picture->width, h = picture->height;
    if (!pixels_alloc(&turned, across ? h : w, across ? w : h)) return false;
    for (uint32_t y = 0; y < turned.height; y++)
        for (uint32_t x = 0; x < turned.width; x++) {
            uint32_t fx = across ? y : x, fy = across ? x : y; /* where the pixel comes from */
            if (orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8) fx = w - 1 - fx;
            if (orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7) fy = h - 1 - fy;
            memcpy(turned.rgb + 3 * ((size_t)y * turned.width + x), picture->rgb + 3 * ((size_t)fy * w + fx),
                   3);
        }
    pixels_free(picture);
    *picture = turned;
    return true;
}

/* Sums of a source row over the columns of the target. A source pixel is to->width units wide and a target
 * pixel from->width units, so every overlap is a whole number of units. */
static void sum_row(const struct pixels *from, uint32_t row, uint32_t width, uint64_t *sums) {
    const uint8_t *pixel = from->rgb + (size_t)row * from->width * 3;
    memset(sums, 0, (size_t)width * 3 * sizeof *sums);
    uint32_t x = 0, room = from->width; /* what is left of target pixel x */
    for (uint32_t i = 0; i < from->width; i++, pixel += 3) {
        for (uint32_t units = width; units > 0;) {
            uint32_t share = units < room ? units : room;
            for (int c = 0; c < 3; c++) sums[3 * x + (uint32_t)c] += (uint64_t)pixel[c] * share;
            units -= share;
            room -= share;
            if (!room) {
                x++;
                room = from->width;
            }
        }
    }
}

static void shrink(const struct pixels *from, struct pixels *to, uint64_t *sums, uint64_t *total) {
    uint64_t area = (uint64_t)from->width * from->height;
    assert(to->width <= from->width && to->height <= from->height);
    size_t values = (size_t)to->width * 3;
    uint32_t y = 0, room = from->height;
    memset(total, 0, values * sizeof *total);
    for (uint32_t row = 0; row < from->height; row++) {
        sum_row(from, row, to->width, sums);
        for (uint32_t units = to->height; units > 0;) {
            uint32_t share = units < room ? units : room;
            for (size_t i = 0; i < values; i++) total[i] += sums[i] * share;
            units -= share;
            room -= share;
            if (room) continue;
            for (size_t i = 0; i < values; i++) {
                to->rgb[y * values + i] = (uint8_t)((total[i] + area / 2) / area);
                total[i] = 0;
            }
            y++;
            room = from->height;
        }
    }
    assert(y == to->height); /* every row was written, none beyond the last */
}

bool pixels_scale(const struct pixels *from, uint32_t width, uint32_t height, struct pixels *to) {
    uint64_t w = from->width, h = from->height;
    if (w > width) {
        h = (h * width + w / 2) / w;
        w = width;
    }
    if (h > height) {
        w = (w * height + h / 2) / h;
        h = height;
    }
    if (w < 1) w = 1;
    if (h < 1) h = 1;
    if (!pixels_alloc(to, (uint32_t)w, (uint32_t)h)) return false;
    uint64_t *sums = malloc(w * 3 * sizeof *sums), *total = malloc(w * 3 * sizeof *total);
    if (sums && total) shrink(from, to, sums, total);
    bool done = sums && total;
    free(sums);
    free(total);
    if (!done) pixels_free(to);
    return done;
}

size_t pixels_webp(const struct pixels *picture, uint8_t **webp) {
    return WebPEncodeRGB(picture->rgb, (int)picture->width, (int)picture->height, (int)picture->width * 3,
                         82.0f, webp);
}
