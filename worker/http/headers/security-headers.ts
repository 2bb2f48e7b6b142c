import { type Bindings, readVariables, type Variables } from '../../env.ts';
import { isLinkPath, LINK_HEADERS } from '../request/private-path.ts';
import { rateLimitPolicy } from '../request/rate-limit-headers.ts';
import type { RequestContext } from '../request/request-context.ts';
import { varyByEncoding } from './compression.ts';
import { INERT_POLICY, isSecure, isUnencrypted, pagePolicy } from './content-security-policy.ts';
import { setServerTiming } from './server-timing.ts';

/** The headers that are the same in every response. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

/**
 * Two years. `includeSubDomains` is left out, because this site does not control the other hosts in
 * the domain.
 */
const STRICT_TRANSPORT = 'max-age=63072000';

interface SiteHeaders {
  readonly all: Readonly<Record<string, string>>;
  readonly pagePolicy: string;
}

const headersBySite = new WeakMap<Bindings, SiteHeaders>();

/** The headers that all responses from a site share, computed once per isolate. */
const siteHeaders = (bindings: Bindings): SiteHeaders => {
  const known = headersBySite.get(bindings);
  if (known) return known;
  let variables: Partial<Variables> = {};
  try {
    variables = readVariables(bindings);
  } catch {
    // An invalid setting is reported by the response itself.
  }
  const shared = {
    all: {
      ...SECURITY_HEADERS,
      ...(isSecure(variables) && { 'strict-transport-security': STRICT_TRANSPORT }),
    },
    pagePolicy: pagePolicy(variables),
  };
  headersBySite.set(bindings, shared);
  return shared;
};

const PAGE_TYPES = /^text\/html|javascript/;
/** Content types that other sites may load: pictures and feeds. */
const SHARED_TYPES = /^image\/|^application\/(rss|atom|feed)\+/;

/**
 * Adds the security headers for a response's content type. Headers that are already set are not
 * changed. A cached page gets its security headers once, when it is stored.
 */
export const addSecurityHeaders = (headers: Headers, status: number, bindings: Bindings): void => {
  const { all, pagePolicy } = siteHeaders(bindings);
  const add = (name: string, value: string) => {
    if (!headers.has(name)) headers.set(name, value);
  };
  for (const name in all) add(name, all[name] as string);
  // A 304 has no content type; the browser reuses its stored headers (RFC 9111, 4.3.4).
  if (status === 304) return;
  const type = headers.get('content-type') ?? '';
  add('content-security-policy', PAGE_TYPES.test(type) ? pagePolicy : INERT_POLICY);
  add('cross-origin-resource-policy', SHARED_TYPES.test(type) ? 'cross-origin' : 'same-origin');
};

/** Adds the headers that every response needs. A cached page already has most of them. */
export const addResponseHeaders = (response: Response, context: RequestContext): Response => {
  const { id, url, request, quota, bindings } = context;
  const identified = withId(response, id);
  const { headers } = identified;
  if (!headers.has('permissions-policy')) {
    if (isLinkPath(url.pathname)) {
      for (const [name, value] of Object.entries(LINK_HEADERS)) headers.set(name, value);
    }
    addSecurityHeaders(headers, response.status, bindings);
    // HSTS must not be sent over http (RFC 6797, 7.2).
    if (isUnencrypted(request)) headers.delete('strict-transport-security');
    varyByEncoding(headers);
  }
  if (quota && !headers.has('ratelimit-policy')) {
    headers.set('ratelimit-policy', rateLimitPolicy(quota));
  }
  setServerTiming(headers, request);
  return identified;
};

/**
 * Adds the request id to a response. Returns a copy if the headers are immutable, as they are in a
 * fetched response.
 */
const withId = (response: Response, id: string): Response => {
  try {
    response.headers.set('x-request-id', id);
    return response;
  } catch {
    return withId(new Response(response.body, response), id);
  }
};
