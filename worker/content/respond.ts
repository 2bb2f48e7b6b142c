import { sha256 } from '../backend/signing.ts';
import { DeliveryError } from './delivery-error.ts';

const CONTENT_TYPE = 'application/vnd.contentful.delivery.v1+json';

/** A token lets in whoever has it, from whatever site: there are no cookies to abuse. */
export const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'Accept,Authorization,Content-Type,If-None-Match,X-Contentful-Locale-Based-Publishing,X-Contentful-User-Agent',
  'access-control-allow-methods': 'GET,HEAD,POST,OPTIONS',
  'access-control-expose-headers':
    'Etag,Retry-After,X-Contentful-RateLimit-Reset,X-Contentful-Request-Id',
  'access-control-max-age': '86400',
};

const baseHeaders = (requestId: string) => ({
  ...CORS_HEADERS,
  'content-type': CONTENT_TYPE,
  'x-contentful-request-id': requestId,
});

/** An entity tag is asked for with `*`, or with a list of them, weak or not (RFC 9110, 13.1.2). */
const isKnown = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch !== null &&
  (ifNoneMatch.trim() === '*' ||
    ifNoneMatch
      .split(',')
      .some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')));

/**
 * A good answer to a read. Its tag is weak: what carries it may compress it. Whoever keeps it asks
 * again each time; with drafts in it, nobody keeps it.
 */
export const respond = async (
  body: unknown,
  request: Request,
  { requestId, isPreview }: { requestId: string; isPreview: boolean },
): Promise<Response> => {
  const text = JSON.stringify(body);
  const etag = `W/"${await sha256(new TextEncoder().encode(text))}"`;
  const headers = {
    ...baseHeaders(requestId),
    etag,
    'cache-control': isPreview ? 'private, no-store' : 'private, max-age=0, must-revalidate',
    vary: 'authorization',
  };
  return isKnown(request.headers.get('if-none-match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers });
};

/** An answer that is made anew each time. */
export const respondOnce = (body: unknown, status: number, requestId: string): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { ...baseHeaders(requestId), 'cache-control': 'private, no-store' },
  });

/** The API's own error body; what was not thrown on purpose says nothing and is logged. */
export const respondError = (error: unknown, requestId: string): Response => {
  if (!(error instanceof DeliveryError)) console.error(requestId, error);
  const { status, id, message, details, headers } =
    error instanceof DeliveryError
      ? error
      : new DeliveryError(
          500,
          'ServerError',
          'Something went wrong on our side. Please try again.',
        );
  const answer = respondOnce(
    { sys: { type: 'Error', id }, message, ...(details !== undefined && { details }), requestId },
    status,
    requestId,
  );
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
};
