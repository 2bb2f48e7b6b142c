import { siteFrame } from '../content/site-frame.ts';
import { CACHE_CONTROL } from '../http/headers/cache-control.ts';
import { withEntityTag } from '../http/headers/entity-tag.ts';
import { enforceRateLimit } from '../http/request/rate-limits.ts';
import type { RequestContext } from '../http/request/request-context.ts';

/** `/misc/openapi.json`: the endpoint map as an OpenAPI document. @throws HttpError 429 */
export const sendOpenApi = async (context: RequestContext): Promise<Response> => {
  await enforceRateLimit(context);
  const { openApiDocument } = await import('../../src/lib/openapi/openapi-document.ts');
  const { name } = await siteFrame(context.bindings);
  const headers = { 'cache-control': CACHE_CONTROL.reference };
  return withEntityTag(Response.json(openApiDocument(name), { headers }), context.request);
};
