import type { CachedCompany, CachedJob } from './cache-entries.ts';
import { companyJobsKey } from './cache-page.ts';
import { pageKey, parseCachedPage } from './cached-page.ts';
import type { Caches } from './create-caches.ts';

/** The maximum number of jobs to show, equal to a list's page size. */
const MAX_SHOWN = 20;

export interface OfflineEntries {
  /**
   * True if these entries belong to the requested page, false if they are merely the latest ones.
   */
  readonly isAsked: boolean;
  /** When the entries were stored, in Unix milliseconds. */
  readonly at: number;
  readonly companies: readonly CachedCompany[];
  readonly jobs: readonly CachedJob[];
}

const pageNumber = (query: string) => Number(new URLSearchParams(query).get('page') ?? 1);

/** Finds a job by its fid in any cached list (docs/specification.md, row 3.1). */
const findJob = (caches: Caches, fid: string | undefined) => {
  for (const { at, jobs } of [...caches.all('Jobs'), ...caches.all('CompanyJobs')]) {
    const job = jobs.find((one) => one.fid === fid);
    if (job) return { at, jobs: [job] };
  }
};

const findCompany = (caches: Caches, path: string) => {
  for (const { at, companies } of caches.all('Companies')) {
    const company = companies.find((one) => one.path === path);
    if (company) return { at, companies: [company] };
  }
};

const findRequested = (caches: Caches, path: string, query: string) => {
  const page = parseCachedPage(path, query);
  switch (page?.route) {
    case '/jobs':
      return caches.find('Jobs', pageKey(page));
    case '/companies':
      return caches.find('Companies', pageKey(page));
    case '/companies/{id}': {
      const id = path.split('/')[2] ?? '';
      const jobs = caches.find('CompanyJobs', companyJobsKey({ id, page: pageNumber(query) }));
      const company = findCompany(caches, path);
      return company || jobs ? { at: 0, ...jobs, ...company } : undefined;
    }
    default:
      return page && findJob(caches, path.split('/')[2]);
  }
};

const readLast = (caches: Caches) => {
  const [newest] = caches.all('Jobs');
  const jobs = new Map<string, CachedJob>();
  for (const job of caches.all('Jobs').flatMap((entry) => entry.jobs)) {
    if (!jobs.has(job.fid)) jobs.set(job.fid, job);
  }
  return newest && { at: newest.at, jobs: [...jobs.values()].slice(0, MAX_SHOWN) };
};

/** Finds the cached entries for the requested page, or else the most recently read jobs. */
export const findOfflineEntries = (
  caches: Caches,
  path: string,
  query: string,
): OfflineEntries | undefined => {
  const requested = findRequested(caches, path, query);
  const found = requested ?? readLast(caches);
  return found && { companies: [], jobs: [], ...found, isAsked: requested !== undefined };
};
