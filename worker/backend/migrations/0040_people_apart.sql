-- Jobs and people may be in two databases (decision 14), so no record of one references a row of
-- the other.

-- An application stores the data of its job as it was at submission, whatever happens to the job.
DROP INDEX application_first;
DROP INDEX application_of_job;
ALTER TABLE application ADD COLUMN job_fid TEXT NOT NULL DEFAULT '';
ALTER TABLE application ADD COLUMN job_slug TEXT NOT NULL DEFAULT '';
ALTER TABLE application ADD COLUMN job_title TEXT NOT NULL DEFAULT '';
ALTER TABLE application ADD COLUMN company_slug TEXT NOT NULL DEFAULT '';
ALTER TABLE application ADD COLUMN company_name TEXT NOT NULL DEFAULT '';
ALTER TABLE application ADD COLUMN employer_visibility TEXT NOT NULL DEFAULT 'anonymous'
  CHECK (employer_visibility IN ('named', 'anonymous', 'agency'));
UPDATE application SET job_fid = job.fid, job_slug = job.slug, job_title = job.title,
    company_slug = company.slug, company_name = company.name, employer_visibility = job.employer_visibility
  FROM job JOIN company ON company.id = job.company_id WHERE job.id = application.job_id;
ALTER TABLE application DROP COLUMN job_id;
CREATE UNIQUE INDEX application_first ON application (job_fid, email) WHERE repeats IS NULL;
CREATE INDEX application_of_job ON application (job_fid, submitted_at, id, status);

DROP INDEX job_interest_of_job;
ALTER TABLE job_interest ADD COLUMN job_fid TEXT;
UPDATE job_interest SET job_fid = job.fid FROM job WHERE job.id = job_interest.job_id;
ALTER TABLE job_interest DROP COLUMN job_id;

-- Events of jobs are in the database of the jobs, so that they are written in the batch of the
-- change.
CREATE TABLE job_event (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  payload TEXT CHECK (json_valid(payload)),
  at INTEGER NOT NULL,
  handled_at INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0,
  last_error TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX job_event_handled ON job_event (handled_at) WHERE handled_at IS NOT NULL;
CREATE INDEX job_event_waiting ON job_event (attempts, at) WHERE handled_at IS NULL;

INSERT INTO job_event (id, kind, payload, at, attempts, last_error)
  SELECT id, kind, payload, at, attempts, last_error FROM event
  WHERE kind = 'jobs_changed' AND handled_at IS NULL;
DELETE FROM event WHERE kind = 'jobs_changed';
DROP INDEX event_waiting;
CREATE INDEX event_waiting ON event (attempts, at) WHERE handled_at IS NULL;

INSERT INTO record_count (kind, state, records) SELECT 'job_event', 'waiting', count(*) FROM job_event;
CREATE TRIGGER record_count_job_event_added AFTER INSERT ON job_event WHEN NEW.handled_at IS NULL
BEGIN
  UPDATE record_count SET records = records + 1 WHERE kind = 'job_event' AND state = 'waiting';
END;
CREATE TRIGGER record_count_job_event_moved AFTER UPDATE OF handled_at ON job_event
WHEN (NEW.handled_at IS NULL) <> (OLD.handled_at IS NULL)
BEGIN
  UPDATE record_count SET records = records + iif(NEW.handled_at IS NULL, 1, -1)
  WHERE kind = 'job_event' AND state = 'waiting';
END;
CREATE TRIGGER record_count_job_event_removed AFTER DELETE ON job_event WHEN OLD.handled_at IS NULL
BEGIN
  UPDATE record_count SET records = records - 1 WHERE kind = 'job_event' AND state = 'waiting';
END;

-- Record counts show whether a database has data of people
-- (worker/backend/database/same-database.ts).
INSERT INTO record_count (kind, state, records) SELECT 'candidate', '', count(*) FROM candidate;
CREATE TRIGGER record_count_candidate_added AFTER INSERT ON candidate
BEGIN
  UPDATE record_count SET records = records + 1 WHERE kind = 'candidate' AND state = '';
END;
CREATE TRIGGER record_count_candidate_removed AFTER DELETE ON candidate
BEGIN
  UPDATE record_count SET records = records - 1 WHERE kind = 'candidate' AND state = '';
END;

-- Operators' actions on jobs reach the audit log through such an event, once even if it is
-- delivered repeatedly.
ALTER TABLE audit_log ADD COLUMN event_id TEXT;
CREATE UNIQUE INDEX audit_log_of_event ON audit_log (event_id, subject) WHERE event_id IS NOT NULL;
