import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import type { Endpoint } from '../../src/contracts/endpoints.ts';
import type { Bindings } from '../env.ts';
import type { Reads } from '../http/request/reads.ts';
import type { RequestContext } from '../http/request/request-context.ts';

/** The fully parsed input to an endpoint's handler. */
export interface Call<E extends Endpoint> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: E['query'] extends v.GenericSchema ? v.InferOutput<E['query']> : undefined;
  readonly body: E['body'] extends v.GenericSchema ? v.InferOutput<E['body']> : undefined;
  /**
   * The URL of the call. It differs from the request's URL if a page makes the call while it is
   * being rendered.
   */
  readonly url: URL;
  /**
   * Context of the HTTP request, which is either the call itself or the request for the page that
   * makes the call.
   */
  readonly context: RequestContext;
  /** `request` and `bindings` are shorthand for the members of `context`. */
  readonly request: Request;
  readonly bindings: Bindings;
  /** The database for reading jobs, employers, reference data and content; may be a replica. */
  readonly db: D1Database;
  /**
   * When the request arrived, in Unix milliseconds. Nothing is written about anyone erased
   * after this time, however long the upload took.
   */
  readonly now: number;
  /**
   * Collects the versions of the data that the response depends on. If the handler adds none, the
   * response has no known version.
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

/** A handler and its options. */
export interface Handler<E extends Endpoint = Endpoint, Caller = unknown> extends Options<Caller> {
  readonly handle: Handle<E, Caller>;
}

/** An API's handlers, by endpoint. */
export type Handlers = Map<Endpoint, Handler>;

/**
 * Replaces valibot's default message, which quotes the received value, unless the schema defines
 * its own message.
 */
const plainMessage = ({ message, expected, received }: v.BaseIssue<unknown>): string => {
  if (!message.endsWith(`Expected ${expected} but received ${received}`)) return message;
  return received === 'undefined' ? 'This is missing.' : `Expected ${expected}.`;
};

/** Converts valibot's issues to messages by field: `attributes.0.rating` -> [...]. */
export const fieldErrors = (issues: readonly v.BaseIssue<unknown>[]): Record<string, string[]> => {
  const fields: Record<string, string[]> = {};
  for (const issue of issues) {
    const name = v.getDotPath(issue) ?? 'form';
    fields[name] = [...(fields[name] ?? []), plainMessage(issue)];
  }
  return fields;
};

/**
 * Registers an endpoint's handler. The handler receives parsed input and returns a value that must
 * fit the endpoint's schema; fields that are not in the schema never leave the worker. For an
 * endpoint that is not public, `authenticate` returns the caller.
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
