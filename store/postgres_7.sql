-- postgres_7.sql: migration 7: duplicates: deals that somebody offers to several tables; what books remember of games; games of a house.
CREATE TABLE duplicate (
    deal   TEXT COLLATE "C" PRIMARY KEY,
    maker  TEXT NOT NULL,
    wish   TEXT NOT NULL,
    tables BIGINT NOT NULL,
    closed BIGINT NOT NULL,
    made   BIGINT NOT NULL
);
CREATE INDEX duplicate_maker ON duplicate (maker);
CREATE INDEX duplicate_made ON duplicate (made);
CREATE INDEX gametable_watched ON gametable (at) WHERE open = 1 AND spectate = 1 AND state = 1;
CREATE INDEX gametable_deal ON gametable (deal) WHERE deal <> '';

CREATE FUNCTION guest_unduplicated() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE duplicate SET maker = '' WHERE maker = old.id;
    RETURN NULL;
END $$;
CREATE TRIGGER guest_unduplicated AFTER DELETE ON guest FOR EACH ROW EXECUTE FUNCTION guest_unduplicated();

CREATE FUNCTION duplicate_ended() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    DELETE FROM deal_try WHERE deal = old.deal;
    DELETE FROM deal_choice WHERE deal = old.deal;
    DELETE FROM deal WHERE name = old.deal;
    UPDATE gametable SET deal = '' WHERE deal = old.deal AND deal <> '';
    RETURN NULL;
END $$;
CREATE TRIGGER duplicate_ended AFTER DELETE ON duplicate FOR EACH ROW EXECUTE FUNCTION duplicate_ended();

CREATE TABLE book_deed (
    t     BIGINT PRIMARY KEY,
    deeds TEXT NOT NULL
);

CREATE FUNCTION table_undone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    DELETE FROM book_deed WHERE t = old.n;
    RETURN NULL;
END $$;
CREATE TRIGGER table_undone AFTER DELETE ON gametable FOR EACH ROW EXECUTE FUNCTION table_undone();

CREATE TABLE house_played (
    month  TEXT NOT NULL,
    game   TEXT NOT NULL,
    part   BIGINT NOT NULL,
    games  BIGINT NOT NULL,
    people BIGINT NOT NULL,
    PRIMARY KEY (month, game, part)
);

-- Names of deals are compared as bytes, whatever the language of the database: a day is before another one, and before every duplicate.
ALTER TABLE gametable ALTER COLUMN deal TYPE TEXT COLLATE "C";
ALTER TABLE deal ALTER COLUMN name TYPE TEXT COLLATE "C";
ALTER TABLE deal_try ALTER COLUMN deal TYPE TEXT COLLATE "C";
ALTER TABLE deal_result ALTER COLUMN deal TYPE TEXT COLLATE "C";
ALTER TABLE deal_choice ALTER COLUMN deal TYPE TEXT COLLATE "C";
