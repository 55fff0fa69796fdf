/* judge.c: see judge.h. */
#include "room/judge.h"

#include "engine/json.h"

static void write_worth(struct text *text, const struct worth *worth) {
    json_number(text, "win", (int32_t)((int64_t)worth->win * 10000 / WORTH_ONE));
    json_number(text, "points", worth->points);
}

static void write_moves(struct text *text, const struct state *view, const struct judged *list, int n,
                        bool chance) {
    TEXT(said, EVENT_MAX_BYTES);
    json_word(text, "by", !n ? "nobody" : chance ? "chance" : "seat");
    if (n && !chance) {
        game_say(view, list[judged_best(list, n)].move, &said);
        json_word(text, "best", said.bytes);
    } else {
        json_none(text, "best");
    }
    json_open(text, "moves", '[');
    for (int i = 0; i < n; i++) {
        text_clear(&said);
        game_say(view, list[i].move, &said);
        json_open(text, NULL, '{');
        json_word(text, "m", said.bytes);
        if (chance) json_number(text, "weight", (int32_t)list[i].weight);
        write_worth(text, &list[i].worth);
        json_close(text, '}');
    }
    json_close(text, ']');
}

void room_judge(const struct room *room, int seat, struct text *text) {
    const struct judge *judge = judge_of(room->game);
    struct room_thought given;
    struct judged list[MOVES_MAX];
    struct worth now;
    room_thought(room, seat, &given);
    struct thought thought = {.view = &given.view,
                              .seat = seat,
                              .rng = &given.rng,
                              .past = given.past,
                              .past_size = given.past_size};
    if (!judge || game_over(&room->truth) || !judge->now(&thought, &now)) {
        text_add(text, "null");
        return;
    }
    int n = judge->moves(&thought, list);
    json_open(text, NULL, '{');
    json_number(text, "seat", seat);
    json_open(text, "now", '{');
    write_worth(text, &now);
    json_close(text, '}');
    write_moves(text, &given.view, list, n, !owes(&given.view, seat));
    json_close(text, '}');
}
