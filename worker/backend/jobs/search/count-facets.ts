import {
  EMPLOYMENT_TYPES,
  PAY,
  POSTED_WITHIN,
  SENIORITIES,
  WORKPLACES,
} from '../../../../src/contracts/enums.ts';
import type { Facet, Facets, JobSearchQuery } from '../../../../src/contracts/job.ts';
import { codeKey, type Dictionary } from './dictionary.ts';
import { secondsOfId } from './filters.ts';

/** Matching jobs, the newest ones where many match. */
export interface Sample {
  /** How many jobs match. */
  readonly total: number;
  /** `{id} {code} {code}…` of each job, joined by commas. */
  readonly jobs: string;
}

/** How many values of one facet are told at most. */
const MAX_FACET_VALUES = 40;
const LABELS: Partial<Record<Facet, Readonly<Record<string, string>>>> = {
  workplace: WORKPLACES,
  employmentType: EMPLOYMENT_TYPES,
  seniority: SENIORITIES,
  pay: PAY,
  postedWithin: POSTED_WITHIN,
};
const DAY_SECONDS = 24 * 60 * 60;
const COMMA = 44;

interface Counts {
  /** Jobs by code. */
  readonly byCode: ReadonlyMap<number, number>;
  /** Jobs that are at most so many days old. */
  readonly byAge: ReadonlyMap<string, number>;
}

/** A sample as it was read: how often each code stands in it, and when its jobs were published. */
interface Reading {
  readonly codes: ReadonlyMap<number, number>;
  /** Unix seconds, newest first. */
  readonly published: readonly number[];
}

/** A sample that is remembered is read once. */
const readings = new WeakMap<Sample, Reading>();

/** Counts every code of a sample in one pass. */
function readSample(sample: Sample): Reading {
  const known = readings.get(sample);
  if (known) return known;
  const { jobs } = sample;
  const counted: number[] = [];
  const published: number[] = [];
  let number = 0;
  let isId = true;
  // By character: splitting would make an object of each of some ten thousand numbers.
  for (let i = 0; jobs && i <= jobs.length; i++) {
    const character = jobs.charCodeAt(i);
    if (character >= 48 && character <= 57) {
      number = number * 10 + character - 48;
      continue;
    }
    if (isId) published.push(secondsOfId(number));
    else counted[number] = (counted[number] ?? 0) + 1;
    number = 0;
    isId = character === COMMA;
  }
  const codes = new Map<number, number>();
  counted.forEach((count, code) => {
    codes.set(code, count);
  });
  const reading = { codes, published };
  readings.set(sample, reading);
  return reading;
}

/**
 * The counts of a sample. Where it is a part only, they are what its share would be of the whole.
 */
function countSample(sample: Sample, now: number): Counts {
  const { codes, published } = readSample(sample);
  const { total } = sample;
  const nowSeconds = Math.floor(now / 1000);
  const scale = total / Math.max(1, published.length);
  const ageOf = (seconds: number) => (nowSeconds - seconds) / DAY_SECONDS;
  const oldest = ageOf(published.at(-1) ?? nowSeconds);
  const byCode = new Map([...codes].map(([code, count]) => [code, Math.round(count * scale)]));
  const byAge = new Map<string, number>();
  for (const days of Object.keys(POSTED_WITHIN)) {
    byAge.set(
      days,
      scale > 1 && Number(days) > oldest
        ? // Beyond the oldest of the sample: as many a day as within it.
          Math.min(total, Math.round((published.length / Math.max(oldest, 1 / 24)) * Number(days)))
        : published.filter((seconds) => ageOf(seconds) <= Number(days)).length,
    );
  }
  return { byCode, byAge };
}

/**
 * The facets of an answer. `samples` has one for every active filter, taken without that filter,
 * and `base` with all of them, which serves every other facet.
 */
export function countFacets(
  base: Sample,
  samples: ReadonlyMap<Facet, Sample>,
  query: JobSearchQuery,
  dictionary: Dictionary,
  now: number,
): Facets {
  const facets: Record<Facet, Map<string, { label: string; count: number }>> = {
    category: new Map(),
    workplace: new Map(),
    employmentType: new Map(),
    seniority: new Map(),
    country: new Map(),
    location: new Map(),
    company: new Map(),
    salaryCurrency: new Map(),
    pay: new Map(),
    postedWithin: new Map(),
  };
  const countInto = ({ byCode, byAge }: Counts, wanted: (facet: Facet) => boolean) => {
    for (const [code, count] of byCode) {
      const entry = dictionary.entries.get(code);
      if (!entry || entry.facet === 'region' || !wanted(entry.facet)) continue;
      const { facet, value, label } = entry;
      // Places of one name are one value.
      const before = facets[facet].get(value)?.count ?? 0;
      facets[facet].set(value, { label: LABELS[facet]?.[value] ?? label, count: before + count });
    }
    if (!wanted('postedWithin')) return;
    for (const [days, label] of Object.entries(POSTED_WITHIN)) {
      facets.postedWithin.set(days, { label, count: byAge.get(days) ?? 0 });
    }
  };
  countInto(countSample(base, now), (facet) => !samples.has(facet));
  for (const [own, sample] of samples) {
    countInto(countSample(sample, now), (facet) => facet === own);
  }

  const answer: Facets = {};
  for (const [name, counted] of Object.entries(facets) as [Facet, (typeof facets)[Facet]][]) {
    const chosen = [query[name] ?? []].flat() as string[];
    for (const value of chosen) addChosen(name, value, counted, dictionary);
    const values = [...counted].map(([value, { label, count }]) => ({ value, label, count }));
    // Ages keep their order: each count holds the ones before it.
    if (name !== 'postedWithin') {
      values.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'));
    }
    answer[name] = values.filter(({ value }, i) => i < MAX_FACET_VALUES || chosen.includes(value));
  }
  return answer;
}

// What is chosen stays to be seen, so that it can be taken back.
function addChosen(
  facet: Facet,
  value: string,
  counted: Map<string, { label: string; count: number }>,
  { codes, entries }: Dictionary,
): void {
  const code = codes.get(codeKey(facet, value))?.[0];
  const entry = code === undefined ? undefined : entries.get(code);
  const shown = entry?.value ?? value;
  if (counted.has(shown) || (!entry && facet !== 'location')) return;
  counted.set(shown, { label: LABELS[facet]?.[shown] ?? entry?.label ?? value, count: 0 });
}
