import type { Visit } from '../visit.ts';

/** Sent with every answer; an answer that set one itself (a stricter one) keeps it. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** What belongs to one reviewer: kept by nobody, found by nobody, its address told to nobody. */
export const REVIEWER_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

const REVIEWER_PATH = /^\/(RSC\/R\/)?(vendor-review|misc\/reviewers|misc\/resumes)([/.]|$)/i;

/** Pages of the reviewers' area, their payloads and their calls, however they are spelt. */
export const isReviewerPath = (pathname: string): boolean => {
  try {
    return REVIEWER_PATH.test(decodeURIComponent(pathname).replace(/\/{2,}/g, '/'));
  } catch {
    return false;
  }
};

export const withSecurityHeaders = (response: Response, { id, url }: Visit): Response => {
  const headers = new Headers(response.headers);
  if (isReviewerPath(url.pathname)) {
    for (const [name, value] of Object.entries(REVIEWER_HEADERS)) headers.set(name, value);
  }
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  headers.set('x-request-id', id);
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
};
