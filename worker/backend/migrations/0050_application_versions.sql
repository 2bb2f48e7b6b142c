-- Finds the other versions of an application: those of the same address to the same job (decision 32).
-- It has all that decides which version is shown, so that no other version is read for that.
CREATE INDEX application_versions ON application (job_fid, email, submitted_at, id, status);

-- 1 if the resume was sent with a mailed link. The link in the response to the post does not open it.
ALTER TABLE application ADD COLUMN resume_by_mail INTEGER NOT NULL DEFAULT 0;
