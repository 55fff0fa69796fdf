/* curve.c: strength over training as an SVG plot. */
#include "train/train.h"

enum { WIDTH = 640, HEIGHT = 360, LEFT = 56, TOP = 40, RIGHT = 16, BOTTOM = 44 };

static double x_of(double part) {
    return LEFT + part * (WIDTH - LEFT - RIGHT);
}

static double y_of(double rate) {
    return TOP + (1 - rate) * (HEIGHT - TOP - BOTTOM);
}

bool curve_write(const struct point *points, int n, const char *title, const char *path) {
    FILE *file = fopen(path, "w");
    if (!file) return false;
    double most = n ? points[n - 1].games : 1;
    fprintf(
        file,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\">\n"
        "<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/><text x=\"%d\" y=\"22\" font-size=\"14\">%s</text>\n",
        WIDTH, HEIGHT, WIDTH, HEIGHT, LEFT, title);
    for (int i = 0; i <= 10; i += 2)
        fprintf(
            file,
            "<path d=\"M%d %.1fH%d\" stroke=\"#ddd\"/><text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%d %%</text>\n",
            LEFT, y_of(i / 10.0), WIDTH - RIGHT, LEFT - 6, y_of(i / 10.0) + 4, i * 10);
    for (int i = 0; i <= 4; i++)
        fprintf(file, "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%.0f</text>\n", x_of(i / 4.0),
                HEIGHT - 24, most * i / 4);
    fprintf(file, "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">games of training</text>\n", WIDTH - RIGHT,
            HEIGHT - 8);
    for (int i = 0; i < n; i++)
        fprintf(file, "<path d=\"M%.1f %.1fV%.1f\" stroke=\"#9bc\"/>\n", x_of(points[i].games / most),
                y_of(points[i].low), y_of(points[i].high));
    fputs("<path fill=\"none\" stroke=\"#136\" stroke-width=\"2\" d=\"", file);
    for (int i = 0; i < n; i++)
        fprintf(file, "%c%.1f %.1f", i ? 'L' : 'M', x_of(points[i].games / most), y_of(points[i].rate));
    fputs("\"/>\n</svg>\n", file);
    return fclose(file) == 0;
}
