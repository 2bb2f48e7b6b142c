import type { Unstable_RouteHref } from 'waku/router/client';
import type { ContactKind } from '../contracts/contact.ts';
import type { JobHref } from '../contracts/job.ts';
import { normalizeParameter } from '../lib/query.ts';

/** A path of this site that its router knows. */
export type SiteHref = Unstable_RouteHref;

/** The fields that determine a job's URL. */
export interface JobPathParts {
  readonly fid: string;
  readonly slug: string;
  readonly employerVisibility: 'named' | 'anonymous' | 'agency';
  /** Read for named employers only. */
  readonly companySlug: string | null | undefined;
}

/**
 * The canonical path of a job (docs/specification.md, row 2.7). The first segment must not name a
 * hidden employer; the fid alone identifies the job.
 */
export function jobPath({ fid, slug, employerVisibility, companySlug }: JobPathParts): JobHref {
  const first =
    employerVisibility === 'agency'
      ? 'agency'
      : employerVisibility === 'named' && companySlug
        ? companySlug
        : 'confidential';
  return `/${first}/${fid}/${slug}`;
}

export const companyPath = (slug: string): `/companies/${string}` =>
  `/companies/${encodeURIComponent(slug)}`;

type QueryValue = string | number | null | undefined | readonly string[];

const withQuery = <Path extends string>(
  path: Path,
  query: Readonly<Record<string, QueryValue>>,
): Path | `${Path}?${string}` => {
  const params = new URLSearchParams();
  const { page, ...others } = query;
  // The page comes last, so that each page of a list has one URL.
  for (const [name, value] of Object.entries({ ...others, page })) {
    const text = normalizeParameter(
      name,
      Array.isArray(value) ? value.join(',') : String(value ?? ''),
    );
    if (text) params.set(name, text);
  }
  return params.size > 0 ? `${path}?${params}` : path;
};

/** The job list with some of JobSearchQuery's parameters; empty ones and page 1 are left out. */
export const jobsPath = (query: Readonly<Record<string, QueryValue>> = {}) =>
  withQuery('/jobs', query);

export const companiesPath = (query: Readonly<Record<string, QueryValue>> = {}) =>
  withQuery('/companies', query);

/** One group of all open jobs, and its pages. */
export const allJobsPath = (query: Readonly<Record<string, QueryValue>> = {}) =>
  withQuery('/all-jobs', query);

/** The blog's list with search, category and page; empty ones and page 1 are left out. */
export const blogPath = (query: Readonly<Record<string, QueryValue>> = {}) =>
  withQuery('/blog', query);

/** The names and types of feeds: RSS 2.0, Atom, JSON Feed 1.1. */
export const FEED_TYPES = {
  'feed.xml': 'application/rss+xml',
  'atom.xml': 'application/atom+xml',
  'feed.json': 'application/feed+json',
} as const;
export type FeedName = keyof typeof FEED_TYPES;

export const isFeedName = (name: string): name is FeedName => Object.hasOwn(FEED_TYPES, name);

/** The blog's feed, of one category where its slug is given. */
export const blogFeedPath = (category?: string, name: FeedName = 'feed.xml') =>
  withQuery(`/blog/${name}`, { category });

/** The feed of open jobs, with the same parameters as `jobsPath`. */
export const jobFeedPath = (
  query: Readonly<Record<string, QueryValue>> = {},
  name: FeedName = 'feed.xml',
) => withQuery(`/jobs/${name}`, query);

export const blogPostPath = (slug: string): `/blog/${string}` =>
  `/blog/${encodeURIComponent(slug)}`;

/** Shows the links of a referral that was created. */
export const referralPath = (id: string) => `/referral?id=${id}` as const;

/**
 * The path of the mailed sign-in link, below the site's origin. The token is in the fragment, so
 * that no server, log or referrer sees it.
 */
export const signInPath = (token: string) => `/cv/sign-in#token=${token}` as const;

/** The parameters that give access to the reviewers' area. */
export interface ReviewerLink {
  readonly reviewer: string;
  /** The signed value; empty on the site's own pages, where a cookie replaces it. */
  readonly expires: string;
}

/** The query of a page, or of a call whose query names the reviewer. */
export const linkQuery = ({ reviewer, expires }: ReviewerLink) =>
  new URLSearchParams({ reviewer, ...(expires && { expires }) }).toString();

/** The path of a form of the reviewers' area, in which the path itself names the reviewer. */
export const withExpires = (path: string, { expires }: Pick<ReviewerLink, 'expires'>): string =>
  expires ? `${path}?${new URLSearchParams({ expires })}` : path;

/** The reviewer's console. */
export const vendorReviewPath = (link: ReviewerLink) => `/vendor-review?${linkQuery(link)}`;

/**
 * One application as its reviewer sees it.
 * @param done what was just sent, `review` or the id of a comment: the page confirms it there
 */
export const reviewedApplicationPath = (link: ReviewerLink, applicationId: string, done?: string) =>
  `/vendor-review/${encodeURIComponent(applicationId)}?${linkQuery(link)}${
    done ? `&done=${encodeURIComponent(done)}#done` : ''
  }`;

/** The score card of one review. */
export const scoreCardPath = (link: ReviewerLink, reviewId: string) =>
  `/vendor-review/details/${encodeURIComponent(reviewId)}?${linkQuery(link)}`;

/** The contact page with the form of one kind. */
export const contactPath = (kind: ContactKind): `/contact?for=${ContactKind}` =>
  `/contact?for=${kind}`;

/**
 * An employers' form with a plan selected: the form of the page at `path`, otherwise that of the
 * contact page.
 */
export const planPath = (planId: string, path?: string): SiteHref => {
  const query = new URLSearchParams(path ? { plan: planId } : { for: 'employer', plan: planId });
  return `${path ?? '/contact'}?${query}#contact` as SiteHref;
};

/**
 * Whether a path has the format of an editor's page. Other paths, such as those of scanners
 * (`/wp-login.php`, `/_x`), must not cause calls to the content service.
 */
export const isEditorsPath = (path: string): boolean => /^\/[a-z0-9]+(-[a-z0-9]+)*$/.test(path);
