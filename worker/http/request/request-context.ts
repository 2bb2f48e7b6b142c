import type { Endpoint } from '../../../src/contracts/endpoints.ts';
import { type MatchedRoute, matchRoute } from '../../../src/routes/match-route.ts';
import { pagePathOf } from '../../../src/routes/page-path.ts';
import type { Bindings } from '../../env.ts';
import { HttpError } from '../http-error.ts';
import { plainPath } from './plain-path.ts';
import type { Quota } from './rate-limit-headers.ts';
import type { Reads } from './reads.ts';

/** A call of the endpoint map, with the values of its path's parameters. */
export interface Match {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
}

/** A call of an endpoint, wherever it comes from. */
export interface ApiCall extends Match {
  /** Path and query of the call: of a page's own call not those of the page. */
  readonly url: URL;
  /** In place of the request's body, as JSON reads it. */
  readonly body?: unknown;
}

/** `Pages`, behind the platform's cache. */
export interface PagesEntrypoint {
  fetch(request: Request): Promise<Response>;
  purge(tags?: readonly string[]): Promise<boolean>;
}

/** What the platform gives a request, an event or a schedule beside its bindings. */
export interface Execution {
  waitUntil(work: Promise<unknown>): void;
  /** The platform's cache; absent on a local site. */
  readonly cache?: unknown;
  readonly exports?: { readonly Pages?: PagesEntrypoint };
}

/** The label of a request that no route takes. */
export const UNMATCHED = 'unmatched';

/** One request, parsed and matched once, from its arrival to its line in the log. */
export interface RequestContext {
  /** Ours, whatever the client sent: error screens show it, logs and upstream calls carry it. */
  readonly id: string;
  /** Unix milliseconds, before the body was read or anything was loaded. */
  readonly startedAt: number;
  /** As received, but for the spelling of its path. Its headers are the client's claims. */
  readonly request: Request;
  readonly url: URL;
  /** The route of the path. */
  readonly match: MatchedRoute | undefined;
  /** The route of the page, where the path is that of its payload; else the same as `match`. */
  readonly page: MatchedRoute | undefined;
  /** With time-outs (`bounded-bindings.ts`). */
  readonly bindings: Bindings;
  readonly execution: Execution;

  /** The endpoints of the path, by method: set by the first step that needs them (`callsOf`). */
  calls?: readonly Match[];
  /** The body, once it has been read whole (`readRequestBody`). */
  body?: Uint8Array<ArrayBuffer>;
  /** What the response is made of, while it is collected: of pages and calls that a version is known by. */
  reads?: Reads;
  /** The limit that the request was counted against. */
  quota?: Quota;
  /** It calls the API, but a person reads what comes of it: a form without JavaScript, an opened file. */
  isForPerson?: boolean;
  /** The referral that the visitor's cookie names, of a post. */
  referral?: string | undefined;
  /** The route's pattern as logs and metrics name it. */
  label?: string;
}

/** `bindings`: with time-outs. `known`: of a request that continues another one. */
export const createRequestContext = (
  received: Request,
  bindings: Bindings,
  execution: Execution,
  known: Partial<Pick<RequestContext, 'id' | 'startedAt'>> = {},
): RequestContext => {
  const url = new URL(received.url);
  const path = plainPath(url.pathname);
  let request = received;
  if (path !== url.pathname) {
    url.pathname = path;
    request = new Request(url, received);
  }
  const match = matchRoute(path);
  const pagePath = pagePathOf(path);
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

/** Whether the request only reads. */
export const isRead = ({ request: { method } }: Pick<RequestContext, 'request'>): boolean =>
  method === 'GET' || method === 'HEAD';

/** @throws HttpError 405 with `message` where the request does more than read */
export const requireRead = (context: Pick<RequestContext, 'request'>, message: string): void => {
  if (isRead(context)) return;
  const headers = { allow: 'GET, HEAD' };
  throw new HttpError(405, 'method_not_allowed', message, { headers });
};

/** The context of another page's render on behalf of a request. */
export const pageContext = (
  page: Request,
  { id, startedAt, bindings, execution }: RequestContext,
): RequestContext => createRequestContext(page, bindings, execution, { id, startedAt });
