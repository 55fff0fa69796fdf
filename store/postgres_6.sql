-- postgres_6.sql: migration 6: deals that several tables play, the tries that count, and what was chosen in them.
ALTER TABLE gametable ADD COLUMN deal TEXT NOT NULL DEFAULT '';

CREATE TABLE deal (
    name TEXT PRIMARY KEY,
    seed BYTEA NOT NULL,
    made BIGINT NOT NULL
);

CREATE TABLE deal_try (
    deal  TEXT NOT NULL,
    guest TEXT NOT NULL,
    id    TEXT NOT NULL,
    PRIMARY KEY (deal, guest)
);
CREATE INDEX deal_try_guest ON deal_try (guest, deal);
CREATE INDEX deal_try_id ON deal_try (deal, id);

CREATE TABLE deal_result (
    deal  TEXT NOT NULL,
    id    TEXT NOT NULL,
    score BIGINT NOT NULL,
    other BIGINT NOT NULL,
    won   BIGINT NOT NULL,
    at    BIGINT NOT NULL,
    PRIMARY KEY (deal, id)
);

CREATE TABLE deal_choice (
    deal     TEXT NOT NULL,
    position BIGINT NOT NULL,
    id       TEXT NOT NULL,
    n        BIGINT NOT NULL,
    move     TEXT NOT NULL,
    PRIMARY KEY (deal, position, id)
);
CREATE INDEX deal_choice_id ON deal_choice (deal, id);

CREATE FUNCTION guest_untried() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    DELETE FROM deal_try WHERE guest = old.id;
    RETURN NULL;
END $$;
CREATE TRIGGER guest_untried AFTER DELETE ON guest FOR EACH ROW EXECUTE FUNCTION guest_untried();
