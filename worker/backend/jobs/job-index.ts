import type { D1Database } from '@cloudflare/workers-types';
import type { Job, JobSearchQuery, JobSummary } from '../../../src/contracts/job.ts';
import type { Suggestion, SuggestionQuery } from '../../../src/contracts/suggestion.ts';
import type { Bindings } from '../../env.ts';
import { type CircuitBreaker, createCircuitBreaker } from '../../http/circuit-breaker.ts';
import { noteFault } from '../../http/count-fault.ts';
import { logError } from '../../http/log-error.ts';
import { sendInTime } from '../../http/send-in-time.ts';
import type { SiteMessage } from '../../site-key.ts';
import { restAfter } from '../budget.ts';
import { announceNewJobs } from '../job-alerts/announce-new-jobs.ts';
import { createBuiltInReader } from './search/engines/built-in/built-in-reader.ts';
import type { IndexReader } from './search/engines/index-reader.ts';
import type { PostgresBinding } from './search/engines/postgres/client.ts';
import { type SearchResult, searchJobs } from './search/search-jobs.ts';
import type { PlacedJob } from './search/similar-jobs.ts';

/**
 * The interface through which the rest of the worker uses the search. `now` is in Unix
 * milliseconds.
 */
export interface JobIndex {
  /**
   * Finds one page of open jobs, and returns the total and the facets. Does not throw, whatever a
   * visitor types.
   */
  search(query: JobSearchQuery, now: number): Promise<SearchResult>;
  /**
   * Finds a public job, open or closed, with the data that `similar` needs.
   * @returns undefined for drafts, archived jobs and unknown fids
   */
  findJob(
    fid: string,
    now: number,
  ): Promise<(PlacedJob & { job: Job; version: string; firstAnswer: string }) | undefined>;
  /** Finds open jobs similar to a job, the most similar first. */
  similar(placed: PlacedJob, limit: number, now: number): Promise<JobSummary[]>;
  /** Suggests completions for what a visitor has typed. */
  suggest(query: SuggestionQuery, now: number): Promise<Suggestion[]>;
  /**
   * Must be called after jobs are written. Indexes the first changed jobs immediately, so that an
   * operator's change is searchable when the call returns, and leaves the remaining jobs to the
   * queue. The cron job indexes any jobs that no queue message covers.
   */
  changed(): Promise<void>;
}

/** The queue message has no job ids, because the database records which jobs changed. */
export interface JobsChangedMessage extends SiteMessage {
  readonly jobsChanged: true;
}
const JOBS_CHANGED: JobsChangedMessage = { jobsChanged: true };

/** Modules that only some calls need are imported on first use (decision 8). */
const createJobIndex = (reader: IndexReader, own: JobIndexBindings): JobIndex => ({
  search: (query, now) => searchJobs(reader, query, now),
  async findJob(fid, now) {
    const { findPlacedJob } = await import('./repository.ts');
    return findPlacedJob(reader, fid, now);
  },
  async similar(placed, limit, now) {
    const { similarJobs } = await import('./search/similar-jobs.ts');
    return similarJobs(reader, placed, limit, now);
  },
  async suggest(query, now) {
    const { suggest } = await import('./search/suggest.ts');
    return suggest(reader.db, query, now);
  },
  async changed() {
    const isMore = await indexFirst(own);
    const { EVENTS } = own;
    if (!isMore && EVENTS) await announceNewJobs({ JOBS: own.JOBS, EVENTS });
    if (!isMore && !own.JOB_ENGINE) return;
    if (EVENTS) await sendInTime(() => EVENTS.send(JOBS_CHANGED), 'Changed jobs');
  },
});

type JobIndexBindings = Pick<Bindings, 'JOBS'> & Partial<Pick<Bindings, 'EVENTS' | 'JOB_ENGINE'>>;

/** One circuit breaker per binding, shared by all requests in an isolate. */
const breakers = new WeakMap<PostgresBinding, CircuitBreaker>();

const findBreaker = (binding: PostgresBinding, db: D1Database): CircuitBreaker => {
  const breaker = breakers.get(binding) ?? createCircuitBreaker(() => noteFault(db, 'jobEngine'));
  breakers.set(binding, breaker);
  return breaker;
};

/**
 * Creates a reader that queries the bound engine and falls back to the built-in index if the engine
 * fails. The engine's modules are imported on the first query. Failures are counted in `own`, as
 * `db` may be a replica.
 */
const createBoundReader = (
  db: D1Database,
  binding: PostgresBinding,
  own: D1Database,
): IndexReader => ({
  db,
  async ask(requested, beside) {
    const [{ createEngineReader }, { createPostgresEngine }] = await Promise.all([
      import('./search/engines/engine-reader.ts'),
      import('./search/engines/postgres/postgres-engine.ts'),
    ]);
    const engine = createPostgresEngine(binding);
    return createEngineReader(createBuiltInReader(db), engine, findBreaker(binding, own)).ask(
      requested,
      beside,
    );
  },
});

/**
 * Creates the job index for these bindings. `db` is the database to read from, which may be a
 * replica.
 */
export const openJobIndex = (
  bindings: JobIndexBindings,
  db: D1Database = bindings.JOBS,
): JobIndex =>
  createJobIndex(
    bindings.JOB_ENGINE
      ? createBoundReader(db, bindings.JOB_ENGINE, bindings.JOBS)
      : createBuiltInReader(db),
    bindings,
  );

/**
 * The number of slices that a call to `changed` indexes itself. A slice takes about 17 statements
 * and 15 ms.
 */
const SLICES_PER_CALL = 3;
/**
 * The number of slices per queue message or cron run; the platform allows 1,000 statements per
 * invocation.
 */
const SLICES_PER_TURN = 15;

/** Indexes the next changed jobs, pausing between slices. */
const indexSlices = async (
  db: D1Database,
  slices: number,
): Promise<{ indexed: number; isMore: boolean }> => {
  const { indexJobs } = await import('./search/index/index-jobs.ts');
  let indexed = 0;
  for (let slice = 0; slice < slices; slice++) {
    const start = Date.now();
    const jobs = await indexJobs(db);
    if (jobs === 0) return { indexed, isMore: false };
    indexed += jobs;
    if (slice < slices - 1) await restAfter(Date.now() - start);
  }
  return { indexed, isMore: true };
};

/**
 * Indexes the first slices after a change. Errors are logged and not thrown, because the change
 * itself succeeded and the cron job will index the remaining jobs.
 * @returns whether any changed jobs remain to be indexed
 */
const indexFirst = async ({ JOBS }: JobIndexBindings): Promise<boolean> => {
  try {
    return (await indexSlices(JOBS, SLICES_PER_CALL)).isMore;
  } catch (error) {
    logError('Changed jobs could not be processed; the scheduled run will retry them.', error);
    return true;
  }
};

/**
 * Indexes changed jobs that no queue message covered. Called by the cron job.
 * @returns the number of jobs indexed
 */
export const indexPendingChanges = async ({ JOBS }: Pick<Bindings, 'JOBS'>): Promise<number> =>
  (await indexSlices(JOBS, SLICES_PER_TURN)).indexed;

/**
 * Updates the built-in index with the changed jobs, and then the bound engine, if any. If more jobs
 * are left than one invocation may index, sends another queue message.
 * @returns the number of changes and jobs sent to the engine
 * @throws if the index or the engine rejects the data
 */
export const consumeJobChanges = async (bindings: JobIndexBindings): Promise<number> => {
  const { JOBS, EVENTS } = bindings;
  const { isMore } = await indexSlices(JOBS, SLICES_PER_TURN);
  if (isMore && EVENTS) {
    await sendInTime(() => EVENTS.send(JOBS_CHANGED), 'Changed jobs');
    return 0;
  }
  if (EVENTS) await announceNewJobs({ JOBS, EVENTS });
  return feedBoundEngine(bindings);
};

/**
 * Sends pending changes from the built-in index to the bound engine, if any.
 * @returns the number of changes and jobs sent
 * @throws if the engine rejects the data
 */
export const feedBoundEngine = async ({ JOBS, JOB_ENGINE }: JobIndexBindings): Promise<number> => {
  const { feedEngine, deleteEngineState } = await import('./search/engines/feed-engine.ts');
  if (!JOB_ENGINE) {
    await deleteEngineState(JOBS);
    return 0;
  }
  const { createPostgresEngine } = await import('./search/engines/postgres/postgres-engine.ts');
  return feedEngine(JOBS, createPostgresEngine(JOB_ENGINE));
};
