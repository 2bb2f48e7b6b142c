-- Imports are written in slices (decision 15): the progress of an import, and the rows that
-- were left out.
ALTER TABLE import ADD COLUMN row_count INTEGER NOT NULL DEFAULT 0;
-- Rows that were written or left out, including unchanged ones. A slice is written only if this
-- number is the same as when the slice was read, so that no two writers write the same slice.
ALTER TABLE import ADD COLUMN done INTEGER NOT NULL DEFAULT 0;
-- When writing began, when a slice was last written, and when the last row was done or writing was
-- given up.
ALTER TABLE import ADD COLUMN began_at INTEGER;
ALTER TABLE import ADD COLUMN advanced_at INTEGER;
ALTER TABLE import ADD COLUMN ended_at INTEGER;
-- Since the last written slice.
ALTER TABLE import ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
ALTER TABLE import ADD COLUMN last_error TEXT;
-- The result of checking all rows, as JSON (worker/ops/imports/survey-import.ts).
ALTER TABLE import ADD COLUMN summary TEXT CHECK (json_valid(summary));
UPDATE import SET row_count = (SELECT count(*) FROM import_row WHERE import_id = import.id);
CREATE INDEX import_being_written ON import (began_at) WHERE began_at IS NOT NULL AND ended_at IS NULL;

-- Why the row was not written. Rows that were written are deleted.
ALTER TABLE import_row ADD COLUMN left_out TEXT CHECK (left_out IN ('changed', 'refused'));

-- Jobs whose cards, index rows and version have an earlier name or logo of their employer: renewed
-- in slices (worker/backend/jobs/renew-jobs.ts), as an employer may have thousands of jobs.
CREATE TABLE job_to_renew (
  job_id INTEGER PRIMARY KEY REFERENCES job (id) ON DELETE CASCADE
) STRICT;
DROP TRIGGER job_of_renamed_versioned;
CREATE TRIGGER job_of_renamed AFTER UPDATE OF slug, name, logo_url ON company
WHEN (NEW.slug, NEW.name, NEW.logo_url) IS NOT (OLD.slug, OLD.name, OLD.logo_url)
BEGIN
  INSERT INTO job_to_renew (job_id) SELECT id FROM job
  -- The index of published jobs (migration 0015) has no drafts.
  WHERE company_id = NEW.id AND employer_visibility = 'named' AND status <> 'draft'
  -- Not OR IGNORE: an upsert of the employer would override it.
  ON CONFLICT (job_id) DO NOTHING;
END;
