-- When the schedule last wrote here and read it back (docs/decisions/0059). `filler` has bytes only while
-- that is being tried: a row that merely changes needs no new page, and would be written on a full disk too.
CREATE TABLE heartbeat (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  at INTEGER NOT NULL,
  filler BLOB NOT NULL
) STRICT;
