-- Work on the data of one person, or on one page of an operators' list, reads only the rows that it
-- is about, however many other records there are (decision 15).

-- All records of one address, for exports and erasures.
CREATE INDEX contact_request_of ON contact_request (email, created_at);
-- Waiting events for sign-in mails contain an address, which is deleted after the event was
-- processed.
CREATE INDEX event_of ON event ((payload ->> 'email') COLLATE NOCASE, at) WHERE payload ->> 'email' IS NOT NULL;

-- Waiting events in the order of processing: fewest failures first, then the oldest.
DROP INDEX event_waiting;
CREATE INDEX event_waiting ON event (kind = 'jobs_changed', attempts, at) WHERE handled_at IS NULL;

-- kept: no provider was configured when the mail was written. waiting: to be delivered, or retried.
-- failed: given up.
ALTER TABLE outbox ADD COLUMN state TEXT GENERATED ALWAYS AS (CASE
  WHEN sent_at IS NOT NULL THEN 'sent'
  WHEN next_attempt_at IS NOT NULL THEN 'waiting'
  WHEN attempts = 0 THEN 'kept'
  ELSE 'failed' END) VIRTUAL;

-- Operators' lists, newest first: ordered by time and id, after the columns of their filters.
CREATE INDEX outbox_of_state ON outbox (state, created_at, id);
DROP INDEX application_by_date;
CREATE INDEX application_by_date ON application (submitted_at, id);
DROP INDEX application_of_status;
CREATE INDEX application_of_status ON application (status, submitted_at, id);
CREATE INDEX application_of_job ON application (job_id, submitted_at, id, status);
DROP INDEX contact_request_by_date;
CREATE INDEX contact_request_by_date ON contact_request (created_at, id);
CREATE INDEX contact_request_of_kind ON contact_request (kind, created_at, id);
CREATE INDEX referral_by_date ON referral (created_at, id);
CREATE INDEX review_grant_by_date ON review_grant (created_at, id);
-- job_light has the open jobs by their last change.
CREATE INDEX job_not_open ON job (status, updated_at) WHERE status <> 'open';
CREATE INDEX job_of_employer ON job (company_id, status, updated_at);

-- The number of records of each kind, by state for kinds that have states.
CREATE TABLE record_count (
  kind TEXT NOT NULL,
  state TEXT NOT NULL,
  records INTEGER NOT NULL CHECK (records >= 0),
  PRIMARY KEY (kind, state)
) STRICT, WITHOUT ROWID;
INSERT INTO record_count (kind, state, records)
SELECT 'company', '', count(*) FROM company
UNION ALL SELECT 'referral', '', count(*) FROM referral
UNION ALL SELECT 'review_grant', '', count(*) FROM review_grant
UNION ALL SELECT 'event', 'waiting', count(*) FROM event WHERE handled_at IS NULL;
INSERT INTO record_count (kind, state, records)
SELECT 'job', status, count(*) FROM job GROUP BY status
UNION ALL SELECT 'application', status, count(*) FROM application GROUP BY status
UNION ALL SELECT 'contact_request', kind, count(*) FROM contact_request GROUP BY kind
UNION ALL SELECT 'outbox', state, count(*) FROM outbox GROUP BY state
-- Links that were not revoked, by the day of their expiry (since 1970, in UTC).
UNION ALL SELECT 'open_link', CAST(expires_at / 86400000 AS TEXT), count(*) FROM review_grant
  WHERE revoked_at IS NULL GROUP BY 2;

CREATE TRIGGER record_count_company_added AFTER INSERT ON company
BEGIN
  INSERT INTO record_count (kind, state, records) VALUES ('company', '', 1)
  ON CONFLICT (kind, state) DO UPDATE SET records = records + 1;
END;
CREATE TRIGGER record_count_company_removed AFTER DELETE ON company
BEGIN
  UPDATE record_count SET records = records - 1 WHERE kind = 'company' AND state = '';
END;

CREATE TRIGGER record_count_job_added AFTER INSERT ON job
BEGIN
  INSERT INTO record_count (kind, state, records) VALUES ('job', NEW.status, 1)
  ON CONFLICT (kind, state) DO UPDATE SET records = records + 1;
END;
CREATE TRIGGER record_count_job_moved AFTER UPDATE OF status ON job WHEN NEW.status <> OLD.status
BEGIN
  UPDATE record_count SET records = records - 1 WHERE kind = 'job' AND state = OLD.status;
  INSERT INTO record_count (kind, state, records) VALUES ('job', NEW.status, 1)
  ON CONFLICT (kind, state) DO UPDATE SET records = records + 1;
END;
CREATE TRIGGER record_count_job_removed AFTER DELETE ON job
BEGIN
  UPDATE record_count SET records = records - 1 WHERE kind = 'job' AND state = OLD.status;
END;

CREATE TRIGGER record_count_application_added AFTER INSERT ON application
BEGIN
  INSERT INTO record_count (kind, state, records) VALUES ('application', NEW.status, 1)
  ON CONFLICT (kind, state) DO UPDATE SET records = records + 1;
END;
CREATE TRIGGER record_count_application_moved AFTER UPDATE OF status ON application WHEN NEW.status <> OLD.status
BEGIN
  UPDATE record_count SET records = records - 1 WHERE kind = 'application' AND state = OLD.status;
  INSERT INTO record_count (kind, state, records) VALUES ('application', NEW.status, 1)
  ON CONFLICT (kind, state) DO UPDATE SET records = records + 1;
END;
CREATE TRIGGER record_count_application_removed AFTER DELETE ON application
BEGIN
  UPDATE record_count SET records = records - 1 WHERE kind = 'application' AND state = OLD.status;
END;

CREATE TRIGGER record_count_contact_request_added AFTER INSERT ON contact_request
BEGIN
  INSERT INTO record_count (kind, state, records) VALUES ('contact_request', NEW.kind, 1)
  ON CONFLICT (kind, state) DO UPDATE SET records = records + 1;
END;
CREATE TRIGGER record_count_contact_request_removed AFTER DELETE ON contact_request
BEGIN
  UPDATE record_count SET records = records - 1 WHERE kind = 'contact_request' AND state = OLD.kind;
END;

CREATE TRIGGER record_count_referral_added AFTER INSERT ON referral
BEGIN
  INSERT INTO record_count (kind, state, records) VALUES ('referral', '', 1)
  ON CONFLICT (kind, state) DO UPDATE SET records = records + 1;
END;
CREATE TRIGGER record_count_referral_removed AFTER DELETE ON referral
BEGIN
  UPDATE record_count SET records = records - 1 WHERE kind = 'referral' AND state = '';
END;

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

CREATE TRIGGER record_count_event_added AFTER INSERT ON event WHEN NEW.handled_at IS NULL
BEGIN
  UPDATE record_count SET records = records + 1 WHERE kind = 'event' AND state = 'waiting';
END;
CREATE TRIGGER record_count_event_moved AFTER UPDATE OF handled_at ON event
WHEN (NEW.handled_at IS NULL) <> (OLD.handled_at IS NULL)
BEGIN
  UPDATE record_count SET records = records + iif(NEW.handled_at IS NULL, 1, -1)
  WHERE kind = 'event' AND state = 'waiting';
END;
CREATE TRIGGER record_count_event_removed AFTER DELETE ON event WHEN OLD.handled_at IS NULL
BEGIN
  UPDATE record_count SET records = records - 1 WHERE kind = 'event' AND state = 'waiting';
END;

CREATE TRIGGER record_count_review_grant_added AFTER INSERT ON review_grant
BEGIN
  UPDATE record_count SET records = records + 1 WHERE kind = 'review_grant' AND state = '';
END;
CREATE TRIGGER record_count_review_grant_removed AFTER DELETE ON review_grant
BEGIN
  UPDATE record_count SET records = records - 1 WHERE kind = 'review_grant' AND state = '';
END;
CREATE TRIGGER record_count_open_link_added AFTER INSERT ON review_grant WHEN NEW.revoked_at IS NULL
BEGIN
  INSERT INTO record_count (kind, state, records)
  VALUES ('open_link', CAST(NEW.expires_at / 86400000 AS TEXT), 1)
  ON CONFLICT (kind, state) DO UPDATE SET records = records + 1;
END;
CREATE TRIGGER record_count_open_link_moved AFTER UPDATE OF expires_at, revoked_at ON review_grant
BEGIN
  UPDATE record_count SET records = records - 1
  WHERE OLD.revoked_at IS NULL AND kind = 'open_link' AND state = CAST(OLD.expires_at / 86400000 AS TEXT);
  INSERT INTO record_count (kind, state, records)
  SELECT 'open_link', CAST(NEW.expires_at / 86400000 AS TEXT), 1 WHERE NEW.revoked_at IS NULL
  ON CONFLICT (kind, state) DO UPDATE SET records = records + 1;
END;
CREATE TRIGGER record_count_open_link_removed AFTER DELETE ON review_grant WHEN OLD.revoked_at IS NULL
BEGIN
  UPDATE record_count SET records = records - 1
  WHERE kind = 'open_link' AND state = CAST(OLD.expires_at / 86400000 AS TEXT);
END;

-- For operators' substring search in names and addresses. Each record uses the column of its table.
-- These texts never change, so rows are only inserted and deleted.
CREATE TABLE person_text (
  id INTEGER PRIMARY KEY,
  record_id TEXT NOT NULL UNIQUE,
  application TEXT,
  contact_request TEXT,
  referral TEXT
) STRICT;
CREATE VIRTUAL TABLE person_fts USING fts5(
  application, contact_request, referral, record_id UNINDEXED,
  content = 'person_text', content_rowid = 'id', columnsize = 0, tokenize = 'trigram'
);
-- Erased text leaves the index at once, not at the next merge of its segment.
INSERT INTO person_fts (person_fts, rank) VALUES ('secure-delete', 1);

INSERT INTO person_text (record_id, application)
SELECT id, first_name || ' ' || last_name || char(10) || email FROM application ORDER BY submitted_at, id;
INSERT INTO person_text (record_id, contact_request)
SELECT id, name || char(10) || email || char(10) || coalesce(company, '') FROM contact_request
ORDER BY created_at, id;
INSERT INTO person_text (record_id, referral)
SELECT id, id || char(10) || name || char(10) || email FROM referral ORDER BY created_at, id;
-- In parts, as no statement may take half a minute.
INSERT INTO person_fts (rowid, application, contact_request, referral)
SELECT id, application, contact_request, referral FROM person_text WHERE id <= 250000;
INSERT INTO person_fts (rowid, application, contact_request, referral)
SELECT id, application, contact_request, referral FROM person_text WHERE id > 250000 AND id <= 500000;
INSERT INTO person_fts (rowid, application, contact_request, referral)
SELECT id, application, contact_request, referral FROM person_text WHERE id > 500000 AND id <= 750000;
INSERT INTO person_fts (rowid, application, contact_request, referral)
SELECT id, application, contact_request, referral FROM person_text WHERE id > 750000 AND id <= 1000000;
INSERT INTO person_fts (rowid, application, contact_request, referral)
SELECT id, application, contact_request, referral FROM person_text WHERE id > 1000000;

CREATE TRIGGER person_text_added AFTER INSERT ON person_text
BEGIN
  INSERT INTO person_fts (rowid, application, contact_request, referral)
  VALUES (NEW.id, NEW.application, NEW.contact_request, NEW.referral);
END;
CREATE TRIGGER person_text_removed AFTER DELETE ON person_text
BEGIN
  INSERT INTO person_fts (person_fts, rowid, application, contact_request, referral)
  VALUES ('delete', OLD.id, OLD.application, OLD.contact_request, OLD.referral);
END;

CREATE TRIGGER application_text_added AFTER INSERT ON application
BEGIN
  INSERT INTO person_text (record_id, application)
  VALUES (NEW.id, NEW.first_name || ' ' || NEW.last_name || char(10) || NEW.email);
END;
CREATE TRIGGER application_text_removed AFTER DELETE ON application
BEGIN
  DELETE FROM person_text WHERE record_id = OLD.id;
END;
CREATE TRIGGER contact_request_text_added AFTER INSERT ON contact_request
BEGIN
  INSERT INTO person_text (record_id, contact_request)
  VALUES (NEW.id, NEW.name || char(10) || NEW.email || char(10) || coalesce(NEW.company, ''));
END;
CREATE TRIGGER contact_request_text_removed AFTER DELETE ON contact_request
BEGIN
  DELETE FROM person_text WHERE record_id = OLD.id;
END;
CREATE TRIGGER referral_text_added AFTER INSERT ON referral
BEGIN
  INSERT INTO person_text (record_id, referral)
  VALUES (NEW.id, NEW.id || char(10) || NEW.name || char(10) || NEW.email);
END;
CREATE TRIGGER referral_text_removed AFTER DELETE ON referral
BEGIN
  DELETE FROM person_text WHERE record_id = OLD.id;
END;

-- Jobs in all states.
CREATE VIRTUAL TABLE job_text USING fts5(
  fid, title, requisition_id,
  content = 'job', content_rowid = 'id', columnsize = 0, tokenize = 'trigram'
);
INSERT INTO job_text (rowid, fid, title, requisition_id)
SELECT id, fid, title, requisition_id FROM job WHERE id <= 250000;
INSERT INTO job_text (rowid, fid, title, requisition_id)
SELECT id, fid, title, requisition_id FROM job WHERE id > 250000 AND id <= 500000;
INSERT INTO job_text (rowid, fid, title, requisition_id)
SELECT id, fid, title, requisition_id FROM job WHERE id > 500000 AND id <= 750000;
INSERT INTO job_text (rowid, fid, title, requisition_id)
SELECT id, fid, title, requisition_id FROM job WHERE id > 750000 AND id <= 1000000;
INSERT INTO job_text (rowid, fid, title, requisition_id)
SELECT id, fid, title, requisition_id FROM job WHERE id > 1000000;
CREATE TRIGGER job_text_added AFTER INSERT ON job
BEGIN
  INSERT INTO job_text (rowid, fid, title, requisition_id)
  VALUES (NEW.id, NEW.fid, NEW.title, NEW.requisition_id);
END;
CREATE TRIGGER job_text_changed AFTER UPDATE OF fid, title, requisition_id ON job
WHEN (NEW.fid, NEW.title, NEW.requisition_id) IS NOT (OLD.fid, OLD.title, OLD.requisition_id)
BEGIN
  INSERT INTO job_text (job_text, rowid, fid, title, requisition_id)
  VALUES ('delete', OLD.id, OLD.fid, OLD.title, OLD.requisition_id);
  INSERT INTO job_text (rowid, fid, title, requisition_id)
  VALUES (NEW.id, NEW.fid, NEW.title, NEW.requisition_id);
END;
CREATE TRIGGER job_text_removed AFTER DELETE ON job
BEGIN
  INSERT INTO job_text (job_text, rowid, fid, title, requisition_id)
  VALUES ('delete', OLD.id, OLD.fid, OLD.title, OLD.requisition_id);
END;
