import type { D1Database } from '@cloudflare/workers-types';
import { THIN_COMPANY_LENGTH } from '../../../src/contracts/company.ts';
import { isoDay } from '../../http/iso-date.ts';
import type { IdRange } from '../jobs/walk-jobs.ts';

/** When its profile changed, or one of the jobs that stand on it or stood there. */
const CHANGED_AT = `max(company.updated_at, coalesce((SELECT max(updated_at) FROM job
  WHERE job.company_id = company.id AND job.status <> 'draft'
    AND job.employer_visibility = 'named'), 0))`;

/** Decision 44: the page of one that has nothing open and says little is `noindex`. */
const IS_FOUND = `(length(company.description_html) >= ${THIN_COMPANY_LENGTH} OR EXISTS (
  SELECT 1 FROM job WHERE job.company_id = company.id AND job.status = 'open'
    AND job.employer_visibility = 'named'
    AND coalesce(job.valid_through, 9e15) > unixepoch() * 1000))`;

/**
 * The ranges of so many ids each in which there are employers to be found, and the day (`2026-11-21`) on which one
 * of them last changed: a time would be that of hidden jobs which were written with it.
 */
export const companyRanges = async (
  db: D1Database,
  size: number,
): Promise<readonly (IdRange & { readonly changedOn: string })[]> => {
  const { results } = await db
    .prepare(
      `SELECT (id - 1) / CAST(?1 AS INTEGER) AS nth, max(${CHANGED_AT}) AS changedAt FROM company
       WHERE ${IS_FOUND} GROUP BY nth ORDER BY nth`,
    )
    .bind(size)
    .all<{ nth: number; changedAt: number }>();
  return results.map(({ nth, changedAt }) => ({
    from: nth * size + 1,
    to: (nth + 1) * size,
    changedOn: isoDay(changedAt),
  }));
};

const WALK_PAGE = 2_000;

/** The employers of a range that are to be found, in the order of their ids, and the day of their last change. */
export async function* walkCompanies(
  db: D1Database,
  { from, to }: IdRange,
): AsyncGenerator<{ readonly slug: string; readonly changedOn: string }> {
  const page = db.prepare(
    `SELECT id, slug, ${CHANGED_AT} AS changedAt FROM company
     WHERE id > ? AND id <= ? AND ${IS_FOUND} ORDER BY id LIMIT ${WALK_PAGE}`,
  );
  let last = from - 1;
  while (true) {
    const { results } = await page
      .bind(last, to)
      .all<{ id: number; slug: string; changedAt: number }>();
    for (const { slug, changedAt } of results) yield { slug, changedOn: isoDay(changedAt) };
    const end = results.at(-1);
    if (!end || results.length < WALK_PAGE) return;
    last = end.id;
  }
}
