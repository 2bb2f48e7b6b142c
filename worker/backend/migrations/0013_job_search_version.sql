-- How often the index of jobs was written: whoever remembers what was counted in it knows by that
-- whether it still holds.
CREATE TABLE job_search_version (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version INTEGER NOT NULL
) STRICT;
INSERT INTO job_search_version (id, version) VALUES (1, 0);
