-- When a seat acted last, in seconds since 1970; 0 for never, or before this was noted.

ALTER TABLE seat ADD COLUMN played INTEGER NOT NULL DEFAULT 0;

-- A seat asks the others to let it take back all after the first `length` actions; one a game.

CREATE TABLE takeback (
    game     INTEGER PRIMARY KEY REFERENCES game (id),
    seat     INTEGER NOT NULL,
    length   INTEGER NOT NULL,
    agreed   INTEGER NOT NULL, -- bit n: seat n
    declined INTEGER NOT NULL  -- the seat that does not agree, or -1
) STRICT;
