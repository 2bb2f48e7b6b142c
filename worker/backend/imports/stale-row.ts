/**
 * SQL expression: whether a row in `import_row` is outdated because its record has changed since it
 * was checked (`base`), or because another job from the same employer now has the same requisition
 * id.
 */
export const IS_STALE = `(base IS NOT iif(import_row.kind = 'job',
    (SELECT job.updated_at || ' ' || job.status FROM job WHERE job.fid = import_row.key),
    (SELECT CAST(company.updated_at AS TEXT) FROM company WHERE company.slug = import_row.key))
  OR (requisition IS NOT NULL AND EXISTS (SELECT 1 FROM company
    CROSS JOIN job ON job.company_id = company.id
      AND job.requisition_id = substr(requisition, instr(requisition, ' ') + 1)
    WHERE company.slug = substr(requisition, 1, instr(requisition, ' ') - 1)
      AND job.fid <> import_row.key)))`;
