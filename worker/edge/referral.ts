import { type JobInterest, REFERRAL_ID } from '../../src/contracts/contact.ts';
import { isPagePayload } from '../../src/routes/page-path.ts';
import { JOB } from '../../src/routes/site-routes.ts';
import { hostCookie } from '../http/headers/host-cookie.ts';
import { isBot } from '../http/request/is-bot.ts';
import { isPrefetch } from '../http/request/is-prefetch.ts';
import type { RequestContext } from '../http/request/request-context.ts';

/*
 * Whoever comes by a link with `?ref={id}` carries the id in a cookie from then on: a page that is
 * cached holds nothing of it, and every later job and application of the visitor has it too.
 */

const COOKIE = /(?:^|;\s*)__Host-ref=([^;]*)/;
const KEPT_S = 30 * 24 * 60 * 60;

const valid = (id: string | null | undefined) => (id && REFERRAL_ID.test(id) ? id : undefined);
const referralOfLink = ({ url }: RequestContext) => valid(url.searchParams.get('ref'));
const referralOfCookie = ({ headers }: Request) => valid(headers.get('cookie')?.match(COOKIE)?.[1]);

/** A post's referral by its cookie, whatever else the client says. */
export const referralOfPost = (request: Request): string | undefined =>
  request.method === 'POST' ? referralOfCookie(request) : undefined;

/** The page with the cookie for its link. What carries a cookie is this visitor's alone. */
export const keepReferral = (context: RequestContext, page: Response): Response => {
  const { request } = context;
  const id = referralOfLink(context);
  const isDocument =
    request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html');
  if (!id || !isDocument || page.status >= 400 || isPrefetch(request)) return page;
  const headers = new Headers(page.headers);
  headers.append('set-cookie', hostCookie('__Host-ref', id, KEPT_S));
  headers.set('cache-control', 'private, no-cache');
  return new Response(page.body, { status: page.status, headers });
};

/** Which referral brought a person to which job, where that is what a request for a page means. */
export const interestOf = (context: RequestContext): JobInterest | undefined => {
  const { request, url, page } = context;
  const referralId = referralOfLink(context) ?? referralOfCookie(request);
  const jobFid = page?.route === JOB && !isPagePayload(url.pathname) ? page.params.id : undefined;
  if (!referralId || !jobFid || request.method !== 'GET') return undefined;
  // A browser that fetches ahead is not yet somebody who looks, nor is one that was given the page's
  // address for a picture's.
  const isPart = !['document', 'empty', null].includes(request.headers.get('sec-fetch-dest'));
  return isPrefetch(request) || isPart || isBot(request) ? undefined : { referralId, jobFid };
};
