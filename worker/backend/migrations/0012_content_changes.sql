-- What sync has told of the embedded space, which is part of the build: the difference between two
-- builds is what changed. One row for each entry and asset that was ever published.
CREATE TABLE content_change (
  type TEXT NOT NULL CHECK (type IN ('Entry', 'Asset')),
  id TEXT NOT NULL,
  content_type TEXT,
  -- Of the record as it is delivered.
  digest TEXT NOT NULL,
  -- What a DeletedEntry still says of the entry.
  revision INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  -- Ever rising, one for each change: the position of a sync.
  sequence INTEGER NOT NULL UNIQUE,
  -- NULL while it is there.
  deleted_at INTEGER,
  PRIMARY KEY (type, id)
) STRICT, WITHOUT ROWID;

-- The space that these rows tell of.
CREATE TABLE content_space (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  digest TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  -- Who recorded it: of two isolates that see a new build at once only one writes.
  writer TEXT NOT NULL
) STRICT;
INSERT INTO content_space (id, digest, sequence, writer) VALUES (1, '', 0, '');
