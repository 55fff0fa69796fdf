/* postgres_none.c: what stands for the PostgreSQL store where libpq is missing: one sentence. */
#include "store/postgres_parts.h"

#ifndef WITH_POSTGRES

#include <stdio.h>
#include <stdlib.h>

#include "store/postgres.h"

struct store *postgres_open(const char *url, const char *node, char *why, size_t why_size) {
    snprintf(why, why_size, "This program was built without PostgreSQL: install libpq-dev and build it again.");
    return NULL;
}

/* No store is ever one of these. */
void postgres_close(struct store *store) { abort(); }
void postgres_ask(struct rows *rows, enum query which, const struct value *values, int size) { abort(); }
bool postgres_next(struct rows *rows) { abort(); }
void postgres_done(struct rows *rows) { abort(); }
int64_t postgres_int(const struct rows *rows, int column) { abort(); }
const char *postgres_string(const struct rows *rows, int column) { abort(); }
bool postgres_bytes(const struct rows *rows, int column, uint8_t *to, int size) { abort(); }
void postgres_write(struct store *store, enum query which, const struct value *values, int size) { abort(); }
int64_t postgres_change(struct store *store, enum query which, const struct value *values, int size) { abort(); }
int64_t postgres_new_number(struct store *store, enum query which) { abort(); }
void postgres_send(struct store *store, store_told *told, void *context) { abort(); }
bool postgres_sending(const struct store *store) { abort(); }
void postgres_wait(struct store *store) { abort(); }
enum store_claim postgres_claim(struct store *store, const char *id_or_code, char node[NODE_NAME_BYTES]) { abort(); }
void postgres_attach(struct store *store, struct uv_loop_s *loop) { abort(); }
void postgres_tick(struct store *store) { abort(); }
bool postgres_away(const struct store *store) { abort(); }
int64_t postgres_incarnation(const struct store *store) { abort(); }
bool postgres_lost(struct store *store) { abort(); }
bool postgres_unread(struct store *store) { abort(); }
void postgres_release(struct store *store) { abort(); }
bool postgres_sweeps(struct store *store) { abort(); }
void postgres_listen(struct store *store, store_heard *heard, void *context) { abort(); }

bool store_deck_put(const char *url, const struct store_deck *deck, const char *folder) { abort(); }
bool store_deck_fetch(const char *url, const char *id, const char *folder) { abort(); }
bool store_deck_file_drop(const char *url, const char *id, const char *name) { abort(); }

#endif
