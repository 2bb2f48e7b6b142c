/**
 * SQL condition for the `company` whose current or former slug is `?2` (migration 0029). A page at
 * a former slug redirects to the current URL.
 */
export const BY_SLUG = `company.id = coalesce((SELECT id FROM company WHERE slug = ?2),
  (SELECT company_id FROM former_slug WHERE slug = ?2))`;
