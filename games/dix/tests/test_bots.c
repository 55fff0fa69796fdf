/* test_bots.c: the bots of DIX: legal and repeatable thoughts, exact odds, sound endings, levels in their
 * order. */
#include "bots/bot.h"
#include "games/dix/bots.h"
#include "games/dix/bots_value.h"
#include "games/dix/bots_odds.h"
#include "games/dix/tests/tables.h"

static struct move think(const struct state *state, int seat, const char *name, struct rng *rng) {
    struct state view = game_view(state, seat);
    struct thought thought = {.view = &view, .seat = seat, .rng = rng};
    return bot_think(bot_named(&dix_game, name), &thought); /* asserts that the move is legal */
}

/* One move of a game in which each seat has its bot; automata and chance do as they must. */
static struct move next_move(const struct state *state, const char *const names[], struct rng *rng) {
    struct move move;
    int seat = game_next(state);
    if (seat == CHANCE) return game_chance(state, rng);
    if (dix_game.obliged(state, seat, &move)) return move;
    return think(state, seat, names[seat], rng);
}

static void play_out(struct state *state, const char *const names[], struct rng *rng) {
    while (!game_over(state)) game_apply(state, next_move(state, names, rng));
}

static const char *said(const struct state *state, struct move move) {
    static char bytes[32];
    struct text text = text_over(bytes, sizeof bytes);
    game_say(state, move, &text);
    return bytes;
}

static const char *says(const struct state *state, int seat, const char *name) {
    struct rng rng = rng_seed(1, 1);
    return said(state, think(state, seat, name, &rng));
}

static const char *classic_says(const struct state *state, int seat) {
    return says(state, seat, "classic");
}

/* What the tables say and the network must not unlearn. */
static const char *both_say(const struct state *state, int seat) {
    static char classic[32];
    strcpy(classic, classic_says(state, seat));
    assert_string_equal(says(state, seat, "expert"), classic);
    return classic;
}

static void test_bots_play_every_kind_of_table(void **unused) {
    static const char *const names[] = {"expert", "strong", "casual", "classic", "seasoned"};
    static const char *const tables[] = {"", "bust-buy on", "final-buy others, bust-buy on"};
    for (int players = 1; players <= 5; players++)
        for (int i = 0; i < 3; i++) {
            struct rng rng = rng_seed(4, (uint64_t)(players * 10 + i));
            struct state state = table(&dix_game, players, tables[i]);
            play_out(&state, names, &rng);
            assert_true(state.winners);
        }
}

static void test_the_same_seed_gives_the_same_game(void **unused) {
    static const char *const names[] = {"expert", "normal", "easy"};
    uint64_t hash[2];
    for (int i = 0; i < 2; i++) {
        struct rng rng = rng_seed(8, 8);
        struct state state = table(&dix_game, 3, "");
        hash[i] = 0;
        while (!game_over(&state)) {
            game_apply(&state, next_move(&state, names, &rng));
            hash[i] = hash[i] * 31 + game_hash(&state);
        }
    }
    assert_int_equal(hash[0], hash[1]);
}

/* The odds against the rules themselves: every card of the deck is revealed. */
static void check_odds(const struct state *state) {
    struct dix_odds odds;
    struct move moves[MOVES_MAX];
    uint32_t weights[MOVES_MAX];
    int total = 0, money = 0, jokers = 0, cards = 0;
    assert_int_equal(dix_odds(state, true, &odds), state->phase == DIX_CHOOSE);
    if (state->phase != DIX_CHOOSE || !state->as.dix.cards_left) return;
    struct state drawing = *state;
    game_apply(&drawing, (struct move){.who = state->as.dix.active, .kind = DIX_DO_DRAW});
    int n = dix_game.moves(&drawing, CHANCE, moves, weights);
    for (int i = 0; i < n; i++) {
        struct state after = drawing;
        after.as.dix.last.end = DIX_NOT_YET;
        game_apply(&after, moves[i]);
        cards += (int)weights[i];
        if (after.as.dix.last.end == DIX_BUST_TOTAL) total += (int)weights[i];
        if (after.as.dix.last.end == DIX_BUST_MONEY) money += (int)weights[i];
        if (after.phase == DIX_BID) jokers += (int)weights[i];
    }
    assert_int_equal(odds.cards, cards);
    assert_int_equal(odds.bust_total, total);
    assert_int_equal(odds.bust_money, money);
    assert_int_equal(odds.joker, jokers);
    assert_true(odds.can_draw);
    assert_int_equal(odds.can_stop, state->as.dix.drawn > 0);
    if (odds.can_stop && odds.advice == DIX_DO_DRAW)
        assert_true(odds.draw >= odds.numbers && odds.draw >= odds.coins);
}

static void test_odds_are_those_of_the_rules(void **unused) {
    static const char *const names[] = {"easy", "random", "easy"};
    for (int players = 1; players <= 3; players++) {
        struct rng rng = rng_seed(6, (uint64_t)players);
        struct state state = table(&dix_game, players, "");
        while (!game_over(&state)) {
            check_odds(&state);
            game_apply(&state, next_move(&state, names, &rng));
        }
    }
}

/* The rulebook's row 3 - 4 + 7 - 2: a number from 7 up or a currency 5 busts. */
static void test_odds_of_the_rulebooks_row(void **unused) {
    struct state state = begun(2, "");
    struct dix_odds odds;
    play_all(&state, "0 draw; * b3; 0 draw; * c4; 0 draw; * p7; 0 draw; * c2");
    assert_true(dix_odds(&state, true, &odds));
    assert_int_equal(odds.cards, 87);
    assert_int_equal(odds.bust_total, 11); /* twelve cards 7, 8 and 9, one of them in the row */
    assert_int_equal(odds.bust_money, 4);
    assert_int_equal(odds.joker, 14);
}

/* Paying for the 3 that joins 1 2 and 4 5 6 7 with a card of these would undo the purchase; and of two cards
 * that are not missed, the copy goes. */
static void test_classic_pays_with_what_the_purchase_does_not_need(void **unused) {
    struct state state = begun(2, "");
    give(&state, 0, "o1 o2 o4 o5 o6 o7 b1 b2 b3 b5", 2, 0);
    offer(&state, "o3");
    stack(&state, "c1 b4 g9 g8");
    play_all(&state, "0 draw; * c1; 0 numbers; 0 buy o3; 0 pay 2c");
    assert_string_equal(classic_says(&state, 0), "drop b5");
    state = begun(2, "");
    give(&state, 0, "b9 p1 p2 p2 p3", 2, 0);
    offer(&state, "o3");
    stack(&state, "c1 g9");
    play_all(&state, "0 draw; * c1; 0 numbers; 0 buy o3; 0 pay 2c");
    assert_string_equal(classic_says(&state, 0), "drop p2");
}

/* When nothing can come any more, the expected points are the points. */
static void test_worth_without_hope_is_the_score(void **unused) {
    struct rng rng = rng_seed(3, 3);
    for (int i = 0; i < 200; i++) {
        struct state state = begun(2, "");
        struct dix_values values;
        stack(&state, "");
        give(&state, 0, "", 0, 0);
        for (int card = 0; card < DIX_NUMBERS; card++) /* no copies: they would be money */
            if (rng_below(&rng, 2)) dix_gain_card(&state.as.dix.player[0], card);
        dix_values_make(&values, &state, 0, &dix_standard_beliefs);
        int32_t worth = 0;
        for (int c = 0; c < 4; c++) worth += values.run[0][c][values.own[0][c]];
        assert_int_equal(worth, dix_score(&state.as.dix.player[0]) * POINT);
    }
}

/* No card of this deck can bust, and each lengthens a run: the expert draws. */
static void test_expert_draws_what_cannot_hurt(void **unused) {
    struct state state = begun(2, "");
    give(&state, 0, "b1 b2 b3", 0, 0);
    stack(&state, "g1 b4 b5");
    play_all(&state, "0 draw; * g1");
    assert_string_equal(both_say(&state, 0), "draw");
}

/* Nine numbers in ten would bust a row that completes a colour: the expert takes it. */
static void test_expert_stops_at_a_treasure(void **unused) {
    struct state state = begun(2, "");
    give(&state, 0, "b1 b2 b3 b4 b5 b6 b7 b8", 0, 0);
    stack(&state, "b9 g8 o8 p8 g9 o9 p9 g7 o7 p7");
    play_all(&state, "0 draw; * b9");
    assert_string_equal(both_say(&state, 0), "numbers");
}

/* At the end cards outside the runs are money: five of them buy the card that wins. */
static void test_expert_pays_the_last_purchase_with_idle_cards(void **unused) {
    struct state state = begun(2, "");
    stack(&state, "c1");
    play_all(&state, "0 draw; * c1; 0 numbers; 0 done");
    give(&state, 0, "b1 b2 b3 b4 b6 g1 g3 g5 g7 p7 p9", 0, 0);
    give(&state, 1, "o1 o2 o3 o4 o5 o6", 0, 0);
    offer(&state, "b5 p1");
    play(&state, "1 done");
    assert_string_equal(both_say(&state, 0), "buy b5");
    play_all(&state, "0 buy b5; 0 pay 0");
    for (int i = 0; i < 5; i++) {
        struct rng rng = rng_seed(1, 1);
        game_apply(&state, think(&state, 0, "expert", &rng));
    }
    assert_true(game_over(&state));
    assert_int_equal(state.score[0], 7); /* six blues, and the one card that was left over */
    assert_int_equal(state.winners, 1);
}

/* With nothing to gain for itself the expert keeps the rival's card from the rival. */
static void test_expert_denies_the_last_card(void **unused) {
    struct state state = begun(2, "");
    stack(&state, "c1");
    play_all(&state, "0 draw; * c1; 0 numbers; 0 done");
    give(&state, 1, "b1 b2 b3 b4 b5 b6", 9, 0);
    give(&state, 0, "o1 o2 o3 o4 o5 o6 o8", 9, 0);
    offer(&state, "o7");
    assert_string_equal(both_say(&state, 1), "buy o7");
}

/* 6.5: jokers are cards when a tie is broken. With either purchase three players have 8 points and no money;
 * the one who keeps o2 from seat 0 has fewer cards than seat 2 (7 + 2 against 6 + 4), the one who keeps g2
 * from seat 2 has more than seat 0 (7 + 2 against 8). */
static void test_expert_counts_jokers_in_the_tie_break(void **unused) {
    struct state state = begun(3, "");
    stack(&state, "c1");
    play_all(&state, "0 draw; * c1; 0 numbers; 0 done");
    give(&state, 0, "p1 p2 p3 p4 g9 b9 o1", 2, 0);
    give(&state, 1, "b1 b2 b3 b4 p1 p3 bw bw", 2, 0);
    give(&state, 2, "g4 o9 p5 p7 p9 gw gw ow ow", 2, 0);
    offer(&state, "g2 o2");
    assert_string_equal(both_say(&state, 1), "buy o2");
}

/* Speaking last, one step above the others is enough. */
static void test_classic_speaking_last_bids_one_more(void **unused) {
    struct state state = begun(2, "");
    give(&state, 0, "b1 b2 b3 b5 b6 b7", 10, 0);
    play_all(&state, "0 draw; * w4; 1 bid 2");
    assert_string_equal(classic_says(&state, 0), "bid 3");
}

/* ALIX always bids on, if she can. Whom she cannot outbid is the human who offers all she has; and a joker
 * that is of no use can still cost her all of it. */
static void test_classic_counts_on_alix(void **unused) {
    struct state state = begun(1, "alix 7");
    play_all(&state, "0 draw; * g1; 0 coins; 1 draw");
    state.as.dix.cards_left = (uint8_t)(state.as.dix.cards_left - state.as.dix.left[dix_card_named("b4")]);
    state.as.dix.left[dix_card_named("b4")] = 0; /* only a joker can join these runs */
    give(&state, 0, "b1 b2 b3 b5 b6 b7", 10, 0);
    give(&state, 1, "", 6, 0);
    struct state other = state;
    play(&state, "* w4");
    assert_string_equal(classic_says(&state, 0), "bid 6");
    give(&other, 0, "b4 g4 o4 p4", 10, 0);
    give(&other, 1, "", 9, 0);
    play(&other, "* w4");
    assert_string_equal(classic_says(&other, 0), "bid 8");
}

/* Games of the first bot against the second, seats turned; victories in halves. */
static int match(const char *first, const char *second, int games) {
    int won = 0;
    for (int g = 0; g < games; g++) {
        const char *names[2] = {g % 2 ? second : first, g % 2 ? first : second};
        struct rng rng = rng_seed(100, (uint64_t)g);
        struct state state = table(&dix_game, 2, "");
        play_out(&state, names, &rng);
        if (state.winners >> (g % 2) & 1) won += state.winners == 3 ? 1 : 2;
    }
    return won;
}

/* The games are fixed by their seeds, so this is no matter of luck. docs/bots.md has the long matches. */
static void test_levels_are_in_their_order(void **unused) {
    assert_true(match("easy", "random", 20) > 30);
    assert_true(match("normal", "easy", 30) > 40);
    assert_true(match("classic", "normal", 30) > 36);
    assert_true(match("expert", "classic", 40) > 44);
}

static void test_characters_have_names_of_their_own(void **unused) {
    int characters = 0;
    for (const struct bot *bot = dix_bots; bot->name; bot++) {
        if (!bot->who) continue;
        characters++;
        assert_false(bot->offered);
        for (const struct bot *other = dix_bots; other < bot; other++)
            assert_true(!other->who || strcmp(other->who, bot->who) != 0);
    }
    assert_true(characters >= DIX_SEATS - 1); /* a table of them */
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bots_play_every_kind_of_table),
        cmocka_unit_test(test_the_same_seed_gives_the_same_game),
        cmocka_unit_test(test_odds_are_those_of_the_rules),
        cmocka_unit_test(test_odds_of_the_rulebooks_row),
        cmocka_unit_test(test_worth_without_hope_is_the_score),
        cmocka_unit_test(test_classic_pays_with_what_the_purchase_does_not_need),
        cmocka_unit_test(test_expert_draws_what_cannot_hurt),
        cmocka_unit_test(test_expert_stops_at_a_treasure),
        cmocka_unit_test(test_expert_pays_the_last_purchase_with_idle_cards),
        cmocka_unit_test(test_expert_denies_the_last_card),
        cmocka_unit_test(test_expert_counts_jokers_in_the_tie_break),
        cmocka_unit_test(test_classic_speaking_last_bids_one_more),
        cmocka_unit_test(test_classic_counts_on_alix),
        cmocka_unit_test(test_levels_are_in_their_order),
        cmocka_unit_test(test_characters_have_names_of_their_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
