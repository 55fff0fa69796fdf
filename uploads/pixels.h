/* pixels.h: from the bytes of a picture file to pixels, and from pixels to WebP. Runs in the sandbox only. */
#ifndef DIZAINE_UPLOADS_PIXELS_H
#define DIZAINE_UPLOADS_PIXELS_H

#include <stddef.h>

#include "uploads/uploads.h"

/* Red, green, blue, row after row from the top; what was transparent is white. */
struct pixels {
    uint32_t width, height;
    uint8_t *rgb;
};

/* Lets the decoders look up what they ask files for, while there are files: before the lock. */
void pixels_prepare(void);

/* Decodes whatever of the four formats the bytes are; their name is never asked. */
enum upload_verdict pixels_decode(const uint8_t *bytes, size_t size, struct pixels *picture);

/* False if a picture of that size is not to be decoded. */
bool pixels_fits(uint64_t width, uint64_t height);
bool pixels_alloc(struct pixels *picture, uint32_t width, uint32_t height);
/* Turns and flips as a camera's note says (1..8 as in EXIF; anything else: leaves it). */
bool pixels_orient(struct pixels *picture, int orientation);
/* The same picture within a box, each pixel the mean of those it covers; never enlarged. */
bool pixels_scale(const struct pixels *from, uint32_t width, uint32_t height, struct pixels *to);
/* To be freed with WebPFree; 0 if it failed. */
size_t pixels_webp(const struct pixels *picture, uint8_t **webp);

/* The decoders, for pixels_decode. */
enum upload_verdict pixels_png(const uint8_t *bytes, size_t size, struct pixels *picture);
enum upload_verdict pixels_jpeg(const uint8_t *bytes, size_t size, struct pixels *picture);
enum upload_verdict pixels_webp_decode(const uint8_t *bytes, size_t size, struct pixels *picture);
enum upload_verdict pixels_gif(const uint8_t *bytes, size_t size, struct pixels *picture);

#endif
