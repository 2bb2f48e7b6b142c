import type { D1Database } from '@cloudflare/workers-types';
import type * as v from 'valibot';
import type {
  JobRow,
  JobWalkQuerySchema,
  WalkedJob,
} from '../../../src/contracts/site/operator-jobs.ts';
import { STORED_RECORD, type StoredRecord } from '../../backend/jobs/save-jobs.ts';
import { formatRow } from '../imports/format-row.ts';
import { JOB_TEXT } from './job-text.ts';

type Filter = v.InferOutput<typeof JobWalkQuerySchema>;

const WALKED_AT_ONCE = 2_000;

/**
 * The rows to read, by an index that has no other rows or has them in the order of their ids. The
 * status is inlined as a literal, because SQLite does not use partial indexes for a bound value.
 */
const selectCandidates = ({ status, company }: Pick<Filter, 'status' | 'company'>): string => {
  const by = company
    ? 'INDEXED BY job_of_employer'
    : ({ '': 'NOT INDEXED', draft: 'INDEXED BY job_not_open' }[status as ''] ??
      'INDEXED BY job_by_id');
  const conditions = [
    'job.id > ?1',
    ...(company ? ['job.company_id = (SELECT id FROM company WHERE slug = ?2)'] : []),
    ...(status ? [`job.status = '${status}'`] : []),
    ...(status && status !== 'open' ? [`job.status <> 'open'`] : []),
    ...(status && status !== 'draft' ? [`job.status <> 'draft'`] : []),
  ];
  return `SELECT job.id FROM job ${by} WHERE ${conditions.join(' AND ')}
    ORDER BY job.id LIMIT ${WALKED_AT_ONCE}`;
};

/**
 * Finds the matching jobs among the next thousands with an id above `after`. In the order of ids, a
 * job that changes meanwhile is neither missed nor found twice.
 * @returns `next`: the id to continue after, or null at the end
 */
export const walkJobs = async (
  db: D1Database,
  { status, company, q, after }: Filter,
): Promise<{ data: WalkedJob[]; next: number | null }> => {
  const { results } = await db
    .prepare(
      `WITH page AS MATERIALIZED (${selectCandidates({ status, company })})
       SELECT job.id, job.fid, job.title, company.slug AS company, job.status,
         (?3 = '' OR instr(lower(${JOB_TEXT}), lower(?3)) > 0) AS isMatch
       FROM page CROSS JOIN job ON job.id = page.id JOIN company ON company.id = job.company_id
       ORDER BY page.id`,
    )
    .bind(after, company, q)
    .all<WalkedJob & { id: number; isMatch: 0 | 1 }>();
  const data = results.flatMap(({ id: _, isMatch, ...job }) => (isMatch ? job : []));
  return { data, next: results.length === WALKED_AT_ONCE ? (results.at(-1)?.id ?? null) : null };
};

/** Jobs as rows that can be imported, in the order of their fids in the request. */
export const readJobRows = async (db: D1Database, fids: readonly string[]): Promise<JobRow[]> => {
  const { results } = await db
    .prepare(
      `SELECT ${STORED_RECORD} AS record FROM json_each(?) AS given
       CROSS JOIN job ON job.fid = given.value JOIN company ON company.id = job.company_id
       ORDER BY given.key`,
    )
    .bind(JSON.stringify(fids))
    .all<{ record: string }>();
  return results.map(({ record }) => formatStoredJob(JSON.parse(record)));
};

/** A stored job as a row that can be imported. */
export const formatStoredJob = (record: StoredRecord): JobRow =>
  formatRow('job', record, 'updated');
