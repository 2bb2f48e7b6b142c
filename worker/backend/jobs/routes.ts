import * as endpoints from '../../../src/contracts/endpoints.ts';
import { CLOSED_JOB_SHOWN_MS } from '../../../src/contracts/job.ts';
import { HttpError } from '../../http/http-error.ts';
import { type Handlers, serve } from '../call.ts';
import { pageAround } from '../paging.ts';
import { nearestTown } from '../places/nearest-town.ts';
import { streamData } from '../stream-data.ts';
import { findJob, similarJobs, streamOpenJobs } from './repository.ts';
import { searchJobs } from './search/search-jobs.ts';
import { suggest } from './search/suggest.ts';

const SIMILAR_JOBS = 4;

export const addJobRoutes = (app: Handlers): void => {
  serve(app, endpoints.searchJobs, async ({ bindings, query, now, url }) => {
    const found = await searchJobs(bindings.DB, query, now);
    const { links, meta } = pageAround(url, query, found.total, found.reachable);
    const { hits, total: _, reachable: __, ...more } = found;
    return { data: hits, links, meta: { ...meta, ...more } };
  });

  serve(app, endpoints.listSuggestions, async ({ bindings, query, now }) => ({
    data: await suggest(bindings.DB, query, now),
  }));

  serve(app, endpoints.findNearestTown, async ({ bindings, body }) => ({
    data: { location: await nearestTown(bindings.DB, body) },
  }));

  serve(app, endpoints.getJob, async ({ bindings, params, now }) => {
    const job = await findJob(bindings.DB, params.id ?? '', now);
    if (!job) {
      throw new HttpError(404, 'not_found', 'There is no such job. It may have been taken down.');
    }
    if (job.closedAt && now - Date.parse(job.closedAt) > CLOSED_JOB_SHOWN_MS) {
      throw new HttpError(410, 'gone', 'This job closed some time ago and is no longer shown.');
    }
    return { data: { ...job, similar: await similarJobs(bindings.DB, job, SIMILAR_JOBS, now) } };
  });

  serve(app, endpoints.listAllJobs, async ({ bindings, now }) =>
    streamData(streamOpenJobs(bindings.DB, {}, now)),
  );

  serve(app, endpoints.listSeoJobs, async ({ bindings, query: { since }, now }) =>
    streamData(streamOpenJobs(bindings.DB, since === '' ? {} : { since }, now)),
  );
};
