-- Which town a place of a job is, as it is written there: looked up where a job of that spelling is first saved
-- (worker/backend/places). No town: it is a region, a country, or cannot be read.
CREATE TABLE place_spelling (
  text TEXT NOT NULL,
  -- ISO 3166-1.
  country TEXT NOT NULL,
  place INTEGER REFERENCES place (id),
  PRIMARY KEY (text, country)
) STRICT, WITHOUT ROWID;

-- What a place becomes in the index stands in the view job_index_source, in 0027.
INSERT INTO facet_value (facet, value) VALUES ('pay', 'stated'), ('pay', 'unstated');
