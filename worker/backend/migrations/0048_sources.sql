-- Feeds of other systems that are read on a schedule (decision 30).
CREATE TABLE source (
  id TEXT PRIMARY KEY CHECK (id <> '' AND id NOT GLOB '*[^a-z0-9-]*'),
  -- What operators set, as JSON (`SourceSettingsSchema`).
  settings TEXT NOT NULL CHECK (json_valid(settings)),
  created_at INTEGER NOT NULL,
  paused INTEGER NOT NULL DEFAULT 0 CHECK (paused IN (0, 1)),
  next_read_at INTEGER NOT NULL,
  -- Until then no other reading begins.
  reading_until INTEGER NOT NULL DEFAULT 0,
  read_at INTEGER,
  -- When the whole list was last read.
  succeeded_at INTEGER,
  -- Failed readings in a row, and why the last one failed.
  failures INTEGER NOT NULL DEFAULT 0,
  problem TEXT,
  -- Readings in a row whose list was empty.
  empty_readings INTEGER NOT NULL DEFAULT 0,
  -- SHA-256 of the last list, if nothing is left to do about it.
  content_hash TEXT,
  -- The jobs that an operator has to agree to close, as JSON (`HeldClosingsSchema`).
  held TEXT,
  -- The import that writes the last reading.
  import_id TEXT,
  -- The result of the last whole reading, as JSON (`ReadingSchema`).
  result TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX source_due ON source (next_read_at) WHERE paused = 0;
CREATE INDEX source_of_company ON source (settings ->> 'company');

-- The jobs that a source gave.
CREATE TABLE source_job (
  job_id INTEGER PRIMARY KEY REFERENCES job (id) ON DELETE CASCADE,
  source_id TEXT NOT NULL REFERENCES source (id) ON DELETE CASCADE,
  -- What the source calls the posting.
  posting TEXT NOT NULL,
  -- Identifies what the list said about it last. The same again needs no check.
  given TEXT NOT NULL,
  -- A hash of each column as the source wrote it last, as JSON. A column that has another value by
  -- now was edited by hand.
  written TEXT NOT NULL,
  -- Whole readings in a row without the posting.
  missed INTEGER NOT NULL DEFAULT 0,
  -- Whether the source closed the job, and may open it again.
  closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)),
  UNIQUE (source_id, posting)
) STRICT;

-- The source whose reading an import writes, and what is then to be stored about each job.
ALTER TABLE import ADD COLUMN source_id TEXT;
ALTER TABLE import_row ADD COLUMN source_state TEXT;
