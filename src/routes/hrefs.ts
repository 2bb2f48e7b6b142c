import type { Unstable_RouteHref } from 'waku/router/client';
import type { ContactKind } from '../contracts/contact.ts';
import type { JobHref } from '../contracts/job.ts';
import { normalizeParameter } from '../lib/query.ts';

/** A path on this site that the router recognises. */
export type SiteHref = Unstable_RouteHref;

/** The fields that determine a job's URL. */
export interface JobPathParts {
  readonly fid: string;
  readonly slug: string;
  readonly employerVisibility: 'named' | 'anonymous' | 'agency';
  /** The employer's slug, used only if the employer's name is public. */
  readonly companySlug: string | null | undefined;
}

/**
 * The canonical path of a job (docs/specification.md, row 2.7). Its first segment must not reveal a
 * hidden employer. The fid alone identifies the job.
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
  // The page number comes last, so that each page of a list has a single URL.
  for (const [name, value] of Object.entries({ ...others, page })) {
    const text = normalizeParameter(
      name,
      Array.isArray(value) ? value.join(',') : String(value ?? ''),
    );
    if (text) params.set(name, text);
  }
  return params.size > 0 ? `${path}?${params}` : path;
};

/**
 * The path of the job list with the given JobSearchQuery parameters. Omits empty parameters and
 * page 1.
 */
export const jobsPath = (query: Readonly<Record<string, QueryValue>> = {}) =>
  withQuery('/jobs', query);

export const companiesPath = (query: Readonly<Record<string, QueryValue>> = {}) =>
  withQuery('/companies', query);

/** The path of a list of the open jobs in one group, or of one page of that list. */
export const allJobsPath = (query: Readonly<Record<string, QueryValue>> = {}) =>
  withQuery('/all-jobs', query);

/**
 * The path of the blog's list of posts, with a search, category and page. Omits empty values and
 * page 1.
 */
export const blogPath = (query: Readonly<Record<string, QueryValue>> = {}) =>
  withQuery('/blog', query);

/** The feeds' file names and media types: RSS 2.0, Atom, JSON Feed 1.1. */
export const FEED_TYPES = {
  'feed.xml': 'application/rss+xml',
  'atom.xml': 'application/atom+xml',
  'feed.json': 'application/feed+json',
} as const;
export type FeedName = keyof typeof FEED_TYPES;
/** The names by which people know the feeds' formats. */
export const FEED_LABELS: Readonly<Record<FeedName, string>> = {
  'feed.xml': 'RSS',
  'atom.xml': 'Atom',
  'feed.json': 'JSON Feed',
};

export const isFeedName = (name: string): name is FeedName => Object.hasOwn(FEED_TYPES, name);

/** The path of the blog's feed, limited to one category if a category slug is given. */
export const blogFeedPath = (category?: string, name: FeedName = 'feed.xml') =>
  withQuery(`/blog/${name}`, { category });

/** The path of the feed of open jobs, with the same parameters as `jobsPath`. */
export const jobFeedPath = (
  query: Readonly<Record<string, QueryValue>> = {},
  name: FeedName = 'feed.xml',
) => withQuery(`/jobs/${name}`, query);

export const blogPostPath = (slug: string): `/blog/${string}` =>
  `/blog/${encodeURIComponent(slug)}`;

/** The path of the form that asks for new jobs of a search by email. */
export const newJobAlertPath = (query: Readonly<Record<string, QueryValue>> = {}) =>
  withQuery('/alerts/new', query);

/** The path of an address's job alerts. `link` is signed (`alert-links.ts`). */
export const jobAlertsPath = (addressId: string, link: string) =>
  `/alerts/${encodeURIComponent(addressId)}?${new URLSearchParams({ link })}` as const;

/** The path of the jobs that an employer's contact is asked about. `link` is signed. */
export const vacanciesPath = (contactId: string, link: string) =>
  `/vacancies/${encodeURIComponent(contactId)}?${new URLSearchParams({ link })}` as const;

/** The path of the page that shows a new referral's links. */
export const referralPath = (id: string) => `/referral?id=${id}` as const;

/**
 * The path of the emailed sign-in link on this site. The token is in the fragment, so it does not
 * appear in server logs or referrers.
 */
export const signInPath = (token: string) => `/cv/sign-in#token=${token}` as const;

/** The parameters that give access to the reviewer area. */
export interface ReviewerLink {
  readonly reviewer: string;
  /** The signed expiry time. Empty on the site's own pages, which use a cookie instead. */
  readonly expires: string;
}

/**
 * The query string of the reviewer link, for pages and for API calls that identify the reviewer in
 * the query string.
 */
export const linkQuery = ({ reviewer, expires }: ReviewerLink) =>
  new URLSearchParams({ reviewer, ...(expires && { expires }) }).toString();

/**
 * Adds the signed expiry time to the path of a reviewer form. The path already identifies the
 * reviewer.
 */
export const withExpires = (path: string, { expires }: Pick<ReviewerLink, 'expires'>): string =>
  expires ? `${path}?${new URLSearchParams({ expires })}` : path;

/** The path of the reviewer console. */
export const vendorReviewPath = (link: ReviewerLink) => `/vendor-review?${linkQuery(link)}`;

/**
 * The path of an application as the reviewer sees it.
 * @param done what was just submitted: `review`, or the id of a comment. The page shows the
 *   confirmation next to it.
 */
export const reviewedApplicationPath = (link: ReviewerLink, applicationId: string, done?: string) =>
  `/vendor-review/${encodeURIComponent(applicationId)}?${linkQuery(link)}${
    done ? `&done=${encodeURIComponent(done)}#done` : ''
  }`;

/** The path of a review's score card. */
export const scoreCardPath = (link: ReviewerLink, reviewId: string) =>
  `/vendor-review/details/${encodeURIComponent(reviewId)}?${linkQuery(link)}`;

/**
 * The query string of a receipt's link, for calls that do not have the application in their path.
 */
export const receiptQuery = (application: string, link: string) =>
  new URLSearchParams({ application, link }).toString();

/** The path of the page that says how to find an application for a job. */
export const appliedPath = (fid: string) => `/jobs/${encodeURIComponent(fid)}/applied` as const;

/** The path of the form that reports a job, or of its confirmation. */
export const reportJobPath = (fid: string, isSent = false) =>
  `/jobs/${encodeURIComponent(fid)}/report${isSent ? '?sent=true' : ''}` as SiteHref;

/**
 * The path of an application's receipt.
 * @param done what was just done there, which the page confirms
 */
export const receiptPath = (application: string, link: string, done?: 'withdrawn' | 'resume') =>
  `/applications/${encodeURIComponent(application)}?${new URLSearchParams({ link, ...(done && { done }) })}` as const;

/** The path of the contact page, with the form for one kind of contact selected. */
export const contactPath = (kind: ContactKind): `/contact?for=${ContactKind}` =>
  `/contact?for=${kind}`;

/**
 * The path of an employer form with a plan preselected: the form on the page at `path` if given,
 * otherwise the one on the contact page.
 */
export const planPath = (planId: string, path?: string): SiteHref => {
  const query = new URLSearchParams(path ? { plan: planId } : { for: 'employer', plan: planId });
  return `${path ?? '/contact'}?${query}#contact` as SiteHref;
};

/**
 * True if a path has the format of an editorial page's path. Other paths, such as those that
 * vulnerability scanners request (`/wp-login.php`, `/_x`), must not cause calls to the content
 * service.
 */
export const isEditorsPath = (path: string): boolean => /^\/[a-z0-9]+(-[a-z0-9]+)*$/.test(path);
