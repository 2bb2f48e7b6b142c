-- A job's page shows why it states no pay (migration 0051). Imports and edits write all columns, which
-- purges the page by migration 0034; a statement by hand may write this one alone.
CREATE TRIGGER job_pay_reason_purged AFTER UPDATE OF pay_reason ON job
WHEN OLD.status IN ('open', 'closed') AND NEW.pay_reason <> OLD.pay_reason
BEGIN
  INSERT INTO purge_tag (tag, vanishes, since)
  VALUES ('job-' || OLD.fid, 0, CAST(unixepoch('subsec') * 1000 AS INTEGER))
  ON CONFLICT (tag) DO UPDATE SET taken_at = 0;
END;
