-- What a mail needs beside its text, and the order in which mails and events are worked off.

ALTER TABLE outbox ADD COLUMN reply_to TEXT;
-- Id of the record that it tells of: who erases the record erases its mails.
ALTER TABLE outbox ADD COLUMN about TEXT;
CREATE INDEX outbox_about ON outbox (about);
CREATE INDEX outbox_by_date ON outbox (created_at);
-- A mail without next attempt is sent, has failed for good, or is kept for operators to read.
CREATE INDEX outbox_due ON outbox (next_attempt_at)
  WHERE sent_at IS NULL AND next_attempt_at IS NOT NULL;
DROP INDEX outbox_waiting;
DROP INDEX outbox_of;
CREATE INDEX outbox_of ON outbox (recipient COLLATE NOCASE, created_at);

CREATE INDEX event_handled ON event (handled_at) WHERE handled_at IS NOT NULL;
