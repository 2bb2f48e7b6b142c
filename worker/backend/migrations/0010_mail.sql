-- Columns that a mail needs besides its text, and the order in which mails and events are
-- processed.

ALTER TABLE outbox ADD COLUMN reply_to TEXT;
-- Id of the record that the mail is about: erasing the record erases its mails.
ALTER TABLE outbox ADD COLUMN about TEXT;
CREATE INDEX outbox_about ON outbox (about);
CREATE INDEX outbox_by_date ON outbox (created_at);
-- A mail without a next attempt was sent, has failed permanently, or is stored for operators to
-- read.
CREATE INDEX outbox_due ON outbox (next_attempt_at)
  WHERE sent_at IS NULL AND next_attempt_at IS NOT NULL;
DROP INDEX outbox_waiting;
DROP INDEX outbox_of;
CREATE INDEX outbox_of ON outbox (recipient COLLATE NOCASE, created_at);

CREATE INDEX event_handled ON event (handled_at) WHERE handled_at IS NOT NULL;
