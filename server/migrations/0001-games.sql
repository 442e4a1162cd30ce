-- Games, their seats, and every action.  Links are kept as fingerprints only.

PRAGMA application_id = 0x42727468; -- "Brth"

CREATE TABLE game (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    rules         TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    scenario      TEXT    NOT NULL,
    options       TEXT    NOT NULL,
    start         TEXT    NOT NULL,
    data_hash     INTEGER NOT NULL,
    created       INTEGER NOT NULL,
    watch         BLOB    NOT NULL UNIQUE CHECK (length(watch) = 32)
) STRICT;

CREATE TABLE seat (
    game     INTEGER NOT NULL REFERENCES game (id),
    number   INTEGER NOT NULL,
    side     TEXT    NOT NULL,
    bot      TEXT    NOT NULL,
    link     BLOB    UNIQUE CHECK (length(link) = 32), -- NULL for a bot
    sequence INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

-- Lies in the order it is read: an action that is added changes one page.
CREATE TABLE action (
    game   INTEGER NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL CHECK (number >= 1),
    side   INTEGER NOT NULL,
    action INTEGER NOT NULL,
    hash   INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
