-- Finds the other versions of an application: those of the same address to the same job (decision 32).
CREATE INDEX application_versions ON application (job_fid, email, submitted_at, id);
