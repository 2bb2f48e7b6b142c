-- Reports of jobs by visitors (decision 34).
CREATE TABLE job_report (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 10 AND 64),
  job_fid TEXT NOT NULL,
  -- As it was when the job was reported.
  job_title TEXT NOT NULL,
  -- REPORT_REASONS in src/contracts/site/job-report.ts, to which later releases may add.
  reason TEXT NOT NULL,
  details TEXT NOT NULL,
  -- For questions about the report; null if the visitor gave none.
  email TEXT COLLATE NOCASE,
  -- The network that sent it, as hashed for one day; null after that day.
  network TEXT,
  -- All times are Unix milliseconds.
  created_at INTEGER NOT NULL,
  resolved_at INTEGER,
  -- What operators wrote when they resolved it.
  note TEXT NOT NULL DEFAULT ''
) STRICT;
-- One open report of a job from each network and day.
CREATE UNIQUE INDEX job_report_once ON job_report (job_fid, network)
  WHERE resolved_at IS NULL AND network IS NOT NULL;
CREATE INDEX job_report_of_network ON job_report (network) WHERE network IS NOT NULL;
CREATE INDEX job_report_with_network ON job_report (created_at) WHERE network IS NOT NULL;
CREATE INDEX job_report_of_address ON job_report (email) WHERE email IS NOT NULL;
CREATE INDEX job_report_of_job ON job_report (job_fid, created_at, id);
CREATE INDEX job_report_by_date ON job_report (created_at, id);
CREATE INDEX job_report_new ON job_report (created_at, id) WHERE resolved_at IS NULL;
CREATE INDEX job_report_resolved ON job_report (created_at, id) WHERE resolved_at IS NOT NULL;
CREATE INDEX job_report_ended ON job_report (resolved_at) WHERE resolved_at IS NOT NULL;

INSERT INTO record_count (kind, state, records) VALUES
  ('job_report', 'new', 0), ('job_report', 'resolved', 0);
CREATE TRIGGER record_count_job_report_added AFTER INSERT ON job_report
BEGIN
  UPDATE record_count SET records = records + 1 WHERE kind = 'job_report'
    AND state = iif(NEW.resolved_at IS NULL, 'new', 'resolved');
END;
CREATE TRIGGER record_count_job_report_moved AFTER UPDATE OF resolved_at ON job_report
BEGIN
  UPDATE record_count SET records = records - 1 WHERE kind = 'job_report'
    AND state = iif(OLD.resolved_at IS NULL, 'new', 'resolved');
  UPDATE record_count SET records = records + 1 WHERE kind = 'job_report'
    AND state = iif(NEW.resolved_at IS NULL, 'new', 'resolved');
END;
CREATE TRIGGER record_count_job_report_removed AFTER DELETE ON job_report
BEGIN
  UPDATE record_count SET records = records - 1 WHERE kind = 'job_report'
    AND state = iif(OLD.resolved_at IS NULL, 'new', 'resolved');
END;

-- Why a job does not state its pay, as its page says it.
ALTER TABLE job ADD COLUMN pay_reason TEXT NOT NULL DEFAULT '' CHECK (length(pay_reason) <= 300);
