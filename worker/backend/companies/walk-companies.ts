import type { D1Database } from '@cloudflare/workers-types';
import type { IdRange } from '../jobs/walk-jobs.ts';

/** Its profile, or the newest of the jobs that stand on it. */
const CHANGED_AT = `max(company.updated_at, coalesce((SELECT max(published_at) FROM job
  WHERE job.company_id = company.id AND job.status = 'open' AND job.employer_visibility = 'named'), 0))`;

/** The ranges of so many ids each in which there are employers, and when one of them last changed. */
export const companyRanges = async (
  db: D1Database,
  size: number,
): Promise<readonly (IdRange & { readonly changedAt: number })[]> => {
  const { results } = await db
    .prepare(
      `SELECT (id - 1) / CAST(?1 AS INTEGER) AS nth, max(${CHANGED_AT}) AS changedAt FROM company
       GROUP BY nth ORDER BY nth`,
    )
    .bind(size)
    .all<{ nth: number; changedAt: number }>();
  return results.map(({ nth, changedAt }) => ({
    from: nth * size + 1,
    to: (nth + 1) * size,
    changedAt,
  }));
};

const WALK_PAGE = 2_000;

/** The employers of a range in the order of their ids. */
export async function* walkCompanies(
  db: D1Database,
  { from, to }: IdRange,
): AsyncGenerator<{ readonly slug: string; readonly changedAt: number }> {
  const page = db.prepare(
    `SELECT id, slug, ${CHANGED_AT} AS changedAt FROM company
     WHERE id > ? AND id <= ? ORDER BY id LIMIT ${WALK_PAGE}`,
  );
  let last = from - 1;
  while (true) {
    const { results } = await page
      .bind(last, to)
      .all<{ id: number; slug: string; changedAt: number }>();
    yield* results;
    const end = results.at(-1);
    if (!end || results.length < WALK_PAGE) return;
    last = end.id;
  }
}
