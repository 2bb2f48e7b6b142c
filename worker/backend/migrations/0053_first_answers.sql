-- How long applicants of an employer wait for a first answer, measured once a day (decision 36). No
-- row: too few cases, or none of them says anything.
CREATE TABLE first_answer (
  company_id INTEGER PRIMARY KEY REFERENCES company (id) ON DELETE CASCADE,
  cases INTEGER NOT NULL CHECK (cases >= 8),
  -- The median is between these; no upper bound if too many still wait.
  low_days INTEGER NOT NULL CHECK (low_days >= 0),
  high_days INTEGER CHECK (high_days >= low_days),
  measured_at INTEGER NOT NULL,
  CHECK (low_days > 0 OR high_days IS NOT NULL)
) STRICT;

-- An employer's page shows the figure, and so do the pages of its jobs. They follow within two days,
-- but a figure that must no longer be shown is purged from them too.
CREATE TRIGGER first_answer_added_purged AFTER INSERT ON first_answer
BEGIN
  INSERT INTO purge_tag (tag, vanishes, since)
  SELECT 'company-' || slug, 0, CAST(unixepoch('subsec') * 1000 AS INTEGER)
  FROM company WHERE id = NEW.company_id
  ON CONFLICT (tag) DO UPDATE SET taken_at = 0;
END;
CREATE TRIGGER first_answer_purged AFTER UPDATE ON first_answer
WHEN (NEW.low_days, NEW.high_days) IS NOT (OLD.low_days, OLD.high_days)
BEGIN
  INSERT INTO purge_tag (tag, vanishes, since)
  SELECT 'company-' || slug, 0, CAST(unixepoch('subsec') * 1000 AS INTEGER)
  FROM company WHERE id = NEW.company_id
  ON CONFLICT (tag) DO UPDATE SET taken_at = 0;
END;
CREATE TRIGGER first_answer_removed_purged AFTER DELETE ON first_answer
BEGIN
  INSERT INTO purge_tag (tag, vanishes, since)
  SELECT prefix || slug, 0, CAST(unixepoch('subsec') * 1000 AS INTEGER)
  FROM company, (SELECT 'company-' AS prefix UNION ALL SELECT 'named-')
  WHERE id = OLD.company_id
  ON CONFLICT (tag) DO UPDATE SET taken_at = 0;
END;

-- The applications to a job no longer count for an employer that it does not name any more.
CREATE TRIGGER first_answer_of_hidden AFTER UPDATE OF employer_visibility, company_id ON job
WHEN OLD.employer_visibility = 'named'
  AND (NEW.employer_visibility <> 'named' OR NEW.company_id <> OLD.company_id)
BEGIN
  DELETE FROM first_answer WHERE company_id = OLD.company_id;
END;

-- Finds the applications to the jobs under an employer's name.
CREATE INDEX application_of_employer ON application (company_slug, submitted_at)
  WHERE employer_visibility = 'named';

-- Whether the candidate got no mail about the status. Unknown before this migration, and then taken
-- as mailed, which is the default.
ALTER TABLE application_status ADD COLUMN silent INTEGER NOT NULL DEFAULT 0 CHECK (silent IN (0, 1));
