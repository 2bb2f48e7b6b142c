-- Jobs that ended long ago are deleted (decision 15), and each retention rule finds the records due
-- by an index.

-- What is stored of a deleted job: its URL responds 410 Gone, and the job is recognized if it is
-- saved again. No page shows data of these rows, because the employer may be hidden.
CREATE TABLE retired_job (
  fid TEXT PRIMARY KEY,
  slug TEXT NOT NULL,
  company_id INTEGER NOT NULL REFERENCES company (id),
  requisition_id TEXT
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX retired_job_of_requisition ON retired_job (company_id, requisition_id)
  WHERE requisition_id IS NOT NULL;

-- A requisition refers to the last job that had it.
CREATE TRIGGER retired_job_added BEFORE INSERT ON retired_job
BEGIN
  UPDATE retired_job SET requisition_id = NULL
  WHERE company_id = NEW.company_id AND requisition_id = NEW.requisition_id;
END;

-- A job that is saved again, by any statement, gets its previous URL. The update also sets its
-- version (migration 0031).
CREATE TRIGGER job_came_back AFTER INSERT ON job
WHEN EXISTS (SELECT 1 FROM retired_job WHERE fid = NEW.fid)
BEGIN
  UPDATE job SET slug = (SELECT slug FROM retired_job WHERE fid = NEW.fid) WHERE id = NEW.id;
  DELETE FROM retired_job WHERE fid = NEW.fid;
END;

-- An archived job may never have been closed.
CREATE INDEX job_ended ON job (coalesce(closed_at, updated_at)) WHERE status IN ('closed', 'archived');
-- For whether a job may be deleted, and for the foreign keys of a deleted job; applications have
-- their own index.
CREATE INDEX job_interest_of_job ON job_interest (job_id);

-- For an application that was moved after its submission, the time of the last move that retention
-- saw. Retention reads the application again only once that time is too old.
ALTER TABLE application ADD COLUMN last_move_seen INTEGER;
CREATE INDEX application_by_move ON application (status, coalesce(last_move_seen, submitted_at));

CREATE INDEX job_interest_by_date ON job_interest (at);
CREATE INDEX outbox_sent ON outbox (sent_at) WHERE sent_at IS NOT NULL;

-- The state of the sweep of files now has more fields
-- (worker/backend/applications/sweep-resumes.ts).
UPDATE app_setting SET key = 'resume_sweep',
  value = json_object('from', value ->> '$', 'after', value ->> '$', 'begunAt', 0)
WHERE key = 'resumes_swept_to';
