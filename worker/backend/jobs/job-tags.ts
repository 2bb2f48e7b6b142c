import type { D1Database } from '@cloudflare/workers-types';
import {
  COMPANIES_TAG,
  categoryTag,
  companyTag,
  JOBS_TAG,
  jobTag,
} from '../../../src/lib/api/call-tags.ts';

/** The cache tags of all that shows these jobs, or counts them. None of no jobs. */
export const tagsOfJobs = async (db: D1Database, fids: readonly string[]): Promise<string[]> => {
  if (fids.length === 0) return [];
  const { results } = await db
    .prepare(
      `SELECT DISTINCT company.slug, job.category FROM job JOIN company ON company.id = job.company_id
       WHERE job.fid IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(fids))
    .all<{ slug: string; category: string }>();
  return [
    JOBS_TAG,
    COMPANIES_TAG,
    ...fids.map(jobTag),
    ...new Set(results.flatMap(({ slug, category }) => [companyTag(slug), categoryTag(category)])),
  ];
};
