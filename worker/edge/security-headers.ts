import { SITE_ROUTES, type SiteRoute } from '../../src/routes/site-routes.ts';
import { type Bindings, type Variables, variablesOf } from '../env.ts';
import { varyByEncoding } from '../http/compression.ts';
import type { Visit } from '../visit.ts';
import { INERT_POLICY, isSecure, pagePolicy } from './content-security-policy.ts';
import { isUnencrypted } from './https-only.ts';

/** The same with every answer. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Two years. Other hosts of the domain are not ours to speak for, so `includeSubDomains` is not said. */
const STRICT_TRANSPORT = 'max-age=63072000';

/** What belongs to one reviewer: kept by nobody, found by nobody, its address told to nobody. */
export const REVIEWER_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** `/vendor-review` of `/vendor-review/{appId}`, `/misc/resumes` of `/misc/resumes/*`. */
const foldersOf = (routes: readonly SiteRoute[]): readonly string[] =>
  routes.map(({ path }) => path.split(/\/[{*]/, 1)[0] ?? path);
const REVIEWERS = foldersOf(SITE_ROUTES.filter((route) => 'isReviewers' in route));
const PERSONAL = foldersOf(SITE_ROUTES.filter((route) => 'isPersonal' in route));

const PAYLOADS = '/rsc/r';

/** Whether a path, or the page whose payload it is, stands below one of these, however it is spelt. */
const isBelow = (folders: readonly string[], pathname: string): boolean => {
  try {
    const spelt = decodeURIComponent(pathname)
      .replace(/\/{2,}/g, '/')
      .toLowerCase();
    const path = spelt.startsWith(`${PAYLOADS}/`) ? spelt.slice(PAYLOADS.length) : spelt;
    return folders.some(
      (folder) => path.startsWith(folder) && /^[/.]|^$/.test(path.slice(folder.length)),
    );
  } catch {
    return false;
  }
};

/** Pages of the reviewers' area, their payloads and their calls. */
export const isReviewerPath = (pathname: string): boolean => isBelow(REVIEWERS, pathname);

/** Pages that show what belongs to one person: no pictures from other hosts. */
export const isPrivatePage = (pathname: string): boolean => isBelow(PERSONAL, pathname);

interface SiteHeaders {
  readonly all: Readonly<Record<string, string>>;
  readonly pagePolicy: string;
}

const ofSites = new WeakMap<Bindings, SiteHeaders>();

/** What is the same for all answers of a site, made once for each isolate. */
const siteHeaders = (bindings: Bindings): SiteHeaders => {
  const known = ofSites.get(bindings);
  if (known) return known;
  let variables: Partial<Variables> = {};
  try {
    variables = variablesOf(bindings);
  } catch {
    // The answer says itself that a setting is wrong.
  }
  const made = {
    all: {
      ...SECURITY_HEADERS,
      ...(isSecure(variables) && { 'strict-transport-security': STRICT_TRANSPORT }),
    },
    pagePolicy: pagePolicy(variables),
  };
  ofSites.set(bindings, made);
  return made;
};

const PAGE_TYPES = /^text\/html|javascript/;
/** What other sites may show: pictures, and what readers of feeds ask for. */
const SHARED_TYPES = /^image\/|^application\/(rss|atom|feed)\+/;

/**
 * Adds what every answer carries for its safety, by the kind that its content-type says; what it set
 * itself, it keeps. A page that is kept in a cache is given them once, when it is put there.
 */
export const addSecurityHeaders = (headers: Headers, status: number, bindings: Bindings): void => {
  const { all, pagePolicy } = siteHeaders(bindings);
  const add = (name: string, value: string) => {
    if (!headers.has(name)) headers.set(name, value);
  };
  for (const name in all) add(name, all[name] as string);
  // It speaks for an answer that the browser has, whose kind it does not name (RFC 9111, 4.3.4).
  if (status === 304) return;
  const type = headers.get('content-type') ?? '';
  add('content-security-policy', PAGE_TYPES.test(type) ? pagePolicy : INERT_POLICY);
  add('cross-origin-resource-policy', SHARED_TYPES.test(type) ? 'cross-origin' : 'same-origin');
};

export const withSecurityHeaders = (
  response: Response,
  { id, url, request }: Visit,
  bindings: Bindings,
): Response => {
  const answer = withOwnHeaders(response);
  const { headers } = answer;
  if (isReviewerPath(url.pathname)) {
    for (const [name, value] of Object.entries(REVIEWER_HEADERS)) headers.set(name, value);
  }
  addSecurityHeaders(headers, response.status, bindings);
  // RFC 6797, 7.2: not over http.
  if (isUnencrypted(request)) headers.delete('strict-transport-security');
  varyByEncoding(headers);
  headers.set('x-request-id', id);
  return answer;
};

/** An answer of ours is as it was; one that came from elsewhere, whose headers are fixed, is copied. */
const withOwnHeaders = (response: Response): Response => {
  try {
    response.headers.delete('x-request-id');
    return response;
  } catch {
    return new Response(response.body, response);
  }
};
