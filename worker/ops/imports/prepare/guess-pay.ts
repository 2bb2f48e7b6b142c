import { splitWords } from '../../../backend/jobs/text.ts';
import { containsAny, readWordList, type WordList } from './word-list.ts';

/** Pay that a text states. Amounts in whole units of the currency. */
export interface Pay {
  /** The words that state it. */
  readonly text: string;
  readonly salaryMin: number;
  readonly salaryMax: number;
  readonly salaryCurrency: string;
  readonly salaryTimeframe: string;
}

/** Codes and signs that stand for one currency only. `$`, `kr` and `¥` do not. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ '€': 'EUR', '£': 'GBP', '₹': 'INR', '₪': 'ILS', zł: 'PLN' },
  ...{ US$: 'USD', CA$: 'CAD', C$: 'CAD', A$: 'AUD', AU$: 'AUD', NZ$: 'NZD' },
  ...{ S$: 'SGD', HK$: 'HKD', R$: 'BRL', MX$: 'MXN' },
};
const CODES =
  'USD EUR GBP CHF CAD AUD NZD SEK NOK DKK PLN CZK INR SGD HKD JPY ILS BRL ZAR MXN'.split(' ');
/** All signs and codes, the longest first. A dollar sign alone may be beside a code. */
const UNITS = [...CODES, ...Object.keys(SIGNS), '$'].toSorted((a, b) => b.length - a.length);

const BETWEEN = ['–', '—', '-', 'to', 'bis', 'and', 'und', 'à'];

interface Period {
  readonly timeframe: string;
  readonly words: WordList;
  /** The plausible amounts. */
  readonly min: number;
  readonly max: number;
}
const createPeriod = (timeframe: string, words: string, min: number, max: number): Period => ({
  ...{ timeframe, words: readWordList(words), min, max },
});
const PERIODS: readonly Period[] = [
  createPeriod(
    'per_year',
    'per year,a year,per annum,p a,yr,annual,annually,yearly,pro jahr,im jahr,jahrlich*,jahresgehalt*,par an',
    10_000,
    2_000_000,
  ),
  createPeriod(
    'per_month',
    'per month,a month,mo,monthly,pro monat,im monat,monatlich*,monatsgehalt*,par mois',
    400,
    100_000,
  ),
  createPeriod('per_hour', 'per hour,an hour,hr,hourly,pro stunde,stundenlohn*', 4, 1_000),
  createPeriod('per_day', 'per day,a day,daily rate,pro tag,tagessatz*', 50, 10_000),
];

/** How far before or after an amount its period may be. */
const NEAR = 60;
/** How much text may be between the amounts of a range. */
const GAP_MAX = 16;
/** Wider ranges are no pay, or that of several jobs. */
const RATIO_MAX = 3;

const NUMBER = /\d[\d.,’' \u00a0\u202f]*/g;
const WHOLE = /^(?:\d{1,3}(?:[.,’' \u00a0\u202f]\d{3}){1,3}|\d{2,7})$/;

interface Amount {
  readonly value: number;
  readonly start: number;
  readonly end: number;
  /** True if it is written in thousands: `120k`. */
  readonly isShort: boolean;
}

const findAmounts = (text: string): Amount[] =>
  [...text.matchAll(NUMBER)].flatMap(({ 0: found, index }) => {
    let { length } = found;
    while (length > 0 && !/\d/.test(found[length - 1] ?? '')) length -= 1;
    const digits = found.slice(0, length);
    if (!WHOLE.test(digits)) return [];
    const isShort = text[index + length]?.toLowerCase() === 'k';
    return {
      value: Number(digits.replace(/\D/g, '')),
      ...{ start: index, end: index + length + Number(isShort), isShort },
    };
  });

const startUnit = (text: string) => UNITS.find((unit) => text.startsWith(unit)) ?? '';
const endUnit = (text: string) => UNITS.find((unit) => text.endsWith(unit)) ?? '';

/** The units between the amounts of a range; undefined if the text between them joins no range. */
const readBetween = (text: string): readonly string[] | undefined => {
  const trimmed = text.trim();
  const first = startUnit(trimmed);
  const rest = trimmed.slice(first.length).trim();
  const joint = BETWEEN.find((one) => rest.startsWith(one));
  if (!joint) return undefined;
  const last = rest.slice(joint.length).trim();
  return last === '' || UNITS.includes(last) ? [first, last] : undefined;
};

const readCurrency = (units: readonly string[]): string | undefined => {
  const codes = new Set(
    units.flatMap((unit) => (CODES.includes(unit) ? unit : (SIGNS[unit] ?? []))),
  );
  return codes.size === 1 ? [...codes][0] : undefined;
};

const readPeriod = (before: string, after: string): Period | undefined => {
  const find = (words: string) =>
    PERIODS.filter((period) => containsAny(splitWords(words), period.words));
  const found = find(after);
  const [period, ...others] = found.length > 0 ? found : find(before);
  return others.length === 0 ? period : undefined;
};

const readRange = (text: string, low: Amount, high: Amount): Pay | undefined => {
  if (high.start - low.end > GAP_MAX) return undefined;
  const between = readBetween(text.slice(low.end, high.start));
  if (!between) return undefined;
  const before = text.slice(Math.max(0, low.start - NEAR), low.start);
  const after = text.slice(high.end, high.end + NEAR);
  const first = endUnit(before.trimEnd());
  const last = startUnit(after.trimStart());
  // A code may follow a sign: `$120,000 - $150,000 USD`.
  const salaryCurrency = readCurrency([first, ...between, last]);
  const period = readPeriod(before, after);
  if (!salaryCurrency || !period) return undefined;
  const thousands = high.isShort ? 1_000 : 1;
  const [salaryMin, salaryMax] = [
    low.value * (low.isShort || high.isShort ? 1_000 : 1),
    high.value * thousands,
  ];
  const isPlausible =
    salaryMin >= period.min &&
    salaryMax <= period.max &&
    salaryMin < salaryMax &&
    salaryMax <= salaryMin * RATIO_MAX;
  if (!isPlausible) return undefined;
  return {
    text: text.slice(low.start - first.length, high.end + last.length + 1).trim(),
    ...{ salaryMin, salaryMax, salaryCurrency, salaryTimeframe: period.timeframe },
  };
};

/**
 * Finds the pay that a plain text states, if that is certain: one range of plausible amounts with a
 * currency and a period. Several different ranges, as of towns or levels, are not certain.
 */
export const guessPay = (text: string): Pay | undefined => {
  const amounts = findAmounts(text);
  const found = amounts.flatMap((low, i) => {
    const high = amounts[i + 1];
    return (high && readRange(text, low, high)) ?? [];
  });
  const [pay] = found;
  const key = ({ text: _, ...fields }: Pay) => JSON.stringify(fields);
  return pay && found.every((one) => key(one) === key(pay)) ? pay : undefined;
};
