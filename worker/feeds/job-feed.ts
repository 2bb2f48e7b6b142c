import { EMPLOYMENT_TYPES, WORKPLACES } from '../../src/contracts/enums.ts';
import type { JobSearchMeta, JobSearchQuery, JobSummary } from '../../src/contracts/job.ts';
import { JOB_SEARCH_NAMES } from '../../src/contracts/query-names.ts';
import { queryRecord } from '../../src/lib/query.ts';
import { formatPlaces, formatSalary } from '../../src/lib/words/format.ts';
import { formatEmployer } from '../../src/lib/words/format-employer.ts';
import { nameSearch } from '../../src/lib/words/name-search.ts';
import { type FeedName, jobFeedPath, jobsPath } from '../../src/routes/hrefs.ts';
import { siteFrame } from '../content/site-frame.ts';
import { readVariables } from '../env.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { type FeedItem, respondWithFeed } from './feed-document.ts';
import { pageData } from './page-data.ts';

/** The number of jobs in a feed: enough for a daily reader to catch up. */
const FEED_JOBS = 50;

/** Feeds are not paginated, so the paging parameters are left out. */
const SEARCH_NAMES = JOB_SEARCH_NAMES.filter((name) => name !== 'page' && name !== 'perPage');

/** The search parameters in a fixed order, because they are part of the feed's URL. */
const readSearch = (url: URL): Record<string, string> => {
  const given = queryRecord(url.searchParams);
  return Object.fromEntries(
    SEARCH_NAMES.flatMap((name) => (given[name] ? [[name, given[name]]] : [])),
  );
};

/** What the page of a search has of it. */
interface SearchData {
  readonly query: JobSearchQuery;
  readonly answer: { readonly meta: JobSearchMeta; readonly data: readonly JobSummary[] };
}

const createItem = (job: JobSummary, siteUrl: string, agency: string): FeedItem => {
  const employer = formatEmployer(job, agency);
  const facts = [
    employer,
    formatPlaces(job),
    job.workplace && WORKPLACES[job.workplace],
    EMPLOYMENT_TYPES[job.employmentType],
    formatSalary(job),
  ];
  return {
    // The fid is the only variable part of this tag URI (RFC 4151), because a job's URL changes
    // with its title or employer.
    id: `tag:${new URL(siteUrl).hostname},2026:job:${job.fid}`,
    url: siteUrl + job.path,
    title: `${job.title} at ${employer}`,
    summary: `${facts.filter(Boolean).join(' · ')}. ${job.excerpt}`,
    author: employer,
    categories: [EMPLOYMENT_TYPES[job.employmentType], ...job.skills],
    publishedAt: job.publishedAt,
    updatedAt: job.updatedAt,
  };
};

/**
 * `/jobs/feed.xml`, `atom.xml`, `feed.json`: the newest open jobs, optionally only those that match
 * the search parameters.
 */
export const sendJobFeed = async (
  feedName: FeedName,
  context: RequestContext,
): Promise<Response> => {
  const { request, url, bindings } = context;
  const siteUrl = readVariables(bindings).SITE_URL;
  const search = readSearch(url);
  const [page, { name }] = await Promise.all([
    pageData<SearchData>(jobsPath({ sort: 'newest', ...search, perPage: FEED_JOBS }), context),
    siteFrame(bindings),
  ]);
  const found = 'data' in page ? page.data : undefined;
  // The cached list is not purged when a job expires, so expired jobs are filtered out here.
  const isOpen = ({ validThrough }: JobSummary) =>
    validThrough === null || Date.parse(validThrough) > Date.now();
  // Jobs that meet only some of the conditions are suggestions for visitors, not for readers.
  const fitting = found?.answer.data.slice(0, found.answer.meta.partialFrom ?? undefined) ?? [];
  const jobs = fitting.filter(isOpen);
  // The page's title leaves out conditions if there are many.
  const title = found && nameSearch(found.query, found.answer.meta, Number.POSITIVE_INFINITY);
  const feed = {
    title: title ?? ('title' in page ? page.title : name),
    description: `The newest open jobs ${title ? 'of this search ' : ''}at ${name}.`,
    author: name,
    pageUrl: siteUrl + jobsPath(search),
    feedUrl: siteUrl + jobFeedPath(search, feedName),
    items: jobs.map((job) => createItem(job, siteUrl, name)),
  };
  const version = 'tag' in page && page.tag ? [page.tag, name, siteUrl, jobs.length] : undefined;
  return respondWithFeed(request, feedName, feed, version);
};
