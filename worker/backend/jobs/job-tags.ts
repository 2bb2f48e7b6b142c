import type { D1Database } from '@cloudflare/workers-types';
import {
  COMPANIES_TAG,
  categoryTag,
  companyTag,
  JOBS_TAG,
  jobTag,
} from '../../../src/lib/api/call-tags.ts';

/**
 * The cache tags of all that shows these jobs, or counts them. None of no jobs. A hidden employer's page shows
 * nothing of them, and everybody sees which pages a cache has forgotten: it keeps its copy.
 */
export const tagsOfJobs = async (db: D1Database, fids: readonly string[]): Promise<string[]> => {
  if (fids.length === 0) return [];
  const { results } = await db
    .prepare(
      `SELECT DISTINCT iif(job.employer_visibility = 'named', company.slug, NULL) AS slug, job.category
       FROM job JOIN company ON company.id = job.company_id
       WHERE job.fid IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(fids))
    .all<{ slug: string | null; category: string }>();
  return [
    JOBS_TAG,
    COMPANIES_TAG,
    ...fids.map(jobTag),
    ...new Set(
      results.flatMap(({ slug, category }) => [
        ...(slug === null ? [] : [companyTag(slug)]),
        categoryTag(category),
      ]),
    ),
  ];
};
