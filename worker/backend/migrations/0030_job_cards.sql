-- The fields of a job that lists show, as one text (parsed by worker/backend/jobs/reshape.ts): a
-- list reads one short row for each job instead of rows of job, company and job_search. Does not
-- contain a hidden employer.
CREATE VIEW job_with_card AS
SELECT
  job.*,
  json_array(
    job.fid, job.slug, job.title, job.employer_visibility, job.updated_at,
    iif(job.employer_visibility = 'named',
      json_array(company.slug, company.name, company.logo_url), NULL),
    job.employment_type, job.workplace, job.seniority, json(job.locations),
    json(job.remote_country_codes), job.salary_min, job.salary_max, job.salary_currency,
    job.salary_timeframe, job.category, json(job.skills), job.published_at, job.valid_through,
    -- Enough for an excerpt.
    substr(job.description_plain, 1, 400)) AS card
FROM job JOIN company ON company.id = job.company_id;

-- The cards of open jobs, in the order of job_search.
CREATE TABLE job_card (
  id INTEGER PRIMARY KEY REFERENCES job_search (id) ON DELETE CASCADE,
  card TEXT NOT NULL
) STRICT;
INSERT INTO job_card (id, card)
SELECT job_search.id, card
FROM job_search JOIN job_with_card AS job ON job.id = job_search.job_id ORDER BY job_search.id;
