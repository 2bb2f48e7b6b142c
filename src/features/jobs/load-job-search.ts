import * as v from 'valibot';
import { searchJobs } from '../../contracts/endpoints/product.ts';
import { JobSearchQuerySchema } from '../../contracts/job.ts';
import { withRemoteWork } from '../../contracts/remote-work.ts';
import { serverApi } from '../../lib/api/server.ts';
import type { PageRequest } from '../../lib/loaded-page.ts';
import { feedAlternates } from '../../lib/page-alternates.ts';
import { queryRecord } from '../../lib/query.ts';
import { plural } from '../../lib/words/format.ts';
import { nameSearch } from '../../lib/words/name-search.ts';
import { TITLE_MAX } from '../../lib/words/page-texts.ts';
import { jobsPath } from '../../routes/hrefs.ts';
import { searchFeedPath } from './follow-search.tsx';
import { indexedPath } from './indexed-search.ts';

/** Parses the search from the URL and runs it. */
export const loadJobSearch = async (search = '') => {
  const query = withRemoteWork(v.parse(JobSearchQuerySchema, queryRecord(search)));
  const response = await serverApi().call(searchJobs, { query });
  return { query, answer: response };
};

export const loadJobsPage = async (requested: PageRequest) => {
  const { query, answer } = await loadJobSearch(requested.query);
  const { meta } = answer;
  const page =
    meta.currentPage > 1 && meta.currentPage <= meta.lastPage ? `, page ${meta.currentPage}` : '';
  const name = nameSearch(query, meta, TITLE_MAX - page.length);
  const title = name ?? 'Open jobs';
  const count = `${meta.approximate ? 'About ' : ''}${plural(meta.total, 'open job')}`;
  const path = indexedPath(query, meta.facets);
  return {
    head: {
      title: title + page,
      description: `${name ? `${name}: ` : ''}${count}. Compare employers, locations and salaries, and apply without an account.`,
      path: path ?? jobsPath({ page: query.page }),
      index: path !== undefined && answer.data.length > 0,
      alternates: feedAlternates(title, (name) => searchFeedPath(query, name)),
    },
    data: { query, answer },
  };
};
