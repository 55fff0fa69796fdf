/* room.h: people, bots and chance around one state. Every front end (terminal, server, page) drives a room.
 *
 * A room changes only by events, short lines of text that it writes itself and can read back:
 *     move 0 draw        a seat, or "*" for chance, made a move
 *     bot 1 bid 4        a bot made the move for its seat; "clock": the time was up and a bot stepped in
 *     choose 2 vote 3    a sealed choice that its seat can change until all have chosen; then it is a move
 *     undo 17            the moves from number 17 on (counted from 0) are taken back
 * Whoever keeps a room safe stores its events; room_load brings the same room back. Nothing may be told
 * before it is stored. */
#ifndef DIZAINE_ROOM_ROOM_H
#define DIZAINE_ROOM_ROOM_H

#include "bots/bot.h"
#include "engine/game.h"
#include "room/deal.h"
#include "room/middle.h"
#include "room/record.h"

enum {
    EVENT_MAX_BYTES = 1024, /* the longest event line, with its zero */
};

enum room_by { BY_PERSON, BY_BOT, BY_CLOCK };

struct room_entry {
    struct move move;
    uint16_t step, epoch; /* of the state in which it was made */
    uint8_t by;           /* enum room_by */
    uint32_t words;       /* where its clue starts in `pool`; 0 = none */
    uint32_t note;        /* where its note (JSON, for the log) starts in `pool`; 0 = none */
};

struct room_choice {
    struct move move;
    uint8_t by; /* enum room_by */
    bool made;
};

struct room {
    const struct game *game;
    struct options options;
    struct state truth;
    struct deal deal;
    char promise[65]; /* of the deal, in hex */
    const struct middle *middle;
    void *setting; /* what the table agreed on besides the options: middle->setting_bytes, or NULL */
    /* The first moves whose chance came from elsewhere: a replay, or play that goes on from one. */
    uint32_t given;
    /* Others play the same deal, and it is not over: nobody is told the seed, nothing is taken back, and nobody is advised. */
    bool sealed;
    char name[SEATS_MAX][NAME_MAX_BYTES];
    struct room_choice choice[SEATS_MAX];

    struct room_entry *entries; /* the moves so far: what a record holds */
    uint32_t entries_size, entries_cap;
    uint32_t *events; /* where each event line starts in `pool` */
    uint32_t events_size, events_cap;
    /* The contract's: events without those that change a sealed choice, which nobody else may notice. */
    uint32_t seq;
    char *pool; /* all texts, each with its zero */
    uint32_t pool_size, pool_cap;
};

/* Options must be fine (options_refusal). NULL only when memory is out. The deal must be complete: seed and
 * nonces. */
struct room *room_open(const struct game *game, const struct options *options, const struct deal *deal);
void room_free(struct room *room);
void room_set_name(struct room *room, int seat, const char *name);
/* Something that the table agreed on besides the options, as in "deck" "paper" or "lang" "fr". Why not, or
 * NULL; a game that has no use for a language takes any. */
const char *room_set(struct room *room, const char *name, const char *value);

/* Chance and automata move until a person or a bot owes a move, or the game is over. Returns the number of
 * new events. */
int room_settle(struct room *room);
/* A seat moves: text as in the notation, step as in the contract (-1: whatever it is). Settles afterwards.
 * Nothing changes but with FINE. A sealed move (give, vote) is a choice until every seat that acts together
 * has chosen. Choosing again replaces the choice, and `seq` stays. */
enum verdict room_submit(struct room *room, int seat, int step, const char *text, enum room_by by);
/* The sealed choice of a seat as move text; false if there is none. */
bool room_choice_text(const struct room *room, int seat, struct text *text);
/* Whether a seat owes a decision that it has not made yet, sealed choices counted as made. */
bool room_waits_for(const struct room *room, int seat);

/* The number of the last move of a seat if it can be taken back (nothing random, hidden or sealed has
 * happened from it on, and the game is not over), else -1. */
int room_undo_point(const struct room *room, int seat);
/* Takes back all moves from number `point` on, which room_undo_point gave for some seat. False, and nothing
 * changed, if it may not be. */
bool room_undo(struct room *room, int point);

/* The events so far, as text lines. */
const char *room_event(const struct room *room, uint32_t index);
/* Repeats a stored event. False, and nothing changed, if it does not fit: the log is damaged. */
bool room_load(struct room *room, const char *event);

/* What a bot on this seat is given. It points into itself only, so a worker thread can think while the room
 * goes on; do not copy it. */
struct room_thought {
    struct state view;
    struct rng rng;
    const void *learned; /* NULL; whoever keeps what was learnt lends it */
    struct move past[BOT_PAST_MAX];
    int past_size;
    const char *clue;
    const char *heard[64]; /* the latest clues */
    int heard_size;
    char clues[64 * 256];
    _Alignas(8) unsigned char setting[SETTING_MAX_BYTES];
};
void room_thought(const struct room *room, int seat, struct room_thought *thought);
/* Lets a bot choose from that; the move's text (clue included) goes to `text`, ready for room_submit. */
void room_think(const struct room_thought *thought, const struct bot *bot, uint32_t budget,
                struct text *text);

/* The contract with the page (docs/protocol.md): one JSON object for a reader (a seat or SPECTATOR), log
 * lines from number `from` on. These are the only functions that turn a room into something that may leave
 * it. */
void room_contract(const struct room *room, int reader, uint32_t from, bool advice, struct text *text);
/* Its parts: what all readers are told alike, which is written from a spectator's view, and what is one reader's own. Each is two objects
 * without anything between them: members of the contract, and members of its `view`. Returned is where the second one begins in the text. */
struct part {
    const char *bytes;
    uint32_t size, second;
};
uint32_t room_common(const struct room *room, struct text *text);
uint32_t room_own(const struct room *room, int reader, bool advice, struct text *text);
/* Both parts as one object, which is left open for the log. `view`: the name of what the second ones become, if there is anything in them. */
void room_join(struct part common, struct part own, const char *view, struct text *text);
/* The log, as the member "log" of an object. */
void room_log(const struct room *room, int reader, uint32_t from, struct text *text);
/* What a reader who is told now may know: the epoch, or that all is open. */
enum { EPOCH_OPEN = UINT16_MAX };
uint16_t room_epoch(const struct room *room);
/* The log for a reader who was last told of it at a room_epoch of `epoch` and has `from` lines: those that are new, and those that were
 * masked and are open now. Nothing at all if there are none. */
void room_log_changes(const struct room *room, int reader, uint32_t from, uint16_t epoch, struct text *text);
/* The record of the game (docs/notation.md). While it runs this holds secrets: for the store and the
 * terminal's owner only. */
void room_record(const struct room *room, bool annotate, struct text *text);
/* A seat's score as people count it now. */
int room_score(const struct room *room, int seat);
/* The last clue told in the present round, or NULL. */
const char *room_clue(const struct room *room);

#endif
