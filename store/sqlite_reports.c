/* sqlite_reports.c: what players report to whoever runs the server, and whom that one bans. */
#include <stdlib.h>

#include "store/sqlite.h"

int64_t store_report_add(struct store *store, const struct store_report *report) {
    WRITE(store, REPORT_ADD, "iittitttt", report->at, report->table, report->guest, report->what,
          (int64_t)report->n, report->about, report->name, report->text, report->words);
    return sqlite3_last_insert_rowid(store->db);
}

bool store_report_known(struct store *store, const struct store_report *report) {
    return sqlite_number(store, sqlite_bind(store, REPORT_KNOWN, "titit", report->guest, report->table,
                                            report->what, (int64_t)report->n, report->text)) != 0;
}

int store_reports_waiting(struct store *store) {
    return (int)sqlite_number(store, store->query[REPORTS_WAITING]);
}

bool store_report_next(struct store *store, int64_t after, struct store_report *report) {
    sqlite3_stmt *stmt = sqlite_bind(store, REPORTS, "i", after);
    bool found = sqlite_read(store, stmt);
    if (found) {
        *report = (struct store_report){.id = sqlite3_column_int64(stmt, 0),
                                        .at = sqlite3_column_int64(stmt, 1),
                                        .table = sqlite3_column_int64(stmt, 2),
                                        .n = sqlite3_column_int(stmt, 5)};
        sqlite_text(stmt, 3, report->guest, sizeof report->guest);
        sqlite_text(stmt, 4, report->what, sizeof report->what);
        sqlite_text(stmt, 6, report->about, sizeof report->about);
        sqlite_text(stmt, 7, report->name, sizeof report->name);
        sqlite_text(stmt, 8, report->text, sizeof report->text);
        sqlite_text(stmt, 9, report->words, sizeof report->words);
    }
    sqlite_done(stmt);
    return found;
}

bool store_report_done(struct store *store, int64_t id, int64_t at) {
    WRITE(store, REPORT_DONE, "ii", at, id);
    return sqlite3_changes(store->db) > 0;
}

/* --- who is banned from the server --- */

void store_barred_add(struct store *store, const struct store_barred *barred) {
    WRITE(store, BARRED_ADD, "ttiii", barred->guest, barred->name, barred->source, barred->at, barred->until);
}

bool store_barred_remove(struct store *store, const char *guest) {
    WRITE(store, BARRED_REMOVE, "t", guest);
    return sqlite3_changes(store->db) > 0;
}

int store_barred(struct store *store, struct store_barred **list) {
    sqlite3_stmt *stmt = sqlite_bind(store, BARRED, "");
    int size = 0;
    *list = NULL;
    while (sqlite_read(store, stmt)) {
        *list = realloc(*list, (size_t)(size + 1) * sizeof **list);
        if (!*list) abort();
        struct store_barred *barred = &(*list)[size++];
        *barred = (struct store_barred){.source = sqlite3_column_int64(stmt, 2),
                                        .at = sqlite3_column_int64(stmt, 3),
                                        .until = sqlite3_column_int64(stmt, 4)};
        sqlite_text(stmt, 0, barred->guest, sizeof barred->guest);
        sqlite_text(stmt, 1, barred->name, sizeof barred->name);
    }
    sqlite_done(stmt);
    return size;
}
