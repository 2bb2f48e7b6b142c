import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import * as v from 'valibot';
import type { FirstAnswer } from '../../../src/contracts/company.ts';
import { UNSUCCESSFUL_DAYS } from '../../../src/contracts/lifetimes.ts';
import { type Bindings, readVariables } from '../../env.ts';
import { DAY_MS } from '../../http/iso-date.ts';
import { type Budget, createBudget } from '../budget.ts';
import { readProgress, saveProgress } from '../progress.ts';
import { findCases, findWithEnough, type MeasuredCompany } from './find-cases.ts';
import { CASES_MIN, measureCases } from './measure-cases.ts';

const KEY = 'firstAnswers';

/** A slice takes up to two statements for each measured employer, and five for all. */
const LIMITS = { slices: 6, ms: 15_000 };
const COMPANIES_AT_ONCE = 500;
const MEASURED_AT_ONCE = 20;

const ProgressSchema = v.object({
  /** When the day's measuring began. */
  begunAt: v.number(),
  /** The last employer that was measured, by its id in the database. */
  after: v.number(),
  isOver: v.boolean(),
});
type Progress = v.InferOutput<typeof ProgressSchema>;

interface Figure extends FirstAnswer {
  readonly companyId: number;
  /** How many; not published (decision 36). */
  readonly cases: number;
  /** The jobs that were measured. */
  readonly fids: readonly string[];
}

const listCompanies = async (db: D1Database, after: number): Promise<MeasuredCompany[]> => {
  const { results } = await db
    .prepare(
      `SELECT id, (SELECT json_group_array(slug) FROM (SELECT company.slug
         UNION SELECT slug FROM former_slug WHERE company_id = company.id)) AS slugs
       FROM company WHERE id > ? ORDER BY id LIMIT ${COMPANIES_AT_ONCE}`,
    )
    .bind(after)
    .all<{ id: number; slugs: string }>();
  return results.map(({ id, slugs }) => ({ id, slugs: JSON.parse(slugs) as string[] }));
};

/** Writes figures, unless one of their jobs was hidden since it was read. */
const writeFigures = (db: D1Database, figures: readonly Figure[], now: number) =>
  db
    .prepare(
      `INSERT INTO first_answer (company_id, cases, low_days, high_days, measured_at)
       SELECT value ->> 'companyId', value ->> 'cases', value ->> 'lowDays', value ->> 'highDays', ?2
       FROM json_each(?1) AS figure
       WHERE NOT EXISTS (SELECT 1 FROM json_each(figure.value -> 'fids') AS measured
         LEFT JOIN job ON job.fid = measured.value
           AND job.company_id = figure.value ->> 'companyId' AND job.employer_visibility = 'named'
         WHERE job.id IS NULL)
       ON CONFLICT (company_id) DO UPDATE SET cases = excluded.cases, low_days = excluded.low_days,
         high_days = excluded.high_days, measured_at = excluded.measured_at`,
    )
    .bind(JSON.stringify(figures), now);

/** Deletes the figures of the employers in a range of ids that were measured and have none. */
const deleteOthers = (
  db: D1Database,
  [after, last]: readonly [after: number, last: number],
  figures: readonly Figure[],
): D1PreparedStatement =>
  db
    .prepare(
      `DELETE FROM first_answer WHERE company_id > ?1 AND company_id <= ?2
         AND company_id NOT IN (SELECT value FROM json_each(?3))`,
    )
    .bind(after, last, JSON.stringify(figures.map(({ companyId }) => companyId)));

/** Measures the next employers. @returns the progress after them */
const measureSlice = async (
  bindings: Pick<Bindings, 'JOBS' | 'PEOPLE'>,
  progress: Progress,
  now: number,
): Promise<Progress> => {
  const { JOBS, PEOPLE } = bindings;
  const companies = await listCompanies(JOBS, progress.after);
  const since = now - UNSUCCESSFUL_DAYS * DAY_MS;
  const withEnough = await findWithEnough(PEOPLE, companies, since);
  const measured = withEnough.slice(0, MEASURED_AT_ONCE);
  const figures: Figure[] = [];
  for (const company of measured) {
    const { cases, applicants, fids } = await findCases(bindings, company, since, now);
    const figure = applicants < CASES_MIN ? undefined : measureCases(cases);
    if (figure) figures.push({ ...figure, companyId: company.id, cases: cases.length, fids });
  }
  const last = (withEnough.length > measured.length ? measured : companies).at(-1)?.id;
  const next = last === undefined ? { ...progress, isOver: true } : { ...progress, after: last };
  await JOBS.batch([
    ...(figures.length > 0 ? [writeFigures(JOBS, figures, now)] : []),
    deleteOthers(JOBS, [progress.after, next.after], figures),
    saveProgress(JOBS, KEY, next),
  ]);
  return next;
};

const deleteAll = async (db: D1Database): Promise<number> => {
  const [deleted] = await db.batch([
    db.prepare('DELETE FROM first_answer RETURNING company_id'),
    db.prepare('DELETE FROM app_setting WHERE key = ?').bind(KEY),
  ]);
  return deleted?.results.length ?? 0;
};

/**
 * Measures once a day how long the applicants of each employer wait for a first answer, some
 * employers in each run. Only applications are measured that are younger than the time after which
 * unsuccessful ones are erased: among older ones, those without an answer would be too many.
 * @returns the number of slices that were measured; if `FIRST_ANSWERS` is off, of deleted figures
 */
export const measureFirstAnswers = async (
  bindings: Bindings,
  now: number,
  mayGoOn: Budget = createBudget(LIMITS),
): Promise<number> => {
  const { JOBS } = bindings;
  if (readVariables(bindings).FIRST_ANSWERS === 'off') return deleteAll(JOBS);
  const stored = await readProgress(JOBS, KEY, ProgressSchema);
  // It began later than now if the clock was set back.
  if (stored?.isOver && Math.abs(now - stored.begunAt) < DAY_MS) return 0;
  let progress: Progress =
    stored && !stored.isOver ? stored : { begunAt: now, after: 0, isOver: false };
  let slices = 0;
  while (!progress.isOver && mayGoOn()) {
    progress = await measureSlice(bindings, progress, now);
    slices += 1;
  }
  return slices;
};
