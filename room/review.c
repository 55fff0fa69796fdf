/* review.c: see review.h. */
#include "room/review.h"

#include "engine/json.h"

const char *const review_class_names[REVIEW_CLASSES] = {"best", "fine", "doubtful", "mistake", "blunder"};

static struct review_worth rounded(const struct worth *worth) {
    return (struct review_worth){(int32_t)(((int64_t)worth->win * REVIEW_ONE + WORTH_ONE / 2) / WORTH_ONE),
                                 worth->points};
}

static struct review_worth less(struct review_worth a, struct review_worth b) {
    return (struct review_worth){a.win - b.win, a.points - b.points};
}

static void add(struct review_worth *sum, struct review_worth more) {
    sum->win += more.win;
    sum->points += more.points;
}

static bool same_move(struct move x, struct move y) {
    return x.who == y.who && x.kind == y.kind && x.a == y.a && x.b == y.b;
}

/* A quotient to the nearest: a mean that is always cut would make luck of nothing. */
static int32_t nearest(int64_t sum, int64_t n) {
    return (int32_t)(sum >= 0 ? (sum + n / 2) / n : -((-sum + n / 2) / n));
}

/* What a seat thinks with: its own generator, so that a review does not depend on the deal's seed. */
static struct thought look(struct review *review, const struct room *room, int seat) {
    room_thought(room, seat, &review->given);
    review->given.rng = rng_seed(review->moves, (uint64_t)seat);
    return (struct thought){.view = &review->given.view,
                            .seat = seat,
                            .rng = &review->given.rng,
                            .past = review->given.past,
                            .past_size = review->given.past_size};
}

/* A seat's chain goes on from what it expected last to what it expects now. */
static void link(struct review *review, int seat, struct review_worth now) {
    struct review_sums *sums = &review->sums[seat];
    struct review_worth gap = less(now, review->last[seat]);
    if (!(review->begun >> seat & 1))
        sums->start = now;
    else
        add(review->outplayed >> seat & 1 ? &sums->others : &sums->revised, gap);
    review->begun |= (uint16_t)(1u << seat);
    review->outplayed &= (uint16_t) ~(1u << seat);
    review->last[seat] = now;
}

static void change(struct review *review, struct review_step *step, int seat, struct review_worth by,
                   struct review_worth *sum) {
    step->known |= (uint16_t)(1u << seat);
    step->now[seat] = review->last[seat];
    step->change[seat] = by;
    add(sum, by);
    add(&review->last[seat], by);
}

static enum review_class class_of(int32_t loss, bool best) {
    enum { FINE_BELOW = 250, DOUBTFUL_BELOW = 700, MISTAKE_BELOW = 1200 };
    return best || loss <= 0       ? REVIEW_BEST
           : loss < FINE_BELOW     ? REVIEW_FINE
           : loss < DOUBTFUL_BELOW ? REVIEW_DOUBTFUL
           : loss < MISTAKE_BELOW  ? REVIEW_MISTAKE
                                   : REVIEW_BLUNDER;
}

/* The choices of the mover, from what they are worth to it; *best is what the judge would do. */
static void note_decision(struct review *review, int seat, struct review_step *step) {
    struct review_worth cost = less(step->choices[step->played].worth, step->choices[step->best].worth);
    step->class = class_of(-cost.win, step->played == step->best);
    step->reason = (struct reason){0};
    middle_of(game_of(&step->view))
        ->reason(&step->view, step->choices[step->played].move, step->choices[step->best].move,
                 &step->reason);
    review->decisions[seat]++;
    review->classes[seat][step->class]++;
}

/* Hands are hidden: a seat knows its own moves and draws. */
static void review_own_move(struct review *review, const struct room *room, int seat,
                            struct review_step *step) {
    struct thought thought = look(review, room, seat);
    struct judged *list = review->list;
    int n = review->judge->moves(&thought, list), best = judged_best(list, n);
    step->view = *thought.view;
    step->count = n;
    step->best = step->played = best;
    for (int i = 0; i < n; i++) {
        step->choices[i] = (struct review_choice){list[i].move, rounded(&list[i].worth)};
        if (same_move(list[i].move, step->move)) step->played = i;
    }
    if (list[step->played].worth.rank == list[best].worth.rank) step->best = step->played;
    note_decision(review, seat, step);
    struct review_worth most = step->choices[step->best].worth;
    link(review, seat, most);
    change(review, step, seat, less(step->choices[step->played].worth, most), &review->sums[seat].choices);
}

static void review_own_draw(struct review *review, const struct room *room, int seat,
                            struct review_step *step) {
    struct thought thought = look(review, room, seat);
    const struct judged *list = review->list;
    int n = review->judge->moves(&thought, review->list);
    int64_t win = 0, points = 0, all = 0;
    struct review_worth came = {0};
    if (!n) return; /* somebody else's */
    for (int i = 0; i < n; i++) {
        struct review_worth here = rounded(&list[i].worth);
        win += (int64_t)here.win * list[i].weight;
        points += (int64_t)here.points * list[i].weight;
        all += list[i].weight;
        if (same_move(list[i].move, step->move)) came = here;
    }
    struct review_worth mean = {nearest(win, all), nearest(points, all)};
    link(review, seat, mean);
    change(review, step, seat, less(came, mean), &review->sums[seat].luck);
}

static void review_hidden(struct review *review, const struct room *room, int who, struct review_step *step) {
    if (who != CHANCE) {
        review_own_move(review, room, who, step);
        return;
    }
    for (int seat = 0; seat < review->seats; seat++)
        if (review->judged >> seat & 1) review_own_draw(review, room, seat, step);
}

/* Everybody sees all: each move is worth something to every seat. */

static int best_of_table(const struct judged_table *list, int n, int who) {
    int best = 0;
    for (int i = 1; i < n; i++)
        if (list[i].worth[who].rank > list[best].worth[who].rank) best = i;
    return best;
}

static void read_choices(struct review *review, int who, int n, struct review_step *step) {
    const struct judged_table *list = review->table;
    step->count = n;
    step->best = best_of_table(list, n, who);
    for (int i = 0; i < n; i++)
        step->choices[i] = (struct review_choice){list[i].move, rounded(&list[i].worth[who])};
    if (list[step->played].worth[who].rank == list[step->best].worth[who].rank) step->best = step->played;
    note_decision(review, who, step);
}

static struct review_worth mean_of_table(const struct judged_table *list, int n, int seat) {
    int64_t win = 0, points = 0, all = 0;
    for (int i = 0; i < n; i++) {
        struct review_worth here = rounded(&list[i].worth[seat]);
        win += (int64_t)here.win * list[i].weight;
        points += (int64_t)here.points * list[i].weight;
        all += list[i].weight;
    }
    return (struct review_worth){nearest(win, all), nearest(points, all)};
}

/* What each draw is worth, from one step further: by the best that its mover can do then, or by the mean of the next draw. */
static void look_behind(struct review *review, const struct thought *thought, int n) {
    for (int i = 0; i < n; i++) {
        struct judged_table *drawn = &review->table[i];
        struct state then = *thought->view;
        struct thought next = *thought;
        game_apply(&then, drawn->move);
        next.view = &then;
        int mover = game_next(&then), m = game_over(&then) ? 0 : review->judge->table(&next, review->after);
        if (!m) continue;
        const struct judged_table *best = mover == CHANCE ? NULL : &review->after[best_of_table(review->after, m, mover)];
        for (int seat = 0; seat < review->seats; seat++) {
            int64_t win = 0, points = 0, all = 0;
            for (int k = 0; k < m && !best; k++) {
                all += review->after[k].weight;
                win += (int64_t)review->after[k].worth[seat].win * review->after[k].weight;
                points += (int64_t)review->after[k].worth[seat].points * review->after[k].weight;
            }
            drawn->worth[seat].win = best ? best->worth[seat].win : nearest(win, all);
            drawn->worth[seat].points = best ? best->worth[seat].points : nearest(points, all);
        }
    }
}

static void review_table(struct review *review, const struct room *room, int who, struct review_step *step) {
    const struct judged_table *list = review->table;
    struct thought thought = look(review, room, who == CHANCE ? 0 : who);
    int n = review->judge->table(&thought, review->table);
    step->view = *thought.view;
    step->played = 0;
    if (who == CHANCE && review->deep) look_behind(review, &thought, n);
    for (int i = 0; i < n; i++)
        if (same_move(list[i].move, step->move)) step->played = i;
    if (who != CHANCE) read_choices(review, who, n, step);
    for (int seat = 0; seat < review->seats; seat++) {
        struct review_sums *sums = &review->sums[seat];
        if (!(review->judged >> seat & 1)) continue;
        struct review_worth came = rounded(&list[step->played].worth[seat]);
        struct review_worth before =
            who == CHANCE ? mean_of_table(list, n, seat) : rounded(&list[step->best].worth[seat]);
        link(review, seat, before);
        change(review, step, seat, less(came, before),
               who == CHANCE ? &sums->luck
               : who == seat ? &sums->choices
                             : &sums->others);
    }
}

bool review_open(struct review *review, const struct room *room) {
    memset(review, 0, sizeof *review);
    review->judge = judge_of(room->game);
    review->seats = room->truth.seats;
    if (!review->judge || !room->middle->reason) return false;
    for (int seat = 0; seat < review->seats; seat++)
        if (!review->judge->apart || !review->judge->apart(&room->truth, seat))
            review->judged |= (uint16_t)(1u << seat);
    return true;
}

void review_move(struct review *review, const struct room *room, struct move move, struct review_step *step) {
    struct move moves[MOVES_MAX];
    int who = (int)move.who;
    bool hidden = !review->judge->table;
    step->number = review->moves;
    step->move = move;
    step->known = 0;
    step->count = 0;
    if (who != CHANCE && hidden) review->outplayed |= (uint16_t)(review->begun & ~(1u << who));
    bool chosen = who == CHANCE || review->judged >> who & 1;
    /* With one move only, nothing is chosen and nothing drawn. */
    if (chosen && game_moves(&room->truth, who, moves) > 1)
        (hidden ? review_hidden : review_table)(review, room, who, step);
    review->moves++;
}

/* The result, in the units of what was expected. */
static struct review_worth result(const struct state *end, int seat) {
    int all = 0, winners = __builtin_popcount(end->winners);
    for (int other = 0; other < end->seats; other++) all += other == seat ? 0 : end->score[other];
    return (struct review_worth){end->winners >> seat & 1 ? REVIEW_ONE / winners : 0,
                                 end->score[seat] * 100 - nearest(all * 100, end->seats - 1)};
}

void review_close(struct review *review, const struct room *room) {
    for (int seat = 0; seat < review->seats; seat++) {
        if (!(review->judged >> seat & 1)) continue;
        review->sums[seat].end = result(&room->truth, seat);
        link(review, seat, review->sums[seat].end);
    }
}

static void write_worth(struct text *text, const char *key, struct review_worth worth) {
    json_open(text, key, '{');
    json_number(text, "win", worth.win);
    json_number(text, "points", worth.points);
    json_close(text, '}');
}

static void write_worths(struct text *text, const char *key, const struct review *review, uint16_t known,
                         const struct review_worth *worths) {
    json_open(text, key, '[');
    for (int seat = 0; seat < review->seats; seat++)
        if (known >> seat & 1)
            write_worth(text, NULL, worths[seat]);
        else
            json_none(text, NULL);
    json_close(text, ']');
}

static void write_choices(const struct review_step *step, struct text *text) {
    TEXT(said, EVENT_MAX_BYTES);
    json_word(text, "class", review_class_names[step->class]);
    game_say(&step->view, step->choices[step->best].move, &said);
    json_word(text, "best", said.bytes);
    json_open(text, "choices", '[');
    for (int i = 0; i < step->count; i++) {
        text_clear(&said);
        game_say(&step->view, step->choices[i].move, &said);
        json_open(text, NULL, '{');
        json_word(text, "m", said.bytes);
        json_number(text, "win", step->choices[i].worth.win);
        json_number(text, "points", step->choices[i].worth.points);
        json_close(text, '}');
    }
    json_close(text, ']');
    reason_json(&step->reason, "why", text);
}

void review_step_json(const struct review *review, const struct room *room, const struct review_step *step,
                      struct text *text) {
    TEXT(said, EVENT_MAX_BYTES);
    json_open(text, NULL, '{');
    json_number(text, "n", step->number);
    if (step->move.who == CHANCE)
        json_none(text, "who");
    else
        json_number(text, "who", step->move.who);
    game_say(&room->truth, step->move, &said);
    json_text(text, "m", said.bytes);
    if (step->known) {
        write_worths(text, "now", review, step->known, step->now);
        write_worths(text, "change", review, step->known, step->change);
    }
    if (step->count) write_choices(step, text);
    json_close(text, '}');
}

void review_sums_json(const struct review *review, struct text *text) {
    json_open(text, NULL, '[');
    for (int seat = 0; seat < review->seats; seat++) {
        const struct review_sums *sums = &review->sums[seat];
        if (!(review->judged >> seat & 1)) {
            json_none(text, NULL);
            continue;
        }
        json_open(text, NULL, '{');
        write_worth(text, "start", sums->start);
        write_worth(text, "luck", sums->luck);
        write_worth(text, "choices", sums->choices);
        write_worth(text, "others", sums->others);
        write_worth(text, "revised", sums->revised);
        write_worth(text, "end", sums->end);
        json_number(text, "decisions", review->decisions[seat]);
        json_open(text, "classes", '{');
        for (int c = 0; c < REVIEW_CLASSES; c++)
            json_number(text, review_class_names[c], review->classes[seat][c]);
        json_close(text, '}');
        json_close(text, '}');
    }
    json_close(text, ']');
}
