import type { Endpoint } from '../../../src/contracts/endpoints.ts';
import { type MatchedRoute, matchRoute } from '../../../src/routes/match-route.ts';
import { parsePagePath } from '../../../src/routes/page-path.ts';
import type { Bindings } from '../../env.ts';
import { HttpError } from '../http-error.ts';
import { normalizePath } from './normalize-path.ts';
import type { Quota } from './rate-limit-headers.ts';
import type { Reads } from './reads.ts';

/** An endpoint from the endpoint map, with the values of its path parameters. */
export interface Match {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
}

/** A call to an endpoint, from a client or from a page loader. */
export interface ApiCall extends Match {
  /**
   * The call's path and query string, which differ from those of the page if a page loader makes
   * the call.
   */
  readonly url: URL;
  /** A parsed JSON value to use instead of the request's body. */
  readonly body?: unknown;
}

/** The `Pages` entrypoint, which is behind the platform's cache. */
export interface PagesEntrypoint {
  fetch(request: Request): Promise<Response>;
  purge(tags?: readonly string[]): Promise<boolean>;
}

/**
 * The execution context that the platform passes, in addition to the bindings, with a request, an
 * event or a scheduled run.
 */
export interface Execution {
  waitUntil(work: Promise<unknown>): void;
  /** The platform's cache; absent on a local site. */
  readonly cache?: unknown;
  readonly exports?: { readonly Pages?: PagesEntrypoint };
}

/** The label of a request that matches no route. */
export const UNMATCHED = 'unmatched';

/**
 * The state of one request, from its arrival until it is logged. The request is parsed and matched
 * only once.
 */
export interface RequestContext {
  /**
   * The request id, which the worker always generates itself. It appears on error screens, in logs
   * and in upstream calls.
   */
  readonly id: string;
  /**
   * When the request arrived, in Unix milliseconds; taken before the body is read or any module is
   * loaded.
   */
  readonly startedAt: number;
  /**
   * The request as received, but with a normalised path. Its headers may have been forged by the
   * client.
   */
  readonly request: Request;
  readonly url: URL;
  /** The route that matches the path. */
  readonly match: MatchedRoute | undefined;
  /** The page's route if the path is that of a page's payload; otherwise the same as `match`. */
  readonly page: MatchedRoute | undefined;
  /** The bindings with time-outs (`timeout-bindings.ts`). */
  readonly bindings: Bindings;
  readonly execution: Execution;

  /** The endpoints at the path, by method; set by the first step that needs them (`findCalls`). */
  calls?: readonly Match[];
  /** The complete body, once it has been read (`readRequestBody`). */
  body?: Uint8Array<ArrayBuffer>;
  /** The dependencies of the response, for pages and calls that have a version. */
  reads?: Reads;
  /** The quota that the request was counted against. */
  quota?: Quota;
  /**
   * Whether the request calls the API but a person will read the response, as when a form is posted
   * without JavaScript or a file is opened.
   */
  isForPerson?: boolean;
  /** The referral id from the visitor's cookie, for a post. */
  referral?: string | undefined;
  /** The route's pattern, as used in logs and metrics. */
  label?: string;
}

/**
 * @param bindings the bindings with time-outs
 * @param known values to copy from the original request, if this one continues it
 */
export const createRequestContext = (
  received: Request,
  bindings: Bindings,
  execution: Execution,
  known: Partial<Pick<RequestContext, 'id' | 'startedAt'>> = {},
): RequestContext => {
  const url = new URL(received.url);
  const path = normalizePath(url.pathname);
  let request = received;
  if (path !== url.pathname) {
    url.pathname = path;
    request = new Request(url, received);
  }
  const match = matchRoute(path);
  const pagePath = parsePagePath(path);
  return {
    id: known.id ?? crypto.randomUUID(),
    startedAt: known.startedAt ?? Date.now(),
    request,
    url,
    match,
    page: pagePath === path ? match : matchRoute(pagePath),
    bindings,
    execution,
  };
};

/** Whether the request's method is GET or HEAD. */
export const isRead = ({ request: { method } }: Pick<RequestContext, 'request'>): boolean =>
  method === 'GET' || method === 'HEAD';

/** @throws HttpError 405 with `message` if the method is not GET or HEAD */
export const requireRead = (context: Pick<RequestContext, 'request'>, message: string): void => {
  if (isRead(context)) return;
  const headers = { allow: 'GET, HEAD' };
  throw new HttpError(405, 'method_not_allowed', message, { headers });
};

/** The context for rendering a different page in response to a request. */
export const pageContext = (
  page: Request,
  { id, startedAt, bindings, execution }: RequestContext,
): RequestContext => createRequestContext(page, bindings, execution, { id, startedAt });
