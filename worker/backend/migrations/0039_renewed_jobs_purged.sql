-- What names an employer was purged when its name changed (migration 0034), and may have been rendered since with cards
-- that were not renewed yet (migration 0036): it is purged once more as they are.
CREATE TRIGGER job_renewed_purged AFTER DELETE ON job_to_renew
BEGIN
  INSERT INTO purge_tag (tag, vanishes, since)
  SELECT 'named-' || company.slug, 0, CAST(unixepoch('subsec') * 1000 AS INTEGER)
  FROM job JOIN company ON company.id = job.company_id
  WHERE job.id = OLD.job_id
  ON CONFLICT (tag) DO UPDATE SET taken_at = 0;
END;
