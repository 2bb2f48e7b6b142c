import type { IndexReader } from '../../worker/backend/jobs/search/engines/index-reader.ts';
import { searchJobs } from '../../worker/backend/jobs/search/search-jobs.ts';
import { NO_FILTERS } from '../search-queries.ts';
import { type GradedJob, gradeJob, RIGHT } from './grade.ts';
import type { JudgedQuery } from './queries.ts';

/** The quality of the search results for a query. */
export interface Measured {
  readonly query: JudgedQuery;
  /**
   * The number of right jobs among the first five results, divided by the highest possible number.
   */
  readonly precision: number;
  readonly ndcg: number;
  readonly isEmpty: boolean;
  readonly first: readonly { title: string; grade: number }[];
}

const gain = (grades: readonly number[]) =>
  grades.reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);

export const calculateMean = (some: readonly Measured[], figure: 'precision' | 'ndcg'): number =>
  some.reduce((sum, one) => sum + one[figure], 0) / Math.max(1, some.length);

/**
 * Measures the quality of the search results for a query. Undefined if no job is right for the
 * query.
 */
export const measureQuery = async (
  reader: IndexReader,
  query: JudgedQuery,
  jobs: readonly GradedJob[],
  now: number,
): Promise<Measured | undefined> => {
  const { q, location, wanted } = query;
  const grades = new Map(jobs.map((job) => [job.fid, gradeJob(wanted, job)]));
  const right = [...grades.values()].filter((grade) => grade >= RIGHT).length;
  if (right === 0) return undefined;
  const { hits } = await searchJobs(
    reader,
    { ...NO_FILTERS, q, location: location ? [location] : [] },
    now,
  );
  const first = hits.map(({ fid, title }) => ({ title, grade: grades.get(fid) ?? 0 }));
  const relevant = first.slice(0, 5).filter(({ grade }) => grade >= RIGHT).length;
  const ideal = [...grades.values()].sort((a, b) => b - a).slice(0, 10);
  return {
    query,
    precision: relevant / Math.min(5, right),
    ndcg: gain(first.slice(0, 10).map(({ grade }) => grade)) / gain(ideal),
    isEmpty: hits.length === 0,
    first: first.slice(0, 5),
  };
};
