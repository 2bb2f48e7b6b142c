/**
 * The status that `Pages` gives a page which lacks a part: a failure to any cache, which then shows
 * its older, whole copy. Where there is none, the gateway shows the page by its own status.
 */
export const PAGE_STATUS_HEADER = 'x-page-status';

/** Set where a page lacks what may be there the next time. */
export const PAGE_LACKS_HEADER = 'x-page-lacks';

/** Unix milliseconds: the page is another from then on, though nobody changes anything. */
export const PAGE_HOLDS_HEADER = 'x-page-holds-until';

/** For caches in front of `Pages`, or about them: no browser hears of it. */
const INNER = [
  'cache-tag',
  'cf-cache-status',
  PAGE_STATUS_HEADER,
  PAGE_LACKS_HEADER,
  PAGE_HOLDS_HEADER,
];

/**
 * A page's headers for a browser: it asks again each time, and gets a 304 where it has the page
 * already. What shared caches may do with it is for them alone.
 */
export const browserHeaders = (page: {
  readonly status: number;
  readonly headers: Headers;
}): Headers => {
  const headers = new Headers(page.headers);
  for (const name of INNER) headers.delete(name);
  if (page.status < 300 && !headers.get('cache-control')?.includes('no-store')) {
    headers.set('cache-control', 'no-cache');
  }
  return headers;
};
