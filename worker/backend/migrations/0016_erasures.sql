-- For each erased address a keyed hash, and the time up to which all its data was erased. Posts
-- that arrived before then are not written, however late they are, and restored backups are checked
-- against this table (decision 20). Stored permanently: the key is not in the database, so
-- no row identifies a person.
CREATE TABLE erasure (
  address_hash TEXT PRIMARY KEY CHECK (length(address_hash) = 43),
  erased_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX erasure_by_date ON erasure (erased_at);
