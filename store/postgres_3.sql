-- postgres_3.sql: migration 3: where guests are called when a table waits for them.
CREATE TABLE reminder (
    guest   TEXT NOT NULL,
    address TEXT NOT NULL,
    p256dh  TEXT NOT NULL,
    auth    TEXT NOT NULL,
    made    BIGINT NOT NULL,
    PRIMARY KEY (guest, address)
);

CREATE TABLE quiet (
    guest  TEXT PRIMARY KEY,
    begins BIGINT NOT NULL,
    ends   BIGINT NOT NULL,
    zone   BIGINT NOT NULL
);

CREATE TABLE push_key (
    one  BIGINT PRIMARY KEY CHECK (one = 1),
    key  BYTEA NOT NULL,
    made BIGINT NOT NULL
);

CREATE FUNCTION guest_unreminded() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    DELETE FROM reminder WHERE guest = old.id;
    DELETE FROM quiet WHERE guest = old.id;
    RETURN NULL;
END $$;
CREATE TRIGGER guest_unreminded AFTER DELETE ON guest FOR EACH ROW EXECUTE FUNCTION guest_unreminded();
