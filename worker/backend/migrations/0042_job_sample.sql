-- A quarter of the open jobs, in an order independent of their data: if many jobs match, the first
-- matches of the sample are counted, so that a count reads the same number of rows on any board
-- (decision 12). Multiplication by an odd number spreads the ids of jobs over 32 bits without
-- collisions.
ALTER TABLE job_search ADD COLUMN sample_order INTEGER
  GENERATED ALWAYS AS ((job_id * 2654435761) & 4294967295) VIRTUAL;

-- The version of the words that the index has for a job: WORDS_VERSION in
-- worker/backend/jobs/search/index/index-statements.ts.
ALTER TABLE job_search ADD COLUMN words_version INTEGER NOT NULL DEFAULT 0;
-- Jobs without the words of version 1, which the schedule indexes again.
CREATE INDEX job_search_outdated ON job_search (job_id) WHERE words_version < 1;

-- The columns of a job that counts read. job_sample_fts has the job's words, as job_fts has, and
-- the day of its publication.
CREATE TABLE job_sample (
  sample_order INTEGER PRIMARY KEY,
  id INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  yearly_min INTEGER,
  yearly_max INTEGER,
  usd_min INTEGER,
  salary_rank INTEGER NOT NULL,
  codes TEXT NOT NULL
) STRICT;

CREATE VIRTUAL TABLE job_sample_fts USING fts5(
  words,
  content = '', contentless_delete = 1, detail = none,
  tokenize = "porter unicode61 remove_diacritics 2 tokenchars '+#'"
);

CREATE TRIGGER job_sample_added AFTER INSERT ON job_search WHEN NEW.sample_order < 1073741824
BEGIN
  INSERT INTO job_sample (sample_order, id, ends_at, yearly_min, yearly_max, usd_min, salary_rank, codes)
    VALUES (NEW.sample_order, NEW.id, NEW.ends_at, NEW.yearly_min, NEW.yearly_max, NEW.usd_min, NEW.salary_rank,
      NEW.codes);
END;

-- A job whose salary is converted with another rate (docs/operating.md, Exchange rates) gets other
-- words.
CREATE TRIGGER job_words_outdated AFTER UPDATE OF ends_at, yearly_min, yearly_max, usd_min, salary_rank, codes
ON job_search
BEGIN
  UPDATE job_search SET words_version = 0 WHERE id = NEW.id;
END;

CREATE TRIGGER job_sample_removed AFTER DELETE ON job_search WHEN OLD.sample_order < 1073741824
BEGIN
  DELETE FROM job_sample_fts WHERE rowid = OLD.sample_order;
  DELETE FROM job_sample WHERE sample_order = OLD.sample_order;
END;
