-- The state of the embedded space that the sync API has reported. The space is part of the build:
-- the difference between two builds is what changed. One row for each entry and asset that was ever
-- published.
CREATE TABLE content_change (
  type TEXT NOT NULL CHECK (type IN ('Entry', 'Asset')),
  id TEXT NOT NULL,
  content_type TEXT,
  -- Of the record as delivered.
  digest TEXT NOT NULL,
  -- Fields of the entry that a DeletedEntry still contains.
  revision INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  -- Increasing, one for each change: the position of a sync.
  sequence INTEGER NOT NULL UNIQUE,
  -- NULL while the record exists.
  deleted_at INTEGER,
  PRIMARY KEY (type, id)
) STRICT, WITHOUT ROWID;

-- The space that these rows describe.
CREATE TABLE content_space (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  digest TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  -- The isolate that recorded it: of two isolates that see a new build at once only one writes.
  writer TEXT NOT NULL
) STRICT;
INSERT INTO content_space (id, digest, sequence, writer) VALUES (1, '', 0, '');
