import type { PageAsked } from '../../lib/loaded-page.ts';
import { failPage } from '../../lib/page-error.ts';
import { queryRecord } from '../../lib/query.ts';
import { plural } from '../../lib/words/format.ts';
import { allJobsPath } from '../../routes/hrefs.ts';
import { loadJobSearch } from './load-job-search.ts';

/** What all jobs are grouped by: what they are, and where. */
export const GROUPED_BY = {
  category: 'By category',
  country: 'By country',
  location: 'By place',
} as const;

/** The groups that were chosen, such as one category in one country. */
export type ChosenGroups = { readonly [By in keyof typeof GROUPED_BY]?: string };

const GROUP_PAGE = '100';
/** The index shows counts only. */
const INDEX_PAGE = '1';

const chosenIn = (given: Record<string, string>): ChosenGroups =>
  Object.fromEntries(Object.keys(GROUPED_BY).flatMap((by) => (given[by] ? [[by, given[by]]] : [])));

/** One group and a page of its jobs; where none was chosen, all of them and no jobs. */
export const loadAllJobsPage = async ({ path, query: search }: PageAsked) => {
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
        title: 'All open jobs by category and place',
        description: `${plural(total, 'open job')}, each in plain lists by category, country and place, to read without searching.`,
        path: allJobsPath(),
      },
      data: { facets, total, group: null },
    };
  }
  // A group that is none would be a page with anybody's words for a heading.
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
      description: `${plural(total, 'open job')} in one plain list: ${label}. Each with its employer and place; apply without an account.`,
      path: allJobsPath({ ...chosen, page }),
      // Each has a list at /jobs (decision 64).
      index: false,
    },
    data: { facets, total, group: { chosen, label, heading, answer } },
  };
};
