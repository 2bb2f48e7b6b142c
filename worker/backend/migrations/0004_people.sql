-- Reviews with drafts, stored resumes, referrals, events that cause mails, and the audit log.

-- The reviewer's input since the last submission: JSON with recommendation, attributes and comment.
-- Visible only to the reviewer until it is submitted.
ALTER TABLE review ADD COLUMN draft TEXT CHECK (json_valid(draft));
ALTER TABLE review ADD COLUMN draft_at INTEGER;
CREATE INDEX review_draft ON review (draft_at) WHERE draft IS NOT NULL;

ALTER TABLE review_grant ADD COLUMN reminded_at INTEGER;
CREATE INDEX review_grant_end ON review_grant (expires_at);

ALTER TABLE candidate ADD COLUMN resume_name TEXT;
ALTER TABLE candidate ADD COLUMN resume_type TEXT;
ALTER TABLE candidate ADD COLUMN resume_at INTEGER;
ALTER TABLE candidate ADD COLUMN updated_at INTEGER;

-- Hash of the whole content: a form that is posted twice is stored once.
ALTER TABLE contact_request ADD COLUMN content_hash TEXT;
CREATE UNIQUE INDEX contact_request_content ON contact_request (content_hash);

CREATE TABLE referral (
  id TEXT PRIMARY KEY CHECK (id NOT GLOB '*[^A-Za-z0-9_-]*'),
  name TEXT NOT NULL CHECK (name <> ''),
  email TEXT NOT NULL COLLATE NOCASE,
  consent_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX referral_of ON referral (email);
CREATE INDEX application_referred ON application (referral_id) WHERE referral_id IS NOT NULL;
CREATE INDEX application_of_status ON application (status, submitted_at);

-- Events to process, written in the same batch as the change that causes them, so that none is lost
-- when the queue fails. `payload` contains what the record itself does not, and is deleted after
-- the event was processed.
CREATE TABLE event (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  payload TEXT CHECK (json_valid(payload)),
  at INTEGER NOT NULL,
  handled_at INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0,
  last_error TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX event_waiting ON event (at) WHERE handled_at IS NULL;

-- When a failed mail is retried, and until when a worker claims it: no two deliver one mail.
ALTER TABLE outbox ADD COLUMN next_attempt_at INTEGER;
ALTER TABLE outbox ADD COLUMN claimed_until INTEGER;
CREATE INDEX outbox_of ON outbox (recipient);

-- Actions of operators and candidates on records. `subject` is an id or a hash, never an address.
CREATE TABLE audit_log (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL CHECK (actor IN ('operator', 'candidate', 'reviewer', 'system')),
  action TEXT NOT NULL,
  subject TEXT NOT NULL,
  detail TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(detail))
) STRICT;
CREATE INDEX audit_log_of ON audit_log (subject, at);
CREATE INDEX audit_log_by_date ON audit_log (at);
