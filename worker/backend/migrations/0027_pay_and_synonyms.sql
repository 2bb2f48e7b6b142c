-- The date of a rate.
ALTER TABLE currency_rate ADD COLUMN as_of TEXT NOT NULL DEFAULT '2026-07-01'
  CHECK (as_of GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]');

-- The lower limit of the yearly salary range in US dollars; salary_rank is the upper one. Salaries
-- in different currencies are compared by both. NULL without a salary or a rate.
ALTER TABLE job_search ADD COLUMN usd_min INTEGER;

DROP VIEW job_index_source;
CREATE VIEW job_index_source AS
SELECT
  job.id AS job_id,
  job.fid AS fid,
  (4294967296 - job.published_at / 1000) * 1048576 + (job.id & 1048575) AS id,
  job.title AS title,
  job.description_plain AS body,
  job.index_words AS index_words,
  coalesce((SELECT group_concat(value, ' ') FROM json_each(job.skills)), '')
    || ' ' || job_category.name
    || coalesce((SELECT group_concat(' ' || (place.value ->> 'displayName')
        || coalesce(' ' || state.name, '') || coalesce(' ' || country.name, ''), '')
      FROM json_each(job.locations) AS place
        LEFT JOIN state ON state.code = place.value ->> 'region'
        LEFT JOIN country ON country.id = lower(place.value ->> 'countryCode')), '') AS keywords,
  -- The name of a hidden employer is in no index.
  -- For a name without Latin letters the slug is indexed too, as visitors type that.
  CASE job.employer_visibility WHEN 'named' THEN company.name
    || iif(company.name GLOB '*[A-Za-z]*', '', ' ' || replace(company.slug, '-', ' '))
    ELSE '' END AS employer,
  coalesce(job.valid_through, 9007199254740991) AS ends_at,
  coalesce(job.salary_min, job.salary_max) * salary_unit.per_year AS yearly_min,
  coalesce(job.salary_max, job.salary_min) * salary_unit.per_year AS yearly_max,
  CAST(coalesce(job.salary_min, job.salary_max) * salary_unit.per_year
    * currency_rate.usd AS INTEGER) AS usd_min,
  coalesce(CAST(coalesce(job.salary_max, job.salary_min) * salary_unit.per_year
    * coalesce(currency_rate.usd, 0) AS INTEGER), -1) AS salary_rank,
  (SELECT json_group_array(json(facet)) FROM (
    SELECT value AS facet FROM json_each(json_array(
      json_array('category', job.category, '', ''),
      json_array('workplace', job.workplace, '', ''),
      json_array('employmentType', job.employment_type, '', ''),
      json_array('seniority', job.seniority, '', ''),
      json_array('company', iif(job.employer_visibility = 'named', company.slug, NULL), '', ''),
      json_array('salaryCurrency',
        iif(coalesce(job.salary_min, job.salary_max) IS NULL, NULL, job.salary_currency), '', ''),
      json_array('pay',
        iif(coalesce(job.salary_min, job.salary_max) IS NULL, 'unstated', 'stated'), '', '')))
    UNION SELECT json_array('country', value, '', '') FROM json_each(job.remote_country_codes)
    UNION SELECT place_facet.value FROM json_each(job.locations) AS place
        LEFT JOIN place_spelling AS spelling ON spelling.text = place.value ->> 'displayName'
          AND spelling.country = place.value ->> 'countryCode'
        LEFT JOIN place AS town ON town.id = spelling.place,
      json_each(json_array(
        json_array('country', place.value ->> 'countryCode', '', ''),
        json_array('region', place.value ->> 'region', '', ''),
        json_array('region', nullif(town.region, ''), '', ''),
        iif(town.id, json_array('town', CAST(town.id AS TEXT), '', ''),
          json_array('location', place.value ->> 'displayName', place.value ->> 'countryCode',
            coalesce(place.value ->> 'region', ''))),
        -- A quarter of a degree: worker/backend/places/cells.ts.
        json_array('cell', CAST((town.lat + 90) * 4 AS INTEGER) || ' '
          || CAST((town.lon + 180) * 4 AS INTEGER), '', ''))) AS place_facet
  ) WHERE facet ->> 1 IS NOT NULL) AS facets
FROM job
  JOIN company ON company.id = job.company_id
  JOIN job_category ON job_category.id = job.category
  LEFT JOIN currency_rate ON currency_rate.code = job.salary_currency
  LEFT JOIN salary_unit ON salary_unit.timeframe = job.salary_timeframe
WHERE job.status = 'open';

UPDATE job_search SET usd_min = source.usd_min
FROM job_index_source AS source WHERE source.id = job_search.id;

-- Synonyms that operators add to the search (worker/backend/jobs/search/query/synonyms.ts): terms
-- of one group are equivalent.
DROP TABLE search_synonym;
CREATE TABLE search_synonym (
  -- Folded like a query.
  term TEXT PRIMARY KEY,
  typed TEXT NOT NULL,
  -- A term of the group, the same in each of its rows.
  synonym_group TEXT NOT NULL
) STRICT, WITHOUT ROWID;
