import type { Job, JobSearchQuery, JobSummary } from '../../../src/contracts/job.ts';
import type { Suggestion, SuggestionQuery } from '../../../src/contracts/suggestion.ts';
import { within } from '../../../src/lib/content/within.ts';
import type { Bindings } from '../../env.ts';
import { createCircuitBreaker } from '../../http/circuit-breaker.ts';
import { logError } from '../../http/log-error.ts';
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
   * Called once jobs were written, with the built-in index (`indexStatements`): has another engine told of them,
   * through the queue. What the queue does not bring, the schedule does.
   */
  changed(): Promise<void>;
}

/** What the queue carries: which jobs changed stands in the database. */
export interface JobsChangedMessage {
  readonly jobsChanged: true;
}
const JOBS_CHANGED: JobsChangedMessage = { jobsChanged: true };

const SEND_TIMEOUT_MS = 2_000;
const tooLate = (): never => {
  throw new Error('The queue did not answer.');
};

/** What only some calls need is loaded with the first of them (decision 39). */
const createJobIndex = (reader: IndexReader, { EVENTS, JOB_ENGINE }: Own): JobIndex => ({
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
    if (!JOB_ENGINE || !EVENTS) return;
    try {
      await within(EVENTS.send(JOBS_CHANGED), SEND_TIMEOUT_MS, tooLate);
    } catch (error) {
      logError('Jobs that changed are left to the scheduled run.', error);
    }
  },
});

type Own = Pick<Bindings, 'DB'> & Partial<Pick<Bindings, 'EVENTS' | 'JOB_ENGINE'>>;

/** The engine that is bound, with the built-in index where it does not answer; loaded with the first question. */
const readBound = ({ DB }: Own, binding: PostgresBinding): IndexReader => {
  const builtIn = readBuiltIn(DB);
  let bound: IndexReader | undefined;
  return {
    db: DB,
    async ask(asked, beside) {
      if (!bound) {
        const [{ readEngine }, { createPostgresEngine }] = await Promise.all([
          import('./search/engines/read-engine.ts'),
          import('./search/engines/postgres/postgres-engine.ts'),
        ]);
        bound ??= readEngine(builtIn, createPostgresEngine(binding), createCircuitBreaker());
      }
      return bound.ask(asked, beside);
    },
  };
};

const indexes = new WeakMap<object, JobIndex>();

/** The index of these bindings; the same one for the same bindings. */
export const jobIndexOf = (bindings: Own): JobIndex => {
  const { DB, JOB_ENGINE } = bindings;
  const known =
    indexes.get(bindings) ??
    createJobIndex(JOB_ENGINE ? readBound(bindings, JOB_ENGINE) : readBuiltIn(DB), bindings);
  indexes.set(bindings, known);
  return known;
};

/**
 * Brings the engine that is bound, if any, nearer to the built-in index.
 * @returns how many notes and jobs were handed over
 * @throws where it does not take what it is given
 */
export const feedBoundEngine = async ({ DB, JOB_ENGINE }: Own): Promise<number> => {
  const { feedEngine, forgetEngine } = await import('./search/engines/feed-engine.ts');
  if (!JOB_ENGINE) {
    await forgetEngine(DB);
    return 0;
  }
  const { createPostgresEngine } = await import('./search/engines/postgres/postgres-engine.ts');
  return feedEngine(DB, createPostgresEngine(JOB_ENGINE));
};
