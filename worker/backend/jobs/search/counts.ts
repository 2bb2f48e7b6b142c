import { POSTED_WITHIN } from '../../../../src/contracts/enums.ts';
import { DAY_SECONDS, readIdSeconds } from './index/job-ids.ts';

/** The number of matching jobs, in total and by value. */
export interface Counts {
  readonly total: number;
  /** The number of jobs for each code. */
  readonly byCode: ReadonlyMap<number, number>;
  /**
   * The number of jobs published within the last N days, keyed by the values of the `postedWithin`
   * filter.
   */
  readonly byAge: ReadonlyMap<string, number>;
  /** True if only a sample was counted and the counts were scaled up. */
  readonly isSampled: boolean;
}

const COMMA = 44;

/** Parsed from an SQL result: `{id} {code} {code}…` for each job, joined by commas. */
export interface JobCodes {
  readonly codes: ReadonlyMap<number, number>;
  /** Publication times in Unix seconds. */
  readonly published: readonly number[];
}

/** Counts every code in one pass. */
export const readJobCodes = (jobs: string): JobCodes => {
  const counted: number[] = [];
  const published: number[] = [];
  let number = 0;
  let isId = true;
  // Parses character by character, because splitting would allocate a string for each of about ten
  // thousand numbers.
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

/** Merges the counts of two sets of jobs. */
export const addJobCodes = (one: JobCodes, other: JobCodes): JobCodes => {
  if (other.published.length === 0) return one;
  const codes = new Map(one.codes);
  for (const [code, count] of other.codes) codes.set(code, (codes.get(code) ?? 0) + count);
  return { codes, published: [...one.published, ...other.published] };
};

/** Counts the publication times that fall within each value of the `postedWithin` filter. */
export const countAges = (published: readonly number[], now: number): Map<string, number> => {
  const seconds = Math.floor(now / 1000);
  return new Map(
    Object.keys(POSTED_WITHIN).map((days) => {
      const since = seconds - Number(days) * DAY_SECONDS;
      return [days, published.filter((time) => time >= since).length];
    }),
  );
};
