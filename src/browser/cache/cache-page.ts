import type * as v from 'valibot';
import type { CompanySummary, Place } from '../../contracts/company.ts';
import type { JobSummary } from '../../contracts/job.ts';
import type { PAGE_DATA } from '../../contracts/site/page-payload.ts';
import type { CachedCompany, CachedJob } from './cache-entries.ts';
import { type CachedPage, pageKey } from './cached-page.ts';
import type { Caches } from './create-caches.ts';

type PageData = { [R in CachedPage['route']]: v.InferOutput<(typeof PAGE_DATA)[R]> };

const formatPlace = ([first, ...others]: readonly Place[]) =>
  first ? first.displayName + (others.length > 0 ? ` and ${others.length} more` : '') : '';

const EMPLOYERS = { named: '', anonymous: 'Confidential employer', agency: '' };

const reshapeCachedJob = (job: JobSummary, employer?: string): CachedJob => ({
  fid: job.fid,
  path: job.path,
  title: job.title,
  employer: employer ?? job.company?.name ?? EMPLOYERS[job.employerVisibility],
  place: formatPlace(job.locations),
  workplace: job.workplace ?? '',
  excerpt: job.excerpt,
});

const reshapeCachedCompany = ({
  slug,
  name,
  locations,
  summary,
}: CompanySummary): CachedCompany => ({
  path: `/companies/${encodeURIComponent(slug)}`,
  name,
  place: formatPlace(locations),
  summary,
});

export const companyJobsKey = ({ id, page }: { id: string; page: number }) => `${id}?page=${page}`;

/** For each route, a function that stores the data of its pages in the caches. */
const STORE_BY_ROUTE: {
  [R in CachedPage['route']]: (caches: Caches, key: string, data: PageData[R]) => void;
} = {
  '/jobs': (caches, key, { answer }) =>
    caches.keep('Jobs', { key, jobs: answer.data.map((job) => reshapeCachedJob(job)) }),
  '/{company_name}/{id}/{title}': (caches, key, { job, employer }) =>
    caches.keep('Jobs', { key, jobs: [reshapeCachedJob(job, employer)] }),
  '/companies': (caches, key, { answer }) =>
    caches.keep('Companies', { key, companies: answer.data.map(reshapeCachedCompany) }),
  '/companies/{id}'(caches, _key, { company, jobs }) {
    const { path } = reshapeCachedCompany(company);
    caches.keep('Companies', { key: path, companies: [reshapeCachedCompany(company)] });
    const requested = { id: company.id, page: jobs.meta.currentPage };
    caches.keep('CompanyJobs', {
      key: companyJobsKey(requested),
      ...requested,
      jobs: jobs.data.map((job) => reshapeCachedJob(job)),
    });
  },
};

export const cachePage = (caches: Caches, page: CachedPage, data: unknown): void =>
  STORE_BY_ROUTE[page.route](caches, pageKey(page), data as never);
