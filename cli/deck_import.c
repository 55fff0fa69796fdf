/* deck_import.c: dizaine deck import. */
#include "cli/deck_import.h"
#include "lab/progress.h"
#include "uploads/uploads.h"
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct flag flags[] = {
    {"name", "NAME", "what the deck is called (the folder's or zip's own name)"},
    {"library", "DIR", "where decks are kept (the folder dizaine/decks of your data folder)"},
    {0},
};

static const struct usage usage = {
    .name = "deck import",
    .synopsis = "DIR|ZIP [--name NAME] [--library DIR]",
    .about =
        "Makes a deck of your own pictures (PNG, JPEG, WebP, GIF), for games that are played with pictures. Each one is decoded in a "
        "sandbox and encoded anew. A file cards.txt beside them may say what is on them, one line for each "
        "picture:\n"
        "  sea.jpg: The sea at night | A boat waits under the moon. | boat, moon, waiting",
    .flags = flags,
};

/* The library without --library: in the user's data folder. */
static bool standard_library(struct text *path) {
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    if (data && *data == '/')
        text_format(path, "%s/dizaine/decks", data);
    else if (home && *home == '/')
        text_format(path, "%s/.local/share/dizaine/decks", home);
    return path->size && !path->full;
}

static bool library_of(const struct args *args, struct text *library) {
    const char *given = args_value(args, "library");
    if (!given) return standard_library(library);
    text_add(library, given);
    return true;
}

void cli_deck_list_own(const struct args *args) {
    struct upload_entry entries[100];
    TEXT(library, 4096);
    if (!library_of(args, &library)) return;
    int n = upload_list(library.bytes, entries, 100);
    for (int i = 0; i < n && i < 100; i++)
        printf("%-10s %3d cards   %s\n", entries[i].id, entries[i].cards, entries[i].name);
}

int cli_deck_import(int argc, char **argv) {
    struct args args;
    int code = args_read(&args, &usage, argc, argv);
    if (code != ARGS_GO_ON) return code;
    if (args.words_count != 1)
        return complain("deck import takes one folder or zip file; see dizaine deck import --help");
    TEXT(library, 4096);
    if (!library_of(&args, &library)) return complain("deck import needs --library DIR here");
    enum lang lang = words_choose(NULL) == words_language("fr") ? LANG_FR : LANG_EN;
    char *bytes = malloc(UPLOAD_REPORT_BYTES), id[UPLOAD_ID_BYTES];
    if (!bytes) return complain("there is no memory left");
    struct text report = text_over(bytes, UPLOAD_REPORT_BYTES);
    static const struct upload_budget endless = {
        .cpu_seconds = INT32_MAX, .bytes = INT64_MAX, .step = progress_step};
    progress_begin("deck import");
    enum upload_verdict verdict =
        upload_import(args.words[0], library.bytes, args_value(&args, "name"), lang, &endless, id, &report);
    progress_end();
    fputs(report.bytes, verdict == UPLOAD_FINE ? stdout : stderr);
    if (verdict == UPLOAD_FINE) printf("%s/%s\n", library.bytes, id);
    free(bytes);
    return verdict == UPLOAD_FINE ? 0 : 1;
}
