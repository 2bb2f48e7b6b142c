import { RESUME_TYPES } from '../../src/contracts/application-rules.ts';
import { REFERRAL_HEADER } from '../../src/contracts/contact.ts';
import type { Endpoint } from '../../src/contracts/endpoints.ts';
import { selectCacheControl } from '../http/headers/cache-control.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { REQUEST_ID_HEADER } from '../http/request/request-id.ts';

/**
 * The request headers that are forwarded. All others are dropped: cookies, hop-by-hop headers (RFC
 * 9110, 7.6.1), headers listed in `Connection`, the platform's headers, and any headers in which
 * the client states its own address.
 */
const FORWARDED = ['content-type', 'idempotency-key', 'user-agent'];
const FORWARDED_FOR_FILES = ['range', 'if-range'];
const FILE_HEADERS = [
  'accept-ranges',
  'content-disposition',
  'content-range',
  'etag',
  'last-modified',
];
const IP_ADDRESS = /^[\da-f.:]+$/i;
const FILE_TYPES: readonly string[] = Object.values(RESUME_TYPES);

const isSignedIn = ({ auth }: Endpoint) => auth === 'candidate' || auth === 'resume';

/**
 * The headers of the request to the upstream. `Host` is the upstream's host, taken from its URL.
 */
export const upstreamHeaders = (
  { id, request, referral }: Pick<RequestContext, 'id' | 'request' | 'referral'>,
  endpoint: Endpoint,
  site: string,
): Headers => {
  const isFile = endpoint.produces === 'file';
  const names = [
    ...FORWARDED,
    ...(isFile ? FORWARDED_FOR_FILES : []),
    // A cacheable response must not depend on the client's language.
    ...(endpoint.cache === 'none' ? ['accept-language'] : []),
    ...(isSignedIn(endpoint) ? ['authorization'] : []),
  ];
  const headers = new Headers();
  for (const name of names) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  // The body was reserialised, so the client's content type no longer applies to it.
  if (endpoint.body) headers.set('content-type', 'application/json');
  headers.set('accept', isFile ? '*/*' : 'application/json');
  // A range refers to the unencoded bytes of the file.
  if (isFile) headers.set('accept-encoding', 'identity');
  // `X-Forwarded-Host` is never the client's Host header, because a service may use it to build
  // links, including links in emails.
  const { host, protocol } = new URL(site);
  // The platform sets `CF-Connecting-IP`, and discards any value that the client sends.
  const client = request.headers.get('cf-connecting-ip');
  if (client && IP_ADDRESS.test(client)) headers.set('x-forwarded-for', client);
  headers.set('x-forwarded-host', host);
  headers.set('x-forwarded-proto', protocol.slice(0, -1));
  headers.set(REQUEST_ID_HEADER, id);
  // The referral is sent in its own header, because cookies are not forwarded.
  if (referral) headers.set(REFERRAL_HEADER, referral);
  return headers;
};

/**
 * The headers of a successful response. The endpoint map, not the upstream, determines how it is
 * cached.
 */
export const jsonHeaders = (endpoint: Endpoint): Headers =>
  new Headers({
    'content-type': 'application/json',
    'cache-control': selectCacheControl(endpoint),
  });

/**
 * The headers of an untrusted file. The file is shown inline only if that is safe, and scripts in
 * it cannot run.
 */
export const fileHeaders = (upstream: Headers, endpoint: Endpoint): Headers => {
  const headers = new Headers({
    'cache-control': selectCacheControl(endpoint),
    'content-security-policy': "sandbox; default-src 'none'",
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
  });
  for (const name of FILE_HEADERS) {
    const value = upstream.get(name);
    if (value) headers.set(name, value);
  }
  // The length of an encoded body differs from that of the decoded bytes.
  const length = upstream.get('content-length');
  if (length && !upstream.has('content-encoding')) headers.set('content-length', length);
  const type = upstream.get('content-type') ?? '';
  const isKnown = FILE_TYPES.includes(type.replace(/;.*/, '').trim().toLowerCase());
  headers.set('content-type', isKnown ? type : 'application/octet-stream');
  return headers;
};
