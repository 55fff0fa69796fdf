/* picture.h: from the bytes of a picture file to pixels, and from pixels to WebP. Runs in the sandbox only.
 */
#ifndef DIZAINE_DECKS_PICTURE_H
#define DIZAINE_DECKS_PICTURE_H

#include <stddef.h>

#include "uploads/uploads.h"

/* Red, green, blue, row after row from the top; what was transparent is white. */
struct picture {
    uint32_t width, height;
    uint8_t *rgb;
};

/* Decodes whatever of the four formats the bytes are; their name is never asked. */
enum decks_verdict picture_decode(const uint8_t *bytes, size_t size, struct picture *picture);
void picture_free(struct picture *picture);

/* False if a picture of that size is not to be decoded. */
bool picture_fits(uint64_t width, uint64_t height);
bool picture_alloc(struct picture *picture, uint32_t width, uint32_t height);
/* Turns and flips as a camera's note says (1..8 as in EXIF; anything else: leaves it). */
bool picture_orient(struct picture *picture, int orientation);
/* The same picture within a box, each pixel the mean of those it covers; never enlarged. */
bool picture_scale(const struct picture *from, uint32_t width, uint32_t height, struct picture *to);
/* To be freed with WebPFree; 0 if it failed. */
size_t picture_webp(const struct picture *picture, uint8_t **webp);

/* The decoders, for picture_decode. */
enum decks_verdict picture_png(const uint8_t *bytes, size_t size, struct picture *picture);
enum decks_verdict picture_jpeg(const uint8_t *bytes, size_t size, struct picture *picture);
enum decks_verdict picture_webp_decode(const uint8_t *bytes, size_t size, struct picture *picture);
enum decks_verdict picture_gif(const uint8_t *bytes, size_t size, struct picture *picture);

#endif
