-- The table of the job search in PostgreSQL 14 or newer, and what its role needs
-- (docs/operating.md, "Search in PostgreSQL").
CREATE TABLE job_index (
  id bigint PRIMARY KEY,
  fid text NOT NULL UNIQUE,
  ends_at bigint NOT NULL,
  yearly_min bigint,
  yearly_max bigint,
  usd_min bigint,
  salary_rank bigint NOT NULL,
  codes text NOT NULL,
  words tsvector NOT NULL
);
-- Words are stored out of line and uncompressed, all other columns in the row: most queries read
-- rows without their words.
ALTER TABLE job_index ALTER words SET STORAGE EXTERNAL;
ALTER TABLE job_index ALTER codes SET STORAGE MAIN;
ALTER TABLE job_index ALTER fid SET STORAGE MAIN;
ALTER TABLE job_index SET (toast_tuple_target = 128);
CREATE INDEX job_index_words ON job_index USING gin (words);
CREATE INDEX job_index_by_salary ON job_index (salary_rank DESC, id);
CREATE INDEX job_index_by_end ON job_index (ends_at, id);
