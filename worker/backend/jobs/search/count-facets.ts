import {
  EMPLOYMENT_TYPES,
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
  postedWithin: POSTED_WITHIN,
};
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Counts every code of a sample, and by `p{days}` the jobs that are so young, in one pass. Where
 * the sample is a part only, counts are what its share would be of the whole.
 */
function countCodes({ total, jobs }: Sample, now: number): Map<string, number> {
  const counts = new Map<string, number>();
  if (jobs === '') return counts;
  const nowSeconds = Math.floor(now / 1000);
  const sampled = jobs.split(',');
  const ages: number[] = [];
  for (const job of sampled) {
    const [id, ...codes] = job.split(' ');
    for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
    ages.push((nowSeconds - secondsOfId(Number(id))) / DAY_SECONDS);
  }
  const scale = total / sampled.length;
  if (scale > 1) for (const [code, count] of counts) counts.set(code, Math.round(count * scale));
  const oldest = ages.at(-1) as number;
  for (const days of Object.keys(POSTED_WITHIN).map(Number)) {
    const counted = ages.filter((age) => age <= days).length;
    // Beyond the oldest of the sample: as many a day as within it.
    counts.set(
      `p${days}`,
      scale > 1 && days > oldest
        ? Math.min(total, Math.round(sampled.length * (days / Math.max(oldest, 1 / 24))))
        : counted,
    );
  }
  return counts;
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
  const baseCounts = countCodes(base, now);
  const facets: Record<Facet, Map<string, { label: string; count: number }>> = {
    category: new Map(),
    workplace: new Map(),
    employmentType: new Map(),
    seniority: new Map(),
    country: new Map(),
    location: new Map(),
    company: new Map(),
    salaryCurrency: new Map(),
    postedWithin: new Map(),
  };
  const countInto = (counts: ReadonlyMap<string, number>, wanted: (facet: Facet) => boolean) => {
    for (const [key, count] of counts) {
      const entry = dictionary.entries.get(Number(key));
      if (!entry || entry.facet === 'region' || !wanted(entry.facet)) continue;
      const { facet, value, label } = entry;
      // Places of one name are one value.
      const before = facets[facet].get(value)?.count ?? 0;
      facets[facet].set(value, { label: LABELS[facet]?.[value] ?? label, count: before + count });
    }
    if (!wanted('postedWithin')) return;
    for (const [days, label] of Object.entries(POSTED_WITHIN)) {
      facets.postedWithin.set(days, { label, count: counts.get(`p${days}`) ?? 0 });
    }
  };
  countInto(baseCounts, (facet) => !samples.has(facet));
  for (const [own, sample] of samples) countInto(countCodes(sample, now), (facet) => facet === own);

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
