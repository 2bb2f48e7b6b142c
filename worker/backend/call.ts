import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import type { Endpoint } from '../../src/contracts/endpoints.ts';
import type { Bindings } from '../env.ts';
import type { Reads } from '../http/request/reads.ts';
import type { RequestContext } from '../http/request/request-context.ts';

/** Input of an endpoint's handler, fully parsed. */
export interface Call<E extends Endpoint> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: E['query'] extends v.GenericSchema ? v.InferOutput<E['query']> : undefined;
  readonly body: E['body'] extends v.GenericSchema ? v.InferOutput<E['body']> : undefined;
  /** Path and query of the call, which a page may make during a render. */
  readonly url: URL;
  /** Context of the HTTP request that makes the call, or of the page's request. */
  readonly context: RequestContext;
  /** Shorthand for the members of `context`. */
  readonly request: Request;
  readonly bindings: Bindings;
  /** For reads of jobs, employers, reference data and content, which may come from a replica. */
  readonly db: D1Database;
  /**
   * Arrival time of the request, Unix milliseconds. Data erased since then is not written, however
   * long the upload took.
   */
  readonly now: number;
  /**
   * Collects the versions that the response depends on. A handler that adds none has a response of
   * unknown version.
   */
  readonly reads: Reads;
}

/** Authenticates the caller before anything else is read. @throws HttpError 401 or 403 */
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

/** A handler with its options. */
export interface Handler<E extends Endpoint = Endpoint, Caller = unknown> extends Options<Caller> {
  readonly handle: Handle<E, Caller>;
}

/** The handlers of an API, by endpoint. */
export type Handlers = Map<Endpoint, Handler>;

/**
 * Replaces valibot's default message, which quotes the received value, where the schema defines no
 * message of its own.
 */
const plainMessage = ({ message, expected, received }: v.BaseIssue<unknown>): string => {
  if (!message.endsWith(`Expected ${expected} but received ${received}`)) return message;
  return received === 'undefined' ? 'This is missing.' : `Expected ${expected}.`;
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
 * Registers the handler of an endpoint. The handler takes parsed input and returns a value that
 * must fit the endpoint's schema: fields that the schema does not name never leave the worker. For
 * a call that is not public, `authenticate` returns the caller.
 */
export const registerHandler = <E extends Endpoint, Caller = undefined>(
  handlers: Handlers,
  endpoint: E,
  handle: Handle<E, Caller>,
  options: Options<Caller> = {},
): void => {
  if ((endpoint.auth === 'public') === Boolean(options.authenticate)) {
    throw new Error(
      `${endpoint.path} has auth ${endpoint.auth}, which does not match its authenticate option.`,
    );
  }
  handlers.set(endpoint, { ...options, handle } as unknown as Handler);
};
