-- When the schedule last wrote this row and read it back (decision 19). `filler` has bytes
-- only during that test: an update of an existing row needs no new page and would succeed on a full
-- disk.
CREATE TABLE heartbeat (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  at INTEGER NOT NULL,
  filler BLOB NOT NULL
) STRICT;
