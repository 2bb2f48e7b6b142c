-- The town that a spelling of a job's place means: looked up when a job with that spelling is first
-- saved (worker/backend/places). Without a town it is a region or a country, or cannot be parsed.
CREATE TABLE place_spelling (
  text TEXT NOT NULL,
  -- ISO 3166-1.
  country TEXT NOT NULL,
  place INTEGER REFERENCES place (id),
  PRIMARY KEY (text, country)
) STRICT, WITHOUT ROWID;

-- The index values of a place are in the view job_index_source (migration 0027).
INSERT INTO facet_value (facet, value) VALUES ('pay', 'stated'), ('pay', 'unstated');
