-- The whole data model. Times are Unix milliseconds; lists and maps that are only read
-- with their row are JSON. Ids that leave the worker are random text, never counters.

CREATE TABLE job_category (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  position INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE job_title (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  category TEXT NOT NULL REFERENCES job_category (id)
) STRICT, WITHOUT ROWID;

CREATE TABLE company_category (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  position INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE country (
  id TEXT PRIMARY KEY CHECK (id = lower(iso2)),
  iso2 TEXT NOT NULL UNIQUE CHECK (length(iso2) = 2),
  name TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;

CREATE TABLE state (
  code TEXT PRIMARY KEY CHECK (code LIKE '__-%'),
  country_id TEXT NOT NULL REFERENCES country (id),
  name TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX state_of_country ON state (country_id, name);

CREATE TABLE currency (
  code TEXT PRIMARY KEY CHECK (length(code) = 3),
  name TEXT NOT NULL,
  minor_digits INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE subscription_plan (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  prices TEXT NOT NULL CHECK (json_valid(prices)),
  recommended INTEGER NOT NULL DEFAULT 0 CHECK (recommended IN (0, 1)),
  features TEXT NOT NULL CHECK (json_valid(features)),
  position INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE app_setting (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL CHECK (json_valid(value))
) STRICT, WITHOUT ROWID;

-- Secrets that no operator set: generated once at random, never in code.
CREATE TABLE signing_key (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL CHECK (length(value) >= 43),
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE company (
  id INTEGER PRIMARY KEY,
  -- Also the first part of its jobs' URLs: not a word that the site itself uses there.
  slug TEXT NOT NULL UNIQUE
    CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*')
    CHECK (slug NOT IN ('confidential', 'agency', 'jobs', 'misc', 'ops', 'cda', 'hooks', 'builds',
      'assets', 'vendor-review', 'companies', 'blog', 'hire', 'rsc')),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  website TEXT CHECK (website LIKE 'http://%' OR website LIKE 'https://%'),
  logo_url TEXT,
  summary TEXT NOT NULL DEFAULT '',
  description_html TEXT NOT NULL DEFAULT '',
  category TEXT NOT NULL REFERENCES company_category (id),
  size TEXT CHECK (size IN ('1-10', '11-50', '51-200', '201-500', '501-1000', '1001-5000', '5001+')),
  founded INTEGER CHECK (founded BETWEEN 1000 AND 2200),
  locations TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(locations)),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX company_by_name ON company (name COLLATE NOCASE, id);
CREATE INDEX company_of_category ON company (category, name COLLATE NOCASE, id);

CREATE TABLE job (
  id INTEGER PRIMARY KEY,
  fid TEXT NOT NULL UNIQUE CHECK (fid <> '' AND fid NOT GLOB '*[^A-Za-z0-9_-]*'),
  slug TEXT NOT NULL CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*'),
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  company_id INTEGER NOT NULL REFERENCES company (id),
  employer_visibility TEXT NOT NULL CHECK (employer_visibility IN ('named', 'anonymous', 'agency')),
  status TEXT NOT NULL CHECK (status IN ('draft', 'open', 'closed', 'archived')),
  description_html TEXT NOT NULL,
  description_plain TEXT NOT NULL,
  employment_type TEXT NOT NULL CHECK (employment_type IN ('full_time', 'part_time', 'contract',
    'temporary', 'internship', 'volunteer', 'other')),
  workplace TEXT NOT NULL CHECK (workplace IN ('on_site', 'hybrid', 'remote')),
  seniority TEXT NOT NULL CHECK (seniority IN ('entry_level', 'associate', 'mid_level', 'senior',
    'lead', 'principal', 'director', 'executive')),
  locations TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(locations)),
  remote_country_codes TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(remote_country_codes)),
  salary_min INTEGER CHECK (salary_min >= 0),
  salary_max INTEGER CHECK (salary_max >= salary_min),
  salary_currency TEXT REFERENCES currency (code),
  salary_timeframe TEXT CHECK (salary_timeframe IN ('per_year', 'per_month', 'per_week', 'per_day',
    'per_hour')),
  category TEXT NOT NULL REFERENCES job_category (id),
  skills TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(skills)),
  vacancies INTEGER NOT NULL DEFAULT 1 CHECK (vacancies >= 1),
  published_at INTEGER,
  updated_at INTEGER NOT NULL,
  valid_through INTEGER CHECK (valid_through > published_at),
  closed_at INTEGER,
  requisition_id TEXT,
  application_url TEXT CHECK (application_url LIKE 'http://%' OR application_url LIKE 'https://%'),
  require_resume INTEGER NOT NULL DEFAULT 1 CHECK (require_resume IN (0, 1)),
  questions TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(questions)),
  -- An amount is meaningless without its currency and time unit.
  CHECK ((salary_min IS NULL AND salary_max IS NULL)
    OR (salary_currency IS NOT NULL AND salary_timeframe IS NOT NULL)),
  CHECK (status IN ('draft', 'archived') OR published_at IS NOT NULL),
  CHECK (status <> 'closed' OR closed_at IS NOT NULL),
  CHECK (closed_at IS NULL OR status IN ('closed', 'archived'))
) STRICT;
CREATE UNIQUE INDEX job_of_requisition ON job (company_id, requisition_id)
  WHERE requisition_id IS NOT NULL;
-- Lists the jobs of an employer in order; counting them reads only this index.
CREATE INDEX job_of_company ON job (company_id, published_at DESC, id, valid_through)
  WHERE status = 'open' AND employer_visibility = 'named';
CREATE INDEX job_by_end ON job (valid_through) WHERE status = 'open';

CREATE TABLE candidate (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  profile TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(profile)),
  resume_key TEXT UNIQUE,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Magic links and bearer tokens: only a hash is stored.
CREATE TABLE candidate_token (
  hash TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('magic_link', 'bearer')),
  email TEXT NOT NULL COLLATE NOCASE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL CHECK (expires_at > created_at),
  used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX candidate_token_of ON candidate_token (email, kind);
CREATE INDEX candidate_token_end ON candidate_token (expires_at);

CREATE TABLE application (
  id TEXT PRIMARY KEY,
  job_id INTEGER NOT NULL REFERENCES job (id),
  first_name TEXT NOT NULL CHECK (first_name <> ''),
  last_name TEXT NOT NULL CHECK (last_name <> ''),
  email TEXT NOT NULL COLLATE NOCASE CHECK (email LIKE '%_@_%'),
  phone TEXT,
  location TEXT,
  links TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(links)),
  cover_letter TEXT CHECK (length(cover_letter) <= 10000),
  answers TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(answers)),
  resume_key TEXT UNIQUE,
  resume_name TEXT,
  resume_type TEXT,
  source TEXT,
  referral_id TEXT,
  consent_store INTEGER NOT NULL CHECK (consent_store = 1),
  consent_policy_id TEXT NOT NULL,
  consent_at INTEGER NOT NULL,
  status TEXT NOT NULL DEFAULT 'submitted' CHECK (status IN ('submitted', 'shortlisted',
    'interviewing', 'offered', 'hired', 'unsuccessful', 'withdrawn')),
  submitted_at INTEGER NOT NULL,
  -- Makes repeated posts of one form one application.
  idempotency_hash TEXT NOT NULL UNIQUE,
  -- Hash of the whole content: reusing an Idempotency-Key for other content is refused.
  content_hash TEXT NOT NULL,
  -- A later application to the same job from the same address references the first one.
  repeats TEXT REFERENCES application (id) ON DELETE SET NULL,
  CHECK ((resume_key IS NULL) = (resume_name IS NULL) AND (resume_key IS NULL) = (resume_type IS NULL))
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX application_first ON application (job_id, email) WHERE repeats IS NULL;
CREATE INDEX application_of_candidate ON application (email, submitted_at DESC);
CREATE INDEX application_by_date ON application (submitted_at DESC);
CREATE INDEX application_repeats ON application (repeats) WHERE repeats IS NOT NULL;

CREATE TABLE application_status (
  application_id TEXT NOT NULL REFERENCES application (id) ON DELETE CASCADE,
  status TEXT NOT NULL CHECK (status IN ('submitted', 'shortlisted', 'interviewing', 'offered',
    'hired', 'unsuccessful', 'withdrawn')),
  at INTEGER NOT NULL,
  PRIMARY KEY (application_id, status, at)
) STRICT, WITHOUT ROWID;

CREATE TABLE reviewer (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('client', 'external', 'vendor')),
  name TEXT NOT NULL CHECK (name <> ''),
  email TEXT NOT NULL UNIQUE COLLATE NOCASE
) STRICT, WITHOUT ROWID;

CREATE TABLE review_grant (
  id TEXT PRIMARY KEY,
  reviewer_id TEXT NOT NULL REFERENCES reviewer (id) ON DELETE CASCADE,
  fields TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(fields)),
  blind INTEGER NOT NULL DEFAULT 0 CHECK (blind IN (0, 1)),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL CHECK (expires_at > created_at),
  revoked_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX review_grant_of ON review_grant (reviewer_id);

CREATE TABLE review_grant_application (
  grant_id TEXT NOT NULL REFERENCES review_grant (id) ON DELETE CASCADE,
  application_id TEXT NOT NULL REFERENCES application (id) ON DELETE CASCADE,
  PRIMARY KEY (grant_id, application_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX review_grant_application_of ON review_grant_application (application_id);

CREATE TABLE review (
  id TEXT PRIMARY KEY,
  application_id TEXT NOT NULL REFERENCES application (id) ON DELETE CASCADE,
  reviewer_id TEXT NOT NULL REFERENCES reviewer (id) ON DELETE CASCADE,
  status TEXT NOT NULL DEFAULT 'requested' CHECK (status IN ('requested', 'received', 'declined')),
  recommendation TEXT CHECK (recommendation IN ('definitely_not', 'no', 'no_decision', 'yes',
    'strong_yes')),
  attributes TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(attributes)),
  comment TEXT NOT NULL DEFAULT '',
  requested_at INTEGER NOT NULL,
  submitted_at INTEGER,
  -- Incremented by each save: a write with an older version is refused, so that no tab overwrites
  -- the changes of another.
  version INTEGER NOT NULL DEFAULT 0,
  UNIQUE (application_id, reviewer_id),
  CHECK (status <> 'received' OR (recommendation IS NOT NULL AND submitted_at IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX review_of ON review (reviewer_id, status);

CREATE TABLE feedback (
  id TEXT PRIMARY KEY,
  application_id TEXT NOT NULL REFERENCES application (id) ON DELETE CASCADE,
  reviewer_id TEXT NOT NULL REFERENCES reviewer (id) ON DELETE CASCADE,
  comment TEXT NOT NULL CHECK (comment <> ''),
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX feedback_of ON feedback (application_id, at);
CREATE INDEX feedback_by ON feedback (reviewer_id);

-- Records each time that a reviewer reads a resume.
CREATE TABLE resume_read (
  id INTEGER PRIMARY KEY,
  application_id TEXT NOT NULL REFERENCES application (id) ON DELETE CASCADE,
  grant_id TEXT NOT NULL REFERENCES review_grant (id) ON DELETE CASCADE,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX resume_read_of ON resume_read (application_id, at);
CREATE INDEX resume_read_by ON resume_read (grant_id);

CREATE TABLE contact_request (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('employer', 'candidate', 'company', 'ghostwriting')),
  name TEXT NOT NULL CHECK (name <> ''),
  email TEXT NOT NULL COLLATE NOCASE,
  phone TEXT,
  company TEXT,
  service TEXT,
  message TEXT NOT NULL CHECK (message <> ''),
  consent_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX contact_request_by_date ON contact_request (created_at DESC);

CREATE TABLE job_interest (
  id INTEGER PRIMARY KEY,
  referral_id TEXT NOT NULL CHECK (referral_id <> ''),
  job_id INTEGER REFERENCES job (id),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX job_interest_of ON job_interest (referral_id, at);

-- Mails that wait for a provider or an operator. `event_id` prevents a second mail for a repeated
-- event.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  event_id TEXT NOT NULL,
  template TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  html TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  sent_at INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  UNIQUE (event_id, template, recipient)
) STRICT, WITHOUT ROWID;
CREATE INDEX outbox_waiting ON outbox (created_at) WHERE sent_at IS NULL;
