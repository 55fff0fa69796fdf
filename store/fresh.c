/* fresh.c: see fresh.h. */
#include "store/fresh.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/json.h"
#include "store/sqlite.h"

enum {
    GO_AT = 16384,     /* so many together: some go to the same page */
    GO_WITH_EACH = 2,  /* for each event that comes, so that those who go are home before others want to, */
    GO_AT_LEAST = 8,   /* and with each commit */
    REST_AT_ONCE = 256,
    LASTS_MAX = 1 << 15,
};

/* --- in memory --- */

static void *grow(void *memory, uint32_t *cap, uint64_t wanted, size_t each) {
    if (wanted <= *cap) return memory;
    uint64_t size = *cap ? *cap : 256;
    while (size < wanted) size *= 2;
    memory = size < UINT32_MAX ? realloc(memory, size * each) : NULL;
    if (!memory) abort();
    *cap = (uint32_t)size;
    return memory;
}

static void push(struct fresh_events *events, int64_t table, uint32_t seq, int64_t at, const char *line) {
    uint32_t size = (uint32_t)strlen(line) + 1;
    events->list = grow(events->list, &events->cap, events->size + 1ull, sizeof *events->list);
    events->lines = grow(events->lines, &events->lines_cap, (uint64_t)events->lines_size + size, 1);
    events->list[events->size++] = (struct fresh_event){table, at, seq, events->lines_size};
    memcpy(events->lines + events->lines_size, line, size);
    events->lines_size += size;
}

static void free_events(struct fresh_events *events) {
    free(events->list);
    free(events->lines);
    *events = (struct fresh_events){0};
}

static int by_place(const void *a, const void *b) {
    const struct fresh_event *left = a, *right = b;
    if (left->table != right->table) return left->table < right->table ? -1 : 1;
    return (left->seq > right->seq) - (left->seq < right->seq);
}

/* The first of those that go home which is of this table or a later one. */
static uint32_t find_going(const struct fresh *fresh, int64_t table) {
    uint32_t low = 0, high = fresh->going.size;
    while (low < high) {
        uint32_t middle = (low + high) / 2;
        if (fresh->going.list[middle].table < table)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static void forget_lasts(struct fresh *fresh) {
    struct fresh_last *last, *next;
    HASH_ITER(hh, fresh->last, last, next) {
        HASH_DEL(fresh->last, last);
        free(last);
    }
}

/* Behind the last event of a table, wherever that is. */
static uint32_t find_free_seq(struct store *store, int64_t table) {
    const struct fresh *fresh = &store->fresh;
    for (uint32_t i = fresh->coming.size; i > 0; i--)
        if (fresh->coming.list[i - 1].table == table) return fresh->coming.list[i - 1].seq + 1;
    uint32_t behind = find_going(fresh, table + 1);
    if (behind > 0 && fresh->going.list[behind - 1].table == table) return fresh->going.list[behind - 1].seq + 1;
    return (uint32_t)db_number(db_ask(store, EVENTS_END, "i", table));
}

static struct fresh_last *find_last(struct store *store, int64_t table) {
    struct fresh *fresh = &store->fresh;
    struct fresh_last *last;
    HASH_FIND(hh, fresh->last, &table, sizeof table, last);
    if (last) return last;
    if (HASH_COUNT(fresh->last) >= LASTS_MAX) forget_lasts(fresh);
    uint32_t free_seq = find_free_seq(store, table);
    last = calloc(1, sizeof *last);
    if (!last) abort();
    *last = (struct fresh_last){.table = table, .free_seq = free_seq};
    HASH_ADD(hh, fresh->last, table, sizeof last->table, last);
    return last;
}

void fresh_free(struct fresh *fresh) {
    forget_lasts(fresh);
    free_events(&fresh->coming);
    free_events(&fresh->going);
    free(fresh->row);
}

/* --- to the file --- */

void fresh_add(struct store *store, int64_t table, uint32_t seq, int64_t at, const char *line) {
    struct fresh *fresh = &store->fresh;
    if (!sqlite_begin(store)) return;
    struct fresh_last *last = find_last(store, table);
    if (seq < last->free_seq) {
        sqlite_fail(store, "UNIQUE constraint failed: there is an event of this number");
        return;
    }
    last->free_seq = seq + 1;
    push(&fresh->coming, table, seq, at, line);
    fresh->now.coming++;
    fresh->added++;
}

static void write_row(struct store *store) {
    struct fresh *fresh = &store->fresh;
    const struct fresh_events *coming = &fresh->coming;
    if (fresh->now.in_rows == coming->size) return;
    /* A byte of a line is six at the most: \u001f. */
    uint64_t most = 6ull * (coming->lines_size - coming->list[fresh->now.in_rows].line) + 64ull * (coming->size - fresh->now.in_rows) + 16;
    fresh->row = grow(fresh->row, &fresh->row_cap, most, 1);
    struct text text = text_over(fresh->row, fresh->row_cap);
    json_open(&text, NULL, '[');
    for (uint32_t i = fresh->now.in_rows; i < coming->size; i++) {
        const struct fresh_event *event = &coming->list[i];
        json_open(&text, NULL, '[');
        json_number(&text, NULL, event->table);
        json_number(&text, NULL, event->seq);
        json_number(&text, NULL, event->at);
        json_text(&text, NULL, coming->lines + event->line);
        json_close(&text, ']');
    }
    json_close(&text, ']');
    db_write(store, FRESH_ADD, "it", fresh->now.next_row++, text.bytes);
    fresh->now.in_rows = coming->size;
}

static void put(struct store *store, const struct fresh_events *events, uint32_t i) {
    const struct fresh_event *event = &events->list[i];
    db_write(store, EVENT_ADD, "iiit", event->table, (int64_t)event->seq, event->at, events->lines + event->line);
}

/* First the events, then the rows in which they were. */
static void go_home(struct store *store, uint32_t many) {
    struct fresh *fresh = &store->fresh;
    struct fresh_state *now = &fresh->now;
    for (; many && now->gone < fresh->going.size; many--) put(store, &fresh->going, now->gone++);
    if (!many || !fresh->going.size) return;
    int64_t until = now->first_row + many < fresh->going_row ? now->first_row + many : fresh->going_row;
    db_write(store, FRESH_CUT, "i", until);
    now->first_row = until + 1;
}

/* Those that have come begin to go. */
static void set_out(struct fresh *fresh) {
    if (fresh->going.size || !fresh->coming.size) return;
    fresh->going = fresh->coming;
    fresh->coming = (struct fresh_events){0};
    qsort(fresh->going.list, fresh->going.size, sizeof *fresh->going.list, by_place);
    fresh->going_row = fresh->now.next_row - 1;
    fresh->now.coming = fresh->now.in_rows = fresh->now.gone = 0;
    fresh->stored = fresh->now;
}

void fresh_write(struct store *store) {
    struct fresh *fresh = &store->fresh;
    uint32_t came = fresh->now.coming - fresh->now.in_rows;
    write_row(store);
    if (came && fresh->going.size) go_home(store, GO_WITH_EACH * came + GO_AT_LEAST);
}

static void take_back(struct fresh *fresh) {
    fresh->now = fresh->stored;
    fresh->coming.size = fresh->now.coming;
    if (fresh->coming.size) {
        const struct fresh_event *last = &fresh->coming.list[fresh->coming.size - 1];
        fresh->coming.lines_size = last->line + (uint32_t)strlen(fresh->coming.lines + last->line) + 1;
    } else
        fresh->coming.lines_size = 0;
    forget_lasts(fresh);
}

void fresh_stored(struct store *store, bool fine) {
    struct fresh *fresh = &store->fresh;
    if (!fine) {
        take_back(fresh);
        return;
    }
    struct fresh_state *now = &fresh->now;
    if (fresh->going.size && now->first_row > fresh->going_row) {
        free_events(&fresh->going);
        now->gone = 0;
    }
    if (now->at_home) { /* all that had come before fresh_home */
        fresh->coming.size -= now->at_home;
        memmove(fresh->coming.list, fresh->coming.list + now->at_home, fresh->coming.size * sizeof *fresh->coming.list);
        now->coming -= now->at_home;
        now->in_rows -= now->at_home;
        now->at_home = 0;
        if (!fresh->coming.size) free_events(&fresh->coming);
    }
    fresh->stored = *now;
    if (now->coming >= GO_AT) set_out(fresh);
}

void fresh_home(struct store *store) {
    struct fresh *fresh = &store->fresh;
    struct fresh_state *now = &fresh->now;
    if ((!fresh->going.size && now->at_home == fresh->coming.size) || !sqlite_begin(store)) return;
    while (now->gone < fresh->going.size) put(store, &fresh->going, now->gone++);
    while (now->at_home < fresh->coming.size) put(store, &fresh->coming, now->at_home++);
    now->in_rows = now->at_home;
    db_write(store, FRESH_CUT, "i", now->next_row);
    now->first_row = now->next_row;
}

void fresh_leave(struct store *store, int64_t table) {
    struct fresh_last *last;
    if (fresh_last_at(store, table)) fresh_home(store);
    HASH_FIND(hh, store->fresh.last, &table, sizeof table, last);
    if (!last) return;
    HASH_DEL(store->fresh.last, last);
    free(last);
}

bool fresh_rest(struct store *store) {
    struct fresh *fresh = &store->fresh;
    if (fresh->added != fresh->added_before) {
        fresh->added_before = fresh->added;
        return false;
    }
    if (fresh->now.at_home || fresh->now.coming > fresh->now.in_rows) return false; /* first they are stored */
    if (!fresh->going.size) set_out(fresh);
    if (!fresh->going.size) {
        forget_lasts(fresh);
        free(fresh->row);
        fresh->row = NULL;
        fresh->row_cap = 0;
        return false;
    }
    if (fresh->now.first_row > fresh->going_row || !sqlite_begin(store)) return false;
    go_home(store, REST_AT_ONCE);
    return true;
}

bool fresh_open(struct store *store) {
    store->fresh.now.first_row = store->fresh.now.next_row = 1;
    store->fresh.stored = store->fresh.now;
    return sqlite3_exec(store->db,
                        "BEGIN IMMEDIATE;"
                        "INSERT OR IGNORE INTO event (t, seq, at, line) SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3"
                        " FROM fresh, json_each(fresh.events) ORDER BY 1, 2;"
                        "DELETE FROM fresh; COMMIT",
                        NULL, NULL, NULL) == SQLITE_OK;
}

/* --- reading --- */

bool fresh_each(const struct store *store, int64_t table, bool (*each)(void *context, int64_t at, const char *line), void *context) {
    const struct fresh *fresh = &store->fresh;
    uint32_t first = find_going(fresh, table);
    for (uint32_t i = first < fresh->now.gone ? fresh->now.gone : first; i < fresh->going.size; i++) {
        const struct fresh_event *event = &fresh->going.list[i];
        if (event->table != table) break;
        if (!each(context, event->at, fresh->going.lines + event->line)) return false;
    }
    for (uint32_t i = fresh->now.at_home; i < fresh->coming.size; i++) {
        const struct fresh_event *event = &fresh->coming.list[i];
        if (event->table == table && !each(context, event->at, fresh->coming.lines + event->line)) return false;
    }
    return true;
}

int64_t fresh_last_at(const struct store *store, int64_t table) {
    const struct fresh *fresh = &store->fresh;
    for (uint32_t i = fresh->coming.size; i > fresh->now.at_home; i--)
        if (fresh->coming.list[i - 1].table == table) return fresh->coming.list[i - 1].at;
    uint32_t behind = find_going(fresh, table + 1);
    if (behind > fresh->now.gone && fresh->going.list[behind - 1].table == table) return fresh->going.list[behind - 1].at;
    return 0;
}
