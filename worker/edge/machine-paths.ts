/** What programs fetch, as logs name it, beside pages and calls (`worker/feeds`). */
const ROUTES: readonly (readonly [route: string, pattern: RegExp])[] = [
  ['/sitemap.xml', /^\/sitemap\.xml$/],
  ['/sitemaps/{kind}/{range}.xml', /^\/sitemaps\/\w+\/[\d-]+\.xml$/],
  ['/jobs/{feed}', /^\/jobs\/(feed\.xml|atom\.xml|feed\.json)$/],
  ['/blog/{feed}', /^\/blog\/(feed\.xml|atom\.xml|feed\.json)$/],
  ['/feeds/{board}.xml', /^\/feeds\/(indeed|linkedin)\.xml$/],
  ['/oembed', /^\/oembed$/],
  ['/llms.txt', /^\/llms\.txt$/],
  ['/blog/{slug}.md', /^\/blog\/[^/]+\.md$/],
  ['/{company_name}/{id}/{title}.md', /^(\/[^/]+){3}\.md$/],
  ['/{key}.txt', /^\/[\da-zA-Z-]{8,128}\.txt$/],
];

/**
 * Whether this is made of all records at once: one asker of a million jobs could keep the database to itself, so
 * these have a limit of their own.
 */
export const isBulkPath = (pathname: string): boolean =>
  /^\/(sitemap\.xml$|sitemaps\/|feeds\/|misc\/(all|seo)-jobs$)/.test(pathname);

/** The pattern that such a path belongs to; undefined where it is none of them. */
export const machineRouteOf = (pathname: string): string | undefined =>
  ROUTES.find(([, pattern]) => pattern.test(pathname))?.[0];
