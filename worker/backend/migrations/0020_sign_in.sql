-- A sign-in link opens where it was asked for, by that browser's secret, elsewhere by a code of six digits.
ALTER TABLE candidate_token ADD COLUMN browser_hash TEXT;
ALTER TABLE candidate_token ADD COLUMN code TEXT;
ALTER TABLE candidate_token ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
-- Who asked for a link: a hash whose key lives a day (`network-hash.ts`).
ALTER TABLE candidate_token ADD COLUMN network TEXT;
-- Of a session: its browser in words, and when it was used last, to the hour. NULL in those of before.
ALTER TABLE candidate_token ADD COLUMN browser TEXT;
ALTER TABLE candidate_token ADD COLUMN last_used_at INTEGER;

-- What happened to those who tried to get in, by the hour: no secret, no address.
CREATE TABLE security_event (
  hour INTEGER NOT NULL,
  kind TEXT NOT NULL,
  network TEXT NOT NULL,
  count INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  PRIMARY KEY (hour, kind, network)
) STRICT, WITHOUT ROWID;
