-- schema.sql: what the server keeps. The log of a game is `event`: exactly the room's event lines, one row each; the last ones of all may still be in `fresh`.
-- Seeds live here and in the room, nowhere else. Tokens and secrets are kept as hashes only.
CREATE TABLE IF NOT EXISTS guest (
    id    TEXT PRIMARY KEY,                -- public
    token BLOB NOT NULL UNIQUE,            -- hash of the cookie
    name  TEXT NOT NULL,
    lang  TEXT NOT NULL,
    source INTEGER NOT NULL,               -- a keyed hash of the address where it was made; 0: forgotten
    made  INTEGER NOT NULL                 -- or when last seen, to within a day: who has no seat and stays away is forgotten
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS guest_source ON guest (source) WHERE source <> 0;
CREATE INDEX IF NOT EXISTS guest_made ON guest (made);

CREATE TABLE IF NOT EXISTS session (       -- further browsers in which a guest is at home
    token BLOB PRIMARY KEY,                -- hash of the cookie
    guest TEXT NOT NULL,
    made  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS session_guest ON session (guest, made);

CREATE TABLE IF NOT EXISTS recovery (      -- codes with which a guest comes back without a cookie
    guest TEXT PRIMARY KEY,
    code  BLOB NOT NULL UNIQUE,            -- hash
    made  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TRIGGER IF NOT EXISTS guest_gone AFTER DELETE ON guest BEGIN
    DELETE FROM session WHERE guest = old.id;
    DELETE FROM recovery WHERE guest = old.id;
END;

CREATE TABLE IF NOT EXISTS reminder (      -- where guests are called when a table waits for them
    guest   TEXT NOT NULL,
    address TEXT NOT NULL,                 -- of a push service, for one browser; or of a webhook
    p256dh  TEXT NOT NULL,                 -- the browser's key, and
    auth    TEXT NOT NULL,                 -- its secret, as it gave them; "": a webhook
    made    INTEGER NOT NULL,
    PRIMARY KEY (guest, address)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS quiet (         -- when not: minutes of the day, in the guest's own time
    guest  TEXT PRIMARY KEY,
    begins INTEGER NOT NULL,
    ends   INTEGER NOT NULL,
    zone   INTEGER NOT NULL                -- minutes from that time to UTC, as JavaScript counts them
) STRICT, WITHOUT ROWID;

CREATE TRIGGER IF NOT EXISTS guest_unreminded AFTER DELETE ON guest BEGIN
    DELETE FROM reminder WHERE guest = old.id;
    DELETE FROM quiet WHERE guest = old.id;
END;

CREATE TABLE IF NOT EXISTS push_key (      -- one row: the key by which push services know this server
    one  INTEGER PRIMARY KEY CHECK (one = 1),
    key  BLOB NOT NULL,
    made INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS gametable (
    n          INTEGER PRIMARY KEY,
    id         TEXT NOT NULL UNIQUE,       -- public, unguessable
    code       TEXT NOT NULL UNIQUE,       -- short, to be read aloud
    maker      TEXT NOT NULL,
    key        TEXT,                       -- the maker's own: one request, one table
    game       TEXT NOT NULL,
    rules      INTEGER NOT NULL,
    players    INTEGER NOT NULL,
    options    TEXT NOT NULL,              -- values in the game's order
    name       TEXT NOT NULL,
    decks      TEXT NOT NULL,              -- names, with spaces between
    lang       TEXT NOT NULL,
    open       INTEGER NOT NULL,           -- public
    spectate   INTEGER NOT NULL,
    clock      INTEGER NOT NULL,           -- seconds, 0: none
    pause      INTEGER NOT NULL,           -- milliseconds before a bot moves
    seed       BLOB NOT NULL,
    state      INTEGER NOT NULL,
    host       TEXT NOT NULL,
    undo_point INTEGER NOT NULL,           -- -1: no question
    undo_by    INTEGER NOT NULL,
    undo_yes   INTEGER NOT NULL,           -- a bit for each seat
    next       TEXT NOT NULL,              -- rematch
    previous   TEXT NOT NULL,
    follow     INTEGER NOT NULL,           -- of a rematch: a bit for each seat that has come
    asked      INTEGER NOT NULL DEFAULT -1, -- and the seat that asked for it; -1: unknown
    counted    INTEGER NOT NULL DEFAULT 0, -- of a clock that always runs: when the time left of the seats was counted, and
    due        INTEGER NOT NULL DEFAULT 0, -- when somebody is next to be called or out of time; 0: never
    source     INTEGER NOT NULL,           -- a keyed hash of the address where it was made; 0: forgotten, as when it is finished
    at         INTEGER NOT NULL,           -- last change of this row; moves are dated in `event`
    deal       TEXT NOT NULL DEFAULT ''    -- that other tables play, too; '': its own
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS gametable_key ON gametable (maker, key) WHERE key IS NOT NULL;
CREATE INDEX IF NOT EXISTS gametable_unfinished ON gametable (maker) WHERE state < 2;
CREATE INDEX IF NOT EXISTS gametable_source ON gametable (source) WHERE state < 2;
CREATE INDEX IF NOT EXISTS gametable_maker ON gametable (maker);
CREATE INDEX IF NOT EXISTS gametable_open ON gametable (at) WHERE open = 1 AND state = 0;
CREATE INDEX IF NOT EXISTS gametable_watched ON gametable (at) WHERE open = 1 AND spectate = 1 AND state = 1;
CREATE INDEX IF NOT EXISTS gametable_state ON gametable (state, at);
CREATE INDEX IF NOT EXISTS gametable_due ON gametable (due) WHERE due <> 0;

CREATE TABLE IF NOT EXISTS seat (
    t       INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    kind    INTEGER NOT NULL,              -- 0 person, 1 bot
    level   TEXT NOT NULL,
    standin TEXT NOT NULL,                 -- level of the bot that moves for an absent person
    standin_by INTEGER NOT NULL DEFAULT -1, -- who called it: a seat; -1: the person left, -2: was out of time
    guest   TEXT,
    name    TEXT NOT NULL,
    nonce   BLOB NOT NULL,
    left_ms INTEGER NOT NULL,              -- time left for its present decision when this was written; -1: none, or no clock
    PRIMARY KEY (t, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS seat_guest ON seat (guest, t) WHERE guest IS NOT NULL;

CREATE TABLE IF NOT EXISTS ban (           -- whom the host of a table keeps silent, from a seat, or away
    t      INTEGER NOT NULL,
    guest  TEXT NOT NULL,
    name   TEXT NOT NULL,                  -- for the host, who may lift it
    source INTEGER NOT NULL,               -- from where the guest came: a hash with a key; 0: unknown
    what   INTEGER NOT NULL,               -- 1 silent, 2 no seat, 4 away
    PRIMARY KEY (t, guest)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS ban_guest ON ban (guest);
CREATE INDEX IF NOT EXISTS ban_source ON ban (source) WHERE source <> 0;

CREATE TABLE IF NOT EXISTS event (
    t    INTEGER NOT NULL,
    seq  INTEGER NOT NULL,
    at   INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (t, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS fresh (         -- what commits added to `event` and is not there yet (store/fresh.h)
    n      INTEGER PRIMARY KEY,
    events TEXT NOT NULL                   -- of one commit: JSON, [[t, seq, at, line], ...]
) STRICT;
CREATE VIEW IF NOT EXISTS played AS        -- all events, wherever they are: for people who look into the file
    SELECT t, seq, at, line FROM event
    UNION SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM fresh, json_each(fresh.events);

CREATE TABLE IF NOT EXISTS happening (     -- what happened around the game: sit, leave, host, clock ...; the last 500 of a table
    t    INTEGER NOT NULL,
    n    INTEGER NOT NULL,
    at   INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (t, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS chat (
    t     INTEGER NOT NULL,
    n     INTEGER NOT NULL,
    at    INTEGER NOT NULL,
    seat  INTEGER NOT NULL,                -- -1: a spectator
    guest TEXT NOT NULL,
    name  TEXT NOT NULL,
    text  TEXT NOT NULL,
    key   TEXT NOT NULL,
    PRIMARY KEY (t, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS chat_at ON chat (at);
CREATE INDEX IF NOT EXISTS chat_guest ON chat (guest);

CREATE TABLE IF NOT EXISTS device (
    secret BLOB PRIMARY KEY,               -- hash
    t      INTEGER NOT NULL,
    seat   INTEGER NOT NULL,
    guest  TEXT NOT NULL,                  -- who held the seat when the link was made; once used, "=" and who used it
    left_ms INTEGER NOT NULL               -- for which it is still good, when it was last counted
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS device_guest ON device (guest);

CREATE TABLE IF NOT EXISTS record (        -- finished games
    t       INTEGER PRIMARY KEY,
    scores  TEXT NOT NULL,                 -- JSON
    winners TEXT NOT NULL,                 -- JSON
    at      INTEGER NOT NULL,
    record  TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS source_key (    -- one row: the key of all columns `source`, which end with it
    one  INTEGER PRIMARY KEY CHECK (one = 1),
    key  BLOB NOT NULL,
    made INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS report (        -- what players reported to the operator
    id    INTEGER PRIMARY KEY,
    at    INTEGER NOT NULL,
    t     INTEGER NOT NULL,
    guest TEXT NOT NULL,                   -- who reports
    what  TEXT NOT NULL,                   -- name, table, clue, chat, picture
    n     INTEGER NOT NULL,                -- a seat, a line of the log or of the chat, a card
    about TEXT NOT NULL,                   -- the guest whose it is; "": nobody knows
    name  TEXT NOT NULL,                   -- of that guest; as it was then, like the text
    text  TEXT NOT NULL,
    words TEXT NOT NULL,                   -- of who reports
    done  INTEGER NOT NULL                 -- when the operator closed it; 0: it waits
) STRICT;
CREATE INDEX IF NOT EXISTS report_guest ON report (guest, t, what, n);
CREATE INDEX IF NOT EXISTS report_about ON report (about);
CREATE INDEX IF NOT EXISTS report_waiting ON report (id) WHERE done = 0;
CREATE INDEX IF NOT EXISTS report_done ON report (done) WHERE done > 0;

CREATE TABLE IF NOT EXISTS barred (        -- guests whom the operator banned from the server
    guest  TEXT PRIMARY KEY,
    name   TEXT NOT NULL,
    source INTEGER NOT NULL,               -- others from there are banned, too; 0: nobody
    at     INTEGER NOT NULL,
    until  INTEGER NOT NULL                -- 0: for ever
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS book (          -- of a circle of friends: who belongs to it, and which tables
    id    TEXT PRIMARY KEY,                -- known to its members
    key   BLOB NOT NULL UNIQUE,            -- hash of what its link carries: who has that may join
    name  TEXT NOT NULL,
    maker TEXT NOT NULL,                   -- "": is forgotten
    made  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS book_maker ON book (maker);

CREATE TABLE IF NOT EXISTS book_member (
    book   TEXT NOT NULL,
    guest  TEXT NOT NULL,
    name   TEXT NOT NULL,
    joined INTEGER NOT NULL,
    PRIMARY KEY (book, guest)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS book_member_guest ON book_member (guest);

CREATE TABLE IF NOT EXISTS book_game (
    book  TEXT NOT NULL,
    t     INTEGER NOT NULL,
    edges TEXT NOT NULL,                   -- what each seat was worth in points of rating, with spaces between; "": nothing
    PRIMARY KEY (book, t)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS book_game_t ON book_game (t);

CREATE TABLE IF NOT EXISTS book_deed (     -- what a book remembers of a finished game besides its result (room/deeds.h)
    t     INTEGER PRIMARY KEY,
    deeds TEXT NOT NULL                    -- JSON
) STRICT;

CREATE TRIGGER IF NOT EXISTS guest_unbooked AFTER DELETE ON guest BEGIN
    DELETE FROM book_member WHERE guest = old.id;
    UPDATE book SET maker = '' WHERE maker = old.id;
END;
CREATE TRIGGER IF NOT EXISTS book_left AFTER DELETE ON book_member BEGIN
    DELETE FROM book WHERE id = old.book AND NOT EXISTS (SELECT 1 FROM book_member WHERE book = old.book);
END;
CREATE TRIGGER IF NOT EXISTS book_ended AFTER DELETE ON book BEGIN
    DELETE FROM book_member WHERE book = old.id;
    DELETE FROM book_game WHERE book = old.id;
END;
CREATE TRIGGER IF NOT EXISTS table_unbooked AFTER DELETE ON gametable BEGIN
    DELETE FROM book_game WHERE t = old.n;
END;
CREATE TRIGGER IF NOT EXISTS table_undone AFTER DELETE ON gametable BEGIN
    DELETE FROM book_deed WHERE t = old.n;
END;

CREATE TABLE IF NOT EXISTS house_played (  -- finished games of a house, and nothing about who played them
    month  TEXT NOT NULL,                  -- as in "2026-11", UTC
    game   TEXT NOT NULL,
    part   INTEGER NOT NULL,               -- so that several servers seldom write the same row
    games  INTEGER NOT NULL,
    people INTEGER NOT NULL,               -- seats that people had
    PRIMARY KEY (month, game, part)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS deal (          -- deals that several tables play: of a day for a game, as in "2026-11-18:dix"
    name TEXT PRIMARY KEY,
    seed BLOB NOT NULL,                    -- nobody is told before the deal is over
    made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS deal_try (      -- the one try of a guest that counts; who takes its seat over to another device has it, too
    deal  TEXT NOT NULL,
    guest TEXT NOT NULL,
    id    TEXT NOT NULL,                   -- of the table
    PRIMARY KEY (deal, guest)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS deal_try_guest ON deal_try (guest, deal);
CREATE INDEX IF NOT EXISTS deal_try_id ON deal_try (deal, id);

CREATE TABLE IF NOT EXISTS deal_result (   -- how such a table came out, as the server played it
    deal  TEXT NOT NULL,
    id    TEXT NOT NULL,
    score INTEGER NOT NULL,
    other INTEGER NOT NULL,                -- the best score of another seat
    won   INTEGER NOT NULL,
    at    INTEGER NOT NULL,
    PRIMARY KEY (deal, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS deal_choice (   -- what was chosen there, position by position
    deal     TEXT NOT NULL,
    position INTEGER NOT NULL,             -- a hash of what the seat saw
    id       TEXT NOT NULL,
    n        INTEGER NOT NULL,             -- of the move, from 0
    move     TEXT NOT NULL,
    PRIMARY KEY (deal, position, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS deal_choice_id ON deal_choice (deal, id);

CREATE TRIGGER IF NOT EXISTS guest_untried AFTER DELETE ON guest BEGIN
    DELETE FROM deal_try WHERE guest = old.id;
END;

CREATE TABLE IF NOT EXISTS duplicate (     -- deals that somebody offers to several tables
    deal   TEXT PRIMARY KEY,               -- known to whoever has its link
    maker  TEXT NOT NULL,                  -- "": is forgotten
    wish   TEXT NOT NULL,                  -- JSON: what every table of it is made of
    tables INTEGER NOT NULL,               -- so many at most
    closed INTEGER NOT NULL,               -- since when it is over because its maker said so; 0: it is not
    made   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS duplicate_maker ON duplicate (maker);
CREATE INDEX IF NOT EXISTS duplicate_made ON duplicate (made);
CREATE INDEX IF NOT EXISTS gametable_deal ON gametable (deal) WHERE deal <> '';

CREATE TRIGGER IF NOT EXISTS guest_unduplicated AFTER DELETE ON guest BEGIN
    UPDATE duplicate SET maker = '' WHERE maker = old.id;
END;
CREATE TRIGGER IF NOT EXISTS duplicate_ended AFTER DELETE ON duplicate BEGIN
    DELETE FROM deal_try WHERE deal = old.deal;
    DELETE FROM deal_choice WHERE deal = old.deal;
    DELETE FROM deal WHERE name = old.deal;
    UPDATE gametable SET deal = '' WHERE deal = old.deal AND deal <> '';
END;

CREATE TABLE IF NOT EXISTS alive (         -- one row: when this server last tried whether it can write
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL
) STRICT;
