-- Bytes of files that a network uploaded for storage in one hour. `network`: its hash, whose key is
-- deleted after a day (network-hash.ts). `hour`: its start in Unix milliseconds.
CREATE TABLE stored_bytes (
  hour INTEGER NOT NULL,
  network TEXT NOT NULL,
  bytes INTEGER NOT NULL CHECK (bytes >= 0),
  PRIMARY KEY (hour, network)
) STRICT, WITHOUT ROWID;
