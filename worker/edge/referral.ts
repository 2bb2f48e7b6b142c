import { type JobInterest, REFERRAL_HEADER, REFERRAL_ID } from '../../src/contracts/contact.ts';
import { matchRoute } from '../../src/routes/match-route.ts';
import { JOB } from '../../src/routes/site-routes.ts';
import { hostCookie } from '../http/host-cookie.ts';
import { isPagePayload, pagePathOf } from '../pages/page-view.ts';
import { isBot } from './is-bot.ts';
import { isPrefetch } from './is-prefetch.ts';

/*
 * Whoever comes by a link with `?ref={id}` carries the id in a cookie from then on: a page that is
 * cached holds nothing of it, and every later job and application of the visitor has it too.
 */

const COOKIE = /(?:^|;\s*)__Host-ref=([^;]*)/;
const KEPT_S = 30 * 24 * 60 * 60;

const valid = (id: string | null | undefined) => (id && REFERRAL_ID.test(id) ? id : undefined);
const referralOfLink = (request: Request) => valid(new URL(request.url).searchParams.get('ref'));
const referralOfCookie = (request: Request) =>
  valid(request.headers.get('cookie')?.match(COOKIE)?.[1]);

/** Tells a post's referral by its cookie, in place of whatever the client said. */
export const setReferral = (headers: Headers, request: Request): void => {
  headers.delete(REFERRAL_HEADER);
  const id = request.method === 'POST' ? referralOfCookie(request) : undefined;
  if (id) headers.set(REFERRAL_HEADER, id);
};

/** The page with the cookie for its link. What carries a cookie is this visitor's alone. */
export const keepReferral = (request: Request, page: Response): Response => {
  const id = referralOfLink(request);
  const isDocument =
    request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html');
  if (!id || !isDocument || page.status >= 400 || isPrefetch(request)) return page;
  const headers = new Headers(page.headers);
  headers.append('set-cookie', hostCookie('__Host-ref', id, KEPT_S));
  headers.set('cache-control', 'private, no-cache');
  return new Response(page.body, { status: page.status, headers });
};

/** The job whose page a path is, or the router's payload of it. */
const jobOfPath = (pathname: string): string | undefined => {
  const found = isPagePayload(pathname) ? undefined : matchRoute(pagePathOf(pathname));
  return found?.route === JOB ? found.params.id : undefined;
};

/** Which referral brought a person to which job, where that is what a request for a page means. */
export const interestOf = (request: Request): JobInterest | undefined => {
  const referralId = referralOfLink(request) ?? referralOfCookie(request);
  const jobFid = jobOfPath(new URL(request.url).pathname);
  if (!referralId || !jobFid || request.method !== 'GET') return undefined;
  // A browser that fetches ahead is not yet somebody who looks, nor is one that was given the page's
  // address for a picture's.
  const isPart = !['document', 'empty', null].includes(request.headers.get('sec-fetch-dest'));
  return isPrefetch(request) || isPart || isBot(request) ? undefined : { referralId, jobFid };
};
