-- A quarter of the open jobs, in an order that says nothing of them: what many jobs match is counted in the first of
-- these that match, so a count reads as much on any board (decision 56). Multiplied by an odd number, the ids of jobs
-- are spread over 32 bits, each at a place of its own.
ALTER TABLE job_search ADD COLUMN sample_order INTEGER
  GENERATED ALWAYS AS ((job_id * 2654435761) & 4294967295) VIRTUAL;

-- Which words the index has of a job: WORDS_VERSION in worker/backend/jobs/search/index/index-statements.ts.
ALTER TABLE job_search ADD COLUMN words_version INTEGER NOT NULL DEFAULT 0;
-- Jobs without the words of version 1, which the schedule indexes anew.
CREATE INDEX job_search_outdated ON job_search (job_id) WHERE words_version < 1;

-- What a count reads of a job. Its words are in job_sample_fts, as in job_fts, with the day on which it was published.
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

-- A job whose pay is converted by another rate (docs/operating.md, Exchange rates) gets other words.
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
