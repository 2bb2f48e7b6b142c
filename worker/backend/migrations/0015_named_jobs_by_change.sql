-- For the last change of an employer's page: the changes of its jobs under its own name, including
-- closed ones.
CREATE INDEX job_of_company_by_change ON job (company_id, updated_at)
  WHERE status <> 'draft' AND employer_visibility = 'named';
