-- Moves that operators asked for and that have not taken effect yet (decision 28). Until then the
-- application has its old status, and nothing outside the operators' calls reads this table.
CREATE TABLE pending_move (
  application_id TEXT PRIMARY KEY REFERENCES application (id) ON DELETE CASCADE,
  -- The status for which the move was allowed. If the application has another one by now, the move
  -- never takes effect.
  from_status TEXT NOT NULL CHECK (from_status IN ('submitted', 'shortlisted', 'interviewing', 'offered',
    'hired', 'unsuccessful', 'withdrawn')),
  to_status TEXT NOT NULL CHECK (to_status IN ('submitted', 'shortlisted', 'interviewing', 'offered',
    'hired', 'unsuccessful', 'withdrawn')),
  -- Whether the candidate gets no mail.
  silent INTEGER NOT NULL CHECK (silent IN (0, 1)),
  -- The operator's own text for the mail; empty for the standard text.
  message TEXT NOT NULL,
  requested_at INTEGER NOT NULL,
  effective_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX pending_move_due ON pending_move (effective_at, application_id);

-- Waiting events with an operator's own text for a candidate, which erasures delete. The CAST gives the
-- expression the affinity of the ids that it is compared with.
CREATE INDEX event_with_message ON event (CAST(payload ->> 'applicationId' AS TEXT))
  WHERE payload ->> 'message' IS NOT NULL;

-- When an operator marked a contact request as handled.
ALTER TABLE contact_request ADD COLUMN handled_at INTEGER;
CREATE INDEX contact_request_open ON contact_request (created_at, id) WHERE handled_at IS NULL;
CREATE INDEX contact_request_open_of_kind ON contact_request (kind, created_at, id) WHERE handled_at IS NULL;

INSERT INTO record_count (kind, state, records)
SELECT 'open_contact_request', kind, count(*) FROM contact_request GROUP BY kind;
CREATE TRIGGER record_count_open_contact_request_added AFTER INSERT ON contact_request
WHEN NEW.handled_at IS NULL
BEGIN
  INSERT INTO record_count (kind, state, records) VALUES ('open_contact_request', NEW.kind, 1)
  ON CONFLICT (kind, state) DO UPDATE SET records = records + 1;
END;
CREATE TRIGGER record_count_open_contact_request_moved AFTER UPDATE OF handled_at ON contact_request
WHEN (NEW.handled_at IS NULL) <> (OLD.handled_at IS NULL)
BEGIN
  UPDATE record_count SET records = records + iif(NEW.handled_at IS NULL, 1, -1)
  WHERE kind = 'open_contact_request' AND state = NEW.kind;
END;
CREATE TRIGGER record_count_open_contact_request_removed AFTER DELETE ON contact_request
WHEN OLD.handled_at IS NULL
BEGIN
  UPDATE record_count SET records = records - 1
  WHERE kind = 'open_contact_request' AND state = OLD.kind;
END;
