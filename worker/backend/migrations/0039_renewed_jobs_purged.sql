-- Pages that name an employer are purged when its name changes (migration 0034), but may then be
-- rendered with cards that are not renewed yet (migration 0036): they are purged again when the
-- cards are renewed.
CREATE TRIGGER job_renewed_purged AFTER DELETE ON job_to_renew
BEGIN
  INSERT INTO purge_tag (tag, vanishes, since)
  SELECT 'named-' || company.slug, 0, CAST(unixepoch('subsec') * 1000 AS INTEGER)
  FROM job JOIN company ON company.id = job.company_id
  WHERE job.id = OLD.job_id
  ON CONFLICT (tag) DO UPDATE SET taken_at = 0;
END;
