/* decoders.c: PNG, JPEG, WebP and GIF, each by its library, in limits. All run in the sandbox. A file that
 * holds more than its picture (another format behind its end) is refused, though nothing of it would
 * survive. */
#include "uploads/pixels.h"

#include <stdio.h>

#include <gif_lib.h>
#include <jpeglib.h>
#include <jerror.h>
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <webp/decode.h>
#include <webp/demux.h>

static bool only_zeros(const uint8_t *bytes, size_t size) {
    for (size_t i = 0; i < size; i++)
        if (bytes[i]) return false;
    return true;
}

/* Cameras append things to a JPEG (a brightness map, a second view, their own notes), so only what is a file
 * of another kind counts there. */
static bool another_file(const uint8_t *bytes, size_t size) {
    static const char *const signs[] = {"PK\3\4",  "PK\5\6",    "<svg",           "<script",
                                        "<html",   "<!DOCTYPE", "<?php",          "%PDF-",
                                        "\177ELF", "Rar!\032",  "7z\xbc\xaf\x27", "#!/"};
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        if (memmem(bytes, size, signs[i], strlen(signs[i]))) return true;
    return size > 1 && !memcmp(bytes, "MZ", 2);
}

static uint32_t big_endian(const uint8_t *b) {
    return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
}

/* Where the last chunk of a PNG ends; 0 if it has none. */
static size_t png_end(const uint8_t *bytes, size_t size) {
    for (size_t at = 8; at + 12 <= size;) {
        size_t next = at + 12 + big_endian(bytes + at);
        if (next > size) return 0;
        if (!memcmp(bytes + at + 4, "IEND", 4)) return next;
        at = next;
    }
    return 0;
}

enum upload_verdict pixels_png(const uint8_t *bytes, size_t size, struct pixels *picture) {
    png_image image = {.version = PNG_IMAGE_VERSION};
    png_color white = {255, 255, 255};
    /* The size stands in the first chunk: it is judged before libpng sees a byte. */
    if (size < 33 || memcmp(bytes + 12, "IHDR", 4) != 0) return UPLOAD_DAMAGED;
    if (!pixels_fits(big_endian(bytes + 16), big_endian(bytes + 20))) return UPLOAD_BOMB;
    size_t end = png_end(bytes, size);
    if (!end) return UPLOAD_DAMAGED;
    if (!only_zeros(bytes + end, size - end)) return UPLOAD_POLYGLOT;
    if (!png_image_begin_read_from_memory(&image, bytes, size)) return UPLOAD_DAMAGED;
    image.format = PNG_FORMAT_RGB;
    bool done = pixels_fits(image.width, image.height) && pixels_alloc(picture, image.width, image.height) &&
                png_image_finish_read(&image, &white, picture->rgb, (png_int_32)image.width * 3, NULL);
    png_image_free(&image);
    /* libpng mends some errors and says so only here. */
    return done && !PNG_IMAGE_FAILED(image) ? UPLOAD_FINE : UPLOAD_DAMAGED;
}

struct jpeg_trouble {
    struct jpeg_error_mgr manager; /* first: libjpeg knows nothing of the rest */
    jmp_buf out;
    int orientation; /* here, since a long jump may spoil what is in a register */
};

static void jpeg_fails(j_common_ptr jpeg) {
    longjmp(((struct jpeg_trouble *)jpeg->err)->out, 1);
}

/* A file that ends too soon is a warning to libjpeg, which paints the rest grey. */
static void jpeg_warns(j_common_ptr jpeg, int level) {
    if (level < 0 && jpeg->err->msg_code == JWRN_JPEG_EOF) jpeg_fails(jpeg);
}

/* A progressive file may repeat its scans for ever. */
static void jpeg_progresses(j_common_ptr jpeg) {
    if (jpeg->is_decompressor && ((j_decompress_ptr)jpeg)->input_scan_number > 200) jpeg_fails(jpeg);
}

static uint32_t exif_number(const uint8_t *b, bool little, int size) {
    uint32_t number = 0;
    for (int i = 0; i < size; i++) number |= (uint32_t)b[i] << 8 * (little ? i : size - 1 - i);
    return number;
}

/* The orientation that a camera noted, 1 if none. */
static int exif_orientation(const uint8_t *exif, size_t size) {
    if (size < 14 || memcmp(exif, "Exif\0", 6) != 0) return 1;
    const uint8_t *tiff = exif + 6;
    size -= 6;
    bool little = tiff[0] == 'I';
    size_t at = exif_number(tiff + 4, little, 4);
    if (at > size || size - at < 2) return 1;
    uint32_t entries = exif_number(tiff + at, little, 2);
    for (at += 2; entries > 0 && at + 12 <= size; entries--, at += 12)
        if (exif_number(tiff + at, little, 2) == 0x112) return (int)exif_number(tiff + at + 8, little, 2);
    return 1;
}

static void read_jpeg_row(struct jpeg_decompress_struct *jpeg, uint8_t *row, uint8_t *rgb) {
    jpeg_read_scanlines(jpeg, &row, 1);
    if (jpeg->out_color_space == JCS_RGB) {
        memcpy(rgb, row, (size_t)jpeg->output_width * 3);
        return;
    }
    /* Four inks; Adobe's files hold them inverted, and only such files are about. */
    for (uint32_t x = 0; x < jpeg->output_width; x++)
        for (int c = 0; c < 3; c++)
            rgb[3 * x + (uint32_t)c] = (uint8_t)(row[4 * x + (uint32_t)c] * row[4 * x + 3] / 255);
}

static enum upload_verdict read_jpeg(struct jpeg_decompress_struct *jpeg, struct pixels *picture) {
    int *orientation = &((struct jpeg_trouble *)jpeg->err)->orientation;
    jpeg_save_markers(jpeg, JPEG_APP0 + 1, 0xffff);
    jpeg_read_header(jpeg, TRUE);
    if (!pixels_fits(jpeg->image_width, jpeg->image_height)) return UPLOAD_BOMB;
    for (jpeg_saved_marker_ptr marker = jpeg->marker_list; marker && *orientation == 1; marker = marker->next)
        *orientation = exif_orientation(marker->data, marker->data_length);
    bool inks = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
    jpeg->out_color_space = inks ? JCS_CMYK : JCS_RGB;
    /* A large photograph is shrunk while it is decoded, to no less than twice a card. */
    jpeg->scale_num = 1;
    jpeg->scale_denom = 1;
    while (jpeg->scale_denom < 8 && jpeg->image_width / (jpeg->scale_denom * 2) >= 2 * UPLOAD_HEIGHT &&
           jpeg->image_height / (jpeg->scale_denom * 2) >= 2 * UPLOAD_HEIGHT)
        jpeg->scale_denom *= 2;
    jpeg_start_decompress(jpeg);
    uint32_t w = jpeg->output_width, h = jpeg->output_height;
    JSAMPARRAY row =
        jpeg->mem->alloc_sarray((j_common_ptr)jpeg, JPOOL_IMAGE, w * (JDIMENSION)jpeg->output_components, 1);
    if (!pixels_alloc(picture, w, h)) return UPLOAD_BOMB;
    for (uint32_t y = 0; y < h; y++) read_jpeg_row(jpeg, row[0], picture->rgb + (size_t)y * w * 3);
    jpeg_finish_decompress(jpeg);
    return another_file(jpeg->src->next_input_byte, jpeg->src->bytes_in_buffer) ? UPLOAD_POLYGLOT
                                                                                : UPLOAD_FINE;
}

/* On ARM libjpeg reads in /proc what the processor can do, when it first turns rows into another colour
 * space. */
void pixels_prepare(void) {
    struct jpeg_compress_struct jpeg;
    struct jpeg_error_mgr manager;
    unsigned char *bytes = NULL;
    unsigned long size = 0;
    jpeg.err = jpeg_std_error(&manager);
    jpeg_create_compress(&jpeg);
    jpeg_mem_dest(&jpeg, &bytes, &size);
    jpeg.image_width = jpeg.image_height = 8;
    jpeg.input_components = 3;
    jpeg.in_color_space = JCS_RGB;
    jpeg_set_defaults(&jpeg);
    jpeg_start_compress(&jpeg, TRUE);
    jpeg_destroy_compress(&jpeg);
    free(bytes);
}

enum upload_verdict pixels_jpeg(const uint8_t *bytes, size_t size, struct pixels *picture) {
    struct jpeg_decompress_struct jpeg;
    struct jpeg_trouble trouble;
    struct jpeg_progress_mgr progress = {.progress_monitor = jpeg_progresses};
    jpeg.err = jpeg_std_error(&trouble.manager);
    trouble.orientation = 1;
    trouble.manager.error_exit = jpeg_fails;
    trouble.manager.emit_message = jpeg_warns;
    if (setjmp(trouble.out)) {
        jpeg_destroy_decompress(&jpeg);
        return UPLOAD_DAMAGED;
    }
    jpeg_create_decompress(&jpeg);
    jpeg.progress = &progress;
    jpeg_mem_src(&jpeg, bytes, size);
    enum upload_verdict verdict = read_jpeg(&jpeg, picture);
    jpeg_destroy_decompress(&jpeg);
    if (verdict == UPLOAD_FINE && !pixels_orient(picture, trouble.orientation)) verdict = UPLOAD_BOMB;
    return verdict;
}

/* The first frame of an animation, or the picture itself. */
static enum upload_verdict decode_webp_frame(const WebPIterator *frame, struct pixels *picture) {
    int width, height;
    uint8_t *rgba = WebPDecodeRGBA(frame->fragment.bytes, frame->fragment.size, &width, &height);
    if (!rgba) return UPLOAD_DAMAGED;
    bool room = pixels_alloc(picture, (uint32_t)width, (uint32_t)height);
    size_t pixels = (size_t)width * (size_t)height;
    for (size_t i = 0; room && i < pixels; i++)
        for (size_t c = 0; c < 3; c++)
            picture->rgb[3 * i + c] =
                (uint8_t)((rgba[4 * i + c] * rgba[4 * i + 3] + 255 * (255 - rgba[4 * i + 3])) / 255);
    WebPFree(rgba);
    return room ? UPLOAD_FINE : UPLOAD_BOMB;
}

enum upload_verdict pixels_webp_decode(const uint8_t *bytes, size_t size, struct pixels *picture) {
    size_t end =
        8 + (size_t)bytes[4] + ((size_t)bytes[5] << 8) + ((size_t)bytes[6] << 16) + ((size_t)bytes[7] << 24);
    if (end > size) return UPLOAD_DAMAGED;
    if (!only_zeros(bytes + end, size - end)) return UPLOAD_POLYGLOT;
    WebPBitstreamFeatures features;
    if (WebPGetFeatures(bytes, size, &features) != VP8_STATUS_OK) return UPLOAD_DAMAGED;
    if (!pixels_fits((uint64_t)features.width, (uint64_t)features.height)) return UPLOAD_BOMB;
    WebPDemuxer *demux = WebPDemux(&(WebPData){bytes, end});
    WebPIterator frame;
    if (!demux) return UPLOAD_DAMAGED;
    enum upload_verdict verdict = UPLOAD_DAMAGED;
    if (WebPDemuxGetFrame(demux, 1, &frame)) {
        verdict = pixels_fits((uint64_t)frame.width, (uint64_t)frame.height)
                      ? decode_webp_frame(&frame, picture)
                      : UPLOAD_BOMB;
        WebPDemuxReleaseIterator(&frame);
    }
    WebPDemuxDelete(demux);
    return verdict;
}

struct gif_bytes {
    const uint8_t *at;
    size_t left;
};

static int read_gif(GifFileType *gif, GifByteType *to, int size) {
    struct gif_bytes *bytes = gif->UserData;
    size_t n = (size_t)size < bytes->left ? (size_t)size : bytes->left;
    memcpy(to, bytes->at, n);
    bytes->at += n;
    bytes->left -= n;
    return (int)n;
}

static bool skip_extension(GifFileType *gif, int *clear) {
    int code;
    GifByteType *block;
    if (DGifGetExtension(gif, &code, &block) == GIF_ERROR) return false;
    while (block) {
        GraphicsControlBlock control;
        if (code == GRAPHICS_EXT_FUNC_CODE && DGifExtensionToGCB(block[0], block + 1, &control) == GIF_OK)
            *clear = control.TransparentColor;
        if (DGifGetExtensionNext(gif, &block) == GIF_ERROR) return false;
    }
    return true;
}

static bool skip_gif_image(GifFileType *gif) {
    int size;
    GifByteType *block;
    if (DGifGetImageDesc(gif) == GIF_ERROR || DGifGetCode(gif, &size, &block) == GIF_ERROR) return false;
    while (block)
        if (DGifGetCodeNext(gif, &block) == GIF_ERROR) return false;
    return true;
}

/* The first image, on a white canvas. */
static enum upload_verdict read_gif_image(GifFileType *gif, int clear, struct pixels *picture) {
    static const struct { uint8_t first, by; } pass[4] = {{0, 8}, {4, 8}, {2, 4}, {1, 2}};
    if (DGifGetImageDesc(gif) == GIF_ERROR) return UPLOAD_DAMAGED;
    const GifImageDesc *image = &gif->Image;
    const ColorMapObject *colours = image->ColorMap ? image->ColorMap : gif->SColorMap;
    if (!colours || image->Width < 1 || image->Height < 1 || image->Left + image->Width > gif->SWidth ||
        image->Top + image->Height > gif->SHeight)
        return UPLOAD_DAMAGED;
    if (!pixels_alloc(picture, (uint32_t)gif->SWidth, (uint32_t)gif->SHeight)) return UPLOAD_BOMB;
    memset(picture->rgb, 255, (size_t)picture->width * picture->height * 3);
    GifPixelType *line = malloc((size_t)image->Width);
    bool done = line != NULL;
    for (int p = image->Interlace ? 0 : 3; done && p < 4; p++)
        for (int y = image->Interlace ? pass[p].first : 0; done && y < image->Height;
             y += image->Interlace ? pass[p].by : 1) {
            done = DGifGetLine(gif, line, image->Width) == GIF_OK;
            uint8_t *rgb =
                picture->rgb + 3 * ((size_t)(image->Top + y) * picture->width + (size_t)image->Left);
            for (int x = 0; done && x < image->Width; x++) {
                if (line[x] == clear || line[x] >= colours->ColorCount) continue;
                const GifColorType *colour = &colours->Colors[line[x]];
                memcpy(rgb + 3 * x, (uint8_t[]){colour->Red, colour->Green, colour->Blue}, 3);
            }
        }
    free(line);
    return done ? UPLOAD_FINE : UPLOAD_DAMAGED;
}

/* Record by record: an animation's other images are passed over, not unpacked. */
static enum upload_verdict read_gif_records(GifFileType *gif, struct pixels *picture) {
    int clear = NO_TRANSPARENT_COLOR;
    GifRecordType type;
    for (int records = 0; records < 20000; records++) {
        if (DGifGetRecordType(gif, &type) == GIF_ERROR) return UPLOAD_DAMAGED;
        if (type == TERMINATE_RECORD_TYPE) return picture->rgb ? UPLOAD_FINE : UPLOAD_DAMAGED;
        if (type == EXTENSION_RECORD_TYPE) {
            if (!skip_extension(gif, &clear)) return UPLOAD_DAMAGED;
        } else if (picture->rgb) {
            if (!skip_gif_image(gif)) return UPLOAD_DAMAGED;
        } else {
            enum upload_verdict verdict = read_gif_image(gif, clear, picture);
            if (verdict != UPLOAD_FINE) return verdict;
        }
    }
    return UPLOAD_BOMB;
}

enum upload_verdict pixels_gif(const uint8_t *bytes, size_t size, struct pixels *picture) {
    struct gif_bytes rest = {bytes, size};
    int trouble;
    GifFileType *gif = DGifOpen(&rest, read_gif, &trouble);
    if (!gif) return UPLOAD_DAMAGED;
    enum upload_verdict verdict = UPLOAD_BOMB;
    if (gif->SWidth < 1 || gif->SHeight < 1)
        verdict = UPLOAD_DAMAGED;
    else if (pixels_fits((uint64_t)gif->SWidth, (uint64_t)gif->SHeight))
        verdict = read_gif_records(gif, picture);
    DGifCloseFile(gif, &trouble);
    if (verdict == UPLOAD_FINE && !only_zeros(rest.at, rest.left)) verdict = UPLOAD_POLYGLOT;
    return verdict;
}
