-- postgres_4.sql: migration 4: who asked for a rematch or called a bot, and when clocks end while nobody is there.
ALTER TABLE gametable ADD COLUMN asked BIGINT NOT NULL DEFAULT -1;
ALTER TABLE gametable ADD COLUMN counted BIGINT NOT NULL DEFAULT 0;
ALTER TABLE gametable ADD COLUMN due BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN standin_by BIGINT NOT NULL DEFAULT -1;
CREATE INDEX gametable_due ON gametable (due) WHERE due <> 0;
