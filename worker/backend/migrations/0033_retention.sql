-- Jobs that ended long ago leave (decision 76), and each rule of retention finds what is due by an index.

-- What stays of a job that left: its address answers 410 Gone, and it is known again when it comes back. Nothing of a
-- row is shown: the employer may be hidden.
CREATE TABLE retired_job (
  fid TEXT PRIMARY KEY,
  slug TEXT NOT NULL,
  company_id INTEGER NOT NULL REFERENCES company (id),
  requisition_id TEXT
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX retired_job_of_requisition ON retired_job (company_id, requisition_id)
  WHERE requisition_id IS NOT NULL;

-- A requisition leads to the job that had it last.
CREATE TRIGGER retired_job_added BEFORE INSERT ON retired_job
BEGIN
  UPDATE retired_job SET requisition_id = NULL
  WHERE company_id = NEW.company_id AND requisition_id = NEW.requisition_id;
END;

-- However a job is saved, it has the address that it had. The update also gives it a version of its own (migration 0031).
CREATE TRIGGER job_came_back AFTER INSERT ON job
WHEN EXISTS (SELECT 1 FROM retired_job WHERE fid = NEW.fid)
BEGIN
  UPDATE job SET slug = (SELECT slug FROM retired_job WHERE fid = NEW.fid) WHERE id = NEW.id;
  DELETE FROM retired_job WHERE fid = NEW.fid;
END;

-- An archived job may never have been closed.
CREATE INDEX job_ended ON job (coalesce(closed_at, updated_at)) WHERE status IN ('closed', 'archived');
-- Whether a job may leave, and the foreign keys of one that does; applications have theirs.
CREATE INDEX job_interest_of_job ON job_interest (job_id);

-- Of an application whose last move was later than its submission, that move, as retention saw it when it looked: it
-- looks again once that is too old, and at no other before.
ALTER TABLE application ADD COLUMN last_move_seen INTEGER;
CREATE INDEX application_by_move ON application (status, coalesce(last_move_seen, submitted_at));

CREATE INDEX job_interest_by_date ON job_interest (at);
CREATE INDEX outbox_sent ON outbox (sent_at) WHERE sent_at IS NOT NULL;

-- How far the sweep of files has come is known in more detail (worker/backend/applications/sweep-resumes.ts).
UPDATE app_setting SET key = 'resume_sweep',
  value = json_object('from', value ->> '$', 'after', value ->> '$', 'begunAt', 0)
WHERE key = 'resumes_swept_to';
