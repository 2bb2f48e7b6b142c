import type * as v from 'valibot';
import { readJobRows, walkJobs as walkJobsCall } from '../../src/contracts/endpoints/ops.ts';
import {
  JOB_ROWS_AT_ONCE,
  type JobRow,
  type JobWalkSchema,
  type WalkedJob,
} from '../../src/contracts/site/operator-jobs.ts';
import type { OpsClient } from './ops-client.ts';

/** The filters of `jobs list`. */
export interface JobFilter {
  readonly status?: string;
  readonly company?: string;
  readonly q?: string;
}

/** Yields all matching jobs, one page at a time. */
export async function* walkJobs(
  client: OpsClient,
  { status, company, q }: JobFilter,
): AsyncGenerator<readonly WalkedJob[]> {
  for (let after: number | null = 0; after !== null; ) {
    const page: v.InferOutput<typeof JobWalkSchema> = await client.call(walkJobsCall, {
      query: { status, company, q, after },
    });
    yield page.data;
    after = page.next;
  }
}

/** Yields all matching jobs as rows that can be imported, one bounded list at a time. */
export async function* walkJobRows(
  client: OpsClient,
  filter: JobFilter,
): AsyncGenerator<readonly JobRow[]> {
  for await (const jobs of walkJobs(client, filter)) {
    for (let from = 0; from < jobs.length; from += JOB_ROWS_AT_ONCE) {
      const fids = jobs.slice(from, from + JOB_ROWS_AT_ONCE).map(({ fid }) => fid);
      yield (await client.call(readJobRows, { body: { fids } })).data;
    }
  }
}
