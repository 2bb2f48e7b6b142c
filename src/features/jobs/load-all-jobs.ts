import type { PageRequest } from '../../lib/loaded-page.ts';
import { failPage } from '../../lib/page-error.ts';
import { queryRecord } from '../../lib/query.ts';
import { plural } from '../../lib/words/format.ts';
import { allJobsPath } from '../../routes/hrefs.ts';
import { loadJobSearch } from './load-job-search.ts';

/** The ways in which all jobs are grouped. */
export const GROUPED_BY = {
  category: 'By category',
  country: 'By country',
  location: 'By location',
} as const;

/** The selected groups, such as one category in one country. */
export type ChosenGroups = { readonly [By in keyof typeof GROUPED_BY]?: string };

const GROUP_PAGE = '100';
/** The index shows only counts and no jobs. */
const INDEX_PAGE = '1';

const chosenIn = (given: Record<string, string>): ChosenGroups =>
  Object.fromEntries(Object.keys(GROUPED_BY).flatMap((by) => (given[by] ? [[by, given[by]]] : [])));

/**
 * Loads one group and one page of its jobs. If no group is selected, loads all groups and no jobs.
 */
export const loadAllJobsPage = async ({ path, query: search }: PageRequest) => {
  const given = queryRecord(search ?? '');
  const chosen = chosenIn(given);
  const isIndex = Object.keys(chosen).length === 0;
  const { answer, query } = await loadJobSearch(
    String(
      new URLSearchParams({
        ...chosen,
        sort: 'newest',
        perPage: isIndex ? INDEX_PAGE : GROUP_PAGE,
        page: given.page ?? '1',
      }),
    ),
  );
  const { facets, total } = answer.meta;
  if (isIndex) {
    return {
      head: {
        title: 'All open jobs by category and location',
        description: `${plural(total, 'open job')}, listed by category, country and location. No search needed.`,
        path: allJobsPath(),
      },
      data: { facets, total, group: null },
    };
  }
  // An unknown group gets a 404; otherwise the heading would display arbitrary text from the URL.
  const labels = Object.fromEntries(
    Object.entries(chosen).map(([by, value]) => [
      by,
      facets[by]?.find((facet) => facet.value === value && facet.count !== 0)?.label ??
        failPage(path),
    ]),
  );
  const label = Object.values(labels).join(', ');
  const { category, country, location: place = country } = labels;
  const heading = `${category ? `${category} jobs` : 'Jobs'}${place ? ` in ${place}` : ''}`;
  const { page } = query;
  return {
    head: {
      title: `All open jobs: ${label}${page > 1 ? `, page ${page}` : ''}`,
      description: `${plural(total, 'open job')} in one list: ${label}. See each job’s employer and location, and apply without an account.`,
      path: allJobsPath({ ...chosen, page }),
      // Not indexed, because each group has an equivalent indexed list at /jobs (decision 3).
      index: false,
    },
    data: { facets, total, group: { chosen, label, heading, answer } },
  };
};
