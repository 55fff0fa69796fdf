/* room.c: see room.h. */
#include "room/room.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "room/contract.h"

static const char *const by_word[] = {[BY_PERSON] = "move", [BY_BOT] = "bot", [BY_CLOCK] = "clock"};
static const char *const choose_word[] = {
    [BY_PERSON] = "choose", [BY_BOT] = "choose-bot", [BY_CLOCK] = "choose-clock"};

/* Doubles an array when it is full. Out of memory is fatal. */
static void *grown(void *array, uint32_t size, uint32_t *cap, uint32_t more, uint32_t item) {
    if (size + more <= *cap) return array;
    while (*cap < size + more) *cap = *cap ? 2 * *cap : 8;
    array = realloc(array, (size_t)*cap * item);
    if (!array) abort();
    return array;
}

static uint32_t keep(struct room *room, const char *string) {
    uint32_t size = (uint32_t)strlen(string) + 1, at = room->pool_size;
    room->pool = grown(room->pool, room->pool_size, &room->pool_cap, size, 1);
    memcpy(room->pool + at, string, size);
    room->pool_size += size;
    return at;
}

struct room *room_open(const struct game *game, const struct options *options, const struct deal *deal) {
    assert(!options_refusal(game, options));
    struct room *room = calloc(1, sizeof *room);
    if (!room) return NULL;
    room->game = game;
    room->middle = middle_of(game);
    if (room->middle->setting_bytes) {
        assert(room->middle->setting_bytes <= SETTING_MAX_BYTES);
        room->setting = calloc(1, room->middle->setting_bytes);
        if (!room->setting) abort();
    }
    room->options = *options;
    room->deal = *deal;
    deal_promise(deal, room->promise);
    game_start(&room->truth, game, options);
    keep(room, ""); /* so that offset 0 means none */
    return room;
}

void room_free(struct room *room) {
    if (!room) return;
    free(room->entries);
    free(room->events);
    free(room->pool);
    free(room->setting);
    free(room);
}

void room_set_name(struct room *room, int seat, const char *name) {
    struct text text = text_over(room->name[seat], NAME_MAX_BYTES);
    text_add(&text, name);
}

const char *room_set(struct room *room, const char *name, const char *value) {
    if (room->middle->set) return room->middle->set(room, name, value);
    return text_same(name, "lang") ? NULL : "this game has no such setting";
}

static void write_event(struct room *room, const char *event) {
    room->events = grown(room->events, room->events_size, &room->events_cap, 1, sizeof *room->events);
    room->events[room->events_size++] = keep(room, event);
    room->seq++;
}

/* A choice that replaces one leaves no trace in what others are told. */
static void write_choice(struct room *room, const char *event, struct move move, enum room_by by) {
    struct room_choice *choice = &room->choice[move.who];
    write_event(room, event);
    if (choice->made) room->seq--;
    *choice = (struct room_choice){.move = move, .by = (uint8_t)by, .made = true};
}

const char *room_event(const struct room *room, uint32_t index) {
    assert(index < room->events_size);
    return room->pool + room->events[index];
}

/* The state takes the move, and the entry remembers what a reader of the log wants to know of it. */
static void enter(struct room *room, struct move move, enum room_by by, const char *words) {
    struct room_entry entry = {
        .move = move, .step = room->truth.step, .epoch = room->truth.epoch, .by = (uint8_t)by};
    struct state before = game_view(&room->truth, SPECTATOR);
    game_apply(&room->truth, move);
    struct state after = game_view(&room->truth, SPECTATOR);
    TEXT(note, 1024);
    contract_note(&before, &after, move, &note);
    if (words) entry.words = keep(room, words);
    if (note.size) entry.note = keep(room, note.bytes);
    room->entries = grown(room->entries, room->entries_size, &room->entries_cap, 1, sizeof entry);
    room->entries[room->entries_size++] = entry;
    if (room->truth.step != entry.step) memset(room->choice, 0, sizeof room->choice);
}

/* A new move: its event is written as it is made. */
static void make(struct room *room, struct move move, enum room_by by, const char *words) {
    TEXT(event, EVENT_MAX_BYTES);
    text_format(&event, "%s ", by_word[by]);
    game_line(&room->truth, move, words, &event);
    assert(!event.full);
    write_event(room, event.bytes);
    enter(room, move, by, words);
}

static bool automaton(const struct room *room, int seat, struct move *move) {
    return seat != CHANCE && room->game->obliged && room->game->obliged(&room->truth, seat, move);
}

int room_settle(struct room *room) {
    uint32_t before = room->events_size;
    while (!game_over(&room->truth)) {
        struct move move;
        if (owes(&room->truth, CHANCE))
            move =
                room->game->ticket(&room->truth, deal_below(&room->deal, room->game->tickets(&room->truth)));
        else if (!automaton(room, game_next(&room->truth), &move))
            break;
        make(room, move, BY_PERSON, NULL);
    }
    return (int)(room->events_size - before);
}

/* Gives and votes can be changed until all have acted. A tell is heard at once. */
static bool is_choice(const struct room *room, struct move move) {
    int owner;
    struct move masked;
    if (!room->game->secrecy || (room->game->wordy && room->game->wordy(move))) return false;
    return move.who != CHANCE && room->game->secrecy(&room->truth, move, &owner, &masked) == SEALED;
}

bool room_waits_for(const struct room *room, int seat) {
    struct move move;
    return owes(&room->truth, seat) && !room->choice[seat].made && !automaton(room, seat, &move);
}

static bool all_chose(const struct room *room) {
    for (int seat = 0; seat < room->truth.seats; seat++)
        if (owes(&room->truth, seat) && !room->choice[seat].made) return false;
    return true;
}

/* A person who confirms what a bot chose meanwhile makes it their own: that nothing is marked as a bot's in the end
 * does not tell that something was changed. */
static bool same_choice(const struct room_choice *choice, struct move move, enum room_by by) {
    return choice->made && choice->by == by && choice->move.kind == move.kind && choice->move.a == move.a &&
           choice->move.b == move.b;
}

static void choose(struct room *room, struct move move, enum room_by by) {
    if (same_choice(&room->choice[move.who], move, by)) return;
    TEXT(event, EVENT_MAX_BYTES);
    text_format(&event, "%s ", choose_word[by]);
    game_line(&room->truth, move, NULL, &event);
    write_choice(room, event.bytes, move, by);
    if (!all_chose(room)) return;
    struct room_choice choices[SEATS_MAX];
    memcpy(choices, room->choice, sizeof choices);
    for (int seat = 0; seat < SEATS_MAX; seat++)
        if (choices[seat].made) make(room, choices[seat].move, choices[seat].by, NULL);
}

enum verdict room_submit(struct room *room, int seat, int step, const char *text, enum room_by by) {
    struct move move;
    const char *words = NULL;
    if (game_over(&room->truth)) return IS_OVER;
    if (step >= 0 && step != room->truth.step) return WRONG_STEP;
    if (seat < 0 || seat >= room->truth.seats || automaton(room, seat, &move)) return WRONG_SEAT;
    enum verdict verdict = game_parse(&room->truth, seat, text, &move, &words);
    if (verdict != FINE) return verdict;
    if (is_choice(room, move))
        choose(room, move, by);
    else
        make(room, move, by, words);
    room_settle(room);
    return FINE;
}

bool room_choice_text(const struct room *room, int seat, struct text *text) {
    if (!room->choice[seat].made) return false;
    game_say(&room->truth, room->choice[seat].move, text);
    return true;
}

/* Whether a move could be taken back: nothing about it was random, hidden or sealed. */
static bool plain(const struct room *room, const struct room_entry *entry) {
    int owner;
    struct move masked;
    if (entry->move.who == CHANCE) return false;
    return !room->game->secrecy || room->game->secrecy(&room->truth, entry->move, &owner, &masked) == PUBLIC;
}

int room_undo_point(const struct room *room, int seat) {
    if (game_over(&room->truth) || room->sealed) return -1; /* all is open now, or shall come out as it was played */
    for (uint32_t i = room->entries_size; i-- > 0;) {
        if (!plain(room, &room->entries[i])) return -1;
        if (room->entries[i].move.who == seat) return (int)i;
    }
    return -1;
}

static void rewind_to(struct room *room, uint32_t point) {
    game_start(&room->truth, room->game, &room->options);
    for (uint32_t i = 0; i < point; i++) game_apply(&room->truth, room->entries[i].move);
    room->entries_size = point;
    memset(room->choice, 0, sizeof room->choice);
}

bool room_undo(struct room *room, int point) {
    if (point < 0 || point >= (int)room->entries_size) return false;
    for (uint32_t i = (uint32_t)point; i < room->entries_size; i++)
        if (!plain(room, &room->entries[i])) return false;
    TEXT(event, 32);
    text_format(&event, "undo %d", point);
    write_event(room, event.bytes);
    rewind_to(room, (uint32_t)point);
    return true;
}

static int word_index(const char *const *words, const char *event, const char **rest) {
    for (int i = 0; i <= BY_CLOCK; i++) {
        size_t size = strlen(words[i]);
        if (strncmp(event, words[i], size) == 0 && event[size] == ' ') {
            *rest = event + size + 1;
            return i;
        }
    }
    return -1;
}

/* Reads "<who> <move>" of a stored event; false if it is not a legal move now. */
static bool read_line(const struct room *room, const char *line, struct move *move, const char **words) {
    int seat = line[0] == '*' ? CHANCE : line[0] >= '0' && line[0] < '0' + SEATS_MAX ? line[0] - '0' : -1;
    *words = NULL;
    return seat >= 0 && line[1] == ' ' && game_parse(&room->truth, seat, line + 2, move, words) == FINE;
}

/* A stored chance move must be the one that the deal gives: otherwise log and seed do not belong together. */
static bool deal_agrees(struct room *room, struct move move) {
    if (move.who != CHANCE || room->entries_size < room->given) return true;
    struct deal after = room->deal;
    struct move dealt =
        room->game->ticket(&room->truth, deal_below(&after, room->game->tickets(&room->truth)));
    if (dealt.kind != move.kind || dealt.a != move.a || dealt.b != move.b) return false;
    room->deal = after;
    return true;
}

bool room_load(struct room *room, const char *event) {
    struct move move;
    const char *rest, *words;
    int32_t point;
    if (strncmp(event, "undo ", 5) == 0)
        return text_parse_int(event + 5, 0, STEPS_MAX, &point) && room_undo(room, point);
    int by = word_index(choose_word, event, &rest);
    if (by >= 0) {
        if (!read_line(room, rest, &move, &words) || !is_choice(room, move)) return false;
        write_choice(room, event, move, (enum room_by)by);
        return true;
    }
    by = word_index(by_word, event, &rest);
    if (by < 0 || !read_line(room, rest, &move, &words) || !deal_agrees(room, move)) return false;
    write_event(room, event);
    enter(room, move, (enum room_by)by, words);
    return true;
}

const char *room_clue(const struct room *room) {
    for (uint32_t i = room->entries_size; i-- > 0 && room->entries[i].epoch == room->truth.epoch;)
        if (room->entries[i].words) return room->pool + room->entries[i].words;
    return NULL;
}

static uint64_t first_eight(const uint8_t digest[32]) {
    uint64_t value = 0;
    for (int i = 0; i < 8; i++) value = value << 8 | digest[i];
    return value;
}

/* A bot's luck comes from the seed through a hash, so that a game can be repeated, and tells nothing about
 * the deal. */
static struct rng bot_rng(const struct room *room, int seat) {
    uint8_t mixed[DEAL_SEED_BYTES + 3] = {0}, digest[32];
    memcpy(mixed, room->deal.seed, DEAL_SEED_BYTES);
    memcpy(mixed + DEAL_SEED_BYTES, "bot", 3);
    deal_sha256(mixed, sizeof mixed, digest);
    return rng_seed(first_eight(digest), (uint64_t)room->entries_size * 16 + (uint64_t)seat);
}

void room_thought(const struct room *room, int seat, struct room_thought *thought) {
    struct text clues = text_over(thought->clues, sizeof thought->clues);
    const char *clue = room_clue(room);
    thought->view = game_view(&room->truth, seat);
    thought->rng = bot_rng(room, seat);
    thought->learned = NULL;
    thought->past_size = 0;
    if (room->game->secrecy && room->entries_size <= BOT_PAST_MAX)
        for (; thought->past_size < (int)room->entries_size; thought->past_size++) {
            const struct room_entry *entry = &room->entries[thought->past_size];
            thought->past[thought->past_size] = game_masked(&room->truth, entry->epoch, entry->move, seat);
        }
    thought->clue = NULL;
    thought->heard_size = 0;
    if (room->setting) memcpy(thought->setting, room->setting, room->middle->setting_bytes);
    if (clue) {
        thought->clue = clues.bytes;
        text_add(&clues, clue);
        clues.size++;
    }
    for (uint32_t i = room->entries_size; i-- > 0 && thought->heard_size < 64;) {
        const char *words = room->pool + room->entries[i].words;
        if (!room->entries[i].words || words == clue || clues.size + strlen(words) + 2 > clues.cap) continue;
        thought->heard[thought->heard_size++] = clues.bytes + clues.size;
        text_add(&clues, words);
        clues.size++;
    }
}

void room_think(const struct room_thought *thought, const struct bot *bot, uint32_t budget,
                struct text *text) {
    TEXT(words, CLUE_MAX * 4 + 1);
    struct rng rng = thought->rng;
    struct thought asked = {.view = &thought->view,
                            .seat = thought->view.viewer,
                            .budget = budget,
                            .rng = &rng,
                            .past = thought->past,
                            .past_size = thought->past_size,
                            .setting =
                                middle_of(game_of(&thought->view))->setting_bytes ? thought->setting : NULL,
                            .learned = thought->learned,
                            .clue = thought->clue,
                            .heard = thought->heard,
                            .heard_size = thought->heard_size,
                            .words = &words};
    struct move move = bot_think(bot, &asked);
    game_say(&thought->view, move, text);
    if (words.size) text_format(text, " %s", words.bytes);
}
