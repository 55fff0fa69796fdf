/* game.c: what all games share, derived from the few functions of each. */
#include "engine/game.h"
#include "engine/view.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

const struct game *const game_list[] = {
#define GAME(name) &name##_game,
#include "games/games.def"
#undef GAME
    NULL,
};

const struct game *game_named(const char *name) {
    for (int i = 0; game_list[i]; i++)
        if (text_same(game_list[i]->name, name)) return game_list[i];
    return NULL;
}

int game_place(const struct game *game) {
    int place = 0;
    while (game_list[place] != game) {
        assert(game_list[place]);
        place++;
    }
    return place;
}

const char *verdict_name(enum verdict verdict) {
    switch (verdict) {
    case FINE: return "fine";
    case WRONG_SEAT: return "wrong_seat";
    case WRONG_STEP: return "wrong_step";
    case NO_SUCH_MOVE: return "no_such_move";
    case NO_CLUE: return "no_clue";
    case BAD_CLUE: return "bad_clue";
    case NO_WORDS_HERE: return "no_words_here";
    case NOT_OBLIGED: return "not_obliged";
    case IS_OVER: return "is_over";
    }
    return "unknown";
}

void game_start(struct state *state, const struct game *game, const struct options *options) {
    memset(state, 0, sizeof *state);
    state->game = (uint8_t)game_place(game);
    state->seats = options->players;
    state->viewer = EVERYONE;
    game->start(state, options);
}

int game_moves(const struct state *state, int seat, struct move *moves) {
    return owes(state, seat) ? game_of(state)->moves(state, seat, moves, NULL) : 0;
}

static bool same_move(struct move x, struct move y) {
    return x.who == y.who && x.kind == y.kind && x.a == y.a && x.b == y.b;
}

static bool listed(const struct state *state, struct move move) {
    struct move moves[MOVES_MAX];
    int n = game_of(state)->moves(state, move.who, moves, NULL);
    for (int i = 0; i < n; i++)
        if (same_move(moves[i], move)) return true;
    return false;
}

bool game_legal(const struct state *state, struct move move) {
    const struct game *game = game_of(state);
    if (move.who > CHANCE || !owes(state, move.who)) return false;
    return game->allows ? game->allows(state, move) : listed(state, move);
}

struct move game_pick_listed(const struct state *state, int seat, struct rng *rng) {
    const struct game *game = game_of(state);
    struct move moves[MOVES_MAX], obliged;
    if (seat == CHANCE) return game_chance(state, rng);
    if (game->obliged && game->obliged(state, seat, &obliged)) return obliged;
    return moves[rng_below(rng, (uint32_t)game->moves(state, seat, moves, NULL))];
}

void game_view_to(struct state *view, const struct state *truth, int seat) {
    assert(truth->viewer == EVERYONE);
    size_t size = sizeof *view;
    __asm__(""
            : "+r"(size)); /* for a number that it knows gcc writes a `rep movs`, which is far slower here */
    memcpy(view, truth, size);
    view->viewer = (uint8_t)seat;
    game_of(truth)->view(view, seat);
}

struct state game_view(const struct state *truth, int seat) {
    struct state view;
    game_view_to(&view, truth, seat);
    return view;
}

void game_say(const struct state *state, struct move move, struct text *text) {
    game_of(state)->say(state, move, text);
}

void game_line(const struct state *state, struct move move, const char *words, struct text *text) {
    if (move.who == CHANCE)
        text_byte(text, '*');
    else
        text_number(text, move.who);
    text_byte(text, ' ');
    game_say(state, move, text);
    if (words) text_format(text, " %s", words);
}

/* Words are legal or not by themselves; the rules never look into them. */
static enum verdict judge_words(bool wordy, const char *words) {
    if (!wordy) return words ? NO_WORDS_HERE : FINE;
    if (!words || !*words) return NO_CLUE;
    int characters = text_characters(words, (uint32_t)strlen(words));
    return characters < 1 || characters > CLUE_MAX || text_blank(words) ? BAD_CLUE : FINE;
}

/* Whether a text is the notation of a legal move, with or without words; *rest is what follows it. */
static bool begins_with(const struct state *state, struct move move, const char *text, const char **rest) {
    TEXT(said, 64);
    game_say(state, move, &said);
    const char *byte = said.bytes;
    while (*byte && *byte == *text) byte++, text++;
    *rest = text;
    return !*byte && (!*text || *text == ' ');
}

/* What becomes of a text that names a legal move, *rest behind it. */
static enum verdict judge_named(const struct state *state, struct move named, const char *rest,
                                struct move *move, const char **words) {
    const struct game *game = game_of(state);
    struct move obliged;
    *words = *rest ? rest + 1 : NULL;
    enum verdict verdict = judge_words(game->wordy && game->wordy(named), *words);
    if (verdict != FINE) return verdict;
    if (game->obliged && game->obliged(state, named.who, &obliged) && !same_move(obliged, named))
        return NOT_OBLIGED;
    *move = named;
    return FINE;
}

/* The legal move that a text begins with, looked for among all; one that takes words comes before one that takes none and
 * has some. noinline: the list is long, and a hint spares it. */
__attribute__((noinline)) static enum verdict
parse_listed(const struct state *state, int seat, const char *text, struct move *move, const char **words) {
    struct move moves[MOVES_MAX];
    enum verdict verdict = NO_SUCH_MOVE;
    int n = game_of(state)->moves(state, seat, moves, NULL);
    for (int i = 0; i < n; i++) {
        const char *rest;
        if (!begins_with(state, moves[i], text, &rest)) continue;
        verdict = judge_named(state, moves[i], rest, move, words);
        if (verdict != NO_WORDS_HERE) break;
    }
    return verdict;
}

/* No two moves have the same notation, so a hint that is right spares the list. */
enum verdict game_parse(const struct state *state, int seat, const char *text, struct move *move,
                        const char **words) {
    const struct game *game = game_of(state);
    const char *rest;
    struct move hint = {0};
    if (game_over(state)) return IS_OVER;
    if (seat < 0 || seat > CHANCE || !owes(state, seat)) return WRONG_SEAT;
    if (game->hint && game->hint(state, seat, text, &hint)) {
        hint.who = (uint8_t)seat;
        if (game_legal(state, hint) && begins_with(state, hint, text, &rest)) {
            enum verdict verdict = judge_named(state, hint, rest, move, words);
            if (verdict != NO_WORDS_HERE) return verdict;
        }
    }
    return parse_listed(state, seat, text, move, words);
}

struct move game_masked(const struct state *now, uint16_t epoch, struct move move, int reader) {
    const struct game *game = game_of(now);
    int owner = -1;
    struct move masked = move;
    if (!game->secrecy || game_over(now)) return move;
    enum secrecy secrecy = game->secrecy(now, move, &owner, &masked);
    if (secrecy == PUBLIC || owner == reader) return move;
    if (secrecy == SEALED && now->epoch > epoch) return move;
    return masked;
}

uint64_t game_hash_more(uint64_t hash, const void *bytes, uint32_t size) {
    const unsigned char *b = bytes;
    for (uint32_t i = 0; i < size; i++) hash = (hash ^ b[i]) * 0x100000001b3u;
    return hash;
}

uint64_t game_hash_number(uint64_t hash, uint16_t number) {
    const unsigned char bytes[] = {(unsigned char)number, (unsigned char)(number >> 8)};
    return game_hash_more(hash, bytes, sizeof bytes);
}

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
static void turn(unsigned char *at, int bytes, int count) {
    for (; count--; at += bytes)
        for (int i = 0, j = bytes - 1; i < j; i++, j--) {
            unsigned char kept = at[i];
            at[i] = at[j];
            at[j] = kept;
        }
}

/* Converts a state to little-endian. */
static void turn_all(struct state *state) {
    unsigned char *bytes = (unsigned char *)state;
    const int from = offsetof(struct state, step), to = offsetof(struct state, as);
    turn(bytes + from, 2, (to - from) / 2);
    for (const struct wide *wide = game_of(state)->wide; wide && wide->bytes; wide++)
        turn((unsigned char *)&state->as + wide->at, wide->bytes, wide->count);
}
#endif

uint64_t game_hash(const struct state *state) {
#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
    struct state little = *state;
    turn_all(&little);
    state = &little;
#endif
    uint64_t hash = game_hash_more(0xcbf29ce484222325u, state, offsetof(struct state, as));
    return game_hash_more(hash, &state->as, game_of(state)->bytes);
}

uint64_t game_perft(const struct state *state, int depth) {
    if (depth == 0) return 1;
    uint64_t lines = 0;
    for (int seat = 0; seat <= CHANCE; seat++) {
        struct move moves[MOVES_MAX];
        int n = game_moves(state, seat, moves);
        for (int i = 0; i < n; i++) {
            struct state next = *state;
            game_apply(&next, moves[i]);
            lines += game_perft(&next, depth - 1);
        }
    }
    return lines;
}
