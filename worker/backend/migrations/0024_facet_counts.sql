-- The number of open jobs for each value of a filter, updated with the index
-- (worker/backend/jobs/search/index/index-statements.ts), so that no search counts them.
CREATE TABLE facet_count (
  code INTEGER PRIMARY KEY REFERENCES facet_value (code),
  jobs INTEGER NOT NULL CHECK (jobs >= 0)
) STRICT;
INSERT INTO facet_count (code, jobs)
SELECT code.value, count(*)
FROM job_search, json_each('[' || replace(codes, ' ', ',') || ']') AS code
GROUP BY code.value;

-- The number of jobs published in each hour; hours are counted as job_search.id counts seconds.
CREATE TABLE published_count (
  hour INTEGER PRIMARY KEY,
  jobs INTEGER NOT NULL CHECK (jobs >= 0)
) STRICT;
INSERT INTO published_count (hour, jobs)
SELECT id / 3774873600, count(*) FROM job_search GROUP BY 1;

-- A search looks each of its words up in every segment of the index, so two segments of one size
-- suffice for a merge (worker/backend/jobs/search/index/merge-index.ts).
INSERT INTO job_fts (job_fts, rank) VALUES ('usermerge', 2);
