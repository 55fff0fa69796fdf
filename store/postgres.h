/* postgres.h: the store in a PostgreSQL database that several servers share. Commits go on one connection, as a pipeline that is
 * one transaction; what is asked goes on a second, leases on a third. All are answered from the loop (store/fiber.h). */
#ifndef DIZAINE_STORE_POSTGRES_H
#define DIZAINE_STORE_POSTGRES_H

#include "store/db.h"

struct store *postgres_open(const char *url, const char *node, char *why, size_t why_size);
void postgres_close(struct store *store);
void postgres_ask(struct rows *rows, enum query which, const struct value *values, int size);
bool postgres_next(struct rows *rows);
void postgres_done(struct rows *rows);
int64_t postgres_int(const struct rows *rows, int column);
const char *postgres_string(const struct rows *rows, int column);
bool postgres_bytes(const struct rows *rows, int column, uint8_t *to, int size);
void postgres_write(struct store *store, enum query which, const struct value *values, int size);
int64_t postgres_change(struct store *store, enum query which, const struct value *values, int size);
int64_t postgres_new_number(struct store *store, enum query which);
void postgres_send(struct store *store, store_told *told, void *context);
bool postgres_sending(const struct store *store);
void postgres_wait(struct store *store);
enum store_claim postgres_claim(struct store *store, const char *id_or_code, char node[NODE_NAME_BYTES]);
void postgres_attach(struct store *store, struct uv_loop_s *loop);
void postgres_tick(struct store *store);
bool postgres_away(const struct store *store);
int64_t postgres_incarnation(const struct store *store);
bool postgres_lost(struct store *store);
bool postgres_unread(struct store *store);
void postgres_release(struct store *store);
bool postgres_sweeps(struct store *store);
void postgres_listen(struct store *store, store_heard *heard, void *context);

#endif
