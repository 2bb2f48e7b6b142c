-- Imports of operators wait here, row by row, until all of them are right: then one batch writes
-- them, however many they are (docs/decisions/0018).
CREATE TABLE import (
  id TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  -- How many records changed since their row was checked, counted in the batch that writes: any
  -- makes it fail as a whole.
  stale INTEGER NOT NULL DEFAULT 0 CHECK (stale = 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX import_by_date ON import (created_at);

CREATE TABLE import_row (
  import_id TEXT NOT NULL REFERENCES import (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('company', 'job')),
  -- Slug or fid.
  key TEXT NOT NULL,
  -- Where it stands in the file.
  at TEXT NOT NULL,
  -- Of a job that has one: its company's slug and its requisition id.
  requisition TEXT,
  change TEXT NOT NULL CHECK (change IN ('invalid', 'created', 'updated', 'unchanged')),
  -- What the known record was when the row was checked: time of its last change and status.
  base TEXT,
  -- As saveCompanies and saveJobs write it; of an invalid row nothing.
  record TEXT CHECK (json_valid(record)),
  CHECK ((change = 'invalid') = (record IS NULL)),
  PRIMARY KEY (import_id, kind, key),
  UNIQUE (import_id, kind, at)
) STRICT;
CREATE INDEX import_row_requisition ON import_row (import_id, requisition)
  WHERE requisition IS NOT NULL;
