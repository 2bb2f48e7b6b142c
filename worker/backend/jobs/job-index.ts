import type { D1Database } from '@cloudflare/workers-types';
import type { Job, JobSearchQuery, JobSummary } from '../../../src/contracts/job.ts';
import type { Suggestion, SuggestionQuery } from '../../../src/contracts/suggestion.ts';
import type { Bindings } from '../../env.ts';
import { type CircuitBreaker, createCircuitBreaker } from '../../http/circuit-breaker.ts';
import { logError } from '../../http/log-error.ts';
import { sendInTime } from '../../http/send-in-time.ts';
import type { SiteMessage } from '../../site-key.ts';
import { restAfter } from '../budget.ts';
import { readBuiltIn } from './search/engines/built-in/read-built-in.ts';
import type { IndexReader } from './search/engines/index-reader.ts';
import type { PostgresBinding } from './search/engines/postgres/client.ts';
import { type Answer, searchJobs } from './search/search-jobs.ts';
import type { PlacedJob } from './search/similar-jobs.ts';

/** How jobs are found: all that the rest of the worker knows of the search. `now` is in Unix milliseconds. */
export interface JobIndex {
  /** A page of open jobs, their number and their facets. Nothing that a visitor types is an error. */
  search(query: JobSearchQuery, now: number): Promise<Answer>;
  /** A public job, open or closed, with what `similar` needs; undefined for drafts, archived and unknown ones. */
  findJob(
    fid: string,
    now: number,
  ): Promise<(PlacedJob & { job: Job; version: string }) | undefined>;
  /** Open jobs like one, the likest first. */
  similar(placed: PlacedJob, limit: number, now: number): Promise<JobSummary[]>;
  /** What a visitor may mean by the beginning of a text. */
  suggest(query: SuggestionQuery, now: number): Promise<Suggestion[]>;
  /**
   * Called once jobs were written: follows the first changes at once, so that what an operator does is found when the
   * call ends, and leaves the others to the queue. What that does not bring, the schedule does.
   */
  changed(): Promise<void>;
}

/** What the queue carries: which jobs changed stands in the database. */
export interface JobsChangedMessage extends SiteMessage {
  readonly jobsChanged: true;
}
const JOBS_CHANGED: JobsChangedMessage = { jobsChanged: true };

/** What only some calls need is loaded with the first of them (decision 39). */
const createJobIndex = (reader: IndexReader, own: Own): JobIndex => ({
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
    if (EVENTS) await sendInTime(() => EVENTS.send(JOBS_CHANGED), 'Jobs that changed');
  },
});

type Own = Pick<Bindings, 'JOBS'> & Partial<Pick<Bindings, 'EVENTS' | 'JOB_ENGINE'>>;

/** Of each binding, which all requests of an isolate share. */
const breakers = new WeakMap<PostgresBinding, CircuitBreaker>();

const breakerOf = (binding: PostgresBinding): CircuitBreaker => {
  const breaker = breakers.get(binding) ?? createCircuitBreaker();
  breakers.set(binding, breaker);
  return breaker;
};

/** The engine that is bound, with the built-in index where it does not answer; loaded with the first question. */
const readBound = (db: D1Database, binding: PostgresBinding): IndexReader => ({
  db,
  async ask(asked, beside) {
    const [{ readEngine }, { createPostgresEngine }] = await Promise.all([
      import('./search/engines/read-engine.ts'),
      import('./search/engines/postgres/postgres-engine.ts'),
    ]);
    const engine = createPostgresEngine(binding);
    return readEngine(readBuiltIn(db), engine, breakerOf(binding)).ask(asked, beside);
  },
});

/** The index of these bindings. `db`: where it is read, which may be a replica. */
export const jobIndexOf = (bindings: Own, db: D1Database = bindings.JOBS): JobIndex =>
  createJobIndex(
    bindings.JOB_ENGINE ? readBound(db, bindings.JOB_ENGINE) : readBuiltIn(db),
    bindings,
  );

/** Slices that a call indexes itself: each some 17 statements and 15 ms. */
const SLICES_OF_CALL = 3;
/** And a message, or the schedule: the platform allows an invocation 1,000 statements. */
const SLICES_OF_TURN = 15;

/** Indexes the next jobs that changed, with a rest after each slice. */
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

/** Whether more is left. No failure of the change itself: the schedule goes on. */
const indexFirst = async ({ JOBS }: Own): Promise<boolean> => {
  try {
    return (await indexSlices(JOBS, SLICES_OF_CALL)).isMore;
  } catch (error) {
    logError('Jobs that changed are left to the scheduled run.', error);
    return true;
  }
};

/** For the schedule: what no message brought. @returns how many were indexed */
export const takeUpChanges = async ({ JOBS }: Pick<Bindings, 'JOBS'>): Promise<number> =>
  (await indexSlices(JOBS, SLICES_OF_TURN)).indexed;

/**
 * Brings the built-in index in line with the jobs that changed, then the engine that is bound, if any. Where more is
 * left than an invocation may do, another message goes on.
 * @returns how many notes and jobs the engine was given
 * @throws where one of them does not take what it is given
 */
export const followChanges = async (bindings: Own): Promise<number> => {
  const { JOBS, EVENTS } = bindings;
  const { isMore } = await indexSlices(JOBS, SLICES_OF_TURN);
  if (isMore && EVENTS) {
    await sendInTime(() => EVENTS.send(JOBS_CHANGED), 'Jobs that changed');
    return 0;
  }
  return feedBoundEngine(bindings);
};

/**
 * Brings the engine that is bound, if any, nearer to the built-in index.
 * @returns how many notes and jobs were handed over
 * @throws where it does not take what it is given
 */
export const feedBoundEngine = async ({ JOBS, JOB_ENGINE }: Own): Promise<number> => {
  const { feedEngine, forgetEngine } = await import('./search/engines/feed-engine.ts');
  if (!JOB_ENGINE) {
    await forgetEngine(JOBS);
    return 0;
  }
  const { createPostgresEngine } = await import('./search/engines/postgres/postgres-engine.ts');
  return feedEngine(JOBS, createPostgresEngine(JOB_ENGINE));
};
