-- Job alerts (decision 31): visitors are mailed the jobs that open and match a search.

-- People: an alert is a search, an address and a frequency.
CREATE TABLE job_alert (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 10 AND 64),
  -- The same for all alerts of one address; links that concern all of them name it.
  address_id TEXT NOT NULL CHECK (length(address_id) BETWEEN 10 AND 64),
  email TEXT NOT NULL COLLATE NOCASE,
  -- Identifies the search in job_alert_query, which is in the jobs database.
  query_key TEXT NOT NULL CHECK (length(query_key) = 43),
  -- The search as JSON, without values that are not set, its names in a fixed order.
  query TEXT NOT NULL CHECK (json_valid(query)),
  -- The search's name in mails, such as `Nurse jobs in London`.
  name TEXT NOT NULL,
  frequency TEXT NOT NULL CHECK (frequency IN ('hour', 'day', 'week')),
  -- All times are Unix milliseconds. An alert that is asked for again before it is confirmed counts
  -- as created again.
  created_at INTEGER NOT NULL,
  -- When the address consented by its link; before that, it gets only the mail that asks.
  confirmed_at INTEGER,
  paused_at INTEGER,
  -- When its link was last used to confirm, change, pause, resume or keep it.
  last_used_at INTEGER,
  -- When the address was asked whether it still wants the alert.
  asked_at INTEGER,
  last_mailed_at INTEGER,
  -- When the next mail is due; null while it is not confirmed or is paused.
  due_at INTEGER CHECK (due_at IS NULL OR (confirmed_at IS NOT NULL AND paused_at IS NULL)),
  -- The last batch of jobs (job_alert_job.batch) that mails have covered.
  matched_to INTEGER NOT NULL,
  UNIQUE (email, query_key)
) STRICT;
CREATE INDEX job_alert_due ON job_alert (due_at, address_id) WHERE due_at IS NOT NULL;
CREATE INDEX job_alert_of_address ON job_alert (address_id);
CREATE INDEX job_alert_of_query ON job_alert (query_key);
CREATE INDEX job_alert_unconfirmed ON job_alert (created_at) WHERE confirmed_at IS NULL;
CREATE INDEX job_alert_by_date ON job_alert (created_at, id);
CREATE INDEX job_alert_unused ON job_alert (last_used_at) WHERE confirmed_at IS NOT NULL;
CREATE INDEX job_alert_asked ON job_alert (asked_at) WHERE asked_at > last_used_at;

-- Jobs that an address was mailed, so that two alerts do not mail the same job.
CREATE TABLE job_alert_mailed (
  address_id TEXT NOT NULL,
  job_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (address_id, job_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX job_alert_mailed_by_date ON job_alert_mailed (at);

CREATE TRIGGER job_alert_mailed_last AFTER DELETE ON job_alert
WHEN NOT EXISTS (SELECT 1 FROM job_alert WHERE address_id = OLD.address_id)
BEGIN
  DELETE FROM job_alert_mailed WHERE address_id = OLD.address_id;
END;

-- How many alerts each network has asked for, counted apart from the alerts, so that the limit does
-- not tell which of them exist. `network` is a hash that is different every day.
CREATE TABLE job_alert_request (
  network TEXT PRIMARY KEY,
  requests INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX job_alert_request_by_date ON job_alert_request (at);

-- Headers of a mail besides those that every mail has, as JSON.
ALTER TABLE outbox ADD COLUMN headers TEXT;

INSERT INTO record_count (kind, state, records) VALUES
  ('job_alert', 'unconfirmed', 0), ('job_alert', 'active', 0), ('job_alert', 'paused', 0);
CREATE TRIGGER record_count_job_alert_added AFTER INSERT ON job_alert
BEGIN
  UPDATE record_count SET records = records + 1 WHERE kind = 'job_alert'
    AND state = iif(NEW.confirmed_at IS NULL, 'unconfirmed', iif(NEW.paused_at IS NULL, 'active', 'paused'));
END;
CREATE TRIGGER record_count_job_alert_moved AFTER UPDATE OF confirmed_at, paused_at ON job_alert
BEGIN
  UPDATE record_count SET records = records - 1 WHERE kind = 'job_alert'
    AND state = iif(OLD.confirmed_at IS NULL, 'unconfirmed', iif(OLD.paused_at IS NULL, 'active', 'paused'));
  UPDATE record_count SET records = records + 1 WHERE kind = 'job_alert'
    AND state = iif(NEW.confirmed_at IS NULL, 'unconfirmed', iif(NEW.paused_at IS NULL, 'active', 'paused'));
END;
CREATE TRIGGER record_count_job_alert_removed AFTER DELETE ON job_alert
BEGIN
  UPDATE record_count SET records = records - 1 WHERE kind = 'job_alert'
    AND state = iif(OLD.confirmed_at IS NULL, 'unconfirmed', iif(OLD.paused_at IS NULL, 'active', 'paused'));
END;

-- Jobs: each distinct search of the alerts, as it was last planned. Nothing here names a person.
CREATE TABLE job_alert_query (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE CHECK (length(key) = 43),
  query TEXT NOT NULL CHECK (json_valid(query)),
  -- When an alert with this search was last written; a search without alerts is deleted.
  wanted_at INTEGER NOT NULL,
  -- The FTS5 expression that matching jobs satisfy; null until it is planned.
  expression TEXT,
  -- Words of which every matching job has at least one, before the tokenizer.
  words TEXT,
  -- Conditions on columns of job_search.
  max_age_days INTEGER,
  salary_in TEXT NOT NULL DEFAULT 'own' CHECK (salary_in IN ('own', 'usd')),
  salary_min REAL,
  salary_max REAL
) STRICT;
CREATE INDEX job_alert_query_unplanned ON job_alert_query (id) WHERE expression IS NULL;

-- The searches by the index words of which every matching job has at least one, as tokens of the
-- tokenizer of job_fts. `job_alert_text` computes the tokens and is empty between two batches.
CREATE TABLE job_alert_query_word (
  word TEXT NOT NULL,
  query_id INTEGER NOT NULL,
  PRIMARY KEY (word, query_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX job_alert_query_word_of ON job_alert_query_word (query_id);
CREATE VIRTUAL TABLE job_alert_text USING fts5(
  words,
  content = '', contentless_delete = 1, detail = none,
  tokenize = "porter unicode61 remove_diacritics 2 tokenchars '+#'"
);
CREATE VIRTUAL TABLE job_alert_text_word USING fts5vocab('job_alert_text', 'instance');
CREATE TRIGGER job_alert_query_removed AFTER DELETE ON job_alert_query
BEGIN
  DELETE FROM job_alert_query_word WHERE query_id = OLD.id;
  DELETE FROM job_alert_match WHERE query_id = OLD.id;
END;

-- The jobs that have opened. `batch` is null until they are matched with the searches, and
-- `first_batch` is the batch in which that happened first: they are new for alerts up to it. There is no
-- foreign key, because a restore writes these rows before the jobs: otherwise all jobs would be new.
CREATE TABLE job_alert_job (
  job_id INTEGER PRIMARY KEY,
  batch INTEGER,
  first_batch INTEGER
) STRICT;
CREATE INDEX job_alert_job_new ON job_alert_job (job_id) WHERE batch IS NULL;
INSERT INTO job_alert_job (job_id, batch) SELECT id, 0 FROM job WHERE status <> 'draft';

CREATE TRIGGER job_alert_job_added AFTER INSERT ON job WHEN NEW.status = 'open'
BEGIN
  INSERT INTO job_alert_job (job_id) VALUES (NEW.id) ON CONFLICT (job_id) DO NOTHING;
END;
CREATE TRIGGER job_alert_job_opened AFTER UPDATE OF status ON job
WHEN NEW.status = 'open' AND OLD.status <> 'open'
BEGIN
  INSERT INTO job_alert_job (job_id) VALUES (NEW.id) ON CONFLICT (job_id) DO NOTHING;
END;
-- A job that closes before it was matched is new when it opens again.
CREATE TRIGGER job_alert_job_closed AFTER UPDATE OF status ON job
WHEN OLD.status = 'open' AND NEW.status <> 'open'
BEGIN
  DELETE FROM job_alert_job WHERE job_id = NEW.id AND first_batch IS NULL AND batch IS NULL;
END;
CREATE TRIGGER job_alert_job_removed AFTER DELETE ON job
BEGIN
  DELETE FROM job_alert_job WHERE job_id = OLD.id;
END;
-- A job whose employer becomes hidden is matched again: it must match no search for the employer.
CREATE TRIGGER job_alert_job_hidden AFTER UPDATE OF employer_visibility ON job
WHEN OLD.employer_visibility = 'named' AND NEW.employer_visibility <> 'named'
BEGIN
  UPDATE job_alert_job SET batch = NULL WHERE job_id = NEW.id AND batch > 0;
  DELETE FROM job_alert_fts WHERE rowid = NEW.id;
END;

-- The words of the jobs that are being matched, as in job_fts; rowid is job.id.
CREATE VIRTUAL TABLE job_alert_fts USING fts5(
  words,
  content = '', contentless_delete = 1, detail = none,
  tokenize = "porter unicode61 remove_diacritics 2 tokenchars '+#'"
);
CREATE VIRTUAL TABLE job_alert_word USING fts5vocab('job_alert_fts', 'row');
-- The searches that may match these jobs.
CREATE TABLE job_alert_candidate (query_id INTEGER PRIMARY KEY) STRICT;

-- The ids of the jobs of a batch that a search matches, separated by commas. They count only for
-- jobs that still have this batch.
CREATE TABLE job_alert_match (
  query_id INTEGER NOT NULL,
  batch INTEGER NOT NULL,
  jobs TEXT NOT NULL,
  PRIMARY KEY (query_id, batch)
) STRICT, WITHOUT ROWID;
CREATE INDEX job_alert_match_by_batch ON job_alert_match (batch);
