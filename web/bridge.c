/* bridge.c: the room, as a page's worker reaches it in WebAssembly. All texts go through one buffer in the
 * module's memory: the page writes its text there (zero-terminated, UTF-8) and calls; answers are written
 * there too, and the call returns their length.
 *
 * A room is described by lines:
 *     game dix | players 3 | option bust-buy=true | seat 0 person Ana | seat 1 bot expert | lang fr |
 *     deck paper | seed <64 hex digits> | nonce 0 <32 hex digits> | given 40 (the first 40 moves come from another deal)
 * then, where play goes on or is only shown, a line "moves", and the moves ("0 draw") or events ("bot 0
 * draw") one a line. */
#include "engine/json.h"
#include "room/judge.h"
#include "room/review.h"
#include "room/room.h"

#include <stdlib.h>
#include <string.h>

#ifdef WITH_PICTURES
#include "cards/lexicon.h"
#endif

#define EXPORT(name) __attribute__((export_name(#name), visibility("default")))

enum { BUFFER = 1 << 20, BUDGET_STANDARD = 0, LINES_MAX = 8192, DECKS_MAX = 16 };

static char buffer[BUFFER];
static struct room *room;
static const struct bot *bots[SEATS_MAX];
static struct room_thought thought;

/* The story being replayed: a copy of what bridge_replay was given, cut into lines. */
static char *story;
static const char *story_lines[LINES_MAX];
static int story_size;

static int answer(const char *sentence) {
    struct text text = text_over(buffer, BUFFER);
    text_add(&text, sentence);
    return (int)text.size;
}

EXPORT(bridge_buffer) char *bridge_buffer(void);
char *bridge_buffer(void) {
    return buffer;
}

EXPORT(bridge_buffer_size) int bridge_buffer_size(void);
int bridge_buffer_size(void) {
    return BUFFER;
}

/* What the description lines say, gathered before a room is made of it. */
struct plan {
    const struct game *game;
    struct options options;
    struct deal deal;
    const char *name[SEATS_MAX], *level[SEATS_MAX];
    uint32_t given;
    const char *deck[DECKS_MAX], *lang;
    int decks, cards; /* cards: of all decks together */
    bool fewer;       /* an option says how many of them are played with */
    const char *fault;
};

/* Cuts the next word off a line; the line goes on behind it. */
static char *next_word(char **line) {
    char *word = *line;
    char *space = strchr(word, ' ');
    if (space) *space = 0;
    *line = space ? space + 1 : word + strlen(word);
    return word;
}

static void plan_seat(struct plan *plan, char *rest) {
    int32_t seat;
    if (!text_parse_int(next_word(&rest), 0, SEATS_MAX - 1, &seat)) {
        plan->fault = "there is no such seat";
        return;
    }
    bool bot = text_same(next_word(&rest), "bot");
    plan->level[seat] = bot ? rest : NULL;
    plan->name[seat] = rest;
}

static void plan_option(struct plan *plan, char *rest) {
    char *value = strchr(rest, '=');
    if (!value || !plan->game) {
        plan->fault = "an option is NAME=VALUE";
        return;
    }
    *value++ = 0;
    const struct pictures *pictures = middle_of(plan->game)->pictures;
    plan->fewer |= pictures && text_same(rest, plan->game->options[pictures->option].name);
    plan->fault = options_set(plan->game, &plan->options, rest, value);
}

static void plan_deck(struct plan *plan, const char *name) {
    const struct pictures *pictures = plan->game ? middle_of(plan->game)->pictures : NULL;
    int cards = pictures && plan->decks < DECKS_MAX ? pictures->cards(name) : -1;
    if (cards < 0) {
        plan->fault = "there is no such deck";
        return;
    }
    plan->deck[plan->decks++] = name;
    plan->cards += cards;
}

static void plan_line(struct plan *plan, char *rest) {
    int32_t number;
    const char *word = next_word(&rest);
    if (text_same(word, "game")) {
        plan->game = game_named(rest);
        if (!plan->game) plan->fault = "there is no such game";
    } else if (text_same(word, "players")) {
        if (!plan->game || !text_parse_int(rest, plan->game->seats_min, plan->game->seats_max, &number))
            plan->fault = "this game is not for that number of players";
        else
            options_standard(plan->game, number, &plan->options);
    } else if (text_same(word, "option")) {
        plan_option(plan, rest);
    } else if (text_same(word, "seat")) {
        plan_seat(plan, rest);
    } else if (text_same(word, "lang")) {
        plan->lang = rest;
    } else if (text_same(word, "deck")) {
        plan_deck(plan, rest);
    } else if (text_same(word, "seed")) {
        if (!deal_unhex(rest, plan->deal.seed, DEAL_SEED_BYTES)) plan->fault = "a seed is 64 hex digits";
    } else if (text_same(word, "nonce")) {
        if (!text_parse_int(next_word(&rest), 0, SEATS_MAX - 1, &number) ||
            !deal_unhex(rest, plan->deal.nonce[number], DEAL_NONCE_BYTES))
            plan->fault = "a nonce is a seat and 32 hex digits";
    } else if (text_same(word, "given")) {
        if (!text_parse_int(rest, 0, STEPS_MAX, &number)) plan->fault = "given is a number of moves";
        plan->given = (uint32_t)number;
    } else if (*word) {
        plan->fault = "this line says nothing that is known";
    }
}

/* All cards of the decks are played with, up to what the rules can count. */
static void plan_cards(struct plan *plan) {
    int place = middle_of(plan->game)->pictures->option;
    int32_t most = plan->game->options[place].most;
    plan->options.value[place] = plan->cards < most ? plan->cards : most;
}

/* Reads description lines up to "moves" or the end; *text is left behind them. */
static void read_plan(struct plan *plan, char **text) {
    memset(plan, 0, sizeof *plan);
    while (**text && !plan->fault) {
        char *line = *text, *end = strchr(line, '\n');
        if (end) *end = 0;
        *text = end ? end + 1 : line + strlen(line);
        if (text_same(line, "moves")) break;
        plan_line(plan, line);
    }
    if (!plan->fault && !plan->game) plan->fault = "the game is missing";
    if (!plan->fault && plan->cards && !plan->fewer) plan_cards(plan);
    if (!plan->fault) plan->fault = options_refusal(plan->game, &plan->options);
}

static const char *sit(const struct plan *plan) {
    for (int seat = 0; seat < room->truth.seats; seat++) {
        bots[seat] = plan->level[seat] ? bot_named(plan->game, plan->level[seat]) : NULL;
        if (plan->level[seat] && !bots[seat]) return "there is no such bot";
        if (plan->name[seat])
            room_set_name(room, seat, plan->name[seat]);
        else if (seat >= plan->options.players && room->middle->automaton)
            room_set_name(room, seat, room->middle->automaton);
    }
    return NULL;
}

static const char *open_plan(const struct plan *plan) {
    if (plan->fault) return plan->fault;
    room_free(room);
    room = room_open(plan->game, &plan->options, &plan->deal);
    if (!room) return "there is not enough memory";
    room->given = plan->given;
    const char *fault = plan->lang ? room_set(room, "lang", plan->lang) : NULL;
    for (int i = 0; i < plan->decks && !fault; i++) fault = room_set(room, "deck", plan->deck[i]);
    return fault ? fault : sit(plan);
}

/* Opens a room from description lines in the buffer; 0, or the length of a sentence why not. */
EXPORT(bridge_open) int bridge_open(void);
int bridge_open(void) {
    struct plan plan;
    char *text = buffer;
    read_plan(&plan, &text);
    const char *fault = open_plan(&plan);
    return fault ? answer(fault) : 0;
}

/* Repeats one stored event, or a move line, in the buffer; 1 if it fitted. */
static int load_line(const char *line) {
    TEXT(event, EVENT_MAX_BYTES);
    bool bare = line[0] == '*' || (line[0] >= '0' && line[0] <= '9');
    text_format(&event, "%s%s", bare ? "move " : "", line);
    return !event.full && room_load(room, event.bytes);
}

EXPORT(bridge_load) int bridge_load(void);
int bridge_load(void) {
    return room && load_line(buffer);
}

/* Chance and automata move until somebody is waited for; the number of new events. */
EXPORT(bridge_start) int bridge_start(void);
int bridge_start(void) {
    return room_settle(room);
}

/* A person on this seat moves, text in the buffer; the verdict (enum verdict), 0 = fine. */
EXPORT(bridge_submit) int bridge_submit(int seat, int step);
int bridge_submit(int seat, int step) {
    return (int)room_submit(room, seat, step, buffer, BY_PERSON);
}

/* The paragraph of the rules that forbids the move in the buffer; its length, 0 = none known. */
EXPORT(bridge_rule) int bridge_rule(int seat);
int bridge_rule(int seat) {
    const char *paragraph = room->game->paragraph ? room->game->paragraph(&room->truth, seat, buffer) : NULL;
    return paragraph ? answer(paragraph) : 0;
}

/* Lets one bot that is waited for decide; its seat, or -1 if none is. */
EXPORT(bridge_bot) int bridge_bot(void);
int bridge_bot(void) {
    for (int seat = 0; seat < room->truth.seats; seat++) {
        if (!bots[seat] || !room_waits_for(room, seat)) continue;
        TEXT(text, EVENT_MAX_BYTES);
        room_thought(room, seat, &thought);
        room_think(&thought, bots[seat], BUDGET_STANDARD, &text);
        return room_submit(room, seat, -1, text.bytes, BY_BOT) == FINE ? seat : -1;
    }
    return -1;
}

/* Puts a bot on a seat (its level in the buffer, "" for a person); 1 if there is such a bot. */
EXPORT(bridge_seat) int bridge_seat(int seat);
int bridge_seat(int seat) {
    const struct bot *bot = bot_named(room->game, buffer);
    if (*buffer && !bot) return 0;
    bots[seat] = bot;
    return 1;
}

/* The move that the strongest bot would make on this seat; its length, 0 if the seat owes none. */
EXPORT(bridge_hint) int bridge_hint(int seat);
int bridge_hint(int seat) {
    const struct bot *bot = bot_strongest(room->game);
    if (seat < 0 || seat >= room->truth.seats || !room_waits_for(room, seat)) return 0;
    struct text text = text_over(buffer, BUFFER);
    room_thought(room, seat, &thought);
    room_think(&thought, bot, BUDGET_STANDARD, &text);
    return (int)text.size;
}

/* What the moves of a seat, or of chance, are worth to the seat at this position (room/judge.h); the length. */
EXPORT(bridge_judge) int bridge_judge(int seat);
int bridge_judge(int seat) {
    struct text text = text_over(buffer, BUFFER);
    if (seat < 0 || seat >= room->truth.seats) return 0;
    room_judge(room, seat, &text);
    return (int)text.size;
}

/* The best move of a seat that owes one, and why: {"best":"draw","why":{…}}; 0 if there is nothing to say. */
EXPORT(bridge_advice) int bridge_advice(int seat);
int bridge_advice(int seat) {
    const struct bot *bot = bot_strongest(room->game);
    struct reason reason = {0};
    struct move move;
    const char *words;
    TEXT(said, EVENT_MAX_BYTES);
    if (!room->middle->reason || seat < 0 || seat >= room->truth.seats || !room_waits_for(room, seat))
        return 0;
    room_thought(room, seat, &thought);
    room_think(&thought, bot, BUDGET_STANDARD, &said);
    if (game_parse(&room->truth, seat, said.bytes, &move, &words) != FINE) return 0;
    room->middle->reason(&thought.view, move, move, &reason);
    struct text text = text_over(buffer, BUFFER);
    json_open(&text, NULL, '{');
    json_text(&text, "best", said.bytes);
    reason_json(&reason, "why", &text);
    json_close(&text, '}');
    return (int)text.size;
}

/* Why the bot on this seat did what it did in the last round; 0 if there is nothing to say. */
EXPORT(bridge_why) int bridge_why(int seat, int french);
int bridge_why(int seat, int french) {
    struct text text = text_over(buffer, BUFFER);
    if (room->middle->why) room->middle->why(room, NULL, seat, french ? LANG_FR : LANG_EN, &text);
    return (int)text.size;
}

/* Whether hands must be hidden between people at one screen. */
EXPORT(bridge_secret) int bridge_secret(void);
int bridge_secret(void) {
    return room->middle->secret && room->middle->secret(&room->options);
}

/* Whether whoever moves first moves for all now: bots leave people time. */
EXPORT(bridge_first_come) int bridge_first_come(void);
int bridge_first_come(void) {
    return room->middle->first_come && room->middle->first_come(&room->truth);
}

/* What the page's build must know of all games, as JSON; its length. */
EXPORT(facts) int facts(void);
int facts(void) {
    struct text text = text_over(buffer, BUFFER);
    middle_facts(&text);
    return (int)text.size;
}

EXPORT(bridge_contract) int bridge_contract(int reader, int from);
int bridge_contract(int reader, int from) {
    struct text text = text_over(buffer, BUFFER);
    room_contract(room, reader, (uint32_t)from, true, &text);
    return (int)text.size;
}

/* The events from number `from` on, one a line: what to store so that the game survives. */
EXPORT(bridge_events) int bridge_events(int from);
int bridge_events(int from) {
    struct text text = text_over(buffer, BUFFER);
    for (uint32_t i = (uint32_t)from; i < room->events_size; i++)
        text_format(&text, "%s\n", room_event(room, i));
    return (int)text.size;
}

EXPORT(bridge_undo) int bridge_undo(int seat);
int bridge_undo(int seat) {
    int point = room_undo_point(room, seat);
    return point >= 0 && room_undo(room, point);
}

EXPORT(bridge_record) int bridge_record(void);
int bridge_record(void) {
    struct text text = text_over(buffer, BUFFER);
    room_record(room, false, &text);
    return (int)text.size;
}

/* Cuts the moves behind the description into lines of their own. */
static const char *cut_story(char *text) {
    story_size = 0;
    while (*text) {
        if (story_size == LINES_MAX) return "the game is too long";
        char *end = strchr(text, '\n');
        if (end) *end = 0;
        if (*text) story_lines[story_size++] = text;
        text = end ? end + 1 : text + strlen(text);
    }
    return NULL;
}

/* "move 17: …" for the first move that does not fit; moves are counted from 1, as in `dizaine check`. */
static int tell_fault(int move, const char *what) {
    struct text text = text_over(buffer, BUFFER);
    text_format(&text, "move %d: %s", move, what);
    return (int)text.size;
}

static struct plan replay_plan;

static int load_story(int moves, uint32_t given) {
    replay_plan.given = given;
    const char *fault = open_plan(&replay_plan);
    if (fault) return answer(fault);
    for (int i = 0; i < moves; i++) {
        if (load_line(story_lines[i])) continue;
        bool chance = story_lines[i][0] == '*';
        return tell_fault(i + 1,
                          chance && !given ? "this is not what the deal gives" : "this is not a legal move");
    }
    return 0;
}

static const char *take_story(void) {
    free(story);
    story = strdup(buffer);
    if (!story) return "there is not enough memory";
    char *text = story;
    read_plan(&replay_plan, &text);
    return replay_plan.fault ? replay_plan.fault : cut_story(text);
}

/* Takes a description and moves, and stands at the end of them; 0, or the length of a sentence why not. */
EXPORT(bridge_replay) int bridge_replay(void);
int bridge_replay(void) {
    const char *fault = take_story();
    return fault ? answer(fault) : load_story(story_size, UINT32_MAX);
}

/* Goes to the position after the first `moves` moves of the replay; 1 if there is one. */
EXPORT(bridge_at) int bridge_at(int moves);
int bridge_at(int moves) {
    return moves >= 0 && moves <= story_size && load_story(moves, UINT32_MAX) == 0;
}

/* The scores of all seats before the first move of the replay and after each one: numbers with commas, a line
 * for each position. */
EXPORT(bridge_scores) int bridge_scores(void);
int bridge_scores(void) {
    if (load_story(0, UINT32_MAX)) return 0;
    struct text text = text_over(buffer, BUFFER);
    for (int i = 0; i <= story_size; i++) {
        for (int seat = 0; seat < room->truth.seats; seat++)
            text_format(&text, "%s%d", seat ? "," : "", room_score(room, seat));
        text_byte(&text, '\n');
        if (i < story_size && !load_line(story_lines[i])) break;
    }
    return (int)text.size;
}

static struct review review;
static struct review_step review_step;

/* Begins the review of the replay's game; the number of its moves, or 0 if it has no judge. */
EXPORT(bridge_review) int bridge_review(void);
int bridge_review(void) {
    if (load_story(0, UINT32_MAX) || !review_open(&review, room)) return 0;
    return story_size;
}

/* Looks at the next moves, at most so many: a JSON object a line; nothing behind the last. */
EXPORT(bridge_review_next) int bridge_review_next(int most);
int bridge_review_next(int most) {
    struct text text = text_over(buffer, BUFFER);
    for (; most > 0 && (int)review.moves < story_size; most--) {
        const char *line = story_lines[review.moves], *words;
        struct move move;
        int who = line[0] == '*' ? CHANCE : line[0] - '0';
        if (game_parse(&room->truth, who, line + 2, &move, &words) != FINE) return 0;
        review_move(&review, room, move, &review_step);
        review_step_json(&review, room, &review_step, &text);
        text_byte(&text, '\n');
        if (!load_line(line)) return 0;
    }
    return (int)text.size;
}

/* What it came to for each seat, once all moves were looked at. */
EXPORT(bridge_review_sums) int bridge_review_sums(void);
int bridge_review_sums(void) {
    struct text text = text_over(buffer, BUFFER);
    review_close(&review, room);
    review_sums_json(&review, &text);
    return (int)text.size;
}

/* Plays a story again with the chance of its own seed and nonces; 0 if every move and every draw is right,
 * else a sentence. */
EXPORT(bridge_check) int bridge_check(void);
int bridge_check(void) {
    const char *fault = take_story();
    return fault ? answer(fault) : load_story(story_size, 0);
}

#ifdef WITH_PICTURES
/* A painted card as SVG; its length. */
EXPORT(bridge_card_svg) int bridge_card_svg(int deck, int index);
int bridge_card_svg(int deck, int index) {
    struct text text = text_over(buffer, BUFFER);
    if (deck >= 0 && deck < deck_count() && index >= 0 && index < DECK_CARDS) card_svg(deck, index, &text);
    return (int)text.size;
}

/* The lexicon of the bots, which is in the buffer as tools/lexicon prints it; 1 if it could be kept. Without it they have no words. */
EXPORT(bridge_lexicon) int bridge_lexicon(void);
int bridge_lexicon(void) {
    char *text = malloc(strlen(buffer) + 1); /* kept as long as the module */
    if (!text) return 0;
    memcpy(text, buffer, strlen(buffer) + 1);
    lexicon_unpack(text);
    return 1;
}

/* Its title (depth 0) or description (depth 1 to 3). */
EXPORT(bridge_card_words) int bridge_card_words(int deck, int index, int french, int depth);
int bridge_card_words(int deck, int index, int french, int depth) {
    struct text text = text_over(buffer, BUFFER);
    enum lang lang = french ? LANG_FR : LANG_EN;
    if (deck < 0 || deck >= deck_count() || index < 0 || index >= DECK_CARDS) return 0;
    if (depth == 0)
        card_title(deck, index, lang, &text);
    else
        card_describe(deck, index, lang, depth, &text);
    return (int)text.size;
}

/* The id of a painted deck; nothing behind the last one. */
EXPORT(bridge_deck_name) int bridge_deck_name(int deck);
int bridge_deck_name(int deck) {
    return deck >= 0 && deck < deck_count() ? answer(deck_name(deck)) : 0;
}

/* What a deck is called. */
EXPORT(bridge_deck_title) int bridge_deck_title(int deck, int french);
int bridge_deck_title(int deck, int french) {
    return deck >= 0 && deck < deck_count() ? answer(deck_title(deck, french ? LANG_FR : LANG_EN)) : 0;
}

/* The number of the deck whose name is in the buffer; -1 if there is none. */
EXPORT(bridge_deck) int bridge_deck(void);
int bridge_deck(void) {
    return deck_find(buffer);
}
#endif
