-- Rows of operators' imports wait here until all of them are valid: then one batch writes them,
-- however many there are (decision 15).
CREATE TABLE import (
  id TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  -- The number of records that changed since their row was checked, counted in the batch that
  -- writes: any such record makes the whole batch fail.
  stale INTEGER NOT NULL DEFAULT 0 CHECK (stale = 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX import_by_date ON import (created_at);

CREATE TABLE import_row (
  import_id TEXT NOT NULL REFERENCES import (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('company', 'job')),
  -- Slug or fid.
  key TEXT NOT NULL,
  -- Position in the file.
  at TEXT NOT NULL,
  -- For a job with a requisition: its company's slug and the requisition id.
  requisition TEXT,
  change TEXT NOT NULL CHECK (change IN ('invalid', 'created', 'updated', 'unchanged')),
  -- The state of the existing record when the row was checked: time of its last change, and status.
  base TEXT,
  -- In the form that saveCompanies and saveJobs write; NULL for an invalid row.
  record TEXT CHECK (json_valid(record)),
  CHECK ((change = 'invalid') = (record IS NULL)),
  PRIMARY KEY (import_id, kind, key),
  UNIQUE (import_id, kind, at)
) STRICT;
CREATE INDEX import_row_requisition ON import_row (import_id, requisition)
  WHERE requisition IS NOT NULL;
