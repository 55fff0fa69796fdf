/* reports.c: what players report to whoever runs the server, and whom that one bans. */
#include <stdlib.h>

#include "store/db.h"

int64_t store_report_add(struct store *store, const struct store_report *report) {
    int64_t id = db_new_number(store, NEXT_REPORT);
    db_write(store, REPORT_ADD, "iiittitttt", id, report->at, report->table, report->guest, report->what,
          (int64_t)report->n, report->about, report->name, report->text, report->words);
    return id;
}

bool store_report_known(struct store *store, const struct store_report *report) {
    return db_number(db_ask(store, REPORT_KNOWN, "titit", report->guest, report->table,
                                            report->what, (int64_t)report->n, report->text)) != 0;
}

int store_reports_waiting(struct store *store) {
    return (int)db_number(db_ask(store, REPORTS_WAITING, ""));
}

bool store_report_next(struct store *store, int64_t after, struct store_report *report) {
    struct rows rows = db_ask(store, REPORTS, "i", after);
    bool found = db_next(&rows);
    if (found) {
        *report = (struct store_report){.id = db_int(&rows, 0),
                                        .at = db_int(&rows, 1),
                                        .table = db_int(&rows, 2),
                                        .n = (int)db_int(&rows, 5)};
        db_text(&rows, 3, report->guest, sizeof report->guest);
        db_text(&rows, 4, report->what, sizeof report->what);
        db_text(&rows, 6, report->about, sizeof report->about);
        db_text(&rows, 7, report->name, sizeof report->name);
        db_text(&rows, 8, report->text, sizeof report->text);
        db_text(&rows, 9, report->words, sizeof report->words);
    }
    db_done(&rows);
    return found;
}

bool store_report_done(struct store *store, int64_t id, int64_t at) {
    return db_change(store, REPORT_DONE, "ii", at, id) > 0;
}

/* --- who is banned from the server --- */

void store_barred_add(struct store *store, const struct store_barred *barred) {
    db_write(store, BARRED_ADD, "ttiii", barred->guest, barred->name, barred->source, barred->at, barred->until);
}

bool store_barred_remove(struct store *store, const char *guest) {
    return db_change(store, BARRED_REMOVE, "t", guest) > 0;
}

int store_barred(struct store *store, struct store_barred **list) {
    struct rows rows = db_ask(store, BARRED, "");
    int size = 0;
    *list = NULL;
    while (db_next(&rows)) {
        *list = realloc(*list, (size_t)(size + 1) * sizeof **list);
        if (!*list) abort();
        struct store_barred *barred = &(*list)[size++];
        *barred = (struct store_barred){.source = db_int(&rows, 2),
                                        .at = db_int(&rows, 3),
                                        .until = db_int(&rows, 4)};
        db_text(&rows, 0, barred->guest, sizeof barred->guest);
        db_text(&rows, 1, barred->name, sizeof barred->name);
    }
    db_done(&rows);
    return size;
}
