import { HttpError } from '../http/http-error.ts';
import { enforceRateLimit } from '../http/request/rate-limits.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { writeToCache } from './cache-wire.ts';
import { failPage, type PageResult } from './page-result.ts';
import { pageViewOf } from './page-view.ts';
import { renderPage } from './render/render.ts';

/** Counted here, where it costs something: a page from the cache is no load. */
const renderCounted = async (context: RequestContext): Promise<PageResult> => {
  try {
    await enforceRateLimit(context);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return failPage(error.status, error.message, error.options.headers);
  }
  return renderPage(context);
};

/** A shared page, with what the cache in front may do with it. */
export const servePage = async (context: RequestContext): Promise<Response> => {
  const page = await renderCounted(context);
  const route = pageViewOf(context.url, context.page?.route)?.route;
  return writeToCache(page, route?.lifetime, context.bindings);
};
