/* columns.h: the columns of a table and of its seats, once: SQL, binding and reading are made from these
 * lists. X(column, kind, field, when): the kind tells how tables.c binds and reads the field; ONCE is
 * written when the table is made, SAVED with every save, too. schema.sql tells what they mean. */
#ifndef DIZAINE_STORE_COLUMNS_H
#define DIZAINE_STORE_COLUMNS_H

#define TABLE_COLUMNS(X)                                                                                     \
    X(id, TEXT, id, ONCE)                                                                                    \
    X(code, TEXT, code, SAVED)                                                                               \
    X(maker, TEXT, maker, ONCE)                                                                              \
    X(key, TEXT_OR_NULL, key, ONCE)                                                                          \
    X(game, GAME, game, ONCE)                                                                                \
    X(rules, RULES, game, ONCE)                                                                              \
    X(players, NUMBER, options.players, ONCE)                                                                \
    X(options, OPTIONS, options, SAVED)                                                                      \
    X(name, TEXT, name, ONCE)                                                                                \
    X(decks, TEXT, decks, SAVED)                                                                             \
    X(lang, TEXT, lang, ONCE)                                                                                \
    X(open, NUMBER, open, ONCE)                                                                              \
    X(spectate, NUMBER, spectate, ONCE)                                                                      \
    X(clock, NUMBER, clock_s, ONCE)                                                                          \
    X(pause, NUMBER, pause_ms, ONCE)                                                                         \
    X(seed, BYTES, seed, ONCE)                                                                               \
    X(state, NUMBER, state, SAVED)                                                                           \
    X(host, TEXT, host, SAVED)                                                                               \
    X(undo_point, NUMBER, undo_point, SAVED)                                                                 \
    X(undo_by, NUMBER, undo_by, SAVED)                                                                       \
    X(undo_yes, NUMBER, undo_yes, SAVED)                                                                     \
    X(next, TEXT, next, SAVED)                                                                               \
    X(previous, TEXT, previous, ONCE)                                                                        \
    X(follow, NUMBER, follow, SAVED)                                                                         \
    X(asked, NUMBER, asked, SAVED)                                                                           \
    X(counted, NUMBER, counted, SAVED)                                                                       \
    X(due, NUMBER, due, SAVED)                                                                               \
    X(at, NUMBER, at, SAVED)                                                                                 \
    X(source, NUMBER, source, SAVED)                                                                         \
    X(deal, TEXT, deal, ONCE)

#define SEAT_COLUMNS(X)                                                                                      \
    X(kind, NUMBER, kind, SAVED)                                                                             \
    X(level, TEXT, level, SAVED)                                                                             \
    X(standin, TEXT, standin, SAVED)                                                                         \
    X(standin_by, NUMBER, standin_by, SAVED)                                                                 \
    X(guest, TEXT_OR_NULL, guest, SAVED)                                                                     \
    X(name, TEXT, name, SAVED)                                                                               \
    X(nonce, BYTES, nonce, SAVED)                                                                            \
    X(left_ms, NUMBER, left_ms, SAVED)

/* Of a guest who neither sits anywhere nor has a table. */
#define IDLE_GUEST                                                                                           \
    " AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.guest = guest.id)"                                       \
    " AND NOT EXISTS (SELECT 1 FROM recovery WHERE recovery.guest = guest.id)"                               \
    " AND NOT EXISTS (SELECT 1 FROM gametable WHERE maker = guest.id AND state < 2)"

/* For SQL: ", a, b", ", ?, ?" and ", a = ?, b = ?" (of those that are saved). */
#define COLUMN_NAME(column, kind, field, when) ", " #column
#define COLUMN_MARK(column, kind, field, when) ", ?"
#define COLUMN_SET(column, kind, field, when)  COLUMN_SET_##when(column)
#define COLUMN_SET_ONCE(column)
#define COLUMN_SET_SAVED(column) ", " #column " = ?"
#define COLUMN_NEW(column, kind, field, when) ", " #column " = excluded." #column

/* Of decks that people bring. One that was being made by a server that died is refused. */
#define DECK_STATE_NOW                                                                                       \
    "CASE WHEN deck.state = 0 AND NOT EXISTS (SELECT 1 FROM node WHERE node.id = deck.node AND NOT node.dead) THEN 2 ELSE deck.state END"
#define DECK_COLUMNS                                                                                         \
    "id, owner, name, cards, " DECK_STATE_NOW ", bytes, used, source, folder, report"

/* Of a table that no other server plays. */
#define NOT_ELSEWHERE                                                                                        \
    " AND NOT EXISTS (SELECT 1 FROM node WHERE node.id = gametable.owner AND NOT node.dead AND"               \
    " node.id <> current_setting('dizaine.me')::bigint)"

#endif
