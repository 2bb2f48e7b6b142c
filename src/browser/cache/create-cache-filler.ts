import { isEnums, isFields } from './cache-entries.ts';
import { cachePage } from './cache-page.ts';
import type { CachedPage } from './cached-page.ts';
import type { Caches } from './create-caches.ts';

/**
 * Fills the caches with the displayed page's data (docs/specification.md, row 4.5; decision 4).
 * Sends one low-priority request at a time. A failed request is retried on the next page.
 */
export const createCacheFiller = (options: {
  caches: Caches;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}) => {
  const { caches } = options;
  let hasEnums = false;

  const load = async (url: string, signal: AbortSignal): Promise<Record<string, unknown>> => {
    // Cookies are omitted so that the edge cache can respond.
    const response = await options.fetch(url, { signal, priority: 'low', credentials: 'omit' });
    const json: unknown = response.ok ? await response.json() : undefined;
    signal.throwIfAborted();
    return isFields(json) ? json : {};
  };

  /**
   * @param buildId the current build's id, because data from another build may have a different
   *   shape
   * @param signal aborts when the visitor leaves the page
   */
  return async (page: CachedPage, buildId: string, signal: AbortSignal): Promise<void> => {
    try {
      const payloadUrl = `${page.path}/_payload.json?${buildId}${page.query && `&${page.query}`}`;
      const payload = await load(payloadUrl, signal);
      if (payload.path === page.path && payload.buildId === buildId) {
        cachePage(caches, page, payload.data);
      }
      if (!hasEnums) {
        const { data: enums } = await load('/misc/enums', signal);
        hasEnums = isEnums(enums);
        if (isEnums(enums)) caches.keep('EnumDetails', { key: '', enums });
      }
    } catch {
      // The request was aborted or failed, or the response was invalid.
      // No caller awaits the result, so the error is ignored.
    }
  };
};
