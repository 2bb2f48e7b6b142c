import { isKnownTag, weakTag } from '../../http/headers/entity-tag.ts';
import { OUR_FAULT } from '../../http/http-error.ts';
import { logError } from '../../http/log-error.ts';
import { DeliveryError } from './delivery-error.ts';

const CONTENT_TYPE = 'application/vnd.contentful.delivery.v1+json';

/** A token is required and no cookies are used, so it is safe to allow requests from any site. */
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
  'x-robots-tag': 'noindex',
  'x-contentful-request-id': requestId,
});

/**
 * A successful response to a read. Caches must revalidate it by its ETag. A response that includes
 * drafts is no-store.
 */
export const respond = async (
  body: unknown,
  request: Request,
  options: {
    readonly requestId: string;
    readonly isPreview: boolean;
    /** Omits the ETag, because in-process callers do not cache. */
    readonly isInProcess?: boolean;
  },
): Promise<Response> => {
  const text = JSON.stringify(body);
  const headers = {
    ...baseHeaders(options.requestId),
    'cache-control': options.isPreview
      ? 'private, no-store'
      : 'private, max-age=0, must-revalidate',
    vary: 'authorization',
  };
  if (options.isInProcess) return new Response(text, { headers });
  const etag = await weakTag(text);
  return isKnownTag(request, etag)
    ? new Response(null, { status: 304, headers: { ...headers, etag } })
    : new Response(text, { headers: { ...headers, etag } });
};

/** A response that is created for each request and not cached. */
export const respondOnce = (body: unknown, status: number, requestId: string): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { ...baseHeaders(requestId), 'cache-control': 'private, no-store' },
  });

/**
 * A response whose body is an error in the API's format. Unexpected errors are logged, and their
 * details are not revealed.
 */
export const respondError = (error: unknown, requestId: string): Response => {
  if (!(error instanceof DeliveryError)) logError(requestId, error);
  const { status, id, message, details, headers } =
    error instanceof DeliveryError ? error : new DeliveryError(500, 'ServerError', OUR_FAULT);
  const response = respondOnce(
    { sys: { type: 'Error', id }, message, ...(details !== undefined && { details }), requestId },
    status,
    requestId,
  );
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
};
