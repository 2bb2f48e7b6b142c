import { loadPostPage } from './features/blog/load-post.ts';
import { loadBlogPage } from './features/blog/load-posts.ts';
import { loadCandidatePage } from './features/candidate/load-candidate-page.ts';
import { loadCompaniesPage } from './features/companies/load-companies.ts';
import { loadCompanyPage } from './features/companies/load-company.ts';
import { loadContactPage } from './features/contact/load-contact.ts';
import { loadHomePage } from './features/home/load-home.ts';
import { loadAllJobsPage } from './features/jobs/load-all-jobs.ts';
import { loadAppliedPage, loadJobPage } from './features/jobs/load-job.ts';
import { loadJobsPage } from './features/jobs/load-job-search.ts';
import { loadSectionsPage } from './features/sections/load-sections-page.ts';
import type { LoadedPage, PageRequest } from './lib/loaded-page.ts';
import { isEditorsPath } from './routes/hrefs.ts';
import { findPageRoute } from './routes/match-route.ts';
import type { DataPath } from './routes/site-routes.ts';

type Params<Route extends string> = Route extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Params<Rest>
  : never;

type Loaders = {
  readonly [R in DataPath]: (
    asked: PageRequest & { readonly [Name in Params<R>]: string },
  ) => Promise<LoadedPage | undefined>;
};

/**
 * The loader for each page that has data, by route. The page's file in `pages` uses the same
 * loader. If a loader returns undefined, the page has nothing to show and is degraded.
 */
const LOADERS: Loaders = {
  '/': loadHomePage,
  '/home': loadHomePage,
  '/jobs': loadJobsPage,
  '/all-jobs': loadAllJobsPage,
  '/companies': loadCompaniesPage,
  '/companies/{id}': loadCompanyPage,
  '/blog': loadBlogPage,
  '/blog/{slug}': loadPostPage,
  '/contact': loadContactPage,
  '/cv': loadCandidatePage,
  '/jobs/{fid}/applied': loadAppliedPage,
  '/{page}': async ({ path }) =>
    findPageRoute(path)?.path === path || isEditorsPath(path) ? loadSectionsPage(path) : undefined,
  '/{company_name}/{id}/{title}': ({ id, ...asked }) => loadJobPage({ fid: id, ...asked }),
};

/**
 * The loaders of page data. Callers match a path to its route, and take the parameters from the
 * path.
 */
export const PAYLOADS: Readonly<
  Record<DataPath, (asked: PageRequest & Record<string, string>) => Promise<LoadedPage | undefined>>
> = LOADERS as never;

export { loadHead } from './lib/loaded-page.ts';
