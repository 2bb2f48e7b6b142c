import { getReviewer } from '../../src/contracts/endpoints/reviewers.ts';
import { LIFETIMES } from '../../src/contracts/lifetimes.ts';
import { EXPIRES_MAX_LENGTH } from '../../src/contracts/review.ts';
import { queryRecord } from '../../src/lib/query.ts';
import { isPagePayload } from '../../src/routes/page-path.ts';
import { hostCookie } from '../http/headers/host-cookie.ts';
import { HttpError } from '../http/http-error.ts';
import { logError } from '../http/log-error.ts';
import { enforceRateLimit } from '../http/request/rate-limits.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { callApi } from './call-api.ts';
import { createLinkCookie, openedLinks } from './reviewer-cookies.ts';

/*
 * Removes a reviewer's secret from the address bar (decision 20). When a link is opened, the
 * response sets a cookie that contains the link, and redirects to the same URL without the secret.
 * The cookie authenticates later calls that carry no link (`worker/api/reviewer-cookies.ts`).
 */

const PAGES = /^\/vendor-review(\/|$)/;

/**
 * A query parameter added to the redirect's URL. If it is present but the cookie is missing, the
 * browser did not store the cookie, and an error is shown.
 */
const MARK = 'opened';

/** The maximum number of links stored in a browser; older ones are deleted. */
export const LINKS_MAX = 8;

const cookiesNeeded = () =>
  new HttpError(
    403,
    'cookies_needed',
    'Your browser didn’t store the cookie that gives you access. Allow cookies for this site, then open the link in the email again.',
    { title: 'Cookies are required here' },
  );

const seeOther = (url: URL, without: readonly string[], more: readonly string[] = []): Response => {
  const search = new URLSearchParams(url.search);
  for (const name of without) search.delete(name);
  for (const name of more) search.set(name, '1');
  const headers = new Headers({ location: `${url.pathname}?${search}` });
  headers.set('cache-control', 'private, no-store');
  return new Response(null, { status: 303, headers });
};

/** When the link expires, in Unix milliseconds; undefined if the link is not valid. */
const findLinkEnd = async (
  { reviewer, expires }: Record<'reviewer' | 'expires', string>,
  context: RequestContext,
): Promise<number | undefined> => {
  const options = { params: { id: reviewer }, query: { expires } };
  const loadedReviewer = await callApi(getReviewer, options, context).catch((error: unknown) => {
    if (!(error instanceof HttpError)) logError(context.id, error);
    return undefined;
  });
  return loadedReviewer && Date.parse(loadedReviewer.data.expiresAt);
};

/**
 * The response to send instead of a page in the reviewers' area: a redirect that sets a cookie, if
 * the URL contains a valid link. Undefined if the page itself should be sent, including the page
 * that shows the error for an invalid link.
 * @throws HttpError 403 `cookies_needed` if the browser did not store the cookie
 */
export const exchangeReviewerLink = async (
  context: RequestContext,
  now: number,
): Promise<Response | undefined> => {
  const { request, url } = context;
  if (!PAGES.test(url.pathname) || isPagePayload(url.pathname)) return undefined;
  const { reviewer = '', expires = '', [MARK]: mark } = queryRecord(url.search);
  if (!reviewer) return undefined;
  const opened = openedLinks(request);
  if (!expires) {
    if (!mark) return undefined;
    if (!opened.some((link) => link.reviewer === reviewer)) throw cookiesNeeded();
    return seeOther(url, [MARK]);
  }
  if (expires.length > EXPIRES_MAX_LENGTH) return undefined;
  await enforceRateLimit(context);
  const end = await findLinkEnd({ reviewer, expires }, context);
  if (!end || end <= now) return undefined;
  const at = Math.floor(now / 1000);
  const { name, value } = await createLinkCookie({ reviewer, expires, at });
  const response = seeOther(url, ['expires'], [MARK]);
  const seconds = Math.floor(Math.min(end - now, LIFETIMES.reviewerCookie) / 1000);
  response.headers.append('set-cookie', hostCookie(name, value, seconds));
  const others = opened.filter((one) => one.name !== name);
  for (const old of others.slice(LINKS_MAX - 1)) {
    response.headers.append('set-cookie', hostCookie(old.name, '', 0));
  }
  return response;
};
