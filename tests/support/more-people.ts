/**
 * Rows for every table with personal records. Some tables get more than one page of rows, and some
 * rows reference other rows in the same table.
 */
export const MORE_PEOPLE: readonly string[] = [
  `INSERT INTO application (id, job_fid, job_title, first_name, last_name, email, consent_store,
     consent_policy_id, consent_at, submitted_at, idempotency_hash, content_hash, repeats)
   SELECT 'app' || i, 'open', 'Gardener', 'Otto', 'Bär ' || i, iif(i = 0, 'otto', i % 200) || '@b.example',
     1, 'p', 1, 1000 + i, 'h' || i, 'c', iif(i >= 200, 'app' || (i % 200), NULL) FROM n`,
  `INSERT INTO application_status (application_id, status, at) SELECT 'app' || i, 'submitted', i FROM n`,
  `INSERT INTO pending_move SELECT 'app' || i, 'submitted', 'offered', 0, 'Welcome', i, i FROM n WHERE i < 3`,
  `INSERT INTO outbox (id, event_id, template, recipient, subject, text, html, created_at, sent_at)
   SELECT 'mail' || i, i, 't', 'a@b', '“Grüße”', 'x', '<p>' || i || '</p>', i, iif(i % 2, i, NULL) FROM n`,
  `INSERT INTO event (id, kind, payload, at) SELECT 'event' || i, 'k', '{"a":[1,null]}', i FROM n WHERE i < 5`,
  `INSERT INTO job_interest (referral_id, job_fid, at) SELECT 'friend', iif(i % 2, 'open', NULL), i FROM n`,
  `INSERT INTO referral (id, name, email, consent_at, created_at) SELECT 'r' || i, 'R', 'r@b.example', 1, i FROM n WHERE i < 3`,
  `INSERT INTO job_alert (id, address_id, email, query_key, query, name, frequency, created_at, matched_to)
   SELECT printf('alert%06d', i), printf('address%06d', i), i || '@b.example', printf('%043d', i), '{}', 'All', 'day',
     i, 0 FROM n WHERE i < 5`,
  `INSERT INTO job_alert_mailed SELECT printf('address%06d', i), 1, i FROM n WHERE i < 5`,
  `INSERT INTO job_report (id, job_fid, job_title, reason, details, email, created_at, resolved_at)
   SELECT printf('report%06d', i), 'open', 'Gardener', 'scam', '', i || '@b.example', i, iif(i % 2, i, NULL)
   FROM n WHERE i < 5`,
  `INSERT INTO employer_contact (company, contact_id, email, created_at, check_at)
   SELECT 'company' || i, printf('contact%06d', i), i || '@b.example', i, i FROM n WHERE i < 5`,
  `INSERT INTO employer_contact_ended SELECT 'gone' || i FROM n WHERE i < 3`,
  `INSERT INTO job_alert_request SELECT 'net' || i, 1, i FROM n WHERE i < 3`,
  `INSERT INTO contact_request (id, kind, name, email, message, consent_at, created_at)
   SELECT 'c' || i, 'company', 'Eve', 'e@b.example', 'Hi', 1, i FROM n WHERE i < 3`,
  `INSERT INTO feedback SELECT 'f' || i, application_id, reviewer_id, 'Good', i FROM n, review WHERE i < 3`,
  `INSERT INTO resume_read (application_id, grant_id, at) SELECT application_id, grant_id, 1 FROM review_grant_application`,
  `INSERT INTO review_version (review_id, version, at, status, attributes, comment) SELECT id, 1, 1, 'declined', '[]', '' FROM review`,
  `INSERT INTO erasure SELECT substr(printf('%043d', i), 1, 43), i FROM n WHERE i < 3`,
  `INSERT INTO suppressed_address (address_hash, masked, reason, suppressed_at)
   SELECT printf('%043d', 9 - i), 'a…@b.example', 'bounce', i FROM n WHERE i < 3`,
  `INSERT INTO security_event SELECT i, 'signed_in', 'net', 1, i FROM n`,
  `INSERT INTO stored_bytes SELECT i, 'net', 5 FROM n WHERE i < 3`,
].map((sql) =>
  sql.replace(
    /^(.*?)(SELECT[\s\S]*)$/s,
    '$1 WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 499) $2',
  ),
);
