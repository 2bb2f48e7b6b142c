-- The number of open jobs that name each group of the lexicon in their title or skills, updated
-- with the job, so that no suggestion counts them. job.index_words contains groups after U+E006 and
-- U+E008 (worker/backend/jobs/search/index/marks.ts); `work` is a group without its mark.
CREATE TABLE work_count (
  work TEXT PRIMARY KEY,
  jobs INTEGER NOT NULL CHECK (jobs >= 0)
) STRICT, WITHOUT ROWID;
INSERT INTO work_count (work, jobs)
SELECT substr(word.value, 2), count(DISTINCT job.id)
FROM job, json_each('[' || replace(json_quote(index_words), ' ', '","') || ']') AS word
WHERE status = 'open' AND substr(word.value, 1, 1) IN (char(57350), char(57352))
GROUP BY 1;

-- Triggers, because only they know the previous words of a row.
CREATE TRIGGER job_work_added AFTER INSERT ON job WHEN NEW.status = 'open'
BEGIN
  INSERT INTO work_count (work, jobs) SELECT DISTINCT substr(value, 2), 1
  FROM json_each('[' || replace(json_quote(NEW.index_words), ' ', '","') || ']')
  WHERE substr(value, 1, 1) IN (char(57350), char(57352))
  ON CONFLICT (work) DO UPDATE SET jobs = jobs + 1;
END;
CREATE TRIGGER job_work_changed AFTER UPDATE OF status, index_words ON job
WHEN NEW.status <> OLD.status OR NEW.index_words <> OLD.index_words
BEGIN
  UPDATE work_count SET jobs = jobs - 1 WHERE OLD.status = 'open' AND work IN (
    SELECT substr(value, 2)
    FROM json_each('[' || replace(json_quote(OLD.index_words), ' ', '","') || ']')
    WHERE substr(value, 1, 1) IN (char(57350), char(57352)));
  INSERT INTO work_count (work, jobs) SELECT DISTINCT substr(value, 2), 1
  FROM json_each('[' || replace(json_quote(NEW.index_words), ' ', '","') || ']')
  WHERE NEW.status = 'open' AND substr(value, 1, 1) IN (char(57350), char(57352))
  ON CONFLICT (work) DO UPDATE SET jobs = jobs + 1;
END;
CREATE TRIGGER job_work_removed AFTER DELETE ON job WHEN OLD.status = 'open'
BEGIN
  UPDATE work_count SET jobs = jobs - 1 WHERE work IN (
    SELECT substr(value, 2)
    FROM json_each('[' || replace(json_quote(OLD.index_words), ' ', '","') || ']')
    WHERE substr(value, 1, 1) IN (char(57350), char(57352)));
END;

-- For the town nearest to a point, which is searched within a band of latitude.
CREATE INDEX place_by_position ON place (lat, lon);
