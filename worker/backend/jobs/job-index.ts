import type { D1Database } from '@cloudflare/workers-types';
import type { Job, JobSearchQuery, JobSummary } from '../../../src/contracts/job.ts';
import type { Suggestion, SuggestionQuery } from '../../../src/contracts/suggestion.ts';
import type { Bindings } from '../../env.ts';
import { type CircuitBreaker, createCircuitBreaker } from '../../http/circuit-breaker.ts';
import { logError } from '../../http/log-error.ts';
import { sendInTime } from '../../http/send-in-time.ts';
import type { SiteMessage } from '../../site-key.ts';
import { restAfter } from '../budget.ts';
import { createBuiltInReader } from './search/engines/built-in/built-in-reader.ts';
import type { IndexReader } from './search/engines/index-reader.ts';
import type { PostgresBinding } from './search/engines/postgres/client.ts';
import { type SearchResult, searchJobs } from './search/search-jobs.ts';
import type { PlacedJob } from './search/similar-jobs.ts';

/** The only interface to the search for the rest of the worker. `now` is in Unix milliseconds. */
export interface JobIndex {
  /**
   * Finds a page of open jobs, their total and their facets. No text of a visitor causes an error.
   */
  search(query: JobSearchQuery, now: number): Promise<SearchResult>;
  /**
   * Finds a public job, open or closed, with the data that `similar` needs.
   * @returns undefined for drafts, archived and unknown jobs
   */
  findJob(
    fid: string,
    now: number,
  ): Promise<(PlacedJob & { job: Job; version: string }) | undefined>;
  /** Finds open jobs similar to a job, the most similar first. */
  similar(placed: PlacedJob, limit: number, now: number): Promise<JobSummary[]>;
  /** Suggests completions of a text. */
  suggest(query: SuggestionQuery, now: number): Promise<Suggestion[]>;
  /**
   * Must be called after jobs were written. Indexes the first changes immediately, so that an
   * operator's change is searchable when the call ends, and leaves the rest to the queue. The
   * schedule indexes what no queue message covers.
   */
  changed(): Promise<void>;
}

/** The queue message has no job ids: the database records which jobs changed. */
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
    if (!(await indexFirst(own)) && !own.JOB_ENGINE) return;
    const { EVENTS } = own;
    if (EVENTS) await sendInTime(() => EVENTS.send(JOBS_CHANGED), 'Changed jobs');
  },
});

type JobIndexBindings = Pick<Bindings, 'JOBS'> & Partial<Pick<Bindings, 'EVENTS' | 'JOB_ENGINE'>>;

/** One circuit breaker for each binding, shared by all requests of an isolate. */
const breakers = new WeakMap<PostgresBinding, CircuitBreaker>();

const findBreaker = (binding: PostgresBinding): CircuitBreaker => {
  const breaker = breakers.get(binding) ?? createCircuitBreaker();
  breakers.set(binding, breaker);
  return breaker;
};

/**
 * Reads the bound engine and falls back to the built-in index when the engine fails. The engine's
 * modules are imported on the first query.
 */
const createBoundReader = (db: D1Database, binding: PostgresBinding): IndexReader => ({
  db,
  async ask(requested, beside) {
    const [{ createEngineReader }, { createPostgresEngine }] = await Promise.all([
      import('./search/engines/engine-reader.ts'),
      import('./search/engines/postgres/postgres-engine.ts'),
    ]);
    const engine = createPostgresEngine(binding);
    return createEngineReader(createBuiltInReader(db), engine, findBreaker(binding)).ask(
      requested,
      beside,
    );
  },
});

/**
 * Creates the job index of these bindings. `db`: the database to read from, which may be a replica.
 */
export const openJobIndex = (
  bindings: JobIndexBindings,
  db: D1Database = bindings.JOBS,
): JobIndex =>
  createJobIndex(
    bindings.JOB_ENGINE ? createBoundReader(db, bindings.JOB_ENGINE) : createBuiltInReader(db),
    bindings,
  );

/** Slices that one call indexes itself; a slice takes some 17 statements and 15 ms. */
const SLICES_PER_CALL = 3;
/**
 * Slices of a queue message or a scheduled run: the platform allows an invocation 1,000 statements.
 */
const SLICES_PER_TURN = 15;

/** Indexes the next changed jobs, with a rest after each slice. */
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
 * Indexes the first slices after a change. An error does not fail the change itself, as the
 * schedule indexes the rest.
 * @returns whether changed jobs are left
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
 * Indexes changed jobs that no queue message covered; for the schedule.
 * @returns the number of jobs indexed
 */
export const indexPendingChanges = async ({ JOBS }: Pick<Bindings, 'JOBS'>): Promise<number> =>
  (await indexSlices(JOBS, SLICES_PER_TURN)).indexed;

/**
 * Updates the built-in index with the changed jobs, then the bound engine, if any. When more is
 * left than one invocation may do, sends another queue message.
 * @returns the number of changes and jobs sent to the engine
 * @throws when one of them rejects its data
 */
export const consumeJobChanges = async (bindings: JobIndexBindings): Promise<number> => {
  const { JOBS, EVENTS } = bindings;
  const { isMore } = await indexSlices(JOBS, SLICES_PER_TURN);
  if (isMore && EVENTS) {
    await sendInTime(() => EVENTS.send(JOBS_CHANGED), 'Changed jobs');
    return 0;
  }
  return feedBoundEngine(bindings);
};

/**
 * Sends pending changes of the built-in index to the bound engine, if any.
 * @returns the number of changes and jobs sent
 * @throws when the engine rejects its data
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
