/* said.h: what the program says of itself, in the language of the environment. The sources have it in English; words/terminal.LANG.po has
 * the rest (tools/po). */
#ifndef DIZAINE_CLI_SAID_H
#define DIZAINE_CLI_SAID_H

/* The text in the language of the environment, or as it is; a format keeps its conversions in their order. */
const char *said(const char *english) __attribute__((format_arg(1)));

/* The table that tools/po makes: by language (the number in words_languages), ends with a NULL text. */
struct said_text {
    int language;
    const char *english, *text;
};
extern const struct said_text said_list[];

#endif
