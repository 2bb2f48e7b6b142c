import { type Bindings, isLocal, type Variables, variablesOf } from '../../env.ts';
import type { SearchEngine } from '../../search-engines/tell-search-engine.ts';
import { announceEvents, recordJobEvent } from './record-event.ts';

/** IndexNow takes no more at once (https://www.indexnow.org/documentation). */
const URLS_AT_ONCE = 10_000;

/** Who is to be told. Nobody outside can see a site on this machine. */
const enginesOf = ({ SITE_URL, INDEXNOW_KEY, GOOGLE_INDEXING_KEY }: Variables): SearchEngine[] =>
  isLocal(SITE_URL)
    ? []
    : [
        ...(INDEXNOW_KEY ? ['IndexNow' as const] : []),
        ...(GOOGLE_INDEXING_KEY ? ['Google' as const] : []),
      ];

/**
 * Has search engines told that these jobs opened, closed or changed, through the queue. Called once
 * that stands: it is no failure of the change if they are not told, as the schedule and the sitemap say it too.
 */
export const announceJobs = async (
  bindings: Bindings,
  fids: readonly string[],
  now: number,
): Promise<void> => {
  for (const engine of enginesOf(variablesOf(bindings))) {
    for (let from = 0; from < fids.length; from += URLS_AT_ONCE) {
      const part = { engine, fids: fids.slice(from, from + URLS_AT_ONCE) };
      const event = recordJobEvent(bindings.JOBS, 'jobs_changed', part, now);
      await event.statement.run();
      await announceEvents(bindings, [event]);
    }
  }
};
