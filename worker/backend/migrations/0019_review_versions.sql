-- A review as it was handed in or declined each time. Handing in opens what a blind grant holds back,
-- and the review may be changed afterwards, so operators see the first version and what followed.
CREATE TABLE review_version (
  review_id TEXT NOT NULL REFERENCES review (id) ON DELETE CASCADE,
  -- The version that the review had then; drafts between are not in here.
  version INTEGER NOT NULL,
  at INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('received', 'declined')),
  recommendation TEXT CHECK (recommendation IN ('definitely_not', 'no', 'no_decision', 'yes',
    'strong_yes')),
  attributes TEXT NOT NULL CHECK (json_valid(attributes)),
  comment TEXT NOT NULL,
  -- Whether the reviewer could see who applied by then; NULL where it was handed in before this table.
  names_open INTEGER CHECK (names_open IN (0, 1)),
  PRIMARY KEY (review_id, version)
) STRICT, WITHOUT ROWID;

-- What was handed in before is known as it is now: the first known version.
INSERT INTO review_version (review_id, version, at, status, recommendation, attributes, comment)
SELECT id, version, coalesce(submitted_at, requested_at), status, recommendation, attributes, comment
FROM review WHERE status <> 'requested';
