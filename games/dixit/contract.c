/* contract_dixit.c: Dixit in the contract; the words of clues come from the room, everything else from the
 * reader's view. */
#include "room/contract.h"

#include <string.h>

static const char *const phase_name[] = {"deal", "tell", "give", "slot", "vote", "over"};

static void write_cards(struct text *text, const char *name, const uint16_t *cards, int size) {
    const char *comma = "";
    text_format(text, ",\"%s\":[", name);
    for (int i = 0; i < size; i++) {
        if (!cards[i]) continue;
        text_format(text, "%s%d", comma, cards[i]);
        comma = ",";
    }
    text_byte(text, ']');
}

static void write_seat(struct text *text, const char *name, int seat) {
    if (seat == DIXIT_NO_SEAT)
        text_format(text, ",\"%s\":null", name);
    else
        text_format(text, ",\"%s\":%d", name, seat);
}

static void write_clue(struct text *text, const char *clue) {
    text_add(text, ",\"clue\":");
    if (clue)
        text_json(text, clue, (uint32_t)strlen(clue));
    else
        text_add(text, "null");
}

static void write_votes(struct text *text, const uint8_t vote[2]) {
    text_byte(text, '[');
    if (vote[0]) text_number(text, vote[0]);
    if (vote[1]) text_format(text, ",%d", vote[1]);
    text_byte(text, ']');
}

void contract_decks(struct text *text, const struct room *room) {
    const struct shelf *shelf = &room->shelf;
    text_add(text, ",\"decks\":[");
    for (int i = 0; i < shelf->parts; i++) {
        text_format(text, "%s{\"deck\":", i ? "," : "");
        if (shelf->part[i].deck == SHELF_UNKNOWN)
            text_format(text, "null,\"own\":\"%s\"", room->deck_name[i]);
        else
            text_format(text, "\"%s\"", room->deck_name[i]);
        text_format(text, ",\"cards\":%d}", shelf->part[i].cards);
    }
    text_byte(text, ']');
}

/* What the reader has in this round: its hand, the card it told, the cards it gave and where they lie, its
 * votes. */
static void write_own(struct text *text, const struct state *view) {
    const struct dixit *dixit = &view->as.dixit;
    static const uint16_t none[2];
    int seat = view->viewer;
    bool seated = seat < view->seats;
    const uint16_t *given = seated ? dixit->given[seat] : none;
    const char *comma = "";
    write_cards(text, "hand", seated ? dixit->hand[seat] : none, seated ? dixit->hand_size[seat] : 0);
    if (seated && dixit->told && dixit->teller == seat)
        text_format(text, ",\"told\":%d", dixit->told);
    else
        text_add(text, ",\"told\":null");
    write_cards(text, "given", given, 2);
    text_add(text, ",\"mine\":[");
    for (int i = 0; i < dixit->slots; i++) {
        int card = dixit->slot[i];
        bool mine = seated &&
                    ((dixit->teller == seat && card == dixit->told) || card == given[0] || card == given[1]);
        if (!mine) continue;
        text_format(text, "%s%d", comma, i + 1);
        comma = ",";
    }
    text_add(text, "],\"vote\":");
    if (seated)
        write_votes(text, dixit->vote[seat]);
    else
        text_add(text, "[]");
}

/* The clue of the round before: the last one told in the epoch that has just been opened. */
static const char *last_clue(const struct room *room) {
    for (uint32_t i = room->entries_size; i-- > 0;) {
        const struct room_entry *entry = &room->entries[i];
        if (entry->words && entry->epoch < room->truth.epoch) return room->pool + entry->words;
    }
    return NULL;
}

static void write_slot(struct text *text, const struct state *view, const struct dixit_round *last,
                       int slot) {
    const char *comma = "";
    text_format(text, "%s{\"card\":%d,\"owner\":%d,\"voters\":[", slot ? "," : "", last->card[slot],
                last->owner[slot]);
    for (int seat = 0; seat < view->seats; seat++) {
        if (last->vote[seat][0] != slot + 1 && last->vote[seat][1] != slot + 1) continue;
        text_format(text, "%s%d", comma, seat);
        comma = ",";
    }
    text_add(text, "]}");
}

static void write_last(struct text *text, const struct room *room, const struct state *view) {
    const struct dixit_round *last = &view->as.dixit.last;
    text_add(text, ",\"last\":");
    if (last->teller == DIXIT_NO_SEAT) {
        text_add(text, "null}");
        return;
    }
    text_format(text, "{\"teller\":%d", last->teller);
    write_clue(text, last_clue(room));
    text_add(text, ",\"slots\":[");
    for (int slot = 0; slot < last->slots; slot++) write_slot(text, view, last, slot);
    text_add(text, "],\"votes\":[");
    for (int seat = 0; seat < view->seats; seat++) {
        if (seat) text_byte(text, ',');
        write_votes(text, last->vote[seat]);
    }
    text_byte(text, ']');
    contract_bytes(text, "base", last->base, view->seats);
    contract_bytes(text, "bonus", last->bonus, view->seats);
    text_add(text, "}}");
}

static int discarded(const struct dixit *dixit) {
    int count = 0;
    for (int i = 0; i < DIXIT_WORDS; i++) count += __builtin_popcount(dixit->discard.bits[i]);
    return count;
}

void contract_dixit(const struct room *room, const struct state *view, struct text *text) {
    const struct dixit *dixit = &view->as.dixit;
    text_format(text, "{\"phase\":\"%s\",\"round\":%d,\"rounds\":%d,\"goal\":%d,\"cards\":%d",
                phase_name[view->phase], dixit->round, dixit->rounds, dixit->goal, dixit->cards);
    write_seat(text, "teller", dixit->teller);
    write_clue(text, room_clue(room));
    text_format(text, ",\"pile\":%d,\"discard\":%d", dixit->pile_size, discarded(dixit));
    contract_decks(text, room);
    write_own(text, view);
    contract_bytes(text, "hand_sizes", dixit->hand_size, view->seats);
    write_cards(text, "slots", dixit->slot, dixit->slots);
    write_last(text, room, view);
}

void contract_dixit_note(const struct state *before, const struct state *after, struct move move,
                         struct text *text) {
    if (before->epoch != after->epoch) text_format(text, "\"round\":%d", before->as.dixit.round);
}
