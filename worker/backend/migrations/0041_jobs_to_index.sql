-- Jobs are indexed after they were written, not by the code that writes them (decision 11): the
-- statement that changes a job inserts it here, and indexing deletes it. Few jobs wait here, each
-- for a moment.
CREATE TABLE job_to_index (
  job_id INTEGER PRIMARY KEY REFERENCES job (id) ON DELETE CASCADE,
  -- Number of failures: a job that fails each time is processed after all others.
  attempts INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX job_to_index_next ON job_to_index (attempts, job_id);

CREATE TRIGGER job_to_index_added AFTER INSERT ON job WHEN NEW.status = 'open'
BEGIN
  INSERT INTO job_to_index (job_id) VALUES (NEW.id) ON CONFLICT (job_id) DO NOTHING;
END;

-- All columns that the index or a card uses; `job_to_renew` covers the name and logo of the
-- employer.
CREATE TRIGGER job_to_index_changed AFTER UPDATE OF fid, slug, title, company_id, employer_visibility, status,
  description_plain, employment_type, workplace, seniority, locations, remote_country_codes, salary_min, salary_max,
  salary_currency, salary_timeframe, category, skills, published_at, updated_at, valid_through, index_words ON job
WHEN NEW.status = 'open'
BEGIN
  INSERT INTO job_to_index (job_id) VALUES (NEW.id) ON CONFLICT (job_id) DO NOTHING;
END;

-- The id of an open job in the index (`job_index_source`): two jobs of one second whose ids are a
-- million apart would share it.
CREATE UNIQUE INDEX job_search_id ON job ((4294967296 - published_at / 1000) * 1048576 + (id & 1048575))
  WHERE status = 'open';

-- A job that is no longer open, or whose employer becomes hidden, leaves the index at once.
CREATE TRIGGER job_vanished AFTER UPDATE OF status, employer_visibility ON job
WHEN OLD.status = 'open' AND (NEW.status <> 'open'
  OR (OLD.employer_visibility = 'named' AND NEW.employer_visibility <> 'named'))
BEGIN
  UPDATE facet_count SET jobs = jobs - 1 WHERE code IN (
    SELECT code.value FROM job_search, json_each('[' || replace(codes, ' ', ',') || ']') AS code
    WHERE job_id = NEW.id);
  -- The hour of `published_count`: worker/backend/jobs/search/index/job-ids.ts.
  UPDATE published_count SET jobs = jobs - 1
    WHERE hour = (SELECT id / 3774873600 FROM job_search WHERE job_id = NEW.id);
  DELETE FROM job_fts WHERE rowid = (SELECT id FROM job_search WHERE job_id = NEW.id);
  DELETE FROM job_search WHERE job_id = NEW.id;
  -- For an external engine.
  INSERT INTO job_change (fid, hides)
    SELECT NEW.fid, NEW.employer_visibility <> 'named' WHERE EXISTS (SELECT 1 FROM job_engine);
  UPDATE job_search_version SET version = version + 1 WHERE id = 1;
END;
