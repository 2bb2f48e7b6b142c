/** Those of specification 2 that stand in the landing layout; `/home` shows what `/` does. */
export const LANDING_PAGES: readonly string[] = [
  '/',
  '/employer',
  '/talents',
  '/outsourcing',
  '/promote-brand',
  '/talent-placement',
  '/employer-branding',
  '/embedded-recruiter',
  '/talent-marketplace',
  '/linkedin-ghostwriting',
  '/social-media-outsourcing',
  '/hire/support',
  '/hire/sales-and-marketing',
  '/hire/finance-and-accounting',
  '/hire/engineering-data-technology',
];

/**
 * Pages of every type and the states that an address leads to, of the site that `serve-site.ts` serves:
 * what all tests of every page read. What stands behind a sign-in, a reviewer's link or a press is in the
 * tests of those (candidate, reviews, preview), with the same checks.
 */
export const PAGES: readonly string[] = [
  ...LANDING_PAGES,
  '/about',
  '/jobs',
  '/jobs?q=zylograph&workplace=remote',
  '/jobs?q=nothing+fits+this&country=JP',
  '/quillfeather/withquestions/vellum-stretcher',
  '/quillfeather/closedjob/closed-gilder',
  '/jobs/zylo1001/applied',
  '/companies',
  '/companies?q=nothing+fits+this',
  '/companies/quillfeather',
  '/all-jobs',
  '/all-jobs?category=manufacturing',
  '/blog',
  '/blog/first-ninety-days',
  '/contact',
  '/contact?for=employer',
  '/contact?for=candidate',
  '/contact/sent?for=company',
  '/referral',
  '/referral?id=abcd1234',
  '/cv',
  '/cv/sign-in',
  '/preview',
  '/vendor-review',
  '/misc/openapi',
  '/no/such',
];
