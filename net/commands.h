/* commands.h: what clients may ask over a WebSocket, as data. commands.c refuses what a row does not allow,
 * and reads the arguments; a handler then says why not (a word of docs/protocol.md), or NULL after it has
 * done what was asked. The answer goes out with the commit. Every command is idempotent: a client may resend it. */
#ifndef DIZAINE_NET_COMMANDS_H
#define DIZAINE_NET_COMMANDS_H

#include "net/server.h"

struct nonce {
    bool given;
    uint8_t bytes[DEAL_NONCE_BYTES];
};

/* The arguments of all commands; those that a message leaves out stay as they are here: NULL, "", -1. */
struct arguments {
    int step, point, from; /* numbers from 0 to STEPS_MAX */
    int seat;
    int n;                 /* from 0 */
    int agree, advice, on; /* 0, 1 */
    const char *m, *kind, *level, *fill, *guest, *key, *lang, *r, *what;
    const json_t *decks;
    struct nonce nonce;
    char name[NAME_MAX_BYTES], text[CHAT_BYTES];
};

struct command {
    struct server *server;
    struct socket *socket;
    struct table *table;
    struct arguments arguments;
    int seat; /* of the guest, or -1 */
    bool host;
    const char *sentence, *rule; /* for a refusal */
    struct text more;            /* fields for the ok, as JSON behind a comma */
};

/* Behind what is asked of the store: something could not be read, or others have the table now, so nothing may be changed. */
static inline bool command_unread(const struct command *command) {
    return store_unread(command->server->store) || command->table->lost;
}

/* commands_play.c */
const char *command_move(struct command *command);
const char *command_undo(struct command *command);
const char *command_why(struct command *command);
const char *command_sync(struct command *command);
/* commands_seats.c */
const char *command_sit(struct command *command);
const char *command_leave(struct command *command);
const char *command_seat(struct command *command);
const char *command_remove(struct command *command);
const char *command_mute(struct command *command);
const char *command_ban(struct command *command);
const char *command_name(struct command *command);
const char *command_link(struct command *command);
/* commands_table.c */
const char *command_start(struct command *command);
const char *command_decks(struct command *command);
const char *command_close(struct command *command);
const char *command_code(struct command *command);
const char *command_rematch(struct command *command);
const char *command_chat(struct command *command);
const char *command_react(struct command *command);
/* commands_absent.c */
const char *command_relay(struct command *command);
const char *command_nudge(struct command *command);
const char *command_next(struct command *command);
bool command_may_talk(struct command *command); /* commands_table.c: the limits of chat, of which it takes one */
/* reports.c */
const char *command_report(struct command *command);

/* programs.c */
const char *command_token(struct command *command);

extern const char *const reaction_list[]; /* ends with NULL */

void socket_message(struct socket *socket, char *bytes, size_t size); /* one or more commands, one a line */
bool message_asks(const char *bytes, size_t size); /* whether one of them may ask the store */
void commands_print(FILE *file);
const char *command_name_of(int i);                 /* of row i; NULL: there are no more */
json_t *command_schema(int i, const json_t *kinds); /* its JSON Schema, with those of its arguments by kind */

#endif
