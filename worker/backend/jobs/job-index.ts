import type { Job, JobSearchQuery, JobSummary } from '../../../src/contracts/job.ts';
import type { Suggestion, SuggestionQuery } from '../../../src/contracts/suggestion.ts';
import type { Bindings } from '../../env.ts';
import { readBuiltIn } from './search/engines/built-in/read-built-in.ts';
import type { IndexReader } from './search/engines/index-reader.ts';
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
}

/** What only some calls need is loaded with the first of them (decision 39). */
const createJobIndex = (reader: IndexReader): JobIndex => ({
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
});

const indexes = new WeakMap<object, JobIndex>();

/** The index of these bindings; the same one for the same bindings. */
export const jobIndexOf = (bindings: Pick<Bindings, 'DB'>): JobIndex => {
  const known = indexes.get(bindings) ?? createJobIndex(readBuiltIn(bindings.DB));
  indexes.set(bindings, known);
  return known;
};
