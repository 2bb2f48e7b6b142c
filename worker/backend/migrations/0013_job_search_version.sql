-- Incremented by each write to the job index: a stored count is valid as long as the version is the
-- same.
CREATE TABLE job_search_version (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version INTEGER NOT NULL
) STRICT;
INSERT INTO job_search_version (id, version) VALUES (1, 0);
