import { OFFLINE_PATH } from '../../src/contracts/offline.ts';
import { COMPANY_SEARCH_NAMES, JOB_SEARCH_NAMES } from '../../src/contracts/query-names.ts';

/** How long a cache in front of a page keeps it, in seconds. */
export interface Lifetime {
  readonly fresh: number;
  /** Shown beyond that while it is made anew behind it. */
  readonly staleWhileRevalidate: number;
  /** Shown beyond that where it cannot be made anew. */
  readonly staleIfError: number;
}

export interface PageRule {
  /** As logs, metrics and the manifest name it. */
  readonly route: string;
  readonly pattern: RegExp;
  /** The query parameters that the page reads; all others make no page of their own. */
  readonly query: readonly string[];
  /** Absent: it is somebody's own, and kept by nobody. */
  readonly lifetime?: Lifetime;
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

// What changes on them is purged by its tag: these times are for what nobody tells of.
const LIST = { fresh: MINUTE_S, staleWhileRevalidate: 10 * MINUTE_S, staleIfError: DAY_S };
const RECORD = { fresh: 5 * MINUTE_S, staleWhileRevalidate: HOUR_S, staleIfError: DAY_S };
const EDITORIAL = { fresh: 10 * MINUTE_S, staleWhileRevalidate: DAY_S, staleIfError: DAY_S };

const rule = (route: string, lifetime?: Lifetime, query: readonly string[] = []): PageRule => ({
  route,
  // A parameter stands for one part of the path.
  pattern: new RegExp(`^${route.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  query,
  ...(lifetime && { lifetime }),
});

/** Every page of the site, most specific first: what is kept, for how long, and under which key. */
export const PAGE_RULES: readonly PageRule[] = [
  rule('/', LIST),
  rule('/home', LIST),
  rule('/jobs', LIST, JOB_SEARCH_NAMES),
  rule('/all-jobs', LIST, ['category', 'country', 'location', 'page']),
  rule('/companies', LIST, COMPANY_SEARCH_NAMES),
  rule('/companies/{id}', RECORD, ['page']),
  rule('/blog', EDITORIAL, ['q', 'category', 'page']),
  rule('/blog/{slug}', EDITORIAL),
  rule('/contact', EDITORIAL, ['for', 'plan']),
  rule('/contact/sent', EDITORIAL, ['for']),
  rule('/cv', EDITORIAL, ['sent']),
  rule('/cv/sign-in'),
  rule('/referral'),
  rule('/preview'),
  // Filled in for whoever opens them.
  rule('/404'),
  rule('/500'),
  rule('/misc/openapi', EDITORIAL),
  rule(OFFLINE_PATH, EDITORIAL),
  rule('/vendor-review'),
  rule('/vendor-review/{appId}'),
  rule('/vendor-review/details/{id}'),
  rule('/jobs/{fid}/applied', RECORD),
  rule('/hire/support', EDITORIAL),
  rule('/hire/sales-and-marketing', EDITORIAL),
  rule('/hire/finance-and-accounting', EDITORIAL),
  rule('/hire/engineering-data-technology', EDITORIAL),
  rule('/employer', EDITORIAL, ['plan']),
  rule('/{page}', EDITORIAL, ['plan']),
  rule('/{company_name}/{id}/{title}', RECORD),
];

/** Pictures for links to pages (decision 46), kept as the pages are. */
const CARD_RULES: readonly PageRule[] = [
  rule('/og/site.png', EDITORIAL),
  rule('/og/jobs/{fid}.png', RECORD),
  rule('/og/companies/{slug}.png', RECORD),
  rule('/og/posts/{slug}.png', EDITORIAL),
];

/** Whether a path is that of a page's picture. */
export const isCardPath = (pathname: string): boolean =>
  CARD_RULES.some(({ pattern }) => pattern.test(pathname));

/** The reference of the API is a page, though it stands among its calls. */
const PAGE_AMONG_CALLS = '/misc/openapi';

/** Calls of the API. */
export const isApiPath = (pathname: string): boolean =>
  /^\/(misc|contractor|candidate|ops|hooks)(\/|$)/.test(pathname) && pathname !== PAGE_AMONG_CALLS;

/** Calls, health and what editors, browsers and other sites use: none of it is a page, whatever it looks like. */
export const isReservedPath = (pathname: string): boolean =>
  isApiPath(pathname) ||
  /^\/(cda|oembed|builds|healthz|readyz|\.well-known)(\/|$)/.test(pathname) ||
  /^\/(manifest\.webmanifest|service-worker\.js|speculation-rules\.json)(\/|$)/.test(pathname);

/** Files have names with an ending. */
const FILE_PATH = /\.\w{2,5}$/;

/** The rule of a page, or of the picture of one. */
export const pageRuleOf = (pathname: string): PageRule | undefined => {
  if (isReservedPath(pathname)) return undefined;
  const rules = FILE_PATH.test(pathname) ? CARD_RULES : PAGE_RULES;
  return rules.find(({ pattern }) => pattern.test(pathname));
};
