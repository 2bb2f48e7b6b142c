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
import type { LoadedPage, PageAsked } from './lib/loaded-page.ts';
import { isEditorsPath } from './lib/routes.ts';

type Params<Route extends string> = Route extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Params<Rest>
  : never;

type Loaders<Route extends string> = {
  readonly [R in Route]: (
    asked: PageAsked & { readonly [Name in Params<R>]: string },
  ) => Promise<LoadedPage | undefined>;
};

const loadersOf = <Route extends string>(loaders: Loaders<Route>) => loaders;

const loadContent = ({ path }: PageAsked) => loadSectionsPage(path);

/**
 * What each page that has data loads, by its route: the same that its file in `pages` renders.
 * Undefined, and the page degraded, where there is nothing to show.
 */
const LOADERS = loadersOf({
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
  '/hire/support': loadContent,
  '/hire/sales-and-marketing': loadContent,
  '/hire/finance-and-accounting': loadContent,
  '/hire/engineering-data-technology': loadContent,
  '/employer': loadContent,
  '/{page}': async (asked) => (isEditorsPath(asked.path) ? loadContent(asked) : undefined),
  '/{company_name}/{id}/{title}': ({ id, ...asked }) => loadJobPage({ fid: id, ...asked }),
});

/** Whoever asks knows the route by the path, and takes the parameters from it. */
export const PAYLOADS: Readonly<
  Record<string, (asked: PageAsked & Record<string, string>) => Promise<LoadedPage | undefined>>
> = LOADERS as never;

export { headOf } from './lib/loaded-page.ts';
