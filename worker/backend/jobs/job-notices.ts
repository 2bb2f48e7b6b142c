import type { D1Database } from '@cloudflare/workers-types';
import type { UrlNotice } from '../../search-engines/google.ts';
import { type JobLightRow, reshapeJobLight } from './reshape.ts';

/**
 * Builds the search engine notices for these jobs: updated or deleted, depending on their current
 * state. Jobs that were never published get none.
 */
export const findJobNotices = async (
  db: D1Database,
  siteUrl: string,
  fids: readonly string[],
  now: number,
): Promise<readonly UrlNotice[]> => {
  const { results } = await db
    .prepare(
      `SELECT job.fid, job.slug, job.title, job.employer_visibility, job.updated_at,
         company.slug AS company_slug,
         job.status = 'open' AND (job.valid_through IS NULL OR job.valid_through > ?1) AS isOpen
       FROM job JOIN company ON company.id = job.company_id
       WHERE job.fid IN (SELECT value FROM json_each(?2)) AND job.status <> 'draft'
         AND job.published_at IS NOT NULL
       ORDER BY isOpen, job.published_at DESC`,
    )
    .bind(now, JSON.stringify(fids))
    .all<JobLightRow & { isOpen: 0 | 1 }>();
  return results.map((row) => ({
    url: siteUrl + reshapeJobLight(row).path,
    type: row.isOpen ? 'URL_UPDATED' : 'URL_DELETED',
  }));
};
