-- What a job is found by beside its text, its places and its employer (worker/backend/jobs/search/index-words.ts):
-- made where a job is saved, as it takes a lexicon and stemmers that SQL has not.
ALTER TABLE job ADD COLUMN index_words TEXT NOT NULL DEFAULT '';
-- ISO 639-1; NULL where nobody says.
ALTER TABLE job ADD COLUMN language TEXT CHECK (language GLOB '[a-z][a-z]');

-- Names of occupations and skills stand in the lexicon now. What operators add stands here.
DELETE FROM search_synonym;
