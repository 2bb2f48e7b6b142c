import { isEnums, isFields } from './cache-entries.ts';
import type { Caches } from './create-caches.ts';
import { keepPage } from './keep-page.ts';
import type { KeptPage } from './kept-page.ts';

/**
 * Fills the caches with what the page says that is shown (DESIGN 4, 'Browser'): one call after the other,
 * each behind everything else that the browser loads. What fails is asked for again by the next page.
 */
export const createCacheFiller = (options: {
  caches: Caches;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}) => {
  const { caches } = options;
  let hasEnums = false;

  const load = async (url: string, signal: AbortSignal): Promise<Record<string, unknown>> => {
    // Without cookies, what everybody is shown comes from the edge's cache.
    const answer = await options.fetch(url, { signal, priority: 'low', credentials: 'omit' });
    const json: unknown = answer.ok ? await answer.json() : undefined;
    signal.throwIfAborted();
    return isFields(json) ? json : {};
  };

  /**
   * @param buildId the build that is served: another one's data may have another form
   * @param signal ends it: the visitor has moved on
   */
  return async (page: KeptPage, buildId: string, signal: AbortSignal): Promise<void> => {
    try {
      const asked = `${page.path}/_payload.json?${buildId}${page.query && `&${page.query}`}`;
      const payload = await load(asked, signal);
      if (payload.path === page.path && payload.buildId === buildId) {
        keepPage(caches, page, payload.data);
      }
      if (!hasEnums) {
        const { data: enums } = await load('/misc/enums', signal);
        hasEnums = isEnums(enums);
        if (isEnums(enums)) caches.keep('EnumDetails', { key: '', enums });
      }
    } catch {
      // Moved on, offline, or not what was asked for: nobody waits for it.
    }
  };
};
