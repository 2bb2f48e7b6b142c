-- "Candidate 3" of a blind grant keeps its number, even after the second is erased.
ALTER TABLE review_grant_application ADD COLUMN number INTEGER NOT NULL DEFAULT 0
  CHECK (number >= 0);
UPDATE review_grant_application AS this SET number = (
  SELECT count(*) FROM review_grant_application AS other
  WHERE other.grant_id = this.grant_id AND other.application_id <= this.application_id
);
CREATE UNIQUE INDEX review_grant_number ON review_grant_application (grant_id, number)
  WHERE number > 0;
