-- The tables of the job search (worker/backend/jobs/search). All rows are derived from job, company
-- and the reference tables: saveJobs writes them from job_index_source, and they can be rebuilt
-- from it.

-- Rough rates to one US dollar (mid 2026), only so that sort=salary does not compare yen with
-- pounds. Jobs in a currency without a rate sort last.
CREATE TABLE currency_rate (
  code TEXT PRIMARY KEY REFERENCES currency (code),
  usd REAL NOT NULL CHECK (usd > 0)
) STRICT, WITHOUT ROWID;
INSERT INTO currency_rate (code, usd) VALUES
('USD', 1), ('EUR', 1.1), ('GBP', 1.3), ('CHF', 1.15), ('CAD', 0.73), ('AUD', 0.66), ('NZD', 0.6),
('JPY', 0.0067), ('CNY', 0.14), ('HKD', 0.128), ('TWD', 0.031), ('KRW', 0.00073), ('SGD', 0.75),
('MYR', 0.22), ('THB', 0.029), ('IDR', 0.000062), ('PHP', 0.0175), ('VND', 0.00004), ('INR', 0.0119),
('PKR', 0.0036), ('BDT', 0.0084), ('LKR', 0.0033), ('AED', 0.272), ('SAR', 0.267), ('QAR', 0.275),
('KWD', 3.25), ('BHD', 2.65), ('OMR', 2.6), ('JOD', 1.41), ('ILS', 0.27), ('TRY', 0.03),
('EGP', 0.0205), ('MAD', 0.1), ('TND', 0.32), ('NGN', 0.00065), ('GHS', 0.065), ('KES', 0.0077),
('UGX', 0.00027), ('ZAR', 0.055), ('SEK', 0.095), ('NOK', 0.093), ('DKK', 0.147), ('ISK', 0.0072),
('PLN', 0.25), ('CZK', 0.044), ('HUF', 0.0027), ('RON', 0.22), ('BGN', 0.56), ('RSD', 0.0094),
('UAH', 0.024), ('RUB', 0.011), ('GEL', 0.37), ('KZT', 0.002), ('BRL', 0.18), ('ARS', 0.001),
('MXN', 0.054), ('CLP', 0.00105), ('COP', 0.00024), ('PEN', 0.27), ('UYU', 0.024), ('CRC', 0.0019),
('DOP', 0.0165), ('GTQ', 0.13);

-- How often a salary is paid in a year of full-time work.
CREATE TABLE salary_unit (
  timeframe TEXT PRIMARY KEY,
  per_year INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO salary_unit (timeframe, per_year) VALUES
('per_year', 1), ('per_month', 12), ('per_week', 52), ('per_day', 260), ('per_hour', 2080);

-- A small number for each value of a filter. Rows are never changed or removed, so codes can be
-- cached without expiry.
CREATE TABLE facet_value (
  code INTEGER PRIMARY KEY,
  facet TEXT NOT NULL,
  value TEXT NOT NULL,
  -- For places: two towns with the same name are two values.
  country TEXT NOT NULL DEFAULT '',
  region TEXT NOT NULL DEFAULT '',
  UNIQUE (facet, value, country, region)
) STRICT;
INSERT INTO facet_value (facet, value) SELECT 'category', id FROM job_category ORDER BY position;
INSERT INTO facet_value (facet, value) VALUES
('workplace', 'on_site'), ('workplace', 'hybrid'), ('workplace', 'remote'),
('employmentType', 'full_time'), ('employmentType', 'part_time'), ('employmentType', 'contract'),
('employmentType', 'temporary'), ('employmentType', 'internship'), ('employmentType', 'volunteer'),
('employmentType', 'other'),
('seniority', 'entry_level'), ('seniority', 'associate'), ('seniority', 'mid_level'),
('seniority', 'senior'), ('seniority', 'lead'), ('seniority', 'principal'),
('seniority', 'director'), ('seniority', 'executive');
INSERT INTO facet_value (facet, value) SELECT 'country', iso2 FROM country ORDER BY iso2;
INSERT INTO facet_value (facet, value) SELECT 'salaryCurrency', code FROM currency ORDER BY code;

-- A narrow row for each job whose status is open. `id` grows with age (seconds before the year
-- 2106, then the job's own id): ascending order, the only order in which an FTS5 index returns rows
-- at no extra cost, is newest first, and an age limit is a range of ids. Two jobs of one second
-- whose own ids differ by a multiple of 1,048,576 would share an id: the second one is refused
-- (primary key), together with the whole batch that saves it, so that nothing is lost or
-- overwritten.
CREATE TABLE job_search (
  id INTEGER PRIMARY KEY,
  job_id INTEGER NOT NULL UNIQUE REFERENCES job (id),
  -- validThrough; a job without one sorts after all others.
  ends_at INTEGER NOT NULL,
  -- The limits of the salary range as yearly amounts, in the job's own currency.
  yearly_min INTEGER,
  yearly_max INTEGER,
  -- The upper limit in US dollars; -1 without a salary.
  salary_rank INTEGER NOT NULL,
  -- The job's facet_value codes, separated by spaces.
  codes TEXT NOT NULL
) STRICT;
-- For counting a range of ids: a tenth of the pages of the table.
CREATE INDEX job_search_ids ON job_search (id);
CREATE INDEX job_search_by_end ON job_search (ends_at, id);
CREATE INDEX job_search_by_salary ON job_search (salary_rank DESC, id);

-- rowid is job_search.id. Besides the words of title, keywords and text the index contains
-- generated words, prefixed with private-use characters that no visitor's query can contain: codes
-- (U+E000), prefixes of the words of the keywords (U+E001) and of the title (U+E003), and the words
-- of the title (U+E002). Filters, partly typed words and title matches are therefore plain posting
-- lists, and the lists need no positions (detail = none), which halves their size. FTS5's own
-- prefix queries would first merge the lists of all words with the prefix. Contentless: job already
-- stores the text.
CREATE VIRTUAL TABLE job_fts USING fts5(
  words,
  content = '', contentless_delete = 1, detail = none,
  tokenize = "porter unicode61 remove_diacritics 2 tokenchars '+#'"
);

CREATE VIEW job_index_source AS
SELECT
  job.id AS job_id,
  job.fid AS fid,
  (4294967296 - job.published_at / 1000) * 1048576 + (job.id & 1048575) AS id,
  job.title AS title,
  job.description_plain AS body,
  coalesce((SELECT group_concat(value, ' ') FROM json_each(job.skills)), '')
    || ' ' || job_category.name
    -- The name of a hidden employer is in no index.
    || CASE job.employer_visibility WHEN 'named' THEN ' ' || company.name ELSE '' END
    || coalesce((SELECT group_concat(' ' || (place.value ->> 'displayName')
        || coalesce(' ' || state.name, '') || coalesce(' ' || country.name, ''), '')
      FROM json_each(job.locations) AS place
        LEFT JOIN state ON state.code = place.value ->> 'region'
        LEFT JOIN country ON country.id = lower(place.value ->> 'countryCode')), '') AS keywords,
  coalesce(job.valid_through, 9007199254740991) AS ends_at,
  coalesce(job.salary_min, job.salary_max) * salary_unit.per_year AS yearly_min,
  coalesce(job.salary_max, job.salary_min) * salary_unit.per_year AS yearly_max,
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
        iif(coalesce(job.salary_min, job.salary_max) IS NULL, NULL, job.salary_currency), '', '')))
    UNION SELECT json_array('country', value, '', '') FROM json_each(job.remote_country_codes)
    UNION SELECT place_facet.value FROM json_each(job.locations) AS place,
      json_each(json_array(
        json_array('country', place.value ->> 'countryCode', '', ''),
        json_array('region', place.value ->> 'region', '', ''),
        json_array('location', place.value ->> 'displayName', place.value ->> 'countryCode',
          coalesce(place.value ->> 'region', '')))) AS place_facet
  ) WHERE facet ->> 1 IS NOT NULL) AS facets
FROM job
  JOIN company ON company.id = job.company_id
  JOIN job_category ON job_category.id = job.category
  LEFT JOIN currency_rate ON currency_rate.code = job.salary_currency
  LEFT JOIN salary_unit ON salary_unit.timeframe = job.salary_timeframe
WHERE job.status = 'open';

-- Synonyms of the words and phrases of queries.
CREATE TABLE search_synonym (
  term TEXT NOT NULL,
  means TEXT NOT NULL,
  PRIMARY KEY (term, means)
) STRICT, WITHOUT ROWID;
INSERT INTO search_synonym (term, means) VALUES
('js', 'javascript'), ('ts', 'typescript'), ('node', 'nodejs'), ('node js', 'nodejs'),
('reactjs', 'react'), ('vuejs', 'vue'), ('golang', 'go'), ('csharp', 'c#'), ('cpp', 'c++'),
('dotnet', '.net'), ('postgres', 'postgresql'), ('k8s', 'kubernetes'), ('gcp', 'google cloud'),
('aws', 'amazon web services'), ('ml', 'machine learning'), ('ai', 'artificial intelligence'),
('nlp', 'natural language processing'), ('dba', 'database administrator'),
('swe', 'software engineer'), ('software developer', 'software engineer'),
('programmer', 'developer'), ('frontend', 'front end'), ('backend', 'back end'),
('fullstack', 'full stack'), ('devops', 'dev ops'), ('sre', 'site reliability'),
('qa', 'quality assurance'), ('sysadmin', 'system administrator'), ('ux', 'user experience'),
('ui', 'user interface'), ('hr', 'human resources'), ('pr', 'public relations'),
('seo', 'search engine optimization'), ('sdr', 'sales development representative'),
('ae', 'account executive'), ('cfo', 'chief financial officer'), ('cto', 'chief technology officer'),
('ceo', 'chief executive officer'), ('vp', 'vice president'), ('sr', 'senior'), ('jr', 'junior'),
('mgr', 'manager'), ('wfh', 'remote'), ('doctor', 'physician'), ('lawyer', 'attorney'),
('waitress', 'waiter'), ('barman', 'bartender'), ('salesman', 'salesperson'),
('labourer', 'laborer'), ('organisation', 'organization'), ('programme', 'program'),
('centre', 'center'), ('uk', 'united kingdom'), ('usa', 'united states'), ('nyc', 'new york'),
('sf', 'san francisco');
INSERT INTO search_synonym (term, means) SELECT means, term FROM search_synonym;
-- These widen a query in one direction only.
INSERT INTO search_synonym (term, means) VALUES
('dev', 'developer'), ('eng', 'engineer'), ('admin', 'administrator'), ('db', 'database'),
('coder', 'developer'), ('coder', 'engineer'), ('py', 'python'), ('pm', 'product manager'),
('pm', 'project manager'), ('hr', 'people'), ('recruiter', 'talent acquisition'),
('junior', 'entry level'), ('trainee', 'internship'), ('nurse', 'rn'), ('lawyer', 'counsel'),
('solicitor', 'lawyer'), ('cook', 'chef'), ('bookkeeper', 'accountant'), ('tester', 'qa'),
('salesperson', 'sales'), ('waiter', 'server');

-- The words of titles, skills, places and named employers, for correcting typos in queries.
CREATE TABLE search_word (
  word TEXT PRIMARY KEY,
  -- How often jobs with this word were saved: more common words are more likely corrections.
  uses INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX search_word_by_length ON search_word (length(word), word, uses);

-- Streams of all open jobs read only this index, in order of change.
CREATE INDEX job_light ON job
  (updated_at, id, fid, slug, title, company_id, employer_visibility, valid_through)
  WHERE status = 'open';

-- The words of employers' names and summaries; rowid is company.id.
CREATE VIRTUAL TABLE company_fts USING fts5(
  name, summary,
  content = '', contentless_delete = 1,
  tokenize = "porter unicode61 remove_diacritics 2 tokenchars '+#'",
  prefix = '2 3'
);
