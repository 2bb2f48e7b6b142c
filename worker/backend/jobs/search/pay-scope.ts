import type { JobSearchMeta, JobSearchQuery } from '../../../../src/contracts/job.ts';
import { formatSalary } from '../../../../src/lib/words/format.ts';
import { isReversedPay } from '../../../../src/lib/words/pay-range.ts';
import type { Scope } from './engines/scope.ts';
import { codeKey, type Dictionary } from './index/dictionary.ts';
import { PER_YEAR, type WantedPay } from './query/read-pay.ts';

type PayScope = Pick<Scope, 'salaryMin' | 'salaryMax' | 'salaryIn'>;

const NO_PAY: PayScope = { salaryMin: null, salaryMax: null, salaryIn: 'own' };

/** Amounts by hand win over those in the words. */
const typedPay = ({ salaryMin, salaryMax }: JobSearchQuery, wanted: WantedPay | undefined) =>
  salaryMin === null && salaryMax === null ? wanted : undefined;

/** The query with the currencies that there are of those it names, else with those of its words. */
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
 * What jobs are to pay a year. In currencies that were chosen each job is compared in its own; without one amounts
 * stand in the currency of most jobs, and all are compared in US dollars. A minimum above the maximum says nothing
 * that could be meant, so all jobs stay, and the page says why.
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
  // As the index has them: a job at the very amount stays in.
  const inDollars = (amount: number | null) => (amount === null ? null : Math.trunc(amount * usd));
  return { salaryMin: inDollars(salaryMin), salaryMax: inDollars(salaryMax), salaryIn: 'usd' };
};

/** In which currency amounts stand that name none, and the day of the rates where others are converted. */
export const payMeta = (
  { salaryCurrency }: JobSearchQuery,
  { money }: Pick<Dictionary, 'money'>,
): Pick<JobSearchMeta, 'payCurrency' | 'ratesAt'> => ({
  payCurrency: money.currency,
  ratesAt: money.usd !== undefined && salaryCurrency.length === 0 ? money.ratesAt : null,
});

/** Pay that was read from the words, as it is shown. */
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
