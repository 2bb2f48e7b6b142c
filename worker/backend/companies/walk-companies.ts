import type { D1Database } from '@cloudflare/workers-types';
import { THIN_COMPANY_LENGTH } from '../../../src/contracts/company.ts';
import { isoDay } from '../../http/iso-date.ts';
import type { IdRange } from '../id-ranges.ts';
import { COMPANY_OPEN_JOBS } from '../jobs/repository.ts';

const WALK_PAGE = 2_000;

/**
 * The listed employers in a range, ordered by id, each with the day (`2026-11-21`) on which its
 * profile or one of its current or former jobs last changed. The exact time is left out, since it
 * would reveal hidden jobs that were written at the same moment.
 */
export async function* walkCompanies(
  db: D1Database,
  { from, to }: IdRange,
  now: number,
): AsyncGenerator<{ readonly slug: string; readonly changedOn: string }> {
  const page = db.prepare(
    `SELECT id, slug, changed_on FROM company
     WHERE id > ?2 AND id <= ?3
       AND (length(description_html) >= ${THIN_COMPANY_LENGTH} OR ${COMPANY_OPEN_JOBS} > 0)
     ORDER BY id LIMIT ${WALK_PAGE}`,
  );
  let last = from - 1;
  while (true) {
    const { results } = await page
      .bind(now, last, to)
      .all<{ id: number; slug: string; changed_on: number }>();
    for (const { slug, changed_on } of results) yield { slug, changedOn: isoDay(changed_on) };
    const end = results.at(-1);
    if (!end || results.length < WALK_PAGE) return;
    last = end.id;
  }
}
