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

/** Counts the jobs open at `?1` for which `findEuPayProblem` finds a problem, as `n`. */
export const COUNT_WITHOUT_EU_PAY = `SELECT count(*) AS n FROM job
  WHERE status = 'open' AND (valid_through IS NULL OR valid_through > ?1) AND pay_reason = ''
    AND (salary_min IS NULL OR salary_max IS NULL)
    AND (EXISTS (SELECT 1 FROM json_each(locations) WHERE value ->> 'countryCode' IN (${CODES}))
      OR EXISTS (SELECT 1 FROM json_each(remote_country_codes) WHERE value IN (${CODES})))`;
