/* pictures.h: picture files and zips for tests, made on the spot: good ones, and some that nobody should
 * open. */
#ifndef DIZAINE_TESTS_PICTURES_H
#define DIZAINE_TESTS_PICTURES_H

#include <stdio.h>

#include <gif_lib.h>
#include <jpeglib.h>
#include <png.h>
#include <stdlib.h>
#include <string.h>
#include <webp/encode.h>
#include <zip.h>

#include "tests/table.h"

struct bytes {
    uint8_t *at;
    size_t size;
};

static inline struct bytes more(struct bytes bytes, const void *tail, size_t size) {
    uint8_t *at = malloc(bytes.size + size + 1);
    memcpy(at, bytes.at, bytes.size);
    memcpy(at + bytes.size, tail, size);
    free(bytes.at);
    return (struct bytes){at, bytes.size + size};
}

static inline struct bytes bytes_of(const char *text) {
    return more((struct bytes){calloc(1, 1), 0}, text, strlen(text));
}

/* A quarter each: red, green / blue, white. `shade` tells pictures apart. */
static inline uint8_t *quarters(int width, int height, uint8_t shade) {
    uint8_t *rgb = malloc((size_t)width * (size_t)height * 3);
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            bool right = x >= width / 2, low = y >= height / 2;
            uint8_t *pixel = rgb + 3 * (y * width + x);
            pixel[0] = !right == !low ? 255 : shade;
            pixel[1] = right ? 255 : shade;
            pixel[2] = low ? 255 : shade;
        }
    return rgb;
}

static inline struct bytes png_picture(int width, int height, uint8_t shade) {
    uint8_t *rgb = quarters(width, height, shade);
    png_image image = {.version = PNG_IMAGE_VERSION,
                       .width = (png_uint_32)width,
                       .height = (png_uint_32)height,
                       .format = PNG_FORMAT_RGB};
    png_alloc_size_t size = 0;
    assert_true(png_image_write_to_memory(&image, NULL, &size, 0, rgb, 0, NULL));
    struct bytes bytes = {malloc(size), size};
    assert_true(png_image_write_to_memory(&image, bytes.at, &size, 0, rgb, 0, NULL));
    free(rgb);
    return bytes;
}

/* With a camera's note on how it was held, unless orientation is 0. */
static inline struct bytes jpeg_picture(int width, int height, uint8_t shade, int orientation) {
    uint8_t exif[] = {'E', 'x', 'i', 'f', 0,    0, 'M', 'M', 0, 42, 0, 0, 0,
                      8,   0,   1,   1,   0x12, 0, 3,   0,   0, 0,  1, 0, (uint8_t)orientation,
                      0,   0,   0,   0,   0,    0};
    uint8_t *rgb = quarters(width, height, shade);
    struct jpeg_compress_struct jpeg;
    struct jpeg_error_mgr errors;
    struct bytes bytes = {0};
    unsigned long size = 0;
    jpeg.err = jpeg_std_error(&errors);
    jpeg_create_compress(&jpeg);
    jpeg_mem_dest(&jpeg, &bytes.at, &size);
    jpeg.image_width = (JDIMENSION)width;
    jpeg.image_height = (JDIMENSION)height;
    jpeg.input_components = 3;
    jpeg.in_color_space = JCS_RGB;
    jpeg_set_defaults(&jpeg);
    jpeg_set_quality(&jpeg, 95, TRUE);
    jpeg_start_compress(&jpeg, TRUE);
    if (orientation) jpeg_write_marker(&jpeg, JPEG_APP0 + 1, exif, sizeof exif);
    for (int y = 0; y < height; y++) {
        JSAMPROW row = rgb + (size_t)y * (size_t)width * 3;
        jpeg_write_scanlines(&jpeg, &row, 1);
    }
    jpeg_finish_compress(&jpeg);
    jpeg_destroy_compress(&jpeg);
    free(rgb);
    bytes.size = size;
    return bytes;
}

static inline struct bytes webp_picture(int width, int height, uint8_t shade) {
    uint8_t *rgb = quarters(width, height, shade), *out;
    struct bytes bytes = {0};
    size_t size = WebPEncodeLosslessRGB(rgb, width, height, width * 3, &out);
    bytes = more((struct bytes){calloc(1, 1), 0}, out, size);
    WebPFree(out);
    free(rgb);
    return bytes;
}

static inline int gif_write(GifFileType *gif, const GifByteType *from, int size) {
    struct bytes *bytes = gif->UserData;
    *bytes = more(*bytes, from, (size_t)size);
    return size;
}

/* The same quarters in four colours, as the first of `frames` images. */
static inline struct bytes gif_picture(int width, int height, uint8_t shade, int frames, bool interlace) {
    GifColorType colour[4] = {{255, shade, shade}, {shade, 255, shade}, {shade, shade, 255}, {255, 255, 255}};
    struct bytes bytes = {calloc(1, 1), 0};
    int error;
    GifFileType *gif = EGifOpen(&bytes, gif_write, &error);
    EGifSetGifVersion(gif, true);
    ColorMapObject *map = GifMakeMapObject(4, colour);
    EGifPutScreenDesc(gif, width, height, 2, 0, map);
    for (int f = 0; f < frames; f++) {
        static const int first[] = {0, 4, 2, 1}, by[] = {8, 8, 4, 2};
        EGifPutImageDesc(gif, 0, 0, width, height, interlace, NULL);
        GifPixelType *line = malloc((size_t)width);
        for (int pass = interlace ? 0 : 3; pass < 4; pass++)
            for (int y = interlace ? first[pass] : 0; y < height; y += interlace ? by[pass] : 1) {
                for (int x = 0; x < width; x++)
                    line[x] = (GifPixelType)(f ? 3 : (x >= width / 2) + 2 * (y >= height / 2));
                EGifPutLine(gif, line, width);
            }
        free(line);
    }
    EGifCloseFile(gif, &error);
    GifFreeMapObject(map);
    return bytes;
}

static inline void save(const char *folder, const char *name, struct bytes bytes) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes.at, 1, bytes.size, file), bytes.size);
    fclose(file);
    free(bytes.at);
}

/* A zip under way: files go in, close writes it. */
static inline zip_t *zip_new(const char *path) {
    int error;
    zip_t *zip = zip_open(path, ZIP_CREATE | ZIP_TRUNCATE, &error);
    assert_non_null(zip);
    return zip;
}

static inline zip_int64_t zip_put(zip_t *zip, const char *name, struct bytes bytes) {
    zip_int64_t index =
        zip_file_add(zip, name, zip_source_buffer(zip, bytes.at, bytes.size, 1), ZIP_FL_ENC_UTF_8);
    assert_true(index >= 0);
    return index;
}

#endif
