-- Employers are asked whether their jobs are still open (decision 35).

-- People: an employer's contact, as an operator set it.
CREATE TABLE employer_contact (
  -- company.slug, which is in the jobs database.
  company TEXT PRIMARY KEY,
  -- The same for all employers of one address, and new for another address; links name it.
  contact_id TEXT NOT NULL CHECK (length(contact_id) BETWEEN 10 AND 64),
  email TEXT NOT NULL COLLATE NOCASE,
  name TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,
  -- When the schedule looks next whether a mail is due.
  check_at INTEGER NOT NULL,
  mailed_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX employer_contact_due ON employer_contact (check_at, contact_id);
CREATE INDEX employer_contact_of ON employer_contact (contact_id);
CREATE INDEX employer_contact_by_email ON employer_contact (email);

-- Employers whose contact was removed or replaced. The schedule ends what was asked about their
-- jobs, which is in the jobs database.
CREATE TABLE employer_contact_ended (company TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

-- Jobs: when somebody last said that the job is open.
ALTER TABLE job ADD COLUMN confirmed_at INTEGER;
-- When a closed job last opened again, as published_at stays.
ALTER TABLE job ADD COLUMN reopened_at INTEGER;

-- The jobs whose employers were asked.
CREATE TABLE job_ask (
  job_id INTEGER PRIMARY KEY REFERENCES job (id) ON DELETE CASCADE,
  -- The last time.
  asked_at INTEGER NOT NULL,
  -- When the job sinks in the ranking, and when it waits for an operator; null once it is confirmed
  -- or closed.
  sinks_at INTEGER,
  waits_at INTEGER,
  sunk INTEGER NOT NULL DEFAULT 0 CHECK (sunk IN (0, 1)),
  CHECK ((sinks_at IS NULL) = (waits_at IS NULL)),
  CHECK (sunk = 0 OR sinks_at IS NOT NULL)
) STRICT;
CREATE INDEX job_ask_to_sink ON job_ask (sinks_at) WHERE sunk = 0 AND sinks_at IS NOT NULL;
CREATE INDEX job_ask_waiting ON job_ask (waits_at) WHERE waits_at IS NOT NULL;

-- Operators and employers' contacts confirm jobs, so their own pages are purged.
CREATE TRIGGER job_confirmed_purged AFTER UPDATE OF confirmed_at ON job WHEN NEW.status = 'open'
BEGIN
  INSERT INTO purge_tag (tag, vanishes, since)
  VALUES ('job-' || NEW.fid, 0, CAST(unixepoch('subsec') * 1000 AS INTEGER))
  ON CONFLICT (tag) DO UPDATE SET taken_at = 0;
END;

-- A job that closes waits for no answer, and does not open again as confirmed.
CREATE TRIGGER job_ask_closed AFTER UPDATE OF status ON job
WHEN OLD.status = 'open' AND NEW.status <> 'open'
BEGIN
  UPDATE job_ask SET sinks_at = NULL, waits_at = NULL, sunk = 0 WHERE job_id = NEW.id;
  UPDATE job SET confirmed_at = NULL WHERE id = NEW.id AND confirmed_at IS NOT NULL;
END;
CREATE TRIGGER job_ask_reopened AFTER UPDATE OF status ON job
WHEN NEW.status = 'open' AND OLD.status = 'closed'
BEGIN
  DELETE FROM job_ask WHERE job_id = NEW.id;
  UPDATE job SET reopened_at = NEW.updated_at WHERE id = NEW.id;
END;
-- Another employer has confirmed nothing. A job that is published anew is as if it had just opened.
CREATE TRIGGER job_ask_moved AFTER UPDATE OF company_id, published_at ON job
WHEN NEW.company_id <> OLD.company_id OR NEW.published_at > OLD.published_at
BEGIN
  DELETE FROM job_ask WHERE job_id = NEW.id;
  UPDATE job SET confirmed_at = NULL WHERE id = NEW.id AND confirmed_at IS NOT NULL
    AND NEW.company_id <> OLD.company_id;
END;
-- A source says from then on whether the job is open.
CREATE TRIGGER job_ask_of_source AFTER INSERT ON source_job
BEGIN
  DELETE FROM job_ask WHERE job_id = NEW.job_id;
  UPDATE job SET confirmed_at = NULL WHERE id = NEW.job_id AND confirmed_at IS NOT NULL;
END;

-- The place of a job in the index depends on whether it sank.
CREATE TRIGGER job_ask_sank AFTER UPDATE OF sunk ON job_ask WHEN NEW.sunk <> OLD.sunk
BEGIN
  INSERT INTO job_to_index (job_id) SELECT id FROM job WHERE id = NEW.job_id AND status = 'open'
    ON CONFLICT (job_id) DO NOTHING;
END;
CREATE TRIGGER job_ask_added AFTER INSERT ON job_ask WHEN NEW.sunk = 1
BEGIN
  INSERT INTO job_to_index (job_id) SELECT id FROM job WHERE id = NEW.job_id AND status = 'open'
    ON CONFLICT (job_id) DO NOTHING;
END;
CREATE TRIGGER job_ask_removed AFTER DELETE ON job_ask WHEN OLD.sunk = 1
BEGIN
  INSERT INTO job_to_index (job_id) SELECT id FROM job WHERE id = OLD.job_id AND status = 'open'
    ON CONFLICT (job_id) DO NOTHING;
END;

DROP VIEW job_index_source;
CREATE VIEW job_index_source AS
SELECT
  job.id AS job_id,
  job.fid AS fid,
  -- A job that sank counts as 2^30 seconds (34 years) older, so that it comes after all others. As
  -- it was published at least 30 days ago, no filter by age and no count by age changes.
  (4294967296 - job.published_at / 1000) * 1048576 + (job.id & 1048575)
    + iif(job_ask.sunk = 1, 1125899906842624, 0) AS id,
  job.title AS title,
  job.description_plain AS body,
  job.index_words AS index_words,
  coalesce((SELECT group_concat(value, ' ') FROM json_each(job.skills)), '')
    || ' ' || job_category.name
    || coalesce((SELECT group_concat(' ' || (place.value ->> 'displayName')
        || coalesce(' ' || state.name, '') || coalesce(' ' || country.name, ''), '')
      FROM json_each(job.locations) AS place
        LEFT JOIN state ON state.code = place.value ->> 'region'
        LEFT JOIN country ON country.id = lower(place.value ->> 'countryCode')), '') AS keywords,
  -- The name of a hidden employer is in no index.
  -- For a name without Latin letters the slug is indexed too, as visitors type that.
  CASE job.employer_visibility WHEN 'named' THEN company.name
    || iif(company.name GLOB '*[A-Za-z]*', '', ' ' || replace(company.slug, '-', ' '))
    ELSE '' END AS employer,
  coalesce(job.valid_through, 9007199254740991) AS ends_at,
  coalesce(job.salary_min, job.salary_max) * salary_unit.per_year AS yearly_min,
  coalesce(job.salary_max, job.salary_min) * salary_unit.per_year AS yearly_max,
  CAST(coalesce(job.salary_min, job.salary_max) * salary_unit.per_year
    * currency_rate.usd AS INTEGER) AS usd_min,
  coalesce(CAST(coalesce(job.salary_max, job.salary_min) * salary_unit.per_year
    * coalesce(currency_rate.usd, 0) AS INTEGER), -1) AS salary_rank,
  (SELECT json_group_array(json(facet)) FROM (
    SELECT value AS facet FROM json_each(json_array(
      json_array('category', job.category, '', ''),
      json_array('workplace', job.workplace, '', ''),
      json_array('employmentType', job.employment_type, '', ''),
      json_array('seniority', job.seniority, '', ''),
      json_array('company', iif(job.employer_visibility = 'named', company.slug, NULL), '', ''),
      json_array('salaryCurrency',
        iif(coalesce(job.salary_min, job.salary_max) IS NULL, NULL, job.salary_currency), '', ''),
      json_array('pay',
        iif(coalesce(job.salary_min, job.salary_max) IS NULL, 'unstated', 'stated'), '', '')))
    UNION SELECT json_array('country', value, '', '') FROM json_each(job.remote_country_codes)
    UNION SELECT place_facet.value FROM json_each(job.locations) AS place
        LEFT JOIN place_spelling AS spelling ON spelling.text = place.value ->> 'displayName'
          AND spelling.country = place.value ->> 'countryCode'
        LEFT JOIN place AS town ON town.id = spelling.place,
      json_each(json_array(
        json_array('country', place.value ->> 'countryCode', '', ''),
        json_array('region', place.value ->> 'region', '', ''),
        json_array('region', nullif(town.region, ''), '', ''),
        iif(town.id, json_array('town', CAST(town.id AS TEXT), '', ''),
          json_array('location', place.value ->> 'displayName', place.value ->> 'countryCode',
            coalesce(place.value ->> 'region', ''))),
        -- A quarter of a degree: worker/backend/places/cells.ts.
        json_array('cell', CAST((town.lat + 90) * 4 AS INTEGER) || ' '
          || CAST((town.lon + 180) * 4 AS INTEGER), '', ''))) AS place_facet
  ) WHERE facet ->> 1 IS NOT NULL) AS facets
FROM job
  JOIN company ON company.id = job.company_id
  JOIN job_category ON job_category.id = job.category
  LEFT JOIN job_ask ON job_ask.job_id = job.id
  LEFT JOIN currency_rate ON currency_rate.code = job.salary_currency
  LEFT JOIN salary_unit ON salary_unit.timeframe = job.salary_timeframe
WHERE job.status = 'open';

-- The path of the page behind the mailed links; as in migration 0029.
INSERT INTO reserved_slug (slug) VALUES ('vacancies');
INSERT INTO former_slug (slug, company_id)
SELECT slug, id FROM company WHERE slug = 'vacancies';
UPDATE company SET slug = slug || '-' || CASE
  WHEN EXISTS (SELECT 1 FROM company AS other WHERE other.slug = company.slug || '-employer')
  THEN 'employer-' || id ELSE 'employer' END
WHERE slug = 'vacancies';
UPDATE facet_value SET value =
  (SELECT company.slug FROM former_slug JOIN company ON company.id = company_id WHERE former_slug.slug = value)
WHERE facet = 'company' AND value = 'vacancies'
  AND EXISTS (SELECT 1 FROM former_slug WHERE former_slug.slug = 'vacancies');
UPDATE job_search_version SET version = version + 1;
