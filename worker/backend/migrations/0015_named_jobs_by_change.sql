-- When what stands on an employer's page last changed: of its jobs under its own name, closed ones too.
CREATE INDEX job_of_company_by_change ON job (company_id, updated_at)
  WHERE status <> 'draft' AND employer_visibility = 'named';
