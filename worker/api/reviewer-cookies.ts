import { queryRecord } from '../../src/lib/query.ts';
import type { ApiCall } from '../http/request/request-context.ts';
import { sha256 } from '../http/secrets.ts';

/*
 * The links opened in a reviewer's browser, each stored in a separate `__Host-` cookie (decision
 * 20). The content of a link is treated as opaque, because a product API may issue links in a
 * different format.
 */

export interface OpenedLink {
  readonly reviewer: string;
  readonly expires: string;
  /** When the link was opened, in Unix seconds. */
  readonly at: number;
}

export interface LinkCookie extends OpenedLink {
  readonly name: LinkCookieName;
}

const PREFIX = '__Host-review-';
type LinkCookieName = `${typeof PREFIX}${string}`;
const VALUE = /^(\d{1,12}):([^:]{1,2000}):([^:]{1,2000})$/;

/** The maximum number of cookies read from one request. */
const COOKIES_MAX = 8;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/** The links in a request's cookies, most recently opened first. */
export const openedLinks = ({ headers }: Request): LinkCookie[] =>
  (headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim().split('=', 2))
    .filter(([name]) => name?.startsWith(PREFIX))
    .slice(0, COOKIES_MAX)
    .flatMap(([name = '', value = '']) => {
      const [, at, reviewer = '', expires = ''] = VALUE.exec(value) ?? [];
      const link = {
        name: name as LinkCookieName,
        reviewer: decoded(reviewer),
        expires: decoded(expires),
        at: Number(at),
      };
      return at ? [link] : [];
    })
    .sort((a, b) => b.at - a.at);

/**
 * Two different links for the same reviewer get two cookies, but reopening a link reuses its
 * cookie.
 */
export const createLinkCookie = async ({ reviewer, expires, at }: OpenedLink) => {
  const hash = await sha256(new TextEncoder().encode(`${reviewer} ${expires}`));
  return {
    name: `${PREFIX}${hash.slice(0, 16)}` as const,
    value: [at, reviewer, expires].map(encodeURIComponent).join(':'),
  };
};

/**
 * The reviewer whose link is needed for a call; undefined if the call needs no link or carries its
 * own credentials.
 */
const reviewerWithoutLink = (
  { endpoint, params, url }: ApiCall,
  request: Request,
): string | undefined => {
  const isForLink = endpoint.auth === 'reviewer' || endpoint.auth === 'resume';
  if (!isForLink || request.headers.has('authorization')) return undefined;
  const { reviewer, expires } = queryRecord(url.search);
  if (expires) return undefined;
  return endpoint.auth === 'resume' ? reviewer : (params.reviewerId ?? params.id);
};

/**
 * The links in the client's cookies, in the order in which to try them for a call. A browser may
 * have opened several links for one reviewer, and only their issuer knows which of them gives
 * access to an application.
 */
export const linksForCall = (call: ApiCall, request: Request): readonly OpenedLink[] => {
  const reviewer = reviewerWithoutLink(call, request);
  return reviewer ? openedLinks(request).filter((link) => link.reviewer === reviewer) : [];
};
