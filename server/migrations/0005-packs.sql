-- What games were begun with besides their rules, each kept once: the printed data, and the words of
-- the actions in the order of their numbers.  So a game goes on when a later program has others.

CREATE TABLE pack (
    id    INTEGER PRIMARY KEY,
    rules TEXT    NOT NULL,
    hash  INTEGER NOT NULL,
    words TEXT    NOT NULL,
    docs  TEXT    NOT NULL,
    UNIQUE (rules, hash, words)
) STRICT;

ALTER TABLE game ADD COLUMN pack INTEGER REFERENCES pack (id); -- NULL: from before packs were kept

-- How long a record is, and a sum over its actions: what is lost or changed is noticed.

CREATE TABLE record (
    game   INTEGER PRIMARY KEY REFERENCES game (id),
    length INTEGER NOT NULL,
    sum    INTEGER NOT NULL
) STRICT;

INSERT INTO record (game, length, sum)
    SELECT id, count(number), record_sum(number, side, action, hash)
    FROM game LEFT JOIN action ON action.game = id GROUP BY id;
