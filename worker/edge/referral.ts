import { type JobInterest, REFERRAL_ID } from '../../src/contracts/contact.ts';
import { isPagePayload } from '../../src/routes/page-path.ts';
import { JOB } from '../../src/routes/site-routes.ts';
import { hostCookie } from '../http/headers/host-cookie.ts';
import { isBot } from '../http/request/is-bot.ts';
import { isPrefetch } from '../http/request/is-prefetch.ts';
import type { RequestContext } from '../http/request/request-context.ts';

/*
 * A visit through a link with `?ref={id}` stores the id in a cookie. Cached pages cannot contain
 * the id, but it must apply to every job that the visitor opens and every application that they
 * submit afterwards.
 */

const COOKIE = /(?:^|;\s*)__Host-ref=([^;]*)/;
const COOKIE_MAX_AGE_S = 30 * 24 * 60 * 60;

const valid = (id: string | null | undefined) => (id && REFERRAL_ID.test(id) ? id : undefined);
const readLinkReferral = ({ url }: RequestContext) => valid(url.searchParams.get('ref'));
const readCookieReferral = ({ headers }: Request) =>
  valid(headers.get('cookie')?.match(COOKIE)?.[1]);

/** The referral in a POST request's cookie, whatever else the client sends. */
export const readPostReferral = (request: Request): string | undefined =>
  request.method === 'POST' ? readCookieReferral(request) : undefined;

/**
 * Adds the referral cookie to the page and marks the response as private, because it sets a cookie.
 */
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

/** The referral and the job if a person requests a job page; otherwise undefined. */
export const findJobInterest = (context: RequestContext): JobInterest | undefined => {
  const { request, url, page } = context;
  const referralId = readLinkReferral(context) ?? readCookieReferral(request);
  const jobFid = page?.route === JOB && !isPagePayload(url.pathname) ? page.params.id : undefined;
  if (!referralId || !jobFid || request.method !== 'GET') return undefined;
  // Neither a prefetch nor a request that loads the page's URL as an image counts as a visit.
  const isPart = !['document', 'empty', null].includes(request.headers.get('sec-fetch-dest'));
  return isPrefetch(request) || isPart || isBot(request) ? undefined : { referralId, jobFid };
};
