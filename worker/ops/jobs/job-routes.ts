import type { D1Database } from '@cloudflare/workers-types';
import type * as v from 'valibot';
import * as endpoints from '../../../src/contracts/endpoints.ts';
import { JOB_STATUSES, listKeys } from '../../../src/contracts/enums.ts';
import { IMPORT_BODY_MAX_BYTES, type JobListQuerySchema } from '../../../src/contracts/ops.ts';
import type { Handlers } from '../../backend/call.ts';
import { announceJobs } from '../../backend/events/announce-jobs.ts';
import { announceEvents } from '../../backend/events/record-event.ts';
import { findInvalidJobs } from '../../backend/jobs/find-invalid-jobs.ts';
import { openJobIndex } from '../../backend/jobs/job-index.ts';
import type { JobStatus } from '../../backend/jobs/job-moves.ts';
import { publishMoves } from '../../backend/jobs/publish-moves.ts';
import {
  describeListPage,
  type Listed,
  type ListedTable,
  listedKeys,
  listRecords,
} from '../../backend/list-records.ts';
import { findUnreadPlaces, selectUnreadInJobs } from '../../backend/places/find-unread-places.ts';
import { confirmByOperator } from '../../backend/vacancies/answer-vacancy.ts';
import { listUnconfirmed } from '../../backend/vacancies/list-unconfirmed.ts';
import { purgeCollected, purgeNote } from '../../cache/purge-pages.ts';
import { isEuPayRequired, readVariables } from '../../env.ts';
import { DAY_MS, isoDate, isoDateOrNull } from '../../http/iso-date.ts';
import { noteReading } from '../note-reading.ts';
import { found, readIdParameter, registerOperatorCall } from '../register-operator-call.ts';
import { checkEdit, writeEdit } from './edit-job.ts';
import { findJobDetail, loadStoredJob } from './job-detail.ts';
import { JOB_TEXT } from './job-text.ts';
import { signPreviewLink } from './preview-link.ts';
import { readJobRows, walkJobs } from './walk-jobs.ts';

const PRODUCT_CALL = { isOfProduct: true };

interface JobRow {
  fid: string;
  title: string;
  company: string;
  status: JobStatus;
  employerVisibility: 'named' | 'anonymous' | 'agency';
  requisitionId: string | null;
  publishedAt: number | null;
  updatedAt: number;
  validThrough: number | null;
}

const LISTED: ListedTable = {
  table: 'job',
  time: 'updated_at',
  text: JOB_TEXT,
  index: { name: 'job_text', on: 'job.id = job_text.rowid' },
  columns: `job.fid, job.title, company.slug AS company, job.status,
    job.employer_visibility AS employerVisibility, job.requisition_id AS requisitionId,
    job.published_at AS publishedAt, job.updated_at AS updatedAt,
    job.valid_through AS validThrough`,
  joins: 'JOIN job ON job.id = page.id JOIN company ON company.id = job.company_id',
};

/**
 * Selects the jobs in a state, ordered by their last change. The state is inlined as a literal,
 * because SQLite does not use the partial indexes for a bound value.
 */
const inState = (status: JobStatus, company: string) => ({
  sql: `job.status = '${status}' ${status === 'open' ? '' : "AND job.status <> 'open'"}`,
  values: [],
  from: company
    ? 'job INDEXED BY job_of_employer'
    : `job INDEXED BY ${status === 'open' ? 'job_light' : 'job_not_open'}`,
});

/** Lists jobs, most recently changed first or, with a search query, newest first. */
const listJobs = (
  db: D1Database,
  { status, company, q, ...paging }: v.InferOutput<typeof JobListQuerySchema>,
): Promise<Listed<JobRow>> => {
  const states = status ? [status] : listKeys(JOB_STATUSES);
  const keys = listedKeys(LISTED, {
    q,
    where: company
      ? [{ sql: 'company_id = (SELECT id FROM company WHERE slug = ?)', values: [company] }]
      : [],
    either: states.map((one) => inState(one, company)),
    isNarrow: company !== '',
  });
  return listRecords(
    ...[db, LISTED, keys, paging],
    company || q ? undefined : { kind: 'job', states: status ? states : [] },
  );
};

/** The number of applications for each of these jobs. */
const countApplications = async (
  db: D1Database,
  fids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { results } = await db
    .prepare(
      `SELECT job_fid AS fid, count(*) AS applications FROM application
       WHERE job_fid IN (SELECT value FROM json_each(?)) GROUP BY job_fid`,
    )
    .bind(JSON.stringify(fids))
    .all<{ fid: string; applications: number }>();
  return new Map(results.map(({ fid, applications }) => [fid, applications]));
};

export const addJobRoutes = (app: Handlers): void => {
  registerOperatorCall(
    app,
    endpoints.listJobsOfAllStates,
    async ({ bindings, query, url }) => {
      const found = await listJobs(bindings.JOBS, query);
      const applications = await countApplications(
        bindings.PEOPLE,
        found.rows.map(({ fid }) => fid),
      );
      return {
        data: found.rows.map((row) => ({
          ...row,
          applications: applications.get(row.fid) ?? 0,
          publishedAt: isoDateOrNull(row.publishedAt),
          updatedAt: isoDate(row.updatedAt),
          validThrough: isoDateOrNull(row.validThrough),
        })),
        ...describeListPage(url, query, found),
      };
    },
    { isOfProduct: true },
  );
  registerOperatorCall(
    app,
    endpoints.listInvalidJobs,
    ({ bindings, query, now }) =>
      findInvalidJobs(bindings.JOBS, query.after, now, isEuPayRequired(bindings)),
    { isOfProduct: true },
  );
  registerOperatorCall(
    app,
    endpoints.listUnreadPlaces,
    async ({ bindings: { JOBS } }) => ({
      data: (await findUnreadPlaces(JOBS, selectUnreadInJobs(JOBS))) ?? { places: [], more: 0 },
    }),
    { isOfProduct: true },
  );
  registerOperatorCall(
    app,
    endpoints.listUnconfirmedJobs,
    async ({ bindings, now }) => ({ data: await listUnconfirmed(bindings.JOBS, now) }),
    PRODUCT_CALL,
  );
  registerOperatorCall(
    app,
    endpoints.confirmJobs,
    async ({ bindings, body: { fids }, context, now }) => ({
      data: await confirmByOperator(bindings, context.execution, fids, now),
    }),
    PRODUCT_CALL,
  );
  registerOperatorCall(
    app,
    endpoints.moveJobs,
    async ({ bindings, body: { fids, to }, context, now }) => {
      const { purged, ...data } = await publishMoves(bindings, context.execution, fids, to, now);
      return { data: { ...data, ...purgeNote(purged) } };
    },
    { isOfProduct: true },
  );
  registerOperatorCall(
    app,
    endpoints.walkJobs,
    ({ bindings, query }) => walkJobs(bindings.JOBS, query),
    PRODUCT_CALL,
  );
  registerOperatorCall(
    app,
    endpoints.readJobRows,
    async ({ bindings, body, now }) => {
      const data = await readJobRows(bindings.JOBS, body.fids);
      await noteReading(bindings.PEOPLE, 'jobs.exported', 'jobs', now, { shown: data.length });
      return { data };
    },
    PRODUCT_CALL,
  );
  registerOperatorCall(
    app,
    endpoints.readJob,
    async ({ bindings, now, ...call }) => {
      const { SITE_URL } = readVariables(bindings);
      const fid = readIdParameter(call);
      const detail = found(
        await findJobDetail(bindings, SITE_URL, fid, {
          now,
          isEuPayRequired: isEuPayRequired(bindings),
        }),
        'job',
      );
      await noteReading(bindings.PEOPLE, 'job.read', fid, now);
      return { data: detail };
    },
    PRODUCT_CALL,
  );
  registerOperatorCall(
    app,
    endpoints.editJob,
    async ({ bindings, body, context, now, ...call }) => {
      const { JOBS } = bindings;
      const fid = readIdParameter(call);
      const stored = found(await loadStoredJob(JOBS, fid), 'job');
      const edit = await checkEdit(JOBS, stored, body.changes, {
        now,
        isEuPayRequired: isEuPayRequired(bindings),
      });
      const { changes } = edit;
      if (body.dryRun || changes.length === 0) return { data: { edited: false, changes } };
      const events = await writeEdit(JOBS, stored, edit, now);
      await openJobIndex(bindings).changed();
      const result = await purgeCollected(context.execution, bindings);
      await announceEvents(bindings, events);
      await announceJobs(bindings, [fid], now);
      return { data: { edited: true, changes, ...purgeNote(result) } };
    },
    { ...PRODUCT_CALL, bodyMaxBytes: IMPORT_BODY_MAX_BYTES },
  );
  registerOperatorCall(
    app,
    endpoints.issueJobPreview,
    async ({ bindings, body, now, ...call }) => {
      const { record } = found(await loadStoredJob(bindings.JOBS, readIdParameter(call)), 'job');
      const siteUrl = readVariables(bindings).SITE_URL;
      const until = now + body.days * DAY_MS;
      return { data: await signPreviewLink(bindings.PEOPLE, record, { siteUrl, until, now }) };
    },
    { ...PRODUCT_CALL, status: 201 },
  );
};
