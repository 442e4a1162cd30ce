-- What players write (core/include/berthier/text.h) stands beside the action it was written in.

ALTER TABLE action ADD COLUMN words TEXT; -- NULL: nothing was written
