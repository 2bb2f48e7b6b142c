import type * as v from 'valibot';

type Schema = v.GenericSchema;

/** Everything that is known of one call before it is made. */
export interface Endpoint<
  Answer extends Schema = Schema,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API base, with `{name}` for parameters. */
  readonly path: string;
  /** What it is for, in one line. */
  readonly summary: string;
  readonly query: Query;
  /** JSON body. */
  readonly body: Body;
  /** Fields of a multipart form, each posted once or more; the route checks them itself. */
  readonly form: Schema | undefined;
  /** Name of the form's file field. */
  readonly file: string | undefined;
  /** The whole answer, `data` included. Of a file: what it is, not its bytes. */
  readonly answer: Answer;
  /** `stream`: JSON too long to hold as a whole; it is sent, and passed on, while it arrives. */
  readonly produces: 'json' | 'stream' | 'file';
  /** Who may ask. `resume`: the candidate whose file it is, or a reviewer who was let see it. */
  readonly auth: 'public' | 'reviewer' | 'candidate' | 'resume' | 'operator';
  /** Who answers where it is configured: the product API, the contractor services, or we alone. */
  readonly upstream: 'product' | 'contractor' | 'none';
  /** Anybody may post it: where Turnstile is set up, its token comes with the call. */
  readonly challenge: boolean;
  /** How long an answer may be reused: `reference` changes by deploy, `list` by the minute. */
  readonly cache: 'reference' | 'list' | 'none';
}

type Options<Q extends Schema | undefined, B extends Schema | undefined> = { summary: string } & {
  query?: Q;
  body?: B;
} & Partial<
    Pick<Endpoint, 'form' | 'file' | 'produces' | 'auth' | 'upstream' | 'challenge' | 'cache'>
  >;

const endpoint = <A extends Schema, Q extends Schema | undefined, B extends Schema | undefined>(
  method: Endpoint['method'],
  path: string,
  answer: A,
  options: Options<Q, B>,
): Endpoint<A, Q, B> => ({
  method,
  path,
  summary: options.summary,
  answer,
  query: options.query as Q,
  body: options.body as B,
  form: options.form,
  file: options.file,
  produces: options.produces ?? 'json',
  auth: options.auth ?? 'public',
  upstream: options.upstream ?? 'product',
  challenge: options.challenge ?? false,
  cache: options.cache ?? 'none',
});

// Marked as pure, so that a form takes its own endpoint into the browser and no other.
/* @__NO_SIDE_EFFECTS__ */
export function get<A extends Schema, Q extends Schema | undefined = undefined>(
  path: string,
  answer: A,
  options: Options<Q, undefined>,
): Endpoint<A, Q, undefined> {
  return endpoint('GET', path, answer, options);
}

/* @__NO_SIDE_EFFECTS__ */
export function post<
  A extends Schema,
  B extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
>(path: string, answer: A, options: Options<Q, B>): Endpoint<A, Q, B> {
  return endpoint('POST', path, answer, options);
}

/* @__NO_SIDE_EFFECTS__ */
export function del<A extends Schema, Q extends Schema | undefined = undefined>(
  path: string,
  answer: A,
  options: Options<Q, undefined>,
): Endpoint<A, Q, undefined> {
  return endpoint('DELETE', path, answer, options);
}
