-- Bytes of files that a network sent to be stored in an hour. `network`: its hash, whose key lives a day
-- (network-hash.ts). `hour`: Unix milliseconds of its beginning.
CREATE TABLE stored_bytes (
  hour INTEGER NOT NULL,
  network TEXT NOT NULL,
  bytes INTEGER NOT NULL CHECK (bytes >= 0),
  PRIMARY KEY (hour, network)
) STRICT, WITHOUT ROWID;
