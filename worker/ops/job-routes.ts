import type { D1Database } from '@cloudflare/workers-types';
import type * as v from 'valibot';
import * as endpoints from '../../src/contracts/endpoints.ts';
import type { JobListQuerySchema } from '../../src/contracts/ops.ts';
import { tagsOfJob } from '../../src/lib/api/call-tags.ts';
import type { Handlers } from '../backend/call.ts';
import { announceJobs } from '../backend/events/announce-jobs.ts';
import { findInvalidJobs } from '../backend/jobs/find-invalid-jobs.ts';
import type { JobStatus } from '../backend/jobs/job-moves.ts';
import { moveJobs } from '../backend/jobs/move-jobs.ts';
import { pageAround } from '../backend/paging.ts';
import { findUnreadPlaces, unreadOfOpenJobs } from '../backend/places/find-unread-places.ts';
import { collectTags } from '../cache/collected-tags.ts';
import { purgeCollected, purgeNote } from '../cache/purge-pages.ts';
import { isoDate, isoDateOrNull } from '../http/iso-date.ts';
import { serveOperator } from './serve-operator.ts';

interface JobRow {
  fid: string;
  title: string;
  company: string;
  status: JobStatus;
  employerVisibility: 'named' | 'anonymous' | 'agency';
  requisitionId: string | null;
  applications: number;
  publishedAt: number | null;
  updatedAt: number;
  validThrough: number | null;
}

const listJobs = async (
  db: D1Database,
  { status, company, q, page, perPage }: v.InferOutput<typeof JobListQuerySchema>,
) => {
  // Not LIKE: D1 takes patterns of 50 bytes at most.
  const from = `FROM job JOIN company ON company.id = job.company_id
    WHERE (?1 = '' OR job.status = ?1) AND (?2 = '' OR company.slug = ?2)
      AND (?3 = '' OR instr(lower(job.title), lower(?3)) OR instr(lower(job.fid), lower(?3))
        OR instr(lower(job.requisition_id), lower(?3)))`;
  const filter = [status, company, q];
  const [rows, counted] = await db.batch([
    db
      .prepare(
        `SELECT job.fid, job.title, company.slug AS company, job.status,
           job.employer_visibility AS employerVisibility, job.requisition_id AS requisitionId,
           (SELECT count(*) FROM application WHERE job_id = job.id) AS applications,
           job.published_at AS publishedAt, job.updated_at AS updatedAt,
           job.valid_through AS validThrough
         ${from} ORDER BY job.updated_at DESC, job.id LIMIT ?4 OFFSET ?5`,
      )
      .bind(...filter, perPage, (page - 1) * perPage),
    db.prepare(`SELECT count(*) AS total ${from}`).bind(...filter),
  ]);
  return {
    jobs: (rows?.results ?? []) as unknown as JobRow[],
    total: (counted?.results[0] as { total: number } | undefined)?.total ?? 0,
  };
};

export const addJobRoutes = (app: Handlers): void => {
  serveOperator(
    app,
    endpoints.listJobsOfAllStates,
    async ({ bindings, query, url }) => {
      const { jobs, total } = await listJobs(bindings.DB, query);
      return {
        data: jobs.map((row) => ({
          ...row,
          publishedAt: isoDateOrNull(row.publishedAt),
          updatedAt: isoDate(row.updatedAt),
          validThrough: isoDateOrNull(row.validThrough),
        })),
        ...pageAround(url, query, total),
      };
    },
    { isOfProduct: true },
  );
  serveOperator(
    app,
    endpoints.listInvalidJobs,
    ({ bindings, query, now }) => findInvalidJobs(bindings.DB, query.after, now),
    { isOfProduct: true },
  );
  serveOperator(
    app,
    endpoints.listUnreadPlaces,
    async ({ bindings: { DB } }) => ({
      data: (await findUnreadPlaces(DB, unreadOfOpenJobs(DB))) ?? { places: [], more: 0 },
    }),
    { isOfProduct: true },
  );
  serveOperator(
    app,
    endpoints.moveJobs,
    async ({ bindings, body: { fids, to }, context, now }) => {
      const { DB } = bindings;
      const data = await moveJobs(DB, fids, to, now);
      // Those that were there already too: who repeats a call may do so because pages are old.
      await collectTags(DB, data.unchanged.flatMap(tagsOfJob), to !== 'open', now);
      const outcome = await purgeCollected(context.execution, bindings);
      await announceJobs(bindings, data.moved, now);
      return { data: { ...data, ...purgeNote(outcome) } };
    },
    { isOfProduct: true },
  );
};
