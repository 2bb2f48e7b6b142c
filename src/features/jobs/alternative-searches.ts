import type { JobSearchMeta, JobSearchQuery } from '../../contracts/job.ts';
import { formatDistance, plural } from '../../lib/words/format.ts';
import { jobsPath, type SiteHref } from '../../routes/hrefs.ts';
import { withoutFilter, withoutUnderstood } from './active-filters.ts';

type EmptySearchMeta = Pick<
  JobSearchMeta,
  'correctedQuery' | 'nearest' | 'related' | 'understood' | 'without' | 'work'
>;
type Understood = JobSearchMeta['understood'];

/** A link from an empty result to a search that has results. */
interface AlternativeSearch {
  readonly text: string;
  readonly path: SiteHref;
}

/** Labels for the number of jobs found without a condition, keyed by the condition's name. */
export const WITHOUT: Readonly<Record<string, string>> = {
  category: 'in any category',
  workplace: 'at any workplace',
  employmentType: 'with any type of employment',
  seniority: 'at any level',
  country: 'in any country',
  location: 'in any place',
  company: 'at any employer',
  salaryCurrency: 'in any currency',
  salaryMin: 'with any pay',
  pay: 'whether or not pay is stated',
  postedWithin: 'posted at any time',
};

/**
 * Returns the search without one of its conditions, whether the visitor selected it or it was
 * understood from the query.
 */
const withoutCondition = (query: JobSearchQuery, name: string, reported: EmptySearchMeta) => {
  // An amount of pay in the query also determines the currency.
  const conditions = reported.understood.filter(
    ({ facet }) => facet === name || (facet === 'salary' && name === 'salaryCurrency'),
  );
  if (conditions.length > 0) return withoutUnderstood(query, conditions);
  if (name === 'q') return withoutFilter(query, name, query.q, reported);
  const more = { location: { radius: null }, salaryMin: { salaryMax: null } }[name];
  return { ...query, [name]: null, ...more };
};

/**
 * Returns the search with `place` instead of the requested place `asked`, or instead of all places
 * if `asked` is omitted.
 */
export const replacePlace = (
  query: JobSearchQuery,
  understood: Understood,
  place: string,
  requested?: string,
) => {
  const placeConditions = understood.filter(({ facet }) => facet === 'location');
  const isChosen = requested !== undefined && query.location.includes(requested);
  return jobsPath({
    ...query,
    ...(placeConditions.length > 0 && { q: withoutUnderstood(query, placeConditions).q }),
    location: isChosen ? query.location.map((one) => (one === requested ? place : one)) : [place],
    page: 1,
  });
};

/** The maximum number of links of each kind. */
const MAX_ALTERNATIVES = 4;

/**
 * Lists the links to offer if a search has no results: searches without one of its conditions, in
 * nearby places, or for related job titles.
 */
export const listAlternatives = (
  query: JobSearchQuery,
  reported: EmptySearchMeta,
): AlternativeSearch[] => [
  ...reported.without
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, MAX_ALTERNATIVES)
    .map(({ name, total }) => ({
      text: `${plural(total, 'job')} ${
        name === 'q'
          ? `without “${reported.work ?? query.q}”`
          : (WITHOUT[name] ?? 'without that filter')
      }`,
      path: jobsPath({ ...withoutCondition(query, name, reported), page: 1 }),
    })),
  ...reported.nearest.slice(0, MAX_ALTERNATIVES).map(({ value, label, total, distanceKm }) => ({
    text: [`${plural(total, 'job')} in ${label.split(', ')[0]}`, formatDistance(distanceKm)]
      .filter(Boolean)
      .join(', '),
    path: replacePlace({ ...query, radius: null }, reported.understood, value),
  })),
  ...reported.related.slice(0, MAX_ALTERNATIVES).map(({ q, total }) => ({
    text: `${plural(total, 'job')} for “${q}”`,
    // Related titles are counted across all jobs, so their links have no filters.
    path: jobsPath({ q }),
  })),
];
