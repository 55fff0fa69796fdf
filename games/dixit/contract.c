/* contract.c: Dixit in the contract; the words of clues come from the room, everything else from the
 * reader's view. */
#include "games/dixit/contract_why.h"
#include "room/contract.h"
#include "room/deeds.h"

#include <string.h>

#ifdef WITH_PICTURES
#include "cards/cards.h"
#endif

static const char *const phase_name[] = {"deal", "tell", "give", "slot", "vote", "over"};

static void write_cards(struct text *text, const char *key, const uint16_t *cards, int size) {
    json_open(text, key, '[');
    for (int i = 0; i < size; i++)
        if (cards[i]) json_number(text, NULL, cards[i]);
    json_close(text, ']');
}

static void write_votes(struct text *text, const char *key, const uint8_t vote[2]) {
    json_open(text, key, '[');
    for (int i = 0; i < 2; i++)
        if (vote[i]) json_number(text, NULL, vote[i]);
    json_close(text, ']');
}

/* "decks":[…]: the parts of the joined deck. */
static void write_decks(const struct room *room, struct text *text) {
    const struct dixit_setting *setting = room->setting;
    const struct shelf *shelf = &setting->shelf;
    json_open(text, "decks", '[');
    for (int i = 0; i < shelf->parts; i++) {
        json_open(text, NULL, '{');
        if (shelf->part[i].deck == SHELF_UNKNOWN) {
            json_none(text, "deck");
            json_word(text, "own", setting->deck_name[i]);
        } else {
            json_word(text, "deck", setting->deck_name[i]);
        }
        json_number(text, "cards", shelf->part[i].cards);
        json_close(text, '}');
    }
    json_close(text, ']');
}

/* What the reader has in this round: its hand, the card it told, the cards it gave and where they lie, its
 * votes. */
static void write_own(const struct room *room, const struct state *view, bool advice, struct text *text) {
    const struct dixit *dixit = &view->as.dixit;
    static const uint16_t none[2];
    static const uint8_t no_vote[2];
    int seat = view->viewer;
    bool seated = seat < view->seats;
    const uint16_t *given = seated ? dixit->given[seat] : none;
    write_cards(text, "hand", seated ? dixit->hand[seat] : none, seated ? dixit->hand_size[seat] : 0);
    if (seated && dixit->told && dixit->teller == seat)
        json_number(text, "told", dixit->told);
    else
        json_none(text, "told");
    write_cards(text, "given", given, 2);
    json_open(text, "mine", '[');
    for (int i = 0; i < dixit->slots; i++) {
        int card = dixit->slot[i];
        bool mine = seated &&
                    ((dixit->teller == seat && card == dixit->told) || card == given[0] || card == given[1]);
        if (mine) json_number(text, NULL, i + 1);
    }
    json_close(text, ']');
    write_votes(text, "vote", seated ? dixit->vote[seat] : no_vote);
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
    uint32_t voters = 0;
    for (int seat = 0; seat < view->seats; seat++)
        voters |= (uint32_t)(last->vote[seat][0] == slot + 1 || last->vote[seat][1] == slot + 1) << seat;
    json_open(text, NULL, '{');
    json_number(text, "card", last->card[slot]);
    json_number(text, "owner", last->owner[slot]);
    json_bits(text, "voters", voters);
    json_close(text, '}');
}

static void write_last(struct text *text, const struct room *room, const struct state *view) {
    const struct dixit_round *last = &view->as.dixit.last;
    if (last->teller == DIXIT_NO_SEAT) {
        json_none(text, "last");
        return;
    }
    json_open(text, "last", '{');
    json_number(text, "teller", last->teller);
    json_text(text, "clue", last_clue(room));
    json_open(text, "slots", '[');
    for (int slot = 0; slot < last->slots; slot++) write_slot(text, view, last, slot);
    json_close(text, ']');
    json_open(text, "votes", '[');
    for (int seat = 0; seat < view->seats; seat++) write_votes(text, NULL, last->vote[seat]);
    json_close(text, ']');
    contract_bytes(text, "base", last->base, view->seats);
    contract_bytes(text, "bonus", last->bonus, view->seats);
    json_close(text, '}');
}

static int discarded(const struct dixit *dixit) {
    int count = 0;
    for (int i = 0; i < DIXIT_WORDS; i++) count += __builtin_popcount(dixit->discard.bits[i]);
    return count;
}

static void write_view(const struct room *room, const struct state *view, struct text *text) {
    const struct dixit *dixit = &view->as.dixit;
    json_word(text, "phase", phase_name[view->phase]);
    json_number(text, "round", dixit->round);
    json_number(text, "rounds", dixit->rounds);
    json_number(text, "goal", dixit->goal);
    json_number(text, "cards", dixit->cards);
    contract_seat(text, "teller", dixit->teller);
    json_text(text, "clue", room_clue(room));
    json_number(text, "pile", dixit->pile_size);
    json_number(text, "discard", discarded(dixit));
    write_decks(room, text);
    contract_bytes(text, "hand_sizes", dixit->hand_size, view->seats);
    write_cards(text, "slots", dixit->slot, dixit->slots);
    write_last(text, room, view);
}

static void write_note(const struct state *before, const struct state *after, struct move move,
                       struct text *text) {
    if (before->epoch != after->epoch) json_number(text, "round", before->as.dixit.round);
}

static void write_record(const struct room *room, struct text *text) {
    const struct dixit_setting *setting = room->setting;
    if (setting->shelf.parts) write_decks(room, text);
}

/* "paper", or "own:ID:CARDS" for pictures that people brought to a server; false: there is no such deck. */
struct deck {
    char name[24];
    int deck, cards;
};

static bool read_deck(const char *said, struct deck *deck) {
    const char *colon = strrchr(said, ':');
    size_t size = strlen(said);
    int32_t number;
    *deck = (struct deck){.deck = SHELF_UNKNOWN, .cards = dixit_game.options[DIXIT_OPTION_CARDS].standard};
    if (strncmp(said, "own:", 4) == 0) {
        if (colon < said + 5 || !text_parse_int(colon + 1, 1, DIXIT_CARDS_MAX, &number)) return false;
        deck->cards = number;
        said += 4;
        size = (size_t)(colon - said);
    } else {
#ifdef WITH_PICTURES
        deck->deck = deck_find(said);
        deck->cards = DECK_CARDS;
#endif
    }
    if (deck->deck < 0 || size >= sizeof deck->name) return false;
    memcpy(deck->name, said, size);
    return true;
}

static int deck_cards(const char *said) {
    struct deck deck;
    return read_deck(said, &deck) ? deck.cards : -1;
}

/* The next part of the joined deck: as many of its cards as the option leaves. */
static const char *add_deck(struct room *room, const char *said) {
    struct dixit_setting *setting = room->setting;
    struct shelf *shelf = &setting->shelf;
    struct deck deck;
    if (shelf->parts == SHELF_MAX || !read_deck(said, &deck)) return "there is no such deck";
    int left = room->options.value[DIXIT_OPTION_CARDS];
    for (int i = 0; i < shelf->parts; i++) left -= shelf->part[i].cards;
    if (left <= 0) return NULL;
    int part = shelf->parts++;
    shelf->part[part].cards = (uint16_t)(deck.cards < left ? deck.cards : left);
    shelf->part[part].deck = (uint8_t)deck.deck;
    if (deck.deck == SHELF_UNKNOWN) shelf->part[part].name = dixit_deck_hash(deck.name);
    memcpy(setting->deck_name[part], deck.name, sizeof deck.name);
    return NULL;
}

static const char *set(struct room *room, const char *name, const char *value) {
    struct dixit_setting *setting = room->setting;
    if (text_same(name, "deck")) return add_deck(room, value);
    if (!text_same(name, "lang")) return "this game has no such setting";
    setting->french = text_same(value, "fr");
    return NULL;
}

static bool secret(const struct options *options) {
    return true;
}

/* In the first round whoever has an idea tells. */
static bool first_come(const struct state *state) {
    return state->phase == DIXIT_TELL && state->as.dixit.teller == DIXIT_NO_SEAT;
}

static const struct pictures pictures = {
    .option = DIXIT_OPTION_CARDS, .decks_max = SHELF_MAX, .cards = deck_cards};

static const struct constant constants[] = {{"few", DIXIT_FEW}, {"few_give", DIXIT_FEW_GIVE}, {0}};

/* The most points of one round, and each clue with how many found its picture. */
static void deeds(const struct state *before, const struct state *after, struct move move, const char *clue, struct deeds *noted) {
    const struct dixit_round *last = &after->as.dixit.last;
    int found = 0;
    bool ended = memcmp(last, &before->as.dixit.last, sizeof *last) != 0;
    if (!ended || last->teller >= after->seats) return;
    for (int seat = 0; seat < after->seats; seat++) {
        deed_most(noted, "round", seat, last->base[seat] + last->bonus[seat], "");
        for (int i = 0; i < 2 && seat != last->teller; i++)
            if (last->vote[seat][i] && last->owner[last->vote[seat][i] - 1] == last->teller) {
                found++;
                break;
            }
    }
    if (clue && strncmp(clue, "[aloud]", 7) != 0) deed_clue(noted, last->teller, found, after->seats - 1, before->as.dixit.round, clue);
}

const struct middle dixit_middle = {
    .deeds = deeds,
    .view = write_view,
    .own = write_own,
    .note = write_note,
    .players = 4,
    .players_bench = 6,
    .secret = secret,
    .first_come = first_come,
    .constants = constants,
    .setting_bytes = sizeof(struct dixit_setting),
    .set = set,
    .record = write_record,
    .pictures = &pictures,
#ifdef WITH_PICTURES
    .learning = &dixit_learning,
    .why = dixit_why,
#endif
};
