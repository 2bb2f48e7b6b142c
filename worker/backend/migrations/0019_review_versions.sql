-- A review at each submission or refusal. Submitting reveals the fields that a blind grant hides,
-- and the review can be changed afterwards, so operators see the first version and all later ones.
CREATE TABLE review_version (
  review_id TEXT NOT NULL REFERENCES review (id) ON DELETE CASCADE,
  -- The version of the review at that time; drafts in between are not stored.
  version INTEGER NOT NULL,
  at INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('received', 'declined')),
  recommendation TEXT CHECK (recommendation IN ('definitely_not', 'no', 'no_decision', 'yes',
    'strong_yes')),
  attributes TEXT NOT NULL CHECK (json_valid(attributes)),
  comment TEXT NOT NULL,
  -- Whether the reviewer could see the applicant's name by then; NULL for submissions before this
  -- table.
  names_open INTEGER CHECK (names_open IN (0, 1)),
  PRIMARY KEY (review_id, version)
) STRICT, WITHOUT ROWID;

-- For earlier submissions only the current state is known: it becomes the first version.
INSERT INTO review_version (review_id, version, at, status, recommendation, attributes, comment)
SELECT id, version, coalesce(submitted_at, requested_at), status, recommendation, attributes, comment
FROM review WHERE status <> 'requested';
