-- A sign-in link works in the browser that requested it, by a secret of that browser, and elsewhere
-- with a code of six digits.
ALTER TABLE candidate_token ADD COLUMN browser_hash TEXT;
ALTER TABLE candidate_token ADD COLUMN code TEXT;
ALTER TABLE candidate_token ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
-- The network that requested the link: a hash whose key is deleted after a day (`network-hash.ts`).
ALTER TABLE candidate_token ADD COLUMN network TEXT;
-- For sessions: a description of the browser, and the time of the last use, to the hour. NULL for
-- earlier sessions.
ALTER TABLE candidate_token ADD COLUMN browser TEXT;
ALTER TABLE candidate_token ADD COLUMN last_used_at INTEGER;

-- Counts of security events by hour: contains no secret and no address.
CREATE TABLE security_event (
  hour INTEGER NOT NULL,
  kind TEXT NOT NULL,
  network TEXT NOT NULL,
  count INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  PRIMARY KEY (hour, kind, network)
) STRICT, WITHOUT ROWID;
