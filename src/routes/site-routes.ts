import { COMPANY_SEARCH_NAMES, JOB_SEARCH_NAMES } from '../contracts/query-names.ts';

/*
 * Every route of the site, defined once. In a path, `{name}` matches any single segment, and a
 * trailing `/*` matches that path and everything below it. The first match wins, so the most
 * specific routes come first.
 */

/** How long a cache stores a page, in seconds. */
export interface Lifetime {
  readonly fresh: number;
  /** How much longer it is served stale while it is rendered again in the background. */
  readonly staleWhileRevalidate: number;
  /** How much longer it is served stale if rendering fails. */
  readonly staleIfError: number;
  /**
   * Replaces the first two for a page whose changes are not announced (an external API, or content
   * without a webhook).
   */
  readonly untold?: Pick<Lifetime, 'fresh' | 'staleWhileRevalidate'>;
}

interface Address {
  readonly path: string;
  /** Regular expressions for the segments in braces that do not accept every value. */
  readonly where?: Readonly<Record<string, string>>;
  /** The route belongs to the reviewer area. */
  readonly isReviewers?: true;
}

/** A page in `src/pages`. */
export interface PageRoute extends Address {
  readonly kind: 'page';
  /** Its layout folder in `src/pages`; absent for the two pages written by the build. */
  readonly layout?: 'landing' | 'default' | 'bare';
  /** The query parameters that the page reads; others do not change its cache key. */
  readonly query?: readonly string[];
  /** If absent, the page is private and not cached. */
  readonly lifetime?: Lifetime;
  /**
   * The page's data: `own` is data specific to its route (`src/payloads.ts`,
   * `contracts/site/page-payload.ts`); `sections` are those that an editor wrote for its path.
   */
  readonly data?: 'own' | 'sections';
  /** The page is also available as Markdown. */
  readonly hasMarkdown?: true;
  /** Browsers store the page's data, for use when no page can be loaded. */
  readonly isKept?: true;
  /** The page shows one person's data, possibly only once scripts run. */
  readonly isPersonal?: true;
  /** Search engines must not crawl the page. */
  readonly isClosed?: true;
}

/** A page's link-preview (Open Graph) image (decision 3), cached for as long as the page. */
export interface CardRoute extends Address {
  readonly kind: 'card';
  readonly lifetime: Lifetime;
}

/** API calls, each defined in `contracts/endpoints.ts`. */
interface CallRoute extends Address {
  readonly kind: 'call';
  /** Built from all records at once, so it has a separate rate limit. */
  readonly isBulk?: true;
}

/** What programs fetch besides pages and API calls (`worker/feeds`). */
interface FeedRoute extends Address {
  readonly kind: 'feed';
  /** Only programs use the route, so its errors are JSON. */
  readonly isForPrograms?: true;
  /** The build contains no file with this name. */
  readonly isMade?: true;
  /** Built from all records at once, so it has a separate rate limit. */
  readonly isBulk?: true;
}

/** Site metadata and the files of the build. */
interface FileRoute extends Address {
  readonly kind: 'file';
  readonly isForPrograms?: true;
  readonly isMade?: true;
}

export type SiteRoute = PageRoute | CardRoute | CallRoute | FeedRoute | FileRoute;

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** Expires by time; purged only when something must disappear from the page. */
const LIST = { fresh: MINUTE_S, staleWhileRevalidate: 10 * MINUTE_S, staleIfError: DAY_S };
/**
 * Purged when its content changes (decision 7). Migration 0034 relies on no page being older than
 * two days.
 */
const RECORD = {
  fresh: DAY_S,
  staleWhileRevalidate: DAY_S,
  staleIfError: DAY_S,
  untold: { fresh: 5 * MINUTE_S, staleWhileRevalidate: HOUR_S },
};
const EDITORIAL = { fresh: 10 * MINUTE_S, staleWhileRevalidate: DAY_S, staleIfError: DAY_S };

/** A page written by an editor. */
const sections = { kind: 'page', data: 'sections', lifetime: EDITORIAL } as const;
/** A page whose form uses the plan named in the query. */
const plans = { ...sections, query: ['plan'] } as const;
/** A page with the default layout that is not written by an editor. */
const own = { kind: 'page', layout: 'default' } as const;
const FEED_NAME = 'feed\\.xml|atom\\.xml|feed\\.json';

// Routes that browser code uses (src/browser/cache/cached-routes.ts), exported separately so that
// it does not load the others.
export const JOBS = {
  kind: 'page',
  layout: 'default',
  path: '/jobs',
  data: 'own',
  isKept: true,
  lifetime: LIST,
  query: JOB_SEARCH_NAMES,
} as const;
export const APPLIED = {
  kind: 'page',
  layout: 'default',
  path: '/jobs/{fid}/applied',
  data: 'own',
  lifetime: RECORD,
} as const;
export const COMPANIES = {
  kind: 'page',
  layout: 'default',
  path: '/companies',
  data: 'own',
  isKept: true,
  lifetime: LIST,
  query: COMPANY_SEARCH_NAMES,
} as const;
export const COMPANY = {
  kind: 'page',
  layout: 'default',
  path: '/companies/{id}',
  data: 'own',
  isKept: true,
  lifetime: RECORD,
  query: ['page'],
} as const;
export const SCORE_CARD = {
  kind: 'page',
  layout: 'bare',
  path: '/vendor-review/details/{id}',
  isReviewers: true,
  isPersonal: true,
  isClosed: true,
} as const;
export const JOB = {
  kind: 'page',
  layout: 'default',
  path: '/{company_name}/{id}/{title}',
  data: 'own',
  isKept: true,
  hasMarkdown: true,
  lifetime: RECORD,
} as const;

export const SITE_ROUTES = [
  // The API reference is a page, although its path is among those of API calls.
  { kind: 'page', layout: 'default', path: '/misc/openapi', lifetime: EDITORIAL },
  { kind: 'file', path: '/misc/openapi.json', isForPrograms: true },
  { kind: 'call', path: '/misc/reviewers/*', isReviewers: true },
  { kind: 'call', path: '/misc/resumes/*', isReviewers: true },
  { kind: 'call', path: '/misc/all-jobs', isBulk: true },
  { kind: 'call', path: '/misc/seo-jobs', isBulk: true },
  { kind: 'call', path: '/misc/*' },
  { kind: 'call', path: '/contractor/*' },
  { kind: 'call', path: '/candidate/*' },
  { kind: 'call', path: '/ops/*' },
  { kind: 'call', path: '/hooks/contentful' },
  { kind: 'call', path: '/hooks/*' },
  { kind: 'call', path: '/cda/*' },

  { kind: 'file', path: '/healthz', isForPrograms: true },
  { kind: 'file', path: '/readyz', isForPrograms: true },
  { kind: 'file', path: '/builds/latest.json', isForPrograms: true },
  { kind: 'file', path: '/builds/meta/{id}.json', where: { id: '[\\w-]+' }, isForPrograms: true },
  { kind: 'file', path: '/builds/*', isForPrograms: true },
  { kind: 'file', path: '/.well-known/security.txt', isForPrograms: true },
  { kind: 'file', path: '/.well-known/*', isForPrograms: true },
  { kind: 'file', path: '/manifest.webmanifest', isForPrograms: true },
  { kind: 'file', path: '/service-worker.js', isForPrograms: true },
  { kind: 'file', path: '/speculation-rules.json', isForPrograms: true },
  { kind: 'file', path: '/robots.txt', isMade: true },
  { kind: 'file', path: '/favicon.ico' },
  { kind: 'file', path: '/assets/{file}' },
  // Page payloads, at the paths that Waku's router requests.
  { kind: 'file', path: '/RSC/*' },

  { kind: 'feed', path: '/sitemap.xml', isMade: true, isBulk: true },
  {
    kind: 'feed',
    path: '/sitemaps/{kind}/{range}.xml',
    isMade: true,
    isBulk: true,
    where: { kind: '\\w+', range: '[\\d-]+' },
  },
  {
    kind: 'feed',
    path: '/feeds/{board}.xml',
    isMade: true,
    isBulk: true,
    where: { board: 'indeed|linkedin' },
  },
  { kind: 'feed', path: '/jobs/{feed}', where: { feed: FEED_NAME } },
  { kind: 'feed', path: '/blog/{feed}', where: { feed: FEED_NAME } },
  { kind: 'feed', path: '/oembed', isForPrograms: true },
  { kind: 'feed', path: '/llms.txt', isMade: true },
  { kind: 'feed', path: '/blog/{slug}.md' },
  { kind: 'feed', path: '/{company_name}/{id}/{title}.md' },
  { kind: 'feed', path: '/{key}.txt', where: { key: '[\\da-zA-Z-]{8,128}' } },

  { kind: 'card', path: '/og/site.png', lifetime: EDITORIAL },
  { kind: 'card', path: '/og/jobs/{fid}.png', lifetime: RECORD },
  { kind: 'card', path: '/og/companies/{slug}.png', lifetime: RECORD },
  { kind: 'card', path: '/og/posts/{slug}.png', lifetime: RECORD },

  { kind: 'page', layout: 'landing', path: '/', data: 'own', lifetime: LIST },
  { kind: 'page', layout: 'landing', path: '/home', data: 'own', lifetime: LIST },
  JOBS,
  APPLIED,
  {
    kind: 'page',
    layout: 'default',
    path: '/all-jobs',
    data: 'own',
    lifetime: LIST,
    query: ['category', 'country', 'location', 'page'],
  },
  COMPANIES,
  COMPANY,
  {
    kind: 'page',
    layout: 'default',
    path: '/blog',
    data: 'own',
    lifetime: EDITORIAL,
    query: ['q', 'category', 'page'],
  },
  {
    kind: 'page',
    layout: 'default',
    path: '/blog/{slug}',
    data: 'own',
    lifetime: RECORD,
    hasMarkdown: true,
  },
  {
    kind: 'page',
    layout: 'default',
    path: '/contact',
    data: 'own',
    lifetime: EDITORIAL,
    query: ['for', 'plan'],
  },
  { ...own, path: '/contact/sent', lifetime: EDITORIAL, query: ['for'] },
  { ...own, path: '/cv', data: 'own', lifetime: EDITORIAL, query: ['sent'], isPersonal: true },
  { ...own, path: '/cv/sign-in', isPersonal: true, isClosed: true },
  { ...own, path: '/referral', isPersonal: true },
  { ...own, path: '/preview', isClosed: true },
  { ...own, path: '/offline', lifetime: EDITORIAL },
  // The worker fills these pages in for each error.
  { kind: 'page', path: '/404' },
  { kind: 'page', path: '/500' },
  {
    kind: 'page',
    layout: 'default',
    path: '/vendor-review',
    isReviewers: true,
    isPersonal: true,
    isClosed: true,
  },
  {
    kind: 'page',
    layout: 'bare',
    path: '/vendor-review/{appId}',
    isReviewers: true,
    isPersonal: true,
    isClosed: true,
  },
  SCORE_CARD,

  { ...plans, layout: 'landing', path: '/employer' },
  { ...sections, layout: 'landing', path: '/talents' },
  { ...sections, layout: 'landing', path: '/outsourcing' },
  { ...sections, layout: 'landing', path: '/promote-brand' },
  { ...sections, layout: 'landing', path: '/talent-placement' },
  { ...sections, layout: 'landing', path: '/employer-branding' },
  { ...sections, layout: 'landing', path: '/embedded-recruiter' },
  { ...sections, layout: 'landing', path: '/talent-marketplace' },
  { ...sections, layout: 'landing', path: '/linkedin-ghostwriting' },
  { ...sections, layout: 'landing', path: '/social-media-outsourcing' },
  { ...sections, layout: 'landing', path: '/hire/support' },
  { ...sections, layout: 'landing', path: '/hire/sales-and-marketing' },
  { ...sections, layout: 'landing', path: '/hire/finance-and-accounting' },
  { ...sections, layout: 'landing', path: '/hire/engineering-data-technology' },
  { ...sections, layout: 'default', path: '/about' },
  { ...own, path: '/credits', lifetime: EDITORIAL },
  // All other pages written by editors.
  { ...plans, layout: 'default', path: '/{page}' },
  JOB,
] as const satisfies readonly SiteRoute[];

type Known = (typeof SITE_ROUTES)[number];
/** The names of page data; all pages that consist of an editor's sections share one. */
export type DataPath = Extract<Known, { data: 'own' }>['path'] | '/{page}';
export type FeedPath = Extract<Known, { kind: 'feed' }>['path'];
/** Files that the worker generates (`worker/dispatch.ts`). */
export type WrittenFilePath = Exclude<
  Extract<Known, { kind: 'file' }>['path'],
  '/healthz' | '/readyz' | '/assets/{file}' | `${string}/*`
>;
