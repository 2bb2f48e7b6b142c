-- The versions of the data that pages were rendered from (worker/backend/versions.ts): a page whose
-- versions are current is not rendered again.

-- The version of a job, including the fields of its employer that its pages show: a text unique to
-- that state. Random instead of a counter, so that it does not reveal when the job of a hidden
-- employer was written relative to others.
ALTER TABLE job ADD COLUMN version TEXT NOT NULL DEFAULT '';

CREATE TRIGGER job_versioned AFTER UPDATE ON job WHEN NEW.version = OLD.version
BEGIN
  UPDATE job SET version = lower(hex(randomblob(8))) WHERE id = NEW.id;
END;

-- Counters of tables: of employers, of all data that only deploys or operators change, and of
-- Contentful's content.
CREATE TABLE version (
  name TEXT PRIMARY KEY,
  version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO version (name, version) VALUES ('companies', 1), ('reference', 1), ('content', 0);

CREATE TRIGGER company_versioned AFTER UPDATE ON company
WHEN (NEW.slug, NEW.name, NEW.website, NEW.logo_url, NEW.summary, NEW.description_html, NEW.category, NEW.size,
    NEW.founded, NEW.locations)
  IS NOT (OLD.slug, OLD.name, OLD.website, OLD.logo_url, OLD.summary, OLD.description_html, OLD.category, OLD.size,
    OLD.founded, OLD.locations)
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'companies';
END;
CREATE TRIGGER company_version_added AFTER INSERT ON company
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'companies';
END;
CREATE TRIGGER company_version_removed AFTER DELETE ON company
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'companies';
END;
CREATE TRIGGER job_of_renamed_versioned AFTER UPDATE OF slug, name, logo_url ON company
WHEN (NEW.slug, NEW.name, NEW.logo_url) IS NOT (OLD.slug, OLD.name, OLD.logo_url)
BEGIN
  UPDATE job SET version = lower(hex(randomblob(8)))
  -- The index of published jobs (migration 0015) has no drafts.
  WHERE company_id = NEW.id AND employer_visibility = 'named' AND status <> 'draft';
END;

-- Besides the settings that pages show, the table contains internal rows.
CREATE TRIGGER app_setting_insert AFTER INSERT ON app_setting
WHEN NEW.key IN ('siteName', 'policyUrl', 'socialLinks')
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER app_setting_update AFTER UPDATE ON app_setting
WHEN NEW.key IN ('siteName', 'policyUrl', 'socialLinks')
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER app_setting_delete AFTER DELETE ON app_setting
WHEN OLD.key IN ('siteName', 'policyUrl', 'socialLinks')
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER subscription_plan_insert AFTER INSERT ON subscription_plan
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER subscription_plan_update AFTER UPDATE ON subscription_plan
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER subscription_plan_delete AFTER DELETE ON subscription_plan
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER job_category_insert AFTER INSERT ON job_category
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER job_category_update AFTER UPDATE ON job_category
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER job_category_delete AFTER DELETE ON job_category
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER job_title_insert AFTER INSERT ON job_title
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER job_title_update AFTER UPDATE ON job_title
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER job_title_delete AFTER DELETE ON job_title
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER company_category_insert AFTER INSERT ON company_category
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER company_category_update AFTER UPDATE ON company_category
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER company_category_delete AFTER DELETE ON company_category
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER country_insert AFTER INSERT ON country
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER country_update AFTER UPDATE ON country
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER country_delete AFTER DELETE ON country
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER state_insert AFTER INSERT ON state
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER state_update AFTER UPDATE ON state
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER state_delete AFTER DELETE ON state
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER search_synonym_insert AFTER INSERT ON search_synonym
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER search_synonym_update AFTER UPDATE ON search_synonym
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER search_synonym_delete AFTER DELETE ON search_synonym
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER currency_rate_insert AFTER INSERT ON currency_rate
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER currency_rate_update AFTER UPDATE ON currency_rate
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;
CREATE TRIGGER currency_rate_delete AFTER DELETE ON currency_rate
BEGIN
  UPDATE version SET version = version + 1 WHERE name = 'reference';
END;

-- Adds the version to the view and its cards. Existing cards belong to jobs whose version is ''.
DROP VIEW job_with_card;
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
    substr(job.description_plain, 1, 400), job.version) AS card
FROM job JOIN company ON company.id = job.company_id;
