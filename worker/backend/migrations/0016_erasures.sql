-- Of each erased address a keyed hash and the time up to which everything of it was erased. Posts that
-- arrived by then are not written however late they are, and a restored backup is checked against it
-- (docs/decisions/0052). Kept for good: the key is not in the database, so no row names a person.
CREATE TABLE erasure (
  address_hash TEXT PRIMARY KEY CHECK (length(address_hash) = 43),
  erased_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX erasure_by_date ON erasure (erased_at);
