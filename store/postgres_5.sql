-- postgres_5.sql: migration 5: books of circles of friends.
CREATE TABLE book (
    id    TEXT PRIMARY KEY,
    key   BYTEA NOT NULL UNIQUE,
    name  TEXT NOT NULL,
    maker TEXT NOT NULL,
    made  BIGINT NOT NULL
);
CREATE INDEX book_maker ON book (maker);

CREATE TABLE book_member (
    book   TEXT NOT NULL,
    guest  TEXT NOT NULL,
    name   TEXT NOT NULL,
    joined BIGINT NOT NULL,
    PRIMARY KEY (book, guest)
);
CREATE INDEX book_member_guest ON book_member (guest);

CREATE TABLE book_game (
    book  TEXT NOT NULL,
    t     BIGINT NOT NULL,
    edges TEXT NOT NULL,
    PRIMARY KEY (book, t)
);
CREATE INDEX book_game_t ON book_game (t);

CREATE FUNCTION guest_unbooked() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    DELETE FROM book_member WHERE guest = old.id;
    UPDATE book SET maker = '' WHERE maker = old.id;
    RETURN NULL;
END $$;
CREATE TRIGGER guest_unbooked AFTER DELETE ON guest FOR EACH ROW EXECUTE FUNCTION guest_unbooked();

CREATE FUNCTION book_left() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    DELETE FROM book WHERE id = old.book AND NOT EXISTS (SELECT 1 FROM book_member WHERE book = old.book);
    RETURN NULL;
END $$;
CREATE TRIGGER book_left AFTER DELETE ON book_member FOR EACH ROW EXECUTE FUNCTION book_left();

CREATE FUNCTION book_ended() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    DELETE FROM book_member WHERE book = old.id;
    DELETE FROM book_game WHERE book = old.id;
    RETURN NULL;
END $$;
CREATE TRIGGER book_ended AFTER DELETE ON book FOR EACH ROW EXECUTE FUNCTION book_ended();

CREATE FUNCTION table_unbooked() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    DELETE FROM book_game WHERE t = old.n;
    RETURN NULL;
END $$;
CREATE TRIGGER table_unbooked AFTER DELETE ON gametable FOR EACH ROW EXECUTE FUNCTION table_unbooked();
