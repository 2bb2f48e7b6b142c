import type * as v from 'valibot';

type Schema = v.GenericSchema;

/** The static description of one API call. */
export interface Endpoint<
  Answer extends Schema = Schema,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path relative to the API base, with `{name}` for parameters. */
  readonly path: string;
  /** The call's purpose, in one line. */
  readonly summary: string;
  readonly query: Query;
  /** Schema of the JSON body. */
  readonly body: Body;
  /** Fields of a multipart form, each of which may be repeated; the route validates them itself. */
  readonly form: Schema | undefined;
  /** Name of the form's file field. */
  readonly file: string | undefined;
  /**
   * Describes the whole response, including `data`. For a file, it describes the metadata rather
   * than the bytes.
   */
  readonly answer: Answer;
  /**
   * `stream` means JSON that is too long to hold in memory; it is sent and proxied as it arrives.
   */
  readonly produces: 'json' | 'stream' | 'file';
  /**
   * Required access. `link` means a signed link to an application or to the job alerts of an
   * address. `resume` means the file's candidate, signed in or with a link to the application, or a
   * reviewer with a grant for it.
   */
  readonly auth: 'public' | 'reviewer' | 'candidate' | 'link' | 'resume' | 'operator';
  /**
   * The configured service that handles the call: the product API, the contractor services, or only
   * this site.
   */
  readonly upstream: 'product' | 'contractor' | 'none';
  /**
   * Whether the call requires a Turnstile token, if Turnstile is configured, because any client can
   * make the call.
   */
  readonly challenge: boolean;
  /**
   * How long a response may be reused: `reference` data changes with each deploy, `list` data every
   * minute.
   */
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
  response: A,
  options: Options<Q, B>,
): Endpoint<A, Q, B> => ({
  method,
  path,
  summary: options.summary,
  answer: response,
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

// Marked as pure, so that a form's browser bundle contains only the form's own endpoint.
/* @__NO_SIDE_EFFECTS__ */
export function get<A extends Schema, Q extends Schema | undefined = undefined>(
  path: string,
  response: A,
  options: Options<Q, undefined>,
): Endpoint<A, Q, undefined> {
  return endpoint('GET', path, response, options);
}

/* @__NO_SIDE_EFFECTS__ */
export function post<
  A extends Schema,
  B extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
>(path: string, response: A, options: Options<Q, B>): Endpoint<A, Q, B> {
  return endpoint('POST', path, response, options);
}

/* @__NO_SIDE_EFFECTS__ */
export function del<A extends Schema, Q extends Schema | undefined = undefined>(
  path: string,
  response: A,
  options: Options<Q, undefined>,
): Endpoint<A, Q, undefined> {
  return endpoint('DELETE', path, response, options);
}
