import { POSTED_WITHIN } from '../../../../src/contracts/enums.ts';
import { DAY_SECONDS, readIdSeconds } from './index/job-ids.ts';

/** The number of jobs that match, in total and by value. */
export interface Counts {
  readonly total: number;
  /** Jobs by code. */
  readonly byCode: ReadonlyMap<number, number>;
  /** Jobs published within so many days, by the values of the filter. */
  readonly byAge: ReadonlyMap<string, number>;
  /** Counted in a sample and scaled up. */
  readonly isSampled: boolean;
}

const COMMA = 44;

/** Parsed from SQL's `{id} {code} {code}…` per job, joined by commas. */
export interface JobCodes {
  readonly codes: ReadonlyMap<number, number>;
  /** Unix seconds. */
  readonly published: readonly number[];
}

/** Counts every code in one pass. */
export const readJobCodes = (jobs: string): JobCodes => {
  const counted: number[] = [];
  const published: number[] = [];
  let number = 0;
  let isId = true;
  // Read by character: splitting would allocate a string for each of some ten thousand numbers.
  for (let i = 0; jobs && i <= jobs.length; i++) {
    const character = jobs.charCodeAt(i);
    if (character >= 48 && character <= 57) {
      number = number * 10 + character - 48;
      continue;
    }
    if (isId) published.push(readIdSeconds(number));
    else counted[number] = (counted[number] ?? 0) + 1;
    number = 0;
    isId = character === COMMA;
  }
  const codes = new Map<number, number>();
  counted.forEach((count, code) => {
    codes.set(code, count);
  });
  return { codes, published };
};

/** Merges two counts. */
export const addJobCodes = (one: JobCodes, other: JobCodes): JobCodes => {
  if (other.published.length === 0) return one;
  const codes = new Map(one.codes);
  for (const [code, count] of other.codes) codes.set(code, (codes.get(code) ?? 0) + count);
  return { codes, published: [...one.published, ...other.published] };
};

/** Counts how many publishing times lie within each value of the filter. */
export const countAges = (published: readonly number[], now: number): Map<string, number> => {
  const seconds = Math.floor(now / 1000);
  return new Map(
    Object.keys(POSTED_WITHIN).map((days) => {
      const since = seconds - Number(days) * DAY_SECONDS;
      return [days, published.filter((time) => time >= since).length];
    }),
  );
};
