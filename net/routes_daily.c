/* routes_daily.c: the deal of the day: what is offered and how one did, beginning it, and what everybody made of it. Nobody is told of the
 * last before they have finished, nor of the seed before the deal is over. */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "engine/json.h"
#include "net/daily.h"
#include "net/routes.h"

enum { TRIES_MAX = 2000, DAYS_SHOWN = 63, PAUSE_MS = 700 };

static void try_json(const struct store_try *try, const char *key, struct text *text) {
    json_open(text, key, '{');
    char date[DATE_BYTES];
    snprintf(date, sizeof date, "%.10s", try->deal); /* the rest is the game */
    json_word(text, "day", date);
    json_word(text, "game", strchr(try->deal, ':') + 1);
    json_word(text, "table", try->table);
    json_bool(text, "done", try->at != 0);
    if (try->at) {
        json_number(text, "score", try->score);
        json_number(text, "other", try->other);
        json_bool(text, "won", try->won);
        json_number(text, "at", try->at);
    }
    json_close(text, '}');
}

/* --- what is offered --- */

/* Days in a row with a finished try, the latest of them today or yesterday; and the most there were. */
static void count_days(const struct store_try *tries, int size, int *streak, int *best) {
    char expected[DATE_BYTES] = "";
    int run = 0;
    bool latest = true;
    *streak = *best = 0;
    for (int i = 0; i < size; i++) {
        char date[DATE_BYTES];
        if (!tries[i].at || !strchr(tries[i].deal, ':')) continue;
        snprintf(date, sizeof date, "%.10s", tries[i].deal);
        struct tm parts = {0};
        if (!strptime(date, "%Y-%m-%d", &parts)) continue;
        int64_t at = (int64_t)timegm(&parts) * 1000;
        char before[DATE_BYTES];
        daily_date(at, -1, before);
        if (run && strcmp(before, expected) == 0) continue; /* another game of the same day */
        if (run && strcmp(date, expected) != 0) {
            run = 0;
            latest = false;
        }
        if (!run && latest) {
            char today[DATE_BYTES], yesterday[DATE_BYTES];
            daily_date(date_ms(), 0, today);
            daily_date(date_ms(), -1, yesterday);
            latest = strcmp(date, today) == 0 || strcmp(date, yesterday) == 0;
        }
        run++;
        if (latest) *streak = run;
        if (run > *best) *best = run;
        memcpy(expected, before, sizeof expected);
    }
}

struct counts {
    int64_t finished, won;
};

static void count_result(void *context, int32_t lead, int64_t count, int64_t won) {
    struct counts *counts = context;
    counts->finished += count;
    counts->won += won;
}

static void offer_json(struct request *request, const struct game *game, const struct store_try *tries, int size,
                       struct text *text) {
    struct store *store = request->server->store;
    const struct daily *daily = daily_of(game);
    char date[DATE_BYTES], next[DATE_BYTES], name[DEAL_NAME_BYTES], hex[65];
    struct store_deal deal;
    struct counts counts = {0};
    daily_date(date_ms(), 0, date);
    daily_date(date_ms(), 1, next);
    daily_name(date, game, name);
    if (!store_deal(store, name, &deal)) return; /* it will be, in a moment */
    store_results(store, name, count_result, &counts);
    json_open(text, NULL, '{');
    json_word(text, "game", game->name);
    json_number(text, "players", daily->players);
    json_text(text, "level", daily->level);
    seed_promise(&deal, hex);
    json_word(text, "promise", hex);
    json_number(text, "promised", deal.made);
    daily_name(next, game, name);
    if (store_deal(store, name, &deal)) {
        seed_promise(&deal, hex);
        json_word(text, "next_promise", hex);
    } else {
        json_none(text, "next_promise");
    }
    json_number(text, "finished", counts.finished);
    json_number(text, "won", counts.won);
    int i = 0;
    while (i < size && (strncmp(tries[i].deal, date, 10) != 0 || strcmp(tries[i].deal + 11, game->name) != 0)) i++;
    if (i < size)
        try_json(&tries[i], "mine", text);
    else
        json_none(text, "mine");
    json_close(text, '}');
}

static void write_daily(struct request *request, struct text *text) {
    struct store_try *tries = calloc(TRIES_MAX, sizeof *tries);
    char date[DATE_BYTES], first[DATE_BYTES];
    int streak, best, size = 0;
    int64_t now = date_ms();
    if (!tries) abort();
    if (request->guest.id[0]) size = store_tries_of(request->server->store, request->guest.id, ":", tries, TRIES_MAX);
    count_days(tries, size, &streak, &best);
    daily_date(now, 0, date);
    daily_date(now, -DAYS_SHOWN, first);
    json_open(text, NULL, '{');
    json_word(text, "day", date);
    json_number(text, "left_ms", daily_ends(now) - now);
    json_number(text, "streak", streak);
    json_number(text, "best", best);
    json_open(text, "games", '[');
    for (int i = 0; game_list[i]; i++)
        if (daily_of(game_list[i])) offer_json(request, game_list[i], tries, size, text);
    json_close(text, ']');
    json_open(text, "days", '[');
    for (int i = 0; i < size && strncmp(tries[i].deal, first, 10) >= 0; i++) try_json(&tries[i], NULL, text);
    json_close(text, ']');
    json_close(text, '}');
    free(tries);
}

void daily_get(struct request *request) {
    answer_grown(request, "application/json", write_daily);
}

/* --- beginning --- */

static const struct game *offered(const char *name) {
    const struct game *game = name ? game_named(name) : NULL;
    return game && daily_of(game) ? game : NULL;
}

static void answer_kept(struct request *request, int status, const struct store_table *kept, bool counted) {
    TEXT(text, 160);
    json_open(&text, NULL, '{');
    json_word(&text, "table", kept->id);
    json_word(&text, "code", kept->code);
    json_bool(&text, "counted", counted);
    json_close(&text, '}');
    answer_json(request, status, &text);
}

static void answer_table(struct request *request, int status, const char *id, bool counted) {
    struct table *table = table_look(request->server, id, false);
    if (table)
        answer_kept(request, status, &table->kept, counted);
    else
        answer_no(request, 404, "no_such_table", NULL);
    table_looked(table);
}

/* Of two that were begun at once one counts, and both are told of that. */
static void begun(struct request *request) {
    char name[DEAL_NAME_BYTES], date[DATE_BYTES], id[ID_BYTES];
    const struct game *game = offered(json_string_value(json_object_get(request->json, "game")));
    daily_date(date_ms(), 0, date);
    daily_name(date, game, name);
    if (store_try(request->server->store, name, request->guest.id, id)) answer_table(request, 201, id, true);
}

static bool wish_table(struct request *request, const struct game *game, const struct store_deal *deal, struct store_table *kept) {
    const struct store_guest *guest = &request->guest;
    const struct daily *daily = daily_of(game);
    *kept = (struct store_table){.undo_point = -1, .game = game, .pause_ms = PAUSE_MS};
    options_standard(game, daily->players, &kept->options);
    for (int i = 1; i < daily->players; i++) seat_bot(kept, i, daily->level);
    memcpy(kept->seat[0].guest, guest->id, sizeof guest->id);
    memcpy(kept->seat[0].name, guest->name, sizeof guest->name);
    memcpy(kept->maker, guest->id, sizeof kept->maker);
    memcpy(kept->host, guest->id, sizeof kept->host);
    memcpy(kept->lang, guest->lang, sizeof kept->lang);
    memcpy(kept->seed, deal->seed, sizeof kept->seed);
    memcpy(kept->deal, deal->name, sizeof kept->deal);
    random_id('t', 10, kept->id);
    store_unread(request->server->store);
    random_code(request->server, kept->code);
    return !store_unread(request->server->store);
}

static bool has_finished(struct request *request, const char *name, struct store_try *mine) {
    struct store_try *tries = calloc(TRIES_MAX, sizeof *tries);
    if (!tries) abort();
    int size = request->guest.id[0] ? store_tries_of(request->server->store, request->guest.id, ":", tries, TRIES_MAX) : 0, i = 0;
    while (i < size && strcmp(tries[i].deal, name) != 0) i++;
    bool found = i < size && tries[i].at;
    if (found) *mine = tries[i];
    free(tries);
    return found;
}

void daily_post(struct request *request) {
    struct server *server = request->server;
    const struct game *game = offered(json_string_value(json_object_get(request->json, "game")));
    bool again = json_is_true(json_object_get(request->json, "again"));
    char name[DEAL_NAME_BYTES], date[DATE_BYTES], id[ID_BYTES];
    struct store_deal deal;
    struct store_table kept;
    struct store_try mine;
    if (!game) {
        answer_no(request, 400, "bad_game", NULL);
        return;
    }
    if (!request->guest.name[0]) {
        answer_no(request, 400, "no_name", NULL);
        return;
    }
    daily_date(date_ms(), 0, date);
    daily_name(date, game, name);
    store_unread(server->store);
    if (!again && store_try(server->store, name, request->guest.id, id)) {
        answer_table(request, 200, id, true);
        return;
    }
    if (again && !has_finished(request, name, &mine)) {
        answer_no(request, 409, "not_over", NULL);
        return;
    }
    bool known = store_deal(server->store, name, &deal);
    if (!known || store_unread(server->store) || !wish_table(request, game, &deal, &kept)) {
        answer_no(request, 503, "not_stored", NULL);
        return;
    }
    struct meter *address = meter_of(server, 'a', request->address);
    const char *why = make_refusal(server, address, request->guest.id);
    meter_release(address);
    if (why) {
        answer_no(request, server->admin.draining ? 503 : 429, why, NULL);
        return;
    }
    struct table *table = table_make(server, &kept, request->address);
    if (!again) store_try_add(server->store, name, request->guest.id, kept.id);
    table_start(table);
    answer_kept(request, 201, &kept, !again);
    answer_stored(request, again ? NULL : begun);
}

/* --- what everybody made of it --- */

struct results {
    struct text *text;
    int32_t lead; /* one's own */
    int64_t finished, won, better;
};

static void add_lead(void *context, int32_t lead, int64_t count, int64_t won) {
    struct results *results = context;
    results->finished += count;
    results->won += won;
    if (lead > results->lead) results->better += count;
    json_open(results->text, NULL, '{');
    json_number(results->text, "lead", lead);
    json_number(results->text, "count", count);
    json_close(results->text, '}');
}

/* NULL: the request names no deal. */
static const struct game *named(const struct request *request, char name[DEAL_NAME_BYTES]) {
    const struct game *game = offered(request->query[1]);
    if (!daily_is_date(request->query[0]) || !game) return NULL;
    daily_name(request->query[0], game, name);
    return game;
}

static void write_results(struct request *request, struct text *text) {
    struct store *store = request->server->store;
    char name[DEAL_NAME_BYTES], hex[65];
    const struct game *game = named(request, name);
    struct store_deal deal = {0};
    struct store_try mine;
    struct results results = {.text = text, .lead = INT32_MAX};
    bool done = has_finished(request, name, &mine), over = deal_over(name);
    if (done) results.lead = mine.score - mine.other;
    store_deal(store, name, &deal);
    json_open(text, NULL, '{');
    json_word(text, "day", request->query[0]);
    json_word(text, "game", game->name);
    json_bool(text, "over", over);
    seed_promise(&deal, hex);
    json_word(text, "promise", hex);
    deal_hex(deal.seed, DEAL_SEED_BYTES, hex);
    json_text(text, "seed", over ? hex : NULL);
    json_open(text, "leads", '[');
    store_results(store, name, add_lead, &results);
    json_close(text, ']');
    json_number(text, "finished", results.finished);
    json_number(text, "won", results.won);
    if (done) {
        try_json(&mine, "mine", text);
        json_number(text, "rank", results.better + 1);
    } else {
        json_none(text, "mine");
        json_none(text, "rank");
    }
    struct choices_json choices = choices_begin(text);
    if (done) store_choices(store, name, mine.table, choices_add, &choices);
    choices_end(&choices);
    json_close(text, '}');
    sodium_memzero(&deal, sizeof deal);
}

void daily_results_get(struct request *request) {
    char name[DEAL_NAME_BYTES];
    struct store_deal deal;
    struct store_try mine;
    if (!named(request, name)) {
        answer_no(request, 400, "bad_game", NULL);
        return;
    }
    if (!store_deal(request->server->store, name, &deal)) {
        answer_no(request, 404, "not_found", NULL);
        return;
    }
    sodium_memzero(&deal, sizeof deal);
    if (!deal_over(name) && !has_finished(request, name, &mine)) {
        answer_no(request, 403, "not_tried", NULL);
        return;
    }
    answer_grown(request, "application/json", write_results);
}
