import { listJobTags } from '../../../src/lib/api/call-tags.ts';
import { collectTags } from '../../cache/collected-tags.ts';
import { type PurgeContext, purgeCollected } from '../../cache/purge-pages.ts';
import { type Bindings, isEuPayRequired } from '../../env.ts';
import { announceJobs } from '../events/announce-jobs.ts';
import { announceEvents } from '../events/record-event.ts';
import { openJobIndex } from './job-index.ts';
import { type MoveOptions, moveJobs } from './move-jobs.ts';

/**
 * Publishes, closes or archives jobs (`moveJobs`), and has all that shows them follow: the index,
 * cached pages, search engines. Repeating it purges the pages once more.
 * @returns the fids of the changed jobs and of the unchanged jobs, and the result of the purge
 * @throws HttpError as `moveJobs` does
 */
export const publishMoves = async (
  bindings: Bindings,
  execution: PurgeContext | undefined,
  fids: readonly string[],
  to: Parameters<typeof moveJobs>[2],
  now: number,
  by?: MoveOptions['by'],
) => {
  const { JOBS } = bindings;
  const options = { by, isEuPayRequired: isEuPayRequired(bindings) };
  const { events, ...jobs } = await moveJobs(JOBS, fids, to, now, options);
  await openJobIndex(bindings).changed();
  // Includes unchanged jobs, because an operator may repeat a call to purge stale pages.
  await collectTags(JOBS, jobs.unchanged.flatMap(listJobTags), to !== 'open', now);
  const purged = await purgeCollected(execution, bindings);
  await announceEvents(bindings, events);
  await announceJobs(bindings, jobs.moved, now);
  return { ...jobs, purged };
};
