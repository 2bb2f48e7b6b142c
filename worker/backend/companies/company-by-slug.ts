/**
 * SQL: the `company` whose slug is `?2`, or was before it was renamed (migration 0029). Its page leads from there to
 * the address of today.
 */
export const BY_SLUG = `company.id = coalesce((SELECT id FROM company WHERE slug = ?2),
  (SELECT company_id FROM former_slug WHERE slug = ?2))`;
