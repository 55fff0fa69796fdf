/* db.h: what both stores share: the queries by name, bound by letters. A question is asked at once; a write gathers for the next commit.
 * sqlite.c and postgres.c know how. */
#ifndef DIZAINE_STORE_DB_H
#define DIZAINE_STORE_DB_H

#include "store/columns.h"
#include "store/store.h"

/* Bump it when older programs cannot read what this one writes. */
enum { STORE_VERSION = 5 };
enum { VALUES_MAX = 40, DB_ERROR_BYTES = 300 };

enum query {
#define QUERY(name, sql) name,
#include "store/queries.def"
#undef QUERY
    QUERIES
};

/* A value that is bound: a number, or bytes; neither: NULL. */
struct value {
    char kind; /* i, t, b, or 0 */
    int64_t number;
    const void *bytes;
    int size;
};

/* The rows of an answer, one after the other. */
struct rows {
    struct store *store;
    void *answer; /* sqlite3_stmt, or PGresult */
    int row;
    bool failed; /* it could not be read, or not to its end */
};

/* Letters: i int64_t, t text, n text or NULL when empty, h a hash, b bytes and their size. */
struct rows db_ask(struct store *store, enum query which, const char *letters, ...);
bool db_next(struct rows *rows); /* false: no more rows, or a failure */
void db_done(struct rows *rows);
int64_t db_int(const struct rows *rows, int column);
const char *db_string(const struct rows *rows, int column); /* until the next row */
void db_text(const struct rows *rows, int column, char *to, size_t size);
bool db_bytes(const struct rows *rows, int column, uint8_t *to, int size); /* zeros and false if it has another size */
int64_t db_number(struct rows rows);                                       /* of one row and column; 0: none */
int db_ids(struct rows rows, char (*ids)[ID_BYTES]);                       /* of all rows; how many */

/* After a failure the rest of the transaction is not even tried. */
void db_write(struct store *store, enum query which, const char *letters, ...);
void db_write_values(struct store *store, enum query which, const struct value *values, int size);
/* The same, and how many rows it changed; PostgreSQL does it at once. */
int64_t db_change(struct store *store, enum query which, const char *letters, ...);
/* Events of a file are not all in `event`, where questions about many tables look for them: before one of those they are called home. */
void db_event_add(struct store *store, int64_t table, uint32_t seq, int64_t at, const char *line);
bool db_events(struct store *store, int64_t table, bool (*each)(void *context, int64_t at, const char *line), void *context);
int64_t db_last_event_at(struct store *store, int64_t table);
void db_events_home(struct store *store);
void db_events_leave(struct store *store, int64_t table); /* before DROP_EVENTS */
int64_t db_new_number(struct store *store, enum query which); /* for a row of NEXT_TABLE or NEXT_REPORT */
void db_secure_delete(struct store *store, bool on); /* what is deleted is also written over, where the store can */

struct value db_value_number(int64_t number);
struct value db_value_text(const char *text, bool or_null);
struct value db_value_bytes(const void *bytes, int size);

/* The guest of a read of id, name, lang, made and source; false: none. */
bool db_guest(struct rows rows, struct store_guest *guest);

#endif
