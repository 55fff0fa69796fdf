-- postgres_2.sql: migration 2: the rules that a server can play by, and decks that people bring.
ALTER TABLE node ADD COLUMN rules TEXT NOT NULL DEFAULT ''; -- " dix:3 pig:1 ": a table of other rules is not for it

CREATE TABLE deck (
    id     TEXT PRIMARY KEY,
    owner  TEXT NOT NULL,                  -- the guest who brought it
    name   TEXT NOT NULL,
    cards  BIGINT NOT NULL,
    state  BIGINT NOT NULL,                -- 0 being made, 1 ready, 2 refused
    bytes  BIGINT NOT NULL,                -- of all its files; while it is being made, of what was brought
    used   BIGINT NOT NULL,                -- when last, to within a day
    made   BIGINT NOT NULL,
    source BIGINT NOT NULL,                -- a keyed hash of the address from where it was brought; 0: forgotten
    node   BIGINT NOT NULL,                -- the incarnation that makes it
    folder TEXT NOT NULL,                  -- the name of its own folder among its files
    report TEXT NOT NULL                   -- what was left out and why
);
CREATE INDEX deck_owner ON deck (owner);
CREATE INDEX deck_used ON deck (used);

CREATE TABLE deck_file (                   -- servers keep copies on their disks
    deck  TEXT NOT NULL REFERENCES deck ON DELETE CASCADE,
    name  TEXT NOT NULL,                   -- with its folder
    bytes BYTEA NOT NULL,
    PRIMARY KEY (deck, name)
);
ALTER TABLE deck_file ALTER COLUMN bytes SET STORAGE EXTERNAL; -- pictures are compressed already
