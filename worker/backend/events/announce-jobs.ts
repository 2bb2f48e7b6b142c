import { type Bindings, isLocal, readVariables, type Variables } from '../../env.ts';
import type { SearchEngine } from '../../search-engines/notify-search-engine.ts';
import { announceEvents, recordJobEvent } from './record-event.ts';

/** IndexNow's limit on URLs per request (https://www.indexnow.org/documentation). */
const URLS_AT_ONCE = 10_000;

/** The search engines to notify; none for a site on localhost, which they cannot reach. */
const listEngines = ({ SITE_URL, INDEXNOW_KEY, GOOGLE_INDEXING_KEY }: Variables): SearchEngine[] =>
  isLocal(SITE_URL)
    ? []
    : [
        ...(INDEXNOW_KEY ? ['IndexNow' as const] : []),
        ...(GOOGLE_INDEXING_KEY ? ['Google' as const] : []),
      ];

/**
 * Queues notifications that tell search engines that these jobs were opened, closed or changed.
 * Called after the change is stored. If a notification fails, the change still succeeds, since the
 * scheduled run and the sitemap also report the change.
 */
export const announceJobs = async (
  bindings: Bindings,
  fids: readonly string[],
  now: number,
): Promise<void> => {
  for (const engine of listEngines(readVariables(bindings))) {
    for (let from = 0; from < fids.length; from += URLS_AT_ONCE) {
      const part = { engine, fids: fids.slice(from, from + URLS_AT_ONCE) };
      const event = recordJobEvent(bindings.JOBS, 'jobs_changed', part, now);
      await event.statement.run();
      await announceEvents(bindings, [event]);
    }
  }
};
