import { type JobInterest, REFERRAL_ID } from '../../src/contracts/contact.ts';
import { isPagePayload } from '../../src/routes/page-path.ts';
import { JOB } from '../../src/routes/site-routes.ts';
import { hostCookie } from '../http/headers/host-cookie.ts';
import { isBot } from '../http/request/is-bot.ts';
import { isPrefetch } from '../http/request/is-prefetch.ts';
import type { RequestContext } from '../http/request/request-context.ts';

/*
 * A visit through a link with `?ref={id}` stores the id in a cookie, because cached pages do not
 * contain it and it must still apply to all jobs and applications that the visitor opens or submits
 * later.
 */

const COOKIE = /(?:^|;\s*)__Host-ref=([^;]*)/;
const COOKIE_MAX_AGE_S = 30 * 24 * 60 * 60;

const valid = (id: string | null | undefined) => (id && REFERRAL_ID.test(id) ? id : undefined);
const readLinkReferral = ({ url }: RequestContext) => valid(url.searchParams.get('ref'));
const readCookieReferral = ({ headers }: Request) =>
  valid(headers.get('cookie')?.match(COOKIE)?.[1]);

/** A post's referral from its cookie, whatever else the client sends. */
export const readPostReferral = (request: Request): string | undefined =>
  request.method === 'POST' ? readCookieReferral(request) : undefined;

/** Adds the referral link's cookie to the page. A response with a cookie is private. */
export const setReferralCookie = (context: RequestContext, page: Response): Response => {
  const { request } = context;
  const id = readLinkReferral(context);
  const isDocument =
    request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html');
  if (!id || !isDocument || page.status >= 400 || isPrefetch(request)) return page;
  const headers = new Headers(page.headers);
  headers.append('set-cookie', hostCookie('__Host-ref', id, COOKIE_MAX_AGE_S));
  headers.set('cache-control', 'private, no-cache');
  return new Response(page.body, { status: page.status, headers });
};

/** The referral and the job if a person requests a job page; undefined for all other requests. */
export const findJobInterest = (context: RequestContext): JobInterest | undefined => {
  const { request, url, page } = context;
  const referralId = readLinkReferral(context) ?? readCookieReferral(request);
  const jobFid = page?.route === JOB && !isPagePayload(url.pathname) ? page.params.id : undefined;
  if (!referralId || !jobFid || request.method !== 'GET') return undefined;
  // A prefetch is not yet a visit, nor is a request that loads the page's URL as a picture.
  const isPart = !['document', 'empty', null].includes(request.headers.get('sec-fetch-dest'));
  return isPrefetch(request) || isPart || isBot(request) ? undefined : { referralId, jobFid };
};
