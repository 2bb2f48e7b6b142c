import { type Bindings, readVariables } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import { enforceRateLimit } from '../http/request/rate-limits.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { REQUEST_ID_HEADER } from '../http/request/request-id.ts';
import { createDelivery } from './delivery/delivery.ts';
import { DeliveryError, rateLimitExceeded } from './delivery/delivery-error.ts';
import { respondError } from './delivery/respond.ts';
import { loadSpace } from './space.ts';

/** The path at which any Contentful client can read the embedded space. */
export const CDA_PATH = '/cda';

const LIMIT_RESET_S = 60;

const services = new WeakMap<Bindings, ReturnType<typeof createDelivery>>();

const loadService = async (bindings: Bindings) => {
  let service = services.get(bindings);
  if (!service) {
    service = createDelivery({
      space: await loadSpace(),
      assetHost: new URL(readVariables(bindings).SITE_URL).host,
      db: bindings.JOBS,
      keys: bindings.PEOPLE,
      basePath: CDA_PATH,
    });
    services.set(bindings, service);
  }
  return service;
};

/**
 * The embedded delivery service over HTTP, protected by its tokens (decision 16). Requests count
 * towards the rate limit for reads. Every response, including errors, has the format that
 * Contentful's clients expect.
 */
export const respondToContentApi = async (context: RequestContext): Promise<Response> => {
  const { request, url, bindings } = context;
  const variables = readVariables(bindings);
  try {
    if (request.method !== 'OPTIONS') await enforceRateLimit(context);
    if (variables.CONTENTFUL_SPACE_ID) {
      throw new DeliveryError(
        404,
        'NotFound',
        'This site reads its content from a Contentful space: use that space’s own API.',
      );
    }
    // Pagination URLs use the site's own host, no matter which host was requested.
    const own = new Request(`${variables.SITE_URL}${url.pathname}${url.search}`, request);
    own.headers.set(REQUEST_ID_HEADER, context.id);
    return await (await loadService(bindings)).fetch(own);
  } catch (error) {
    const isRateLimited = error instanceof HttpError && error.status === 429;
    return respondError(isRateLimited ? rateLimitExceeded(LIMIT_RESET_S) : error, context.id);
  }
};
