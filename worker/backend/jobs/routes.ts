import * as endpoints from '../../../src/contracts/endpoints/product.ts';
import { CLOSED_JOB_SHOWN_MS } from '../../../src/contracts/job.ts';
import { readVariables } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { type Handlers, registerHandler } from '../call.ts';
import { describePage } from '../paging.ts';
import { streamData } from '../stream-data.ts';
import { addFirstAnswer, addJob } from '../versions.ts';
import { openJobIndex } from './job-index.ts';
import { findCardVersion } from './reshape.ts';

const SIMILAR_JOBS = 4;

const HOUR_MS = 60 * 60 * 1_000;
const endOfHour = (now: number): number => (Math.floor(now / HOUR_MS) + 1) * HOUR_MS;

const gone = () =>
  new HttpError(410, 'gone', 'This job closed some time ago and is no longer shown.');

/**
 * Adds the job routes. The modules for lists are loaded eagerly; all other modules are loaded on
 * first use.
 */
export const addJobRoutes = (app: Handlers): void => {
  registerHandler(app, endpoints.searchJobs, async ({ bindings, db, query, now, url, reads }) => {
    const found = await openJobIndex(bindings, db).search(query, now);
    reads.addEach(found.versions);
    // The response is valid only until the end of the hour, because the counts by age in days are
    // sums of hourly counts.
    reads.holdUntil(endOfHour(now));
    const { links, meta } = describePage(url, query, found.total, found.reachable);
    const { hits, total: _, reachable: __, versions: ___, ...more } = found;
    return { data: hits, links, meta: { ...meta, ...more } };
  });

  registerHandler(app, endpoints.listSuggestions, async ({ bindings, db, query, now }) => ({
    data: await openJobIndex(bindings, db).suggest(query, now),
  }));

  registerHandler(app, endpoints.findNearestTown, async ({ db, body }) => {
    const { nearestTown } = await import('../places/nearest-town.ts');
    return { data: { location: await nearestTown(db, body) } };
  });

  registerHandler(app, endpoints.getJob, async ({ bindings, db, params, now, reads }) => {
    const index = openJobIndex(bindings, db);
    const fid = params.id ?? '';
    const found = await index.findJob(fid, now);
    if (!found) {
      const { isRetired } = await import('./repository.ts');
      if (await isRetired(db, fid)) throw gone();
      throw new HttpError(404, 'not_found', 'There is no such job. It may have been taken down.');
    }
    const { job } = found;
    if (job.closedAt && now - Date.parse(job.closedAt) > CLOSED_JOB_SHOWN_MS) {
      throw gone();
    }
    const similar = await index.similar(found, SIMILAR_JOBS, now);
    addJob(reads, job.fid, found.version);
    if (job.company) addFirstAnswer(reads, job.company.slug, found.firstAnswer);
    for (const other of similar) addJob(reads, other.fid, findCardVersion(other));
    // Without the setting, nobody confirms that a job is still open, so an earlier answer grows old.
    const isConfirmed = readVariables(bindings).CONFIRM_OPEN === 'on';
    return { data: { ...job, ...(!isConfirmed && { confirmedAt: null }), similar } };
  });

  registerHandler(app, endpoints.listAllJobs, async ({ db, now }) => {
    const { streamOpenJobs } = await import('./repository.ts');
    return streamData(streamOpenJobs(db, {}, now));
  });

  registerHandler(app, endpoints.listSeoJobs, async ({ db, query: { since }, now }) => {
    const { streamOpenJobs } = await import('./repository.ts');
    return streamData(streamOpenJobs(db, since === '' ? {} : { since }, now));
  });
};
