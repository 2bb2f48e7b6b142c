import type { D1Database } from '@cloudflare/workers-types';
import type { PublishProblem } from '../../../src/lib/structured-data/publish-problems.ts';
import type { StoredRecord } from './save-jobs.ts';

/**
 * The 27 countries of the European Union. The codes in the last line are parts of France and Finland
 * in which its law applies.
 */
const EU_COUNTRIES: ReadonlySet<string> = new Set(
  `AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK
   AX GF GP MF MQ RE YT`.split(/\s+/),
);

type Paid = Pick<
  StoredRecord,
  'locations' | 'remoteCountryCodes' | 'salaryMin' | 'salaryMax' | 'payReason'
>;

/**
 * What an open job in the EU lacks: a pay range, or the reason why it has none. Applicants must be
 * told the initial pay or its range (Directive (EU) 2023/970, article 5). A range has both amounts,
 * which are equal if there is only one.
 */
export const findEuPayProblem = (job: Paid): PublishProblem | undefined => {
  const hasPay = job.payReason !== '' || (job.salaryMin !== null && job.salaryMax !== null);
  const countries = [
    ...job.locations.map(({ countryCode }) => countryCode),
    ...job.remoteCountryCodes,
  ];
  if (hasPay || !countries.some((code) => EU_COUNTRIES.has(code))) return undefined;
  return {
    field: 'payReason',
    message:
      'An open job in the EU must state its pay (REQUIRE_EU_PAY). Give salaryMin and salaryMax, which may be equal, or say in payReason why there is no pay.',
  };
};

const CODES = [...EU_COUNTRIES].map((code) => `'${code}'`).join(', ');

/** Jobs per statement, whose rows are read with their descriptions. */
const PAGE = 1_000;

// The index holds what is no draft, a condition that SQLite does not derive from `status = 'open'`.
const COUNT_PAGE = `SELECT count(*) AS jobs, max(id) AS last, coalesce(sum(pay_reason = ''
    AND (salary_min IS NULL OR salary_max IS NULL)
    AND (EXISTS (SELECT 1 FROM json_each(locations) WHERE value ->> 'countryCode' IN (${CODES}))
      OR EXISTS (SELECT 1 FROM json_each(remote_country_codes) WHERE value IN (${CODES})))), 0) AS lacking
  FROM (SELECT id, pay_reason, salary_min, salary_max, locations, remote_country_codes
    FROM job INDEXED BY job_by_id
    WHERE status <> 'draft' AND status = 'open' AND id > ?1
      AND (valid_through IS NULL OR valid_through > ?2)
    ORDER BY id LIMIT ?3)`;

/** Counts the jobs open at `now` for which `findEuPayProblem` finds a problem. */
export const countWithoutEuPay = async (
  db: D1Database,
  now: number,
  page = PAGE,
): Promise<number> => {
  const statement = db.prepare(COUNT_PAGE);
  let lacking = 0;
  for (let after = 0; ; ) {
    const row = await statement
      .bind(after, now, page)
      .first<{ jobs: number; last: number; lacking: number }>();
    lacking += row?.lacking ?? 0;
    if (!row || row.jobs < page) return lacking;
    after = row.last;
  }
};
