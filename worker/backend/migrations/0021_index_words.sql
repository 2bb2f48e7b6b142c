-- Words that find a job besides its text, places and employer
-- (worker/backend/jobs/search/index/index-words.ts). Computed when a job is saved, as that needs a
-- lexicon and stemmers, which SQL lacks.
ALTER TABLE job ADD COLUMN index_words TEXT NOT NULL DEFAULT '';
-- ISO 639-1; NULL if unknown.
ALTER TABLE job ADD COLUMN language TEXT CHECK (language GLOB '[a-z][a-z]');

-- The lexicon now contains the names of occupations and skills. This table has those that operators
-- add.
DELETE FROM search_synonym;
