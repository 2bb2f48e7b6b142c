import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import type { Endpoint } from '../../src/contracts/endpoints.ts';
import type { Bindings } from '../env.ts';
import type { Reads } from '../http/request/reads.ts';
import type { RequestContext } from '../http/request/request-context.ts';

/** What a handler of an endpoint is given: everything parsed. */
export interface Call<E extends Endpoint> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: E['query'] extends v.GenericSchema ? v.InferOutput<E['query']> : undefined;
  readonly body: E['body'] extends v.GenericSchema ? v.InferOutput<E['body']> : undefined;
  /** Path and query of the call itself, which a page may make while it is rendered. */
  readonly url: URL;
  /** The request that makes the call, or the page's. */
  readonly context: RequestContext;
  /** The same of its members, for short. */
  readonly request: Request;
  readonly bindings: Bindings;
  /** For reads of jobs, employers, reference data and content, which may come from a replica. */
  readonly db: D1Database;
  /**
   * When the request arrived, Unix milliseconds. What was erased since is not written any more,
   * however long the upload took.
   */
  readonly now: number;
  /**
   * Takes what the answer is made of. A handler that adds nothing has an answer of no known
   * version.
   */
  readonly reads: Reads;
}

/** Finds out who calls, before anything else is read. @throws HttpError 401 or 403 */
export type Authenticate<Caller> = (
  call: Pick<Call<Endpoint>, 'params' | 'url' | 'context' | 'request' | 'bindings' | 'now'>,
) => Promise<Caller>;

interface Options<Caller> {
  readonly status?: 200 | 201;
  readonly authenticate?: Authenticate<Caller>;
  readonly bodyMaxBytes?: number;
}

export type Handle<E extends Endpoint, Caller> = (
  call: Call<E> & { readonly caller: Caller },
) => Promise<v.InferInput<E['answer']> | Response>;

/** A handler with what it is served by. */
export interface Handler<E extends Endpoint = Endpoint, Caller = unknown> extends Options<Caller> {
  readonly handle: Handle<E, Caller>;
}

/** The handlers of an API, by endpoint. */
export type Handlers = Map<Endpoint, Handler>;

/**
 * The validator's own words, which quote what was sent, for what no schema of ours has words for.
 */
const plainMessage = ({ message, expected, received }: v.BaseIssue<unknown>): string => {
  if (!message.endsWith(`Expected ${expected} but received ${received}`)) return message;
  return received === 'undefined' ? 'This is missing.' : `Send ${expected} here.`;
};

/** Messages by field, from valibot's issues: `attributes.0.rating` -> [...]. */
export const fieldErrors = (issues: readonly v.BaseIssue<unknown>[]): Record<string, string[]> => {
  const fields: Record<string, string[]> = {};
  for (const issue of issues) {
    const name = v.getDotPath(issue) ?? 'form';
    fields[name] = [...(fields[name] ?? []), plainMessage(issue)];
  }
  return fields;
};

/**
 * Adds the handler of an endpoint. It gets parsed input and returns the answer, which must fit the
 * endpoint's schema: what the schema does not name never leaves the worker. For a call that is not
 * public, `authenticate` returns the caller.
 */
export const serve = <E extends Endpoint, Caller = undefined>(
  handlers: Handlers,
  endpoint: E,
  handle: Handle<E, Caller>,
  options: Options<Caller> = {},
): void => {
  if ((endpoint.auth === 'public') === Boolean(options.authenticate)) {
    throw new Error(`${endpoint.path} is for ${endpoint.auth}: that and authenticate must agree.`);
  }
  handlers.set(endpoint, { ...options, handle } as unknown as Handler);
};
