-- Stored totals of all jobs and employers for sitemaps, feeds and lists of employers, updated with
-- the records, so that no request reads all of them (worker/backend/id-ranges.ts,
-- companies/repository.ts).

-- For the number of expired jobs of an employer that the schedule has not yet closed.
CREATE INDEX job_of_company_by_end ON job (company_id, valid_through)
  WHERE status = 'open' AND employer_visibility = 'named' AND valid_through IS NOT NULL;

-- The number of jobs that are open under the employer's own name, and the day of the last change of
-- a job that is or was published under it (Unix milliseconds of the start of the day).
ALTER TABLE company ADD COLUMN open_jobs INTEGER NOT NULL DEFAULT 0 CHECK (open_jobs >= 0);
ALTER TABLE company ADD COLUMN jobs_changed_on INTEGER NOT NULL DEFAULT 0;
-- Decision 3: the page of an employer without open jobs and with a short description
-- (THIN_COMPANY_LENGTH) is `noindex`.
ALTER TABLE company ADD COLUMN is_found INTEGER
  AS (length(description_html) >= 200 OR open_jobs > 0) VIRTUAL;
ALTER TABLE company ADD COLUMN changed_on INTEGER
  AS (max(updated_at - updated_at % 86400000, jobs_changed_on)) VIRTUAL;

UPDATE company SET
  open_jobs = (SELECT count(*) FROM job
    WHERE company_id = company.id AND status = 'open' AND employer_visibility = 'named'),
  jobs_changed_on = coalesce((SELECT max(updated_at) - max(updated_at) % 86400000 FROM job
    WHERE company_id = company.id AND status <> 'draft' AND employer_visibility = 'named'), 0);

CREATE INDEX company_by_jobs ON company (open_jobs DESC, name COLLATE NOCASE, id);
CREATE INDEX company_of_category_by_jobs ON company
  (category, open_jobs DESC, name COLLATE NOCASE, id);

-- The dictionary of employers' names (jobs/search/index/dictionary.ts) reads only the changed ones:
-- the version of all employers (migration 0031) at which an employer got its name, or an earlier
-- one. 0: the name never changed.
ALTER TABLE company ADD COLUMN named_at INTEGER NOT NULL DEFAULT 0;
CREATE INDEX company_by_naming ON company (named_at, slug, name) WHERE named_at > 0;
CREATE TRIGGER company_named AFTER UPDATE OF name ON company WHEN NEW.name <> OLD.name
BEGIN
  UPDATE company SET named_at = (SELECT version FROM version WHERE name = 'companies')
  WHERE id = NEW.id;
END;

-- The number of employers in each category.
CREATE TABLE company_count (
  category TEXT PRIMARY KEY REFERENCES company_category (id),
  companies INTEGER NOT NULL CHECK (companies >= 0)
) STRICT, WITHOUT ROWID;
INSERT INTO company_count (category, companies)
SELECT category, count(*) FROM company GROUP BY category;

-- Jobs and employers by ranges of 45,000 ids each, counted from 0.
CREATE TABLE id_range (
  kind TEXT NOT NULL CHECK (kind IN ('jobs', 'companies')),
  nth INTEGER NOT NULL,
  -- Open jobs; employers whose pages may be indexed.
  shown INTEGER NOT NULL CHECK (shown >= 0),
  -- Unix milliseconds: when a record that is shown, or was shown until then, last changed. For
  -- employers the day.
  changed_at INTEGER NOT NULL,
  -- Incremented by each change of the visible data of a record.
  version INTEGER NOT NULL,
  PRIMARY KEY (kind, nth)
) STRICT, WITHOUT ROWID;
INSERT INTO id_range (kind, nth, shown, changed_at, version)
SELECT 'jobs', (id - 1) / 45000, sum(status = 'open'), max(updated_at), 1
FROM job INDEXED BY job_by_id WHERE status <> 'draft' GROUP BY 2;
INSERT INTO id_range (kind, nth, shown, changed_at, version)
SELECT 'companies', (id - 1) / 45000, sum(is_found), max(changed_on), 1
FROM company GROUP BY 2;

CREATE TRIGGER job_range_added AFTER INSERT ON job WHEN NEW.status = 'open'
BEGIN
  INSERT INTO id_range (kind, nth, shown, changed_at, version)
  VALUES ('jobs', (NEW.id - 1) / 45000, 1, NEW.updated_at, 1)
  ON CONFLICT DO UPDATE SET
    shown = shown + 1, changed_at = max(changed_at, excluded.changed_at), version = version + 1;
END;
CREATE TRIGGER job_range_moved AFTER UPDATE OF status ON job
WHEN (NEW.status = 'open') <> (OLD.status = 'open')
BEGIN
  INSERT INTO id_range (kind, nth, shown, changed_at, version)
  VALUES ('jobs', (NEW.id - 1) / 45000, NEW.status = 'open', NEW.updated_at, 1)
  ON CONFLICT DO UPDATE SET
    shown = shown + iif(NEW.status = 'open', 1, -1),
    changed_at = max(changed_at, excluded.changed_at), version = version + 1;
END;
-- The version of a job changes with any change, including that of its employer's name (migration
-- 0031).
CREATE TRIGGER job_range_changed AFTER UPDATE OF version ON job WHEN NEW.status = 'open'
BEGIN
  UPDATE id_range SET changed_at = max(changed_at, NEW.updated_at), version = version + 1
  WHERE kind = 'jobs' AND nth = (NEW.id - 1) / 45000;
END;
CREATE TRIGGER job_range_removed AFTER DELETE ON job WHEN OLD.status = 'open'
BEGIN
  UPDATE id_range SET shown = shown - 1, version = version + 1
  WHERE kind = 'jobs' AND nth = (OLD.id - 1) / 45000;
END;

CREATE TRIGGER job_of_company_added AFTER INSERT ON job
WHEN NEW.status <> 'draft' AND NEW.employer_visibility = 'named'
BEGIN
  UPDATE company SET open_jobs = open_jobs + (NEW.status = 'open'),
    jobs_changed_on = max(jobs_changed_on, NEW.updated_at - NEW.updated_at % 86400000)
  WHERE id = NEW.company_id;
END;
CREATE TRIGGER job_of_company_moved AFTER UPDATE OF company_id, employer_visibility, status ON job
WHEN (NEW.company_id, NEW.status = 'open' AND NEW.employer_visibility = 'named')
  IS NOT (OLD.company_id, OLD.status = 'open' AND OLD.employer_visibility = 'named')
BEGIN
  UPDATE company SET open_jobs = open_jobs - 1
  WHERE id = OLD.company_id AND OLD.status = 'open' AND OLD.employer_visibility = 'named';
  UPDATE company SET open_jobs = open_jobs + 1
  WHERE id = NEW.company_id AND NEW.status = 'open' AND NEW.employer_visibility = 'named';
END;
CREATE TRIGGER job_of_company_dated
AFTER UPDATE OF company_id, employer_visibility, status, updated_at ON job
WHEN NEW.status <> 'draft' AND NEW.employer_visibility = 'named'
BEGIN
  UPDATE company SET jobs_changed_on = NEW.updated_at - NEW.updated_at % 86400000
  WHERE id = NEW.company_id AND jobs_changed_on < NEW.updated_at - NEW.updated_at % 86400000;
END;
CREATE TRIGGER job_of_company_removed AFTER DELETE ON job
WHEN OLD.status = 'open' AND OLD.employer_visibility = 'named'
BEGIN
  UPDATE company SET open_jobs = open_jobs - 1 WHERE id = OLD.company_id;
END;

CREATE TRIGGER company_range_added AFTER INSERT ON company WHEN NEW.is_found
BEGIN
  INSERT INTO id_range (kind, nth, shown, changed_at, version)
  VALUES ('companies', (NEW.id - 1) / 45000, 1, NEW.changed_on, 1)
  ON CONFLICT DO UPDATE SET
    shown = shown + 1, changed_at = max(changed_at, excluded.changed_at), version = version + 1;
END;
CREATE TRIGGER company_range_changed
AFTER UPDATE OF slug, description_html, open_jobs, jobs_changed_on, updated_at ON company
WHEN (NEW.is_found OR OLD.is_found)
  AND (NEW.slug, NEW.is_found, NEW.changed_on) IS NOT (OLD.slug, OLD.is_found, OLD.changed_on)
BEGIN
  INSERT INTO id_range (kind, nth, shown, changed_at, version)
  VALUES ('companies', (NEW.id - 1) / 45000, 1, NEW.changed_on, 1)
  ON CONFLICT DO UPDATE SET
    shown = shown + NEW.is_found - OLD.is_found,
    changed_at = max(changed_at, excluded.changed_at), version = version + 1;
END;
CREATE TRIGGER company_range_removed AFTER DELETE ON company WHEN OLD.is_found
BEGIN
  UPDATE id_range SET shown = shown - 1, version = version + 1
  WHERE kind = 'companies' AND nth = (OLD.id - 1) / 45000;
END;

CREATE TRIGGER company_counted AFTER INSERT ON company
BEGIN
  INSERT INTO company_count (category, companies) VALUES (NEW.category, 1)
  ON CONFLICT DO UPDATE SET companies = companies + 1;
END;
CREATE TRIGGER company_recounted AFTER UPDATE OF category ON company
WHEN NEW.category <> OLD.category
BEGIN
  UPDATE company_count SET companies = companies - 1 WHERE category = OLD.category;
  INSERT INTO company_count (category, companies) VALUES (NEW.category, 1)
  ON CONFLICT DO UPDATE SET companies = companies + 1;
END;
CREATE TRIGGER company_uncounted AFTER DELETE ON company
BEGIN
  UPDATE company_count SET companies = companies - 1 WHERE category = OLD.category;
END;

-- A mistyped word is corrected to one of the most common words of its length
-- (query/correct-query.ts).
DROP INDEX search_word_by_length;
CREATE INDEX search_word_by_length ON search_word (length(word), uses DESC, word);
