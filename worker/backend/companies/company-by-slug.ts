/**
 * SQL condition: the `company` whose present or former slug is `?2` (migration 0029). A page at a
 * former slug redirects to the present URL.
 */
export const BY_SLUG = `company.id = coalesce((SELECT id FROM company WHERE slug = ?2),
  (SELECT company_id FROM former_slug WHERE slug = ?2))`;
