-- State of an external engine of the job search (worker/backend/jobs/search/engines).

-- How far the engine is filled; no row if none is bound.
CREATE TABLE job_engine (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- The last job.id that was written to it; NULL once it has all jobs.
  filled_to INTEGER,
  -- In Unix seconds: until then only one run writes to the engine.
  leased_until INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Jobs that changed since, inserted in the batch that changes them. AUTOINCREMENT never reuses a
-- number, so a job inserted while others are handed over is not deleted with them.
CREATE TABLE job_change (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  fid TEXT NOT NULL,
  -- 1 if the employer is now hidden: until the job is handed over, the engine may find it by the
  -- name.
  hides INTEGER NOT NULL,
  -- In Unix seconds.
  at INTEGER NOT NULL DEFAULT (unixepoch())
) STRICT;
CREATE INDEX job_change_hides ON job_change (seq) WHERE hides;
