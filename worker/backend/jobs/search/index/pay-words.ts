import { anyOf, type Match, wordMatch } from '../engines/match.ts';
import type { Scope } from '../engines/scope.ts';
import { MARKS } from './marks.ts';

/*
 * Pay as index words, so that a search can find a few well-paid jobs without reading all jobs. An
 * amount has two words: one with its number of digits, and one that adds its first digit, or its
 * first two digits if the first is 1. “At least 64,000” then means five digits starting with 6, 7,
 * 8 or 9, or any amount with more digits; conditions on the columns then exclude amounts below
 * 64,000. The words end in a digit, so that stemmers leave them unchanged.
 */

const ENDS = {
  own: { max: ['a', 'yearly_max'], min: ['b', 'yearly_min'] },
  usd: { max: ['c', 'salary_rank'], min: ['d', 'usd_min'] },
} as const;
type End = (typeof ENDS)[keyof typeof ENDS]['max' | 'min'];

/** The possible numbers of digits in an integer below 2^53; zero counts as having no digits. */
const DIGITS = Array.from({ length: 17 }, (_, digits) => digits);
/** The possible first digits of an amount with this many digits, in order. */
const firstDigits = (digits: number): readonly string[] => [
  ...(digits === 1 ? ['1'] : ['10', '11', '12', '13', '14', '15', '16', '17', '18', '19']),
  ...['2', '3', '4', '5', '6', '7', '8', '9'],
];
const A = 97;

/** `first`: the first digits, or '0' for any. */
const word = ([end]: End, digits: number, first: string): string =>
  `${MARKS.pay}${end}${String.fromCharCode(A + digits)}${first}`;

/** SQL over `job_search`: the words for an amount; none for NULL. */
const buildColumnWords = ([end, column]: End): string => {
  const amount = `CAST(CAST(job_search.${column} AS INTEGER) AS TEXT)`;
  const begin = `' ${MARKS.pay}${end}' || char(${A} + length(ltrim(${amount}, '0')))`;
  return `iif(job_search.${column} >= 0, ${begin} || '0' || ${begin} || substr(${amount}, 1, 1 + (${amount} LIKE '1_%')), '')`;
};

/** SQL over `job_search`: all words for a job's pay. */
export const PAY_WORDS = Object.values(ENDS)
  .flatMap(({ max, min }) => [buildColumnWords(max), buildColumnWords(min)])
  .join(' || ');

/**
 * Returns the words for all amounts that are at least, or at most, the given amount. They may also
 * cover some amounts just outside that range.
 */
const wordsFrom = (end: End, amount: number, isWanted: (one: number, other: number) => boolean) => {
  const text = amount < 1 ? '' : String(Math.floor(amount));
  const firsts = firstDigits(text.length);
  const own = firsts.findIndex((first) => text.startsWith(first));
  return [
    ...DIGITS.filter((digits) => isWanted(digits, text.length) && digits !== text.length).map(
      (digits) => word(end, digits, '0'),
    ),
    ...(text === '' ? ['0'] : firsts.filter((_, i) => isWanted(i, own))).map((first) =>
      word(end, text.length, first),
    ),
  ];
};

type Pay = Pick<Scope, 'salaryMin' | 'salaryMax' | 'salaryIn'>;

/** Matches all jobs with the requested pay, and a few other jobs. */
export const payMatches = ({ salaryMin, salaryMax, salaryIn }: Pay): Match[] => {
  const { max, min } = ENDS[salaryIn];
  const words = [
    salaryMin === null ? [] : wordsFrom(max, salaryMin, (one, other) => one >= other),
    salaryMax === null ? [] : wordsFrom(min, salaryMax, (one, other) => one <= other),
  ];
  return words.filter(({ length }) => length > 0).map((some) => anyOf(some.map(wordMatch)));
};
