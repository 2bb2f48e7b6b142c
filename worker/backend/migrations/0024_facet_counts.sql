-- How many jobs in the index have each value that a filter may have, at any size of the board: written with the
-- index (worker/backend/jobs/search/index-statements.ts), so that nothing has to count them.
CREATE TABLE facet_count (
  code INTEGER PRIMARY KEY REFERENCES facet_value (code),
  jobs INTEGER NOT NULL CHECK (jobs >= 0)
) STRICT;
INSERT INTO facet_count (code, jobs)
SELECT code.value, count(*)
FROM job_search, json_each('[' || replace(codes, ' ', ',') || ']') AS code
GROUP BY code.value;
