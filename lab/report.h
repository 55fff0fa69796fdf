/* report.h: what the microscope saw, in words, numbers and pictures, in any language of the program. */
#ifndef DIZAINE_LAB_REPORT_H
#define DIZAINE_LAB_REPORT_H

#include <stdio.h>

#include "lab/microscope.h"

void report_text(FILE *out, const struct microscope *microscope, const int64_t *rows, int language);
void report_json(FILE *out, const struct microscope *microscope, const int64_t *rows);
/* All of it as Markdown, with the plots beside it (MEASURE.LANG.svg) and the command that made it. */
void report_document(FILE *out, const struct microscope *microscope, const int64_t *rows, int language,
                     const char *command);
/* One measure over the settings with its intervals, as an SVG; where there is nothing to see it is not asked for. */
bool report_shows(const struct microscope *microscope, const int64_t *rows, int measure);
void report_plot(FILE *out, const struct microscope *microscope, const int64_t *rows, int measure,
                 int language);
const char *report_measure_name(const struct microscope *microscope,
                                int measure); /* NULL: there is no such measure here */

#endif
