-- Addresses that get no mail, because the provider reported a hard bounce or a complaint
-- (decision 18). Only a keyed hash of the address is stored, as in `erasure`.
CREATE TABLE suppressed_address (
  address_hash TEXT PRIMARY KEY CHECK (length(address_hash) = 43),
  -- For operators' lists, such as a…@example.com; null if the person was erased.
  masked TEXT,
  -- provider: the provider's own list has the address.
  reason TEXT NOT NULL CHECK (reason IN ('bounce', 'complaint', 'provider')),
  -- The provider's word for the kind of bounce, such as NoEmail.
  detail TEXT,
  suppressed_at INTEGER NOT NULL,
  -- When an operator allowed mail again. The row stays, so that an earlier report that arrives again
  -- changes nothing.
  lifted_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX suppressed_address_by_date ON suppressed_address (suppressed_at);

INSERT INTO record_count (kind, state, records) VALUES ('suppressed_address', '', 0);
CREATE TRIGGER record_count_suppressed_address_added AFTER INSERT ON suppressed_address
WHEN NEW.lifted_at IS NULL
BEGIN
  UPDATE record_count SET records = records + 1 WHERE kind = 'suppressed_address' AND state = '';
END;
CREATE TRIGGER record_count_suppressed_address_moved AFTER UPDATE OF lifted_at ON suppressed_address
WHEN (NEW.lifted_at IS NULL) <> (OLD.lifted_at IS NULL)
BEGIN
  UPDATE record_count SET records = records + iif(NEW.lifted_at IS NULL, 1, -1)
  WHERE kind = 'suppressed_address' AND state = '';
END;
CREATE TRIGGER record_count_suppressed_address_removed AFTER DELETE ON suppressed_address
WHEN OLD.lifted_at IS NULL
BEGIN
  UPDATE record_count SET records = records - 1 WHERE kind = 'suppressed_address' AND state = '';
END;

-- A mail that was not sent because its address is suppressed has a state of its own.
ALTER TABLE outbox ADD COLUMN suppressed INTEGER NOT NULL DEFAULT 0 CHECK (suppressed IN (0, 1));
DROP TRIGGER record_count_outbox_added;
DROP TRIGGER record_count_outbox_moved;
DROP TRIGGER record_count_outbox_removed;
DROP INDEX outbox_of_state;
ALTER TABLE outbox DROP COLUMN state;
ALTER TABLE outbox ADD COLUMN state TEXT GENERATED ALWAYS AS (CASE
  WHEN sent_at IS NOT NULL THEN 'sent'
  WHEN next_attempt_at IS NOT NULL THEN 'waiting'
  WHEN suppressed = 1 THEN 'suppressed'
  WHEN attempts = 0 THEN 'kept'
  ELSE 'failed' END) VIRTUAL;
CREATE INDEX outbox_of_state ON outbox (state, created_at, id);

-- As in migration 0032.
CREATE TRIGGER record_count_outbox_added AFTER INSERT ON outbox
BEGIN
  INSERT INTO record_count (kind, state, records) VALUES ('outbox', NEW.state, 1)
  ON CONFLICT (kind, state) DO UPDATE SET records = records + 1;
END;
CREATE TRIGGER record_count_outbox_moved AFTER UPDATE ON outbox WHEN NEW.state <> OLD.state
BEGIN
  UPDATE record_count SET records = records - 1 WHERE kind = 'outbox' AND state = OLD.state;
  INSERT INTO record_count (kind, state, records) VALUES ('outbox', NEW.state, 1)
  ON CONFLICT (kind, state) DO UPDATE SET records = records + 1;
END;
CREATE TRIGGER record_count_outbox_removed AFTER DELETE ON outbox
BEGIN
  UPDATE record_count SET records = records - 1 WHERE kind = 'outbox' AND state = OLD.state;
END;
