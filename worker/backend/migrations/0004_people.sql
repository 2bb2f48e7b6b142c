-- Reviews with drafts, kept resumes, referrals, events on their way to mail, and the audit log.

-- What a reviewer typed since the review was last handed in: JSON of recommendation, attributes,
-- comment. It is theirs alone until it is submitted.
ALTER TABLE review ADD COLUMN draft TEXT CHECK (json_valid(draft));
ALTER TABLE review ADD COLUMN draft_at INTEGER;
CREATE INDEX review_draft ON review (draft_at) WHERE draft IS NOT NULL;

ALTER TABLE review_grant ADD COLUMN reminded_at INTEGER;
CREATE INDEX review_grant_end ON review_grant (expires_at);

ALTER TABLE candidate ADD COLUMN resume_name TEXT;
ALTER TABLE candidate ADD COLUMN resume_type TEXT;
ALTER TABLE candidate ADD COLUMN resume_at INTEGER;
ALTER TABLE candidate ADD COLUMN updated_at INTEGER;

-- Of all that was sent: a form that is posted twice is one request.
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

-- What happened and has to be told, written in one batch with what happened, so that none is lost
-- when the queue is. `payload` is what the record itself does not say; it goes once that is done.
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

-- When a mail that failed is tried again, and who is at it: no two deliver the same one at once.
ALTER TABLE outbox ADD COLUMN next_attempt_at INTEGER;
ALTER TABLE outbox ADD COLUMN claimed_until INTEGER;
CREATE INDEX outbox_of ON outbox (recipient);

-- What operators and candidates did to records. `subject` is an id or a hash, never an address.
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
