/* play.h: what the parts of `dizaine play` share: a desk, its show, and what the people said last. */
#ifndef DIZAINE_CLI_PLAY_H
#define DIZAINE_CLI_PLAY_H

#include "cli/desk.h"
#include "cli/files.h"
#include "cli/show.h"
#include "sim/external.h"

struct play {
    struct desk desk;
    struct show show;
    char save[FILE_PATH_MAX];     /* where the desk is kept; empty: nowhere */
    bool save_named, save_failed; /* whether the caller chose that file; whether it took no more */
    char notice[SENTENCE_MAX];    /* an answer to the last input */
    int pause_ms;
    struct external *external[SEATS_MAX]; /* programs that play for a bot's seat as long as they do it well */
    int waiting_step;                     /* the step in which somebody rather waits */
    uint16_t waiting;                     /* and who */
};

/* The command that goes on with this game. */
void play_add_resume(const struct play *play, struct text *out);
/* Tells what is new: line by line in plain mode, with a pause for a look on a screen. */
void play_tell_news(struct play *play, bool pause);
/* A bot's level in the players' language. */
const char *play_level_name(const struct play *play, const char *level);
/* Names the seats: people as in "A,B" or by number, bots by number and level. */
void play_name_seats(struct play *play, const char *names, const char *level);
/* Plays until the end, or until somebody leaves, who is told how to go on; 0, or the exit code of what went wrong. */
int play_to_end(struct play *play, bool *over);
/* What a person may type for a move, found among those that are legal; false if it means none of them. */
bool play_find_move(const struct play *play, const struct page *page, const struct state *view,
                    const char *input, struct text *found);
/* A person decides. False: the player leaves or the input ends. */
bool play_ask(struct play *play, int seat);
/* Asks for the keyboard to be handed to somebody, everything hidden. False at the end of input. */
bool play_hand_over(struct play *play, int seat);

#endif
