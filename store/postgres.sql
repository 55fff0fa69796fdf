-- postgres.sql: the tables of schema.sql, which says what they mean, for several servers at once; and what those need besides. This is
-- migration 1: what comes later is a migration of its own in postgres_open.c.
CREATE TABLE node (                        -- one row for each start of a server; never used again
    id    BIGINT PRIMARY KEY,
    name  TEXT NOT NULL,                   -- by which the proxy knows it
    until TIMESTAMPTZ NOT NULL,            -- the lease, by the database's clock
    dead  BOOLEAN NOT NULL DEFAULT false   -- set once, never taken back
) WITH (fillfactor = 20);
CREATE INDEX node_alive ON node (id) WHERE NOT dead;
CREATE SEQUENCE node_id AS INTEGER;

CREATE TABLE guest (
    id    TEXT PRIMARY KEY,
    token BYTEA NOT NULL UNIQUE,
    name  TEXT NOT NULL,
    lang  TEXT NOT NULL,
    source BIGINT NOT NULL,
    made  BIGINT NOT NULL
);
CREATE INDEX guest_source ON guest (source) WHERE source <> 0;
CREATE INDEX guest_made ON guest (made);

CREATE TABLE session (
    token BYTEA PRIMARY KEY,
    guest TEXT NOT NULL,
    made  BIGINT NOT NULL
);
CREATE INDEX session_guest ON session (guest, made);

CREATE TABLE recovery (
    guest TEXT PRIMARY KEY,
    code  BYTEA NOT NULL UNIQUE,
    made  BIGINT NOT NULL
);

CREATE FUNCTION guest_gone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    DELETE FROM session WHERE guest = old.id;
    DELETE FROM recovery WHERE guest = old.id;
    RETURN NULL;
END $$;
CREATE TRIGGER guest_gone AFTER DELETE ON guest FOR EACH ROW EXECUTE FUNCTION guest_gone();

CREATE TABLE gametable (
    n          BIGINT PRIMARY KEY,
    id         TEXT NOT NULL UNIQUE,
    code       TEXT NOT NULL UNIQUE,
    maker      TEXT NOT NULL,
    key        TEXT,
    game       TEXT NOT NULL,
    rules      BIGINT NOT NULL,
    players    BIGINT NOT NULL,
    options    TEXT NOT NULL,
    name       TEXT NOT NULL,
    decks      TEXT NOT NULL,
    lang       TEXT NOT NULL,
    open       BIGINT NOT NULL,
    spectate   BIGINT NOT NULL,
    clock      BIGINT NOT NULL,
    pause      BIGINT NOT NULL,
    seed       BYTEA NOT NULL,
    state      BIGINT NOT NULL,
    host       TEXT NOT NULL,
    undo_point BIGINT NOT NULL,
    undo_by    BIGINT NOT NULL,
    undo_yes   BIGINT NOT NULL,
    next       TEXT NOT NULL,
    previous   TEXT NOT NULL,
    follow     BIGINT NOT NULL,
    source     BIGINT NOT NULL,
    at         BIGINT NOT NULL,
    owner      BIGINT,                     -- the incarnation at which it is played; NULL: nobody's
    epoch      BIGINT NOT NULL             -- goes up with every change of owner
) WITH (fillfactor = 50);
CREATE INDEX gametable_owner ON gametable (owner) WHERE owner IS NOT NULL;
CREATE SEQUENCE gametable_n;
CREATE SEQUENCE report_id;
CREATE UNIQUE INDEX gametable_key ON gametable (maker, key) WHERE key IS NOT NULL;
CREATE INDEX gametable_unfinished ON gametable (maker) WHERE state < 2;
CREATE INDEX gametable_source ON gametable (source) WHERE state < 2;
CREATE INDEX gametable_maker ON gametable (maker);
CREATE INDEX gametable_open ON gametable (at) WHERE open = 1 AND state = 0;
CREATE INDEX gametable_state ON gametable (state, at);

CREATE TABLE seat (
    t       BIGINT NOT NULL,
    seat    BIGINT NOT NULL,
    kind    BIGINT NOT NULL,
    level   TEXT NOT NULL,
    standin TEXT NOT NULL,
    guest   TEXT,
    name    TEXT NOT NULL,
    nonce   BYTEA NOT NULL,
    left_ms BIGINT NOT NULL,
    PRIMARY KEY (t, seat)
);
CREATE INDEX seat_guest ON seat (guest, t) WHERE guest IS NOT NULL;

CREATE TABLE ban (
    t      BIGINT NOT NULL,
    guest  TEXT NOT NULL,
    name   TEXT NOT NULL,
    source BIGINT NOT NULL,
    what   BIGINT NOT NULL,
    PRIMARY KEY (t, guest)
);
CREATE INDEX ban_guest ON ban (guest);
CREATE INDEX ban_source ON ban (source) WHERE source <> 0;

CREATE TABLE event (
    t    BIGINT NOT NULL,
    seq  BIGINT NOT NULL,
    at   BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (t, seq)
);

CREATE TABLE happening (
    t    BIGINT NOT NULL,
    n    BIGINT NOT NULL,
    at   BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (t, n)
);

CREATE TABLE chat (
    t     BIGINT NOT NULL,
    n     BIGINT NOT NULL,
    at    BIGINT NOT NULL,
    seat  BIGINT NOT NULL,
    guest TEXT NOT NULL,
    name  TEXT NOT NULL,
    text  TEXT NOT NULL,
    key   TEXT NOT NULL,
    PRIMARY KEY (t, n)
);
CREATE INDEX chat_at ON chat (at);
CREATE INDEX chat_guest ON chat (guest);

CREATE TABLE device (
    secret BYTEA PRIMARY KEY,
    t      BIGINT NOT NULL,
    seat   BIGINT NOT NULL,
    guest  TEXT NOT NULL,
    left_ms BIGINT NOT NULL
);
CREATE INDEX device_guest ON device (guest);

CREATE TABLE record (
    t       BIGINT PRIMARY KEY,
    scores  TEXT NOT NULL,
    winners TEXT NOT NULL,
    at      BIGINT NOT NULL,
    record  TEXT NOT NULL
);

CREATE TABLE source_key (
    one  BIGINT PRIMARY KEY CHECK (one = 1),
    key  BYTEA NOT NULL,
    made BIGINT NOT NULL
);

CREATE TABLE report (
    id    BIGINT PRIMARY KEY,
    at    BIGINT NOT NULL,
    t     BIGINT NOT NULL,
    guest TEXT NOT NULL,
    what  TEXT NOT NULL,
    n     BIGINT NOT NULL,
    about TEXT NOT NULL,
    name  TEXT NOT NULL,
    text  TEXT NOT NULL,
    words TEXT NOT NULL,
    done  BIGINT NOT NULL
);
CREATE INDEX report_guest ON report (guest, t, what, n);
CREATE INDEX report_about ON report (about);
CREATE INDEX report_waiting ON report (id) WHERE done = 0;
CREATE INDEX report_done ON report (done) WHERE done > 0;

CREATE TABLE barred (
    guest  TEXT PRIMARY KEY,
    name   TEXT NOT NULL,
    source BIGINT NOT NULL,
    at     BIGINT NOT NULL,
    until  BIGINT NOT NULL
);

CREATE TABLE alive (
    one BIGINT PRIMARY KEY CHECK (one = 1),
    at  BIGINT NOT NULL
);
