/* export.c: `dizaine export`: finished games for those who study them, one by one and never all in memory. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/args.h"
#include "lab/lab.h"
#include "lab/progress.h"
#include "store/finished.h"
#include "store/records.h"

static const struct flag flags[] = {
    {"format", "F", "ndjson: a game a line (the standard); csv: a decision a line"},
    {"game", "NAME", "only games of this name"},
    {"players", "N", "only games of so many players"},
    {"observations", NULL, "csv: what the seat could see, as numbers, behind each decision; needs --game"},
    {"names", NULL, "with the players' names, which are left out otherwise"},
    {0},
};
static const struct usage usage = {
    .name = "export",
    .synopsis = "FILE…|-",
    .about =
        "Reads records (- is standard input), replays and verifies each, and writes the finished games to standard output. A FILE may also be "
        "the database of a server, or its address as postgresql://…: its finished games are read, beside a server that goes on. A record with a "
        "fault or an unfinished game is left out and counted on standard error. Players' names are left out unless --names asks for them.",
    .flags = flags,
};

struct export {
    const struct game *only;
    int64_t players;
    bool csv, names, observations, headed;
    uint64_t written, left_out;
    char *bytes;
    uint32_t room;
};

static void write_line(struct export *export, const struct record *record) {
    for (;;) {
        struct text text = text_over(export->bytes, export->room);
        record_write(record, false, &text);
        if (!text.full) {
            puts(text.bytes);
            return;
        }
        export->room *= 2;
        if (!(export->bytes = realloc(export->bytes, export->room))) abort();
    }
}

static void write_head(struct export *export) {
    export->headed = true;
    fputs("record,game,rules,players,ply,seat,phase,move,action,choices,score,final_score,won", stdout);
    if (export->names) fputs(",name", stdout);
    if (export->observations)
        for (const struct lab_part *part = lab_of(export->only)->parts; part->name; part++)
            for (int i = 0; i < part->size; i++) printf(part->size > 1 ? ",%s_%d" : ",%s", part->name, i);
    putchar('\n');
}

static void write_quoted(const char *text) {
    putchar('"');
    for (; *text; text++) {
        if (*text == '"') putchar('"');
        putchar(*text);
    }
    putchar('"');
}

static void write_decisions(struct export *export, const struct record *record) {
    const struct lab *lab = lab_of(record->game);
    struct state state, end;
    int16_t seen[LAB_OBSERVATION_MAX];
    if (!export->headed) write_head(export);
    record_state(record, record->count, &end);
    game_start(&state, record->game, &record->options);
    for (uint32_t ply = 0; ply < record->count; ply++) {
        struct move move = record->turns[ply].move, moves[MOVES_MAX], obliged;
        bool decides = move.who != CHANCE &&
                       !(record->game->obliged && record->game->obliged(&state, move.who, &obliged));
        if (decides) {
            struct state view = game_view(&state, move.who);
            TEXT(said, 64);
            game_say(&state, move, &said);
            printf("%llu,%s,%d,%d,%u,%d,%d,%s,%d,%d,%d,%d,%d", (unsigned long long)export->written,
                   record->game->name, record->game->rules, record->options.players, ply, move.who,
                   state.phase, said.bytes, lab->action(&view, move), game_moves(&view, move.who, moves),
                   state.score[move.who], end.score[move.who], end.winners >> move.who & 1);
            if (export->names) {
                putchar(',');
                write_quoted(record->names[move.who] ? record->names[move.who] : "");
            }
            if (export->observations) {
                lab->observe(&view, move.who, seen, NULL);
                for (int i = 0; i < lab_observation(lab); i++) printf(",%d", seen[i]);
            }
            putchar('\n');
        }
        game_apply(&state, move);
    }
}

static bool wanted(const struct export *export, const struct record *record) {
    return (!export->only || export->only == record->game) &&
           (!export->players || export->players == record->options.players);
}

static void export_record(struct export *export, struct record record) {
    struct state end;
    if (!wanted(export, &record)) return;
    record_state(&record, record.count, &end);
    if (!game_over(&end)) {
        export->left_out++;
        return;
    }
    if (!export->names) memset(record.names, 0, sizeof record.names);
    if (export->csv)
        write_decisions(export, &record);
    else
        write_line(export, &record);
    export->written++;
}

static void export_text(struct export *export, const char *bytes, size_t size) {
    struct loaded loaded;
    struct fault fault;
    if (!record_read(bytes, size, &loaded, &fault)) {
        export->left_out++;
        return;
    }
    export_record(export, loaded.record);
    loaded_free(&loaded);
}

/* False if the file cannot be read to its end. */
static bool export_stream(struct export *export, FILE *file) {
    struct record_stream stream;
    struct fault fault;
    enum found found;
    record_stream_open(&stream, file);
    while ((found = record_stream_next(&stream, &fault)) == FOUND_RECORD || found == FOUND_FAULT) {
        progress_read(file);
        if (found == FOUND_RECORD)
            export_text(export, stream.bytes, stream.size);
        else
            export->left_out++;
        if (ferror(stdout)) break;
    }
    record_stream_free(&stream);
    return found != FOUND_UNREADABLE;
}

static bool export_stored(void *context, const char *record, size_t size, uint64_t done, uint64_t all) {
    progress_step(done, all);
    export_text(context, record, size);
    return !ferror(stdout);
}

static bool export_store(struct export *export, const char *where) {
    struct store_finished finished = {.each = export_stored, .context = export};
    bool read = store_finished(where, &finished);
    progress_end();
    if (!read) fprintf(stderr, "dizaine: %s\n", finished.why);
    return read;
}

static bool export_file(struct export *export, const char *name) {
    progress_begin("export");
    if (store_is_one(name)) return export_store(export, name);
    FILE *file = strcmp(name, "-") == 0 ? stdin : fopen(name, "r");
    bool read = file && export_stream(export, file);
    int trouble = errno;
    if (file && file != stdin) fclose(file);
    progress_end();
    if (!read) complain("%s cannot be read: %s", name, system_says(trouble));
    return read;
}

int cli_export(int argc, char **argv) {
    struct args args;
    struct export export = {.room = 1 << 16};
    int code = args_read(&args, &usage, argc, argv);
    if (code != ARGS_GO_ON) return code;
    const char *format = args_value(&args, "format"), *game = args_value(&args, "game");
    if (args.words_count == 0) return complain("export needs a file, or - for standard input");
    if (format && strcmp(format, "ndjson") != 0 && strcmp(format, "csv") != 0)
        return complain("--format %s: it is ndjson or csv", format);
    if (game && !(export.only = args_game(game))) return EXIT_BAD_CALL;
    if (!args_number(&args, "players", 1, SEATS_MAX, &export.players)) return EXIT_BAD_CALL;
    export.csv = format && strcmp(format, "csv") == 0;
    export.names = args_has(&args, "names");
    export.observations = args_has(&args, "observations");
    if (export.observations && (!export.csv || !export.only))
        return complain("--observations needs --format csv and --game NAME");
    if (!(export.bytes = malloc(export.room))) abort();
    for (int i = 0; i < args.words_count && code != EXIT_BAD_CALL; i++)
        if (!export_file(&export, args.words[i])) code = EXIT_BAD_CALL;
    free(export.bytes);
    if (export.left_out)
        fprintf(stderr,
                "dizaine: %llu left out, with a fault or unfinished; dizaine check names the faults\n",
                (unsigned long long)export.left_out);
    return code == EXIT_BAD_CALL ? EXIT_BAD_CALL : 0;
}
