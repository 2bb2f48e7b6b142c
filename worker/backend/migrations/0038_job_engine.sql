-- Another engine for the search of jobs than the one that is built in (worker/backend/jobs/search/engines).

-- How far it has been filled; no row where none is bound.
CREATE TABLE job_engine (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- Up to which job.id; NULL once it has all.
  filled_to INTEGER,
  -- In Unix seconds: until then one run alone writes to it.
  leased_until INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Jobs that changed since, noted in the batch that changed them. AUTOINCREMENT: no number comes twice, so that what is
-- noted while others are handed over is not taken for one of them.
CREATE TABLE job_change (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  fid TEXT NOT NULL,
  -- In Unix seconds.
  at INTEGER NOT NULL DEFAULT (unixepoch())
) STRICT;
