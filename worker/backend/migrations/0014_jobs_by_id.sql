-- Sitemaps and feeds of all jobs read only this index, in the order of the ids. It includes closed
-- jobs, as these also determine when a sitemap last changed.
CREATE INDEX job_by_id ON job
  (id, status, updated_at, valid_through, fid, slug, company_id, employer_visibility)
  WHERE status <> 'draft';
