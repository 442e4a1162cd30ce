-- A link is an invitation: who takes the seat with it has a key from then on, and the link opens it
-- no more.  NULL: nobody has sat down yet.  In games of before the link was the key, and stays it.

ALTER TABLE seat ADD COLUMN key BLOB CHECK (length(key) = 32);
UPDATE seat SET key = link;
CREATE UNIQUE INDEX seat_key ON seat (key);

-- New keys that seats were given instead of lost ones, or ask for.

CREATE TABLE rekey (
    game    INTEGER NOT NULL REFERENCES game (id),
    number  INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    key     BLOB    NOT NULL CHECK (length(key) = 32),
    agreed  INTEGER NOT NULL, -- bit n: seat n
    settled INTEGER NOT NULL, -- seconds since 1970 when all had agreed; 0 while it is asked for
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
