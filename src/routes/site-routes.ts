import { COMPANY_SEARCH_NAMES, JOB_SEARCH_NAMES } from '../contracts/query-names.ts';

/*
 * Every address of the site, said once. In a path `{name}` is any one part, and `/*` at the end is that place and
 * all below it. What fits first counts, so the most specific stand first.
 */

/** How long a cache in front of a page keeps it, in seconds. */
export interface Lifetime {
  readonly fresh: number;
  /** Shown beyond that while it is made anew behind it. */
  readonly staleWhileRevalidate: number;
  /** Shown beyond that where it cannot be made anew. */
  readonly staleIfError: number;
  /** In place of the first two, of a page made of what tells of no change (an outside API, content without webhook). */
  readonly untold?: Pick<Lifetime, 'fresh' | 'staleWhileRevalidate'>;
}

interface Address {
  readonly path: string;
  /** What parts in braces may be, as regular expressions, where that is not anything. */
  readonly where?: Readonly<Record<string, string>>;
  /** It belongs to one reviewer. */
  readonly isReviewers?: true;
}

/** A page of `src/pages`. */
export interface PageRoute extends Address {
  readonly kind: 'page';
  /** The folder of `src/pages` that it stands in; none for the two that a build writes. */
  readonly layout?: 'landing' | 'default' | 'bare';
  /** The query parameters that the page reads; all others make no page of their own. */
  readonly query?: readonly string[];
  /** Absent: it is somebody's own, and kept by nobody. */
  readonly lifetime?: Lifetime;
  /**
   * What it shows: `own` data of its route (`src/payloads.ts`, `contracts/page-payload.ts`), or the sections that
   * an editor wrote for its path.
   */
  readonly data?: 'own' | 'sections';
  /** It can be had as Markdown. */
  readonly hasMarkdown?: true;
  /** A browser keeps what it says, for when no page can be loaded. */
  readonly isKept?: true;
  /** It shows what belongs to one person, be it once scripts run. */
  readonly isPersonal?: true;
  /** Search engines are not to read it. */
  readonly isClosed?: true;
}

/** A picture of a page for links to it (decision 46), kept as the page is. */
export interface CardRoute extends Address {
  readonly kind: 'card';
  readonly lifetime: Lifetime;
}

/** Calls of an API: `contracts/endpoints.ts` has each of them. */
interface CallRoute extends Address {
  readonly kind: 'call';
  /** Made of all records at once: it has a limit of its own. */
  readonly isBulk?: true;
}

/** What programs fetch beside pages and calls (`worker/feeds`). */
interface FeedRoute extends Address {
  readonly kind: 'feed';
  /** Only programs ask for it: their errors are JSON. */
  readonly isForPrograms?: true;
  /** No file of the build has this name. */
  readonly isMade?: true;
  /** Made of all records at once: it has a limit of its own. */
  readonly isBulk?: true;
}

/** What the site tells of itself, and the files of its build. */
interface FileRoute extends Address {
  readonly kind: 'file';
  readonly isForPrograms?: true;
  readonly isMade?: true;
}

export type SiteRoute = PageRoute | CardRoute | CallRoute | FeedRoute | FileRoute;

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** It lives by its time; purged is only what must vanish from it. */
const LIST = { fresh: MINUTE_S, staleWhileRevalidate: 10 * MINUTE_S, staleIfError: DAY_S };
/** Its changes purge it (decision 77). Migration 0034 counts on no page being older than two days. */
const RECORD = {
  fresh: DAY_S,
  staleWhileRevalidate: DAY_S,
  staleIfError: DAY_S,
  untold: { fresh: 5 * MINUTE_S, staleWhileRevalidate: HOUR_S },
};
const EDITORIAL = { fresh: 10 * MINUTE_S, staleWhileRevalidate: DAY_S, staleIfError: DAY_S };

/** A page that an editor writes. */
const sections = { kind: 'page', data: 'sections', lifetime: EDITORIAL } as const;
/** One whose form takes the plan that its query names. */
const plans = { ...sections, query: ['plan'] } as const;
/** One that shows itself to whoever opens it. */
const own = { kind: 'page', layout: 'default' } as const;
const FEED_NAME = 'feed\\.xml|atom\\.xml|feed\\.json';

// What browsers know of by themselves (src/browser/cache/kept-routes.ts), apart: they load no other.
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
  // The reference of the API is a page, though it stands among its calls.
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
  // Payloads of pages, as Waku's router names them.
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
  // Filled in for whoever opens them.
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
  // Whatever else an editor has written.
  { ...plans, layout: 'default', path: '/{page}' },
  JOB,
] as const satisfies readonly SiteRoute[];

type Known = (typeof SITE_ROUTES)[number];
/** Pages with data, by what names it: all that show an editor's sections are one. */
export type DataPath = Extract<Known, { data: 'own' }>['path'] | '/{page}';
export type FeedPath = Extract<Known, { kind: 'feed' }>['path'];
/** Files that the worker writes (`worker/dispatch.ts`). */
export type WrittenFilePath = Exclude<
  Extract<Known, { kind: 'file' }>['path'],
  '/healthz' | '/readyz' | '/assets/{file}' | `${string}/*`
>;
