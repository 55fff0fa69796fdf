/* fuzz_moves.c: bytes choose a game, its options and its moves; now and then they are read as a move's text.
 * No rule may break an assert, and no text may pass that is not a legal move. */
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

struct input {
    const uint8_t *bytes;
    size_t size;
};

static uint32_t take(struct input *input) {
    if (input->size == 0) return 0;
    input->size--;
    return *input->bytes++;
}

static const struct game *choose_game(struct input *input, struct options *options) {
    uint32_t games = 0;
    while (game_list[games]) games++;
    const struct game *game = game_list[take(input) % games];
    uint32_t counts = game->seats_max - game->seats_min + 1u;
    options_standard(game, (int)(game->seats_min + take(input) % counts), options);
    for (int i = 0; game->options[i].name; i++) {
        char value[8];
        struct text text = text_over(value, sizeof value);
        text_number(&text, (int64_t)take(input));
        const struct option *option = &game->options[i];
        options_set(game, options, option->name,
                    option->kind == OPTION_CHOICE ? option->choices[take(input) % 2] : value);
    }
    return options_refusal(game, options) ? NULL : game;
}

/* Up to 40 bytes as the text of a move: it is refused, or it is one of the legal moves. */
static void try_text(const struct state *state, int seat, struct input *input) {
    char text[48] = {0};
    struct move move;
    const char *words = NULL;
    size_t length = take(input) % 40;
    for (size_t i = 0; i < length; i++) text[i] = (char)take(input);
    if (game_parse(state, seat, text, &move, &words) == FINE && !game_legal(state, move)) abort();
}

static void show_all(const struct state *state) {
    TEXT(text, 8192);
    for (int reader = 0; reader <= state->seats; reader++) {
        struct state view = game_view(state, reader == state->seats ? SPECTATOR : reader);
        text_clear(&text);
        game_of(state)->show(&view, &text);
        if (text.full) abort();
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
    struct input input = {bytes, size};
    struct options options;
    struct state state;
    const struct game *game = choose_game(&input, &options);
    if (!game) return 0;
    game_start(&state, game, &options);
    while (!game_over(&state) && input.size > 0) {
        struct move moves[MOVES_MAX], obliged;
        uint32_t choice = take(&input);
        int seat = choice % 16;
        if (choice == 255) show_all(&state);
        if (choice >= 240) try_text(&state, seat, &input);
        if (!owes(&state, seat)) seat = game_next(&state);
        int n = game_moves(&state, seat, moves);
        if (n < 1) abort();
        uint32_t pick = take(&input);
        if (n > 256) pick = pick << 8 | take(&input);
        struct move move = moves[pick % (uint32_t)n];
        if (game->obliged && seat != CHANCE && game->obliged(&state, seat, &obliged)) move = obliged;
        game_apply(&state, move);
    }
    return 0;
}
