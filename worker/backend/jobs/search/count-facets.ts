import { LRUCache } from 'lru-cache';
import {
  EMPLOYMENT_TYPES,
  PAY,
  POSTED_WITHIN,
  SENIORITIES,
  WORKPLACES,
} from '../../../../src/contracts/enums.ts';
import type { Facet, Facets, JobSearchQuery } from '../../../../src/contracts/job.ts';
import { compareLabels } from './compare-labels.ts';
import type { Counts } from './counts.ts';
import { codeKey, type Dictionary } from './index/dictionary.ts';

/** The maximum number of values per facet. */
const MAX_FACET_VALUES = 40;
const LABELS: Partial<Record<Facet, Readonly<Record<string, string>>>> = {
  workplace: WORKPLACES,
  employmentType: EMPLOYMENT_TYPES,
  seniority: SENIORITIES,
  pay: PAY,
  postedWithin: POSTED_WITHIN,
};

type List = Facets[string];

const LISTS_MAX = 500;

/** Frozen facet lists, keyed by their JSON. */
const lists = new LRUCache<string, List>({ max: LISTS_MAX });

/**
 * Returns the same frozen list for equal values, so that a list is parsed only once and callers can
 * use it as a cache key for derived data.
 */
const internList = (values: List): List => {
  const text = JSON.stringify(values);
  const known = lists.get(text);
  if (known) return known;
  lists.set(text, Object.freeze(values) as List);
  return values;
};

/**
 * Builds the facets for a response. For each facet with an active filter, `others` has the counts
 * without that filter; for all other facets, `base` has the counts with all filters.
 */
export function countFacets(
  base: Counts,
  others: ReadonlyMap<Facet, Counts>,
  /** The codes of values that occur in matching jobs but were not counted. */
  rare: readonly number[],
  query: JobSearchQuery,
  dictionary: Dictionary,
): Facets {
  const facets: Record<Facet, Map<string, { label: string; count: number | null }>> = {
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
      if (!entry || entry.facet === 'region') continue;
      if (count === 0 || !wanted(entry.facet)) continue;
      const { facet, value, label } = entry;
      // Places with the same name share one value.
      const before = facets[facet].get(value)?.count ?? 0;
      facets[facet].set(value, { label: LABELS[facet]?.[value] ?? label, count: before + count });
    }
    if (!wanted('postedWithin')) return;
    for (const [days, label] of Object.entries(POSTED_WITHIN)) {
      facets.postedWithin.set(days, { label, count: byAge.get(days) ?? 0 });
    }
  };
  countInto(base, (facet) => !others.has(facet));
  for (const [own, counts] of others) countInto(counts, (facet) => facet === own);

  for (const code of rare) {
    const { facet, value, label } = dictionary.entries.get(code) ?? {};
    if (!facet || facet === 'region' || value === undefined) continue;
    facets[facet].set(value, { label: LABELS[facet]?.[value] ?? label ?? value, count: null });
  }

  const facetLists: Facets = {};
  for (const [name, counted] of Object.entries(facets) as [Facet, (typeof facets)[Facet]][]) {
    const chosen = [query[name] ?? []].flat() as string[];
    for (const value of chosen) addChosen(name, value, counted, dictionary);
    const values = [...counted].map(([value, { label, count }]) => ({ value, label, count }));
    // The age values keep their order, because each count includes those of all smaller ages.
    if (name !== 'postedWithin') {
      values.sort((a, b) => (b.count ?? 0) - (a.count ?? 0) || compareLabels(a.label, b.label));
    }
    facetLists[name] = internList(
      values.filter(({ value }, i) => i < MAX_FACET_VALUES || chosen.includes(value)),
    );
  }
  return facetLists;
}

// A selected value stays visible so that the visitor can remove it.
function addChosen(
  facet: Facet,
  value: string,
  counted: Map<string, { label: string; count: number | null }>,
  { codes, entries }: Dictionary,
): void {
  const code = codes.get(codeKey(facet, value))?.[0];
  const entry = code === undefined ? undefined : entries.get(code);
  const shown = entry?.value ?? value;
  if (counted.has(shown) || (!entry && facet !== 'location')) return;
  counted.set(shown, { label: LABELS[facet]?.[shown] ?? entry?.label ?? value, count: 0 });
}
