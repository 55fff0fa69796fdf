/* played.c: see played.h. */
#include "store/played.h"

#include <time.h>

#include "store/db.h"

void store_played_add(struct store *store, int64_t at, const char *game, int64_t table, int people) {
    char month[8];
    time_t seconds = (time_t)(at / 1000);
    struct tm parts;
    if (!gmtime_r(&seconds, &parts) || !strftime(month, sizeof month, "%Y-%m", &parts)) return;
    db_write(store, PLAYED_ADD, "ttii", month, game, table % PLAYED_PARTS, (int64_t)people);
}

void store_played(struct store *store, void (*each)(void *context, const char *month, const char *game, int64_t games, int64_t people),
                  void *context) {
    struct rows rows = db_ask(store, PLAYED, "i", (int64_t)PLAYED_LISTED);
    while (db_next(&rows)) {
        char month[8], game[32];
        db_text(&rows, 0, month, sizeof month);
        db_text(&rows, 1, game, sizeof game);
        each(context, month, game, db_int(&rows, 2), db_int(&rows, 3));
    }
    db_done(&rows);
}
