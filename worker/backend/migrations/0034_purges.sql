-- Cache tags of changed records until the pages with these tags are purged
-- (worker/cache/purge-pages.ts). Triggers write them, so that every change is purged, whichever
-- code makes it and even if the worker dies in between.

CREATE TABLE purge_tag (
  tag TEXT PRIMARY KEY,
  -- 1 if the pages show data that must no longer be visible: these are purged first.
  vanishes INTEGER NOT NULL CHECK (vanishes IN (0, 1)),
  since INTEGER NOT NULL,
  -- When a purge claimed the tag; 0 while it waits, and again if the record changes during the
  -- purge.
  taken_at INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
-- Ends with the tag (the primary key): tags of simultaneous changes are ordered by name, which
-- reveals nothing about the changes.
CREATE INDEX purge_tag_in_order ON purge_tag (vanishes DESC, since);
CREATE INDEX purge_tag_taken ON purge_tag (taken_at) WHERE taken_at > 0;

-- One row: the times of the last purges (JSON), and when a queue message continues with the waiting
-- tags.
CREATE TABLE purge_budget (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  calls TEXT NOT NULL CHECK (json_valid(calls)),
  wakes_at INTEGER NOT NULL
) STRICT;
INSERT INTO purge_budget (id, calls, wakes_at) VALUES (1, '[]', 0);

-- When a job closes, is archived or hides its employer, its earlier state must disappear from its
-- own page (`job-`) and from all pages that name it (`shown-`). A job that ends on its date needs
-- no such purge: the pages that show it were stored only until then. They knew the date, unless it
-- was brought forward to within two days, the maximum age of a stored page. Drafts have no pages,
-- and no page shows `index_words`.
CREATE TRIGGER job_purged AFTER UPDATE OF fid, slug, title, company_id, employer_visibility, status, description_html,
  employment_type, workplace, seniority, locations, remote_country_codes, salary_min, salary_max, salary_currency,
  salary_timeframe, category, skills, vacancies, published_at, updated_at, valid_through, closed_at, requisition_id,
  application_url, require_resume, questions ON job
WHEN OLD.status IN ('open', 'closed')
  AND NOT (OLD.status = 'open' AND NEW.status = 'closed' AND NEW.closed_at IS OLD.valid_through)
BEGIN
  INSERT INTO purge_tag (tag, vanishes, since)
  SELECT tag, vanishes, CAST(unixepoch('subsec') * 1000 AS INTEGER)
  FROM (
    SELECT NEW.status NOT IN ('open', OLD.status)
      OR NEW.employer_visibility NOT IN ('named', OLD.employer_visibility)
      OR (OLD.status = 'open' AND ifnull(NEW.valid_through < ifnull(OLD.valid_through, NEW.valid_through + 1), 0)
        AND NEW.valid_through < (unixepoch() + 2 * 86400) * 1000) AS vanishes
  ), (SELECT 'job-' || OLD.fid AS tag, 1 AS is_own UNION ALL SELECT 'shown-' || OLD.fid, 0)
  WHERE is_own OR vanishes
  ON CONFLICT (tag) DO UPDATE SET vanishes = max(vanishes, excluded.vanishes), taken_at = 0;
END;

-- An employer's page lists and counts the open jobs under its name. Purging it for other jobs would
-- reveal their employer.
CREATE TRIGGER job_of_company_purged AFTER UPDATE OF fid, slug, title, company_id, employer_visibility, status,
  employment_type, workplace, seniority, locations, remote_country_codes, salary_min, salary_max, salary_currency,
  salary_timeframe, category, skills, published_at, valid_through, description_html ON job
WHEN (OLD.status = 'open' AND OLD.employer_visibility = 'named')
  OR (NEW.status = 'open' AND NEW.employer_visibility = 'named')
BEGIN
  INSERT INTO purge_tag (tag, vanishes, since)
  SELECT 'company-' || slug, 0, CAST(unixepoch('subsec') * 1000 AS INTEGER)
  FROM company
  WHERE (id = OLD.company_id AND OLD.status = 'open' AND OLD.employer_visibility = 'named')
    OR (id = NEW.company_id AND NEW.status = 'open' AND NEW.employer_visibility = 'named')
  ON CONFLICT (tag) DO UPDATE SET taken_at = 0;
END;

CREATE TRIGGER job_added_purged AFTER INSERT ON job
WHEN NEW.status = 'open' AND NEW.employer_visibility = 'named'
BEGIN
  INSERT INTO purge_tag (tag, vanishes, since)
  SELECT 'company-' || slug, 0, CAST(unixepoch('subsec') * 1000 AS INTEGER)
  FROM company WHERE id = NEW.company_id
  ON CONFLICT (tag) DO UPDATE SET taken_at = 0;
END;

-- No cache stores the page of a job that closed more than a month ago.
CREATE TRIGGER job_removed_purged AFTER DELETE ON job
WHEN OLD.status = 'open' OR (OLD.status = 'closed' AND OLD.closed_at > (unixepoch() - 31 * 86400) * 1000)
BEGIN
  INSERT INTO purge_tag (tag, vanishes, since)
  SELECT tag, 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)
  FROM (
    SELECT 'job-' || OLD.fid AS tag UNION ALL SELECT 'shown-' || OLD.fid
    UNION ALL SELECT 'company-' || slug FROM company
      WHERE id = OLD.company_id AND OLD.status = 'open' AND OLD.employer_visibility = 'named'
  )
  WHERE true
  ON CONFLICT (tag) DO UPDATE SET vanishes = 1, taken_at = 0;
END;

-- An employer's page (`company-`), and the pages that name the employer (`named-`).
CREATE TRIGGER company_purged AFTER UPDATE ON company
WHEN (NEW.slug, NEW.name, NEW.website, NEW.logo_url, NEW.summary, NEW.description_html, NEW.category, NEW.size,
    NEW.founded, NEW.locations)
  IS NOT (OLD.slug, OLD.name, OLD.website, OLD.logo_url, OLD.summary, OLD.description_html, OLD.category, OLD.size,
    OLD.founded, OLD.locations)
BEGIN
  INSERT INTO purge_tag (tag, vanishes, since)
  SELECT tag, 0, CAST(unixepoch('subsec') * 1000 AS INTEGER)
  FROM (
    SELECT 'company-' || OLD.slug AS tag
    UNION ALL SELECT 'named-' || OLD.slug
      WHERE (NEW.slug, NEW.name, NEW.logo_url) IS NOT (OLD.slug, OLD.name, OLD.logo_url)
  )
  WHERE true
  ON CONFLICT (tag) DO UPDATE SET taken_at = 0;
END;
