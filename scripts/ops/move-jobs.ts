import { moveJobs as moveJobsCall } from '../../src/contracts/endpoints/ops.ts';
import { type JOB_MOVES, JOBS_MOVED_AT_ONCE } from '../../src/contracts/ops.ts';
import { Failure } from './failure.ts';
import type { OpsClient } from './ops-client.ts';
import { startProgress } from './progress.ts';

export interface MovedJobs {
  readonly moved: string[];
  readonly unchanged: string[];
  readonly note?: string | undefined;
}

/**
 * Moves any number of jobs, some at a time. Of the jobs in one call, either all are moved or none.
 * @throws Failure that says how many jobs were moved before
 */
export const moveJobs = async (
  client: OpsClient,
  fids: readonly string[],
  to: (typeof JOB_MOVES)[keyof typeof JOB_MOVES],
): Promise<MovedJobs> => {
  const result: { moved: string[]; unchanged: string[]; note?: string | undefined } = {
    moved: [],
    unchanged: [],
  };
  const isLong = fids.length > JOBS_MOVED_AT_ONCE;
  const progress = isLong ? startProgress('Moving', fids.length) : undefined;
  try {
    for (let from = 0; from < fids.length; from += JOBS_MOVED_AT_ONCE) {
      const some = fids.slice(from, from + JOBS_MOVED_AT_ONCE);
      const { data } = await client.call(moveJobsCall, { body: { fids: some, to } });
      result.moved.push(...data.moved);
      result.unchanged.push(...data.unchanged);
      result.note = data.note ?? result.note;
      progress?.advance(some.length);
    }
    return result;
  } catch (error) {
    if (!(error instanceof Failure) || !isLong) throw error;
    throw new Failure(
      `${error.message} ${result.moved.length} of ${fids.length} jobs are now ${to}. To continue, run the same command again.`,
      error.exitCode,
      error.detail,
    );
  } finally {
    progress?.end();
  }
};
