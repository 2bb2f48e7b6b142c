-- What the open jobs of the site have, counted as the index is written (worker/backend/jobs/search/index-statements.ts),
-- so that no search counts them: how many have each value that a filter may have.
CREATE TABLE facet_count (
  code INTEGER PRIMARY KEY REFERENCES facet_value (code),
  jobs INTEGER NOT NULL CHECK (jobs >= 0)
) STRICT;
INSERT INTO facet_count (code, jobs)
SELECT code.value, count(*)
FROM job_search, json_each('[' || replace(codes, ' ', ',') || ']') AS code
GROUP BY code.value;

-- How many were published in each hour; hours are counted as job_search.id counts seconds.
CREATE TABLE published_count (
  hour INTEGER PRIMARY KEY,
  jobs INTEGER NOT NULL CHECK (jobs >= 0)
) STRICT;
INSERT INTO published_count (hour, jobs)
SELECT id / 3774873600, count(*) FROM job_search GROUP BY 1;

-- Each word of a search is looked up in every segment of the index, so two of a size are enough to be merged
-- (worker/backend/jobs/search/merge-index.ts).
INSERT INTO job_fts (job_fts, rank) VALUES ('usermerge', 2);
