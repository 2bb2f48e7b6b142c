-- Failures by period of five minutes, for alerts: responses with 5xx, and circuit breakers that
-- opened. `at` is the start of the period, in Unix milliseconds.
CREATE TABLE fault_count (
  at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (at, kind)
) STRICT, WITHOUT ROWID;

-- Queue messages that failed each time. They contain ids and cache tags only.
CREATE TABLE dead_letter (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  body TEXT NOT NULL CHECK (json_valid(body))
) STRICT;
CREATE INDEX dead_letter_at ON dead_letter (at, id);
