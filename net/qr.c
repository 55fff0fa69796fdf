/* qr.c: links as QR codes, for the page and for the terminal. */
#include <qrencode.h>
#include <stdio.h>

#include "net/server.h"

enum { QUIET = 4 }; /* empty modules around a code */

bool qr_svg(const char *link, struct text *text) {
    QRcode *code = QRcode_encodeString8bit(link, 0, QR_ECLEVEL_M);
    if (!code) return false;
    int side = code->width + 2 * QUIET;
    text_format(
        text,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" shape-rendering=\"crispEdges\">"
        "<path fill=\"#fff\" d=\"M0 0h%dv%dH0z\"/><path d=\"",
        side, side, side, side);
    for (int y = 0; y < code->width; y++)
        for (int x = 0; x < code->width; x++) {
            int run = 0;
            while (x + run < code->width && code->data[y * code->width + x + run] & 1) run++;
            if (run) text_format(text, "M%d %dh%dv1h-%dz", x + QUIET, y + QUIET, run, run);
            x += run;
        }
    text_add(text, "\"/></svg>");
    QRcode_free(code);
    return !text->full;
}

static bool dark(const QRcode *code, int x, int y) {
    return x >= 0 && y >= 0 && x < code->width && y < code->width && code->data[y * code->width + x] & 1;
}

/* Two rows of modules to a line of half blocks; light is drawn, so that it scans on dark terminals too. */
void qr_print(const char *link) {
    QRcode *code = QRcode_encodeString8bit(link, 0, QR_ECLEVEL_L);
    if (!code) return;
    for (int y = -2; y < code->width + 2; y += 2) {
        fputs("  \033[97;40m", stdout);
        for (int x = -2; x < code->width + 2; x++) {
            bool top = dark(code, x, y), bottom = dark(code, x, y + 1);
            fputs(top ? (bottom ? " " : "▄") : (bottom ? "▀" : "█"), stdout);
        }
        fputs("\033[0m\n", stdout);
    }
    QRcode_free(code);
}
