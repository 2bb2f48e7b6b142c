import { withTimeLimit } from '../../src/lib/content/with-time-limit.ts';
import { isUpToDate, readDatabase } from '../backend/database/read-database.ts';
import { confirmTag } from '../backend/version-tag.ts';
import { HttpError } from '../http/http-error.ts';
import { logError } from '../http/log-error.ts';
import { enforceRateLimit } from '../http/request/rate-limits.ts';
import { createReads } from '../http/request/reads.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { confirmToCache, writeToCache } from './cache-wire.ts';
import { addContentVersion } from './content-version.ts';
import { failPage, type PageResult } from './page-result.ts';
import { createPageView, type PageView } from './page-view.ts';
import { renderPage } from './render/render.ts';
import { findPageScope } from './view-version.ts';

/**
 * Enforces the rate limit for renders, which are expensive. Pages served from the cache do not
 * count.
 */
const refuse = async (context: RequestContext): Promise<PageResult | undefined> => {
  try {
    await enforceRateLimit(context);
    return undefined;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return failPage(error.status, error.message, error.options.headers);
  }
};

/**
 * The time-out for reading versions before a render. It is short, so that an unresponsive database
 * delays the render only slightly.
 */
const VERSIONS_MS = 1_000;

/**
 * A 304 for the ETag in `If-None-Match` if a render would produce the same page; otherwise
 * undefined.
 */
const confirm = async (
  view: PageView | undefined,
  context: RequestContext,
): Promise<Response | undefined> => {
  const { request, bindings, id } = context;
  const ifNoneMatch = request.headers.get('if-none-match');
  if (!view || !ifNoneMatch) return undefined;
  try {
    const scope = await findPageScope(view, bindings);
    const pending = confirmTag(ifNoneMatch, scope, readDatabase(context), Date.now());
    const confirmed = await withTimeLimit(pending, VERSIONS_MS, () => undefined);
    return confirmed && confirmToCache(view, confirmed);
  } catch (error) {
    // The error is only logged, because the render that follows may not need the database. If it
    // does, the render reports the failure.
    logError(id, error);
    return undefined;
  }
};

/** A shared page, including its lifetime for the cache in front of `Pages`. */
export const servePage = async (context: RequestContext): Promise<Response> => {
  const view = createPageView(context.url, context.page?.route);
  const refusal = await refuse(context);
  if (refusal) return writeToCache(refusal, view, context);
  const confirmed = await confirm(view, context);
  if (confirmed) return confirmed;
  const reads = createReads();
  const { bindings, startedAt } = context;
  await withTimeLimit(
    addContentVersion(reads, bindings, startedAt),
    VERSIONS_MS,
    reads.addUnversioned,
  ).catch(reads.addUnversioned);
  context.reads = reads;
  const page = await renderPage(context);
  if (await isUpToDate(context)) return writeToCache(page, view, context);
  page.headers.set('cache-control', 'no-store');
  return writeToCache(page, undefined, context);
};

/**
 * A 304 for a client that already has the page. Used if no cache has the page. Undefined if a
 * render is needed.
 */
export const confirmForClient = async (context: RequestContext): Promise<Response | undefined> => {
  const view = createPageView(context.url, context.page?.route);
  // If the rate limit is exceeded, the render that follows sends the error response.
  return (await refuse(context)) ? undefined : confirm(view, context);
};
