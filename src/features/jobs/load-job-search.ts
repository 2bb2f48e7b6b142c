import * as v from 'valibot';
import { searchJobs } from '../../contracts/endpoints.ts';
import { type Facets, type JobSearchQuery, JobSearchQuerySchema } from '../../contracts/job.ts';
import { serverApi } from '../../lib/api/server.ts';
import { plural } from '../../lib/format.ts';
import type { PageAsked } from '../../lib/loaded-page.ts';
import { feedAlternates } from '../../lib/page-alternates.ts';
import { queryRecord } from '../../lib/query.ts';
import { jobFeedPath, jobsPath } from '../../lib/routes.ts';

/** The state that the URL tells, and the answer to it. */
export const loadJobSearch = async (search = '') => {
  const query = v.parse(JobSearchQuerySchema, queryRecord(search));
  const answer = await serverApi().call(searchJobs, { query });
  return { query, answer };
};

const searchOf = (path: string) => new URLSearchParams(path.split('?')[1]);

/** One category or one country alone, as searches are that are found from outside (decision 44). */
export const groupOf = (
  query: JobSearchQuery,
  facets: Facets,
): { name: 'category' | 'country'; value: string; label: string } | undefined => {
  const [first, ...others] = searchOf(jobsPath({ ...query, page: 1 }));
  if (!first || others.length > 0) return undefined;
  const [name, value] = first;
  if (name !== 'category' && name !== 'country') return undefined;
  const facet = facets[name]?.find((one) => one.value === value && one.count !== 0);
  return facet && { name, value, label: facet.label };
};

/** What the list is of, as its heading says it. */
export const searchTitle = (query: JobSearchQuery, facets: Facets): string | undefined => {
  if (query.q) return `Jobs for “${query.q}”`;
  const group = groupOf(query, facets);
  return group && (group.name === 'country' ? `Jobs in ${group.label}` : `${group.label} jobs`);
};

export const loadJobsPage = async (asked: PageAsked) => {
  const { query, answer } = await loadJobSearch(asked.query);
  const { facets, total, approximate, currentPage, lastPage } = answer.meta;
  const group = groupOf(query, facets);
  const isWhole = jobsPath({ ...query, page: 1 }) === '/jobs';
  const title = searchTitle(query, facets) ?? 'Open jobs';
  const count = `${approximate ? 'About ' : ''}${plural(total, 'open job')}`;
  return {
    head: {
      title: currentPage > 1 && currentPage <= lastPage ? `${title}, page ${currentPage}` : title,
      description: `${count}${group ? ` in ${group.label}` : ''} with place, employer and salary. Search, narrow down and apply without an account.`,
      path: jobsPath({ ...(group && { [group.name]: group.value }), page: query.page }),
      index: (isWhole || group !== undefined) && answer.data.length > 0,
      alternates: feedAlternates(title, (name) =>
        jobFeedPath({ ...query, page: 1, perPage: null }, name),
      ),
    },
    data: { query, answer },
  };
};
