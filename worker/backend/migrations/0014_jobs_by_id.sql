-- Sitemaps and feeds of all jobs walk them in the order of their ids, and read nothing else. Closed jobs
-- stand in it too: when a sitemap changed last, they decide as well.
CREATE INDEX job_by_id ON job
  (id, status, updated_at, valid_through, fid, slug, company_id, employer_visibility)
  WHERE status <> 'draft';
