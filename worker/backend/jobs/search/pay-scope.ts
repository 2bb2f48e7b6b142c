import type { JobSearchMeta, JobSearchQuery } from '../../../../src/contracts/job.ts';
import { formatSalary } from '../../../../src/lib/words/format.ts';
import { isReversedPay } from '../../../../src/lib/words/pay-range.ts';
import type { Scope } from './engines/scope.ts';
import { codeKey, type Dictionary } from './index/dictionary.ts';
import { PER_YEAR, type WantedPay } from './query/read-pay.ts';

type PayScope = Pick<Scope, 'salaryMin' | 'salaryMax' | 'salaryIn'>;

const NO_PAY: PayScope = { salaryMin: null, salaryMax: null, salaryIn: 'own' };

/** Amounts in the filter override amounts in the query text. */
const typedPay = ({ salaryMin, salaryMax }: JobSearchQuery, wanted: WantedPay | undefined) =>
  salaryMin === null && salaryMax === null ? wanted : undefined;

/**
 * Returns the query with the known currencies from its filter or, if there are none, from its text.
 */
export const withPayCurrency = (
  query: JobSearchQuery,
  wanted: WantedPay | undefined,
  { codes }: Pick<Dictionary, 'codes'>,
): JobSearchQuery => {
  const chosen = query.salaryCurrency.filter((code) => codes.has(codeKey('salaryCurrency', code)));
  const named = chosen.length > 0 ? chosen : (typedPay(query, wanted)?.currencies ?? []);
  return { ...query, salaryCurrency: [...named] };
};

/**
 * The yearly pay that jobs must offer. If currencies were chosen, each job is compared in its own
 * currency. Otherwise, amounts are in the most common currency, and all jobs are compared in US
 * dollars. A minimum above the maximum is ignored, because no job could match; the page explains
 * this.
 */
export const payScope = (
  query: JobSearchQuery,
  wanted: WantedPay | undefined,
  dictionary: Pick<Dictionary, 'codes' | 'money'>,
): PayScope => {
  const typed = typedPay(query, wanted);
  const perYear = (amount: number | null) =>
    typed && amount !== null ? amount * PER_YEAR[typed.timeframe] : amount;
  const { min: salaryMin, max: salaryMax } = typed
    ? { min: perYear(typed.min), max: perYear(typed.max) }
    : { min: query.salaryMin, max: query.salaryMax };
  if (isReversedPay({ salaryMin, salaryMax })) return NO_PAY;
  const isConverted = withPayCurrency(query, wanted, dictionary).salaryCurrency.length === 0;
  const usd = isConverted ? dictionary.money.usd : undefined;
  if (usd === undefined) return { salaryMin, salaryMax, salaryIn: 'own' };
  // Truncated as in the index, so that a job that pays exactly this amount matches.
  const inDollars = (amount: number | null) => (amount === null ? null : Math.trunc(amount * usd));
  return { salaryMin: inDollars(salaryMin), salaryMax: inDollars(salaryMax), salaryIn: 'usd' };
};

/**
 * The currency assumed for amounts without one, and the date of the exchange rates if other
 * currencies are converted.
 */
export const payMeta = (
  { salaryCurrency }: JobSearchQuery,
  { money }: Pick<Dictionary, 'money'>,
): Pick<JobSearchMeta, 'payCurrency' | 'ratesAt'> => ({
  payCurrency: money.currency,
  ratesAt: money.usd !== undefined && salaryCurrency.length === 0 ? money.ratesAt : null,
});

/** The pay parsed from the query text, for display. */
export const understoodPay = (
  query: JobSearchQuery,
  wanted: WantedPay | undefined,
  dictionary: Pick<Dictionary, 'codes' | 'money'>,
): JobSearchMeta['understood'] => {
  const typed = typedPay(query, wanted);
  if (!typed) return [];
  const label = formatSalary({
    salaryMin: typed.min,
    salaryMax: typed.max,
    salaryCurrency:
      withPayCurrency(query, typed, dictionary).salaryCurrency[0] ?? dictionary.money.currency,
    salaryTimeframe: typed.timeframe,
  });
  return [{ facet: 'salary', label: label ?? typed.text, rest: typed.rest }];
};
