-- First path segments that the site uses (src/routes/match-route.ts), now or later: no employer may
-- have one as its slug, because its jobs are below the slug. The list in 0001 was incomplete. A
-- test compares both with the table of routes.
CREATE TABLE reserved_slug (slug TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
INSERT INTO reserved_slug (slug) VALUES
  ('confidential'), ('agency'), ('saved'), ('alerts'), ('applications'), ('desk'), ('misc'),
  ('contractor'), ('candidate'), ('ops'), ('hooks'), ('cda'), ('healthz'), ('readyz'),
  ('builds'), ('assets'), ('rsc'), ('sitemaps'), ('feeds'), ('jobs'), ('blog'),
  ('oembed'), ('og'), ('companies'), ('contact'), ('cv'), ('vendor-review'), ('hire');

-- The previous slugs of employers: their old URLs redirect to the new ones.
CREATE TABLE former_slug (
  slug TEXT PRIMARY KEY,
  company_id INTEGER NOT NULL REFERENCES company (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX former_slug_of_company ON former_slug (company_id);

INSERT INTO former_slug (slug, company_id)
SELECT slug, id FROM company WHERE slug IN (SELECT slug FROM reserved_slug);

UPDATE company SET slug = slug || '-' || CASE
  WHEN EXISTS (SELECT 1 FROM company AS other WHERE other.slug = company.slug || '-employer')
  THEN 'employer-' || id ELSE 'employer' END
WHERE slug IN (SELECT slug FROM reserved_slug);

-- The job index identifies employers by slug.
UPDATE facet_value SET value =
  (SELECT company.slug FROM former_slug JOIN company ON company.id = company_id WHERE former_slug.slug = value)
WHERE facet = 'company' AND value IN (SELECT slug FROM former_slug);
UPDATE job_search_version SET version = version + 1;

CREATE TRIGGER company_slug_added BEFORE INSERT ON company
WHEN NEW.slug IN (SELECT slug FROM reserved_slug)
BEGIN
  SELECT RAISE(ABORT, 'CHECK slug NOT IN reserved_slug');
END;
CREATE TRIGGER company_slug_changed BEFORE UPDATE OF slug ON company
WHEN NEW.slug IN (SELECT slug FROM reserved_slug)
BEGIN
  SELECT RAISE(ABORT, 'CHECK slug NOT IN reserved_slug');
END;
