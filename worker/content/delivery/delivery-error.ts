/**
 * The delivery API's own errors, with a status, a `sys.id`, and the message that the client shows.
 */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly status: number;
  readonly id: string;
  readonly details: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    id: string,
    message: string,
    details?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.id = id;
    this.details = details;
    this.headers = headers;
  }
}

interface QueryProblem {
  readonly name: string;
  readonly path?: readonly string[];
  readonly value?: unknown;
  /** What is wrong with the query, as a complete sentence. */
  readonly details?: string;
}

/** The error for an invalid query; `details` describes the problem. */
export const invalidQuery = (problem: QueryProblem): DeliveryError =>
  new DeliveryError(
    400,
    'InvalidQuery',
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    { errors: [problem] },
  );

export const badRequest = (message: string): DeliveryError =>
  new DeliveryError(400, 'BadRequest', message);

export const notFound = (details?: Readonly<Record<string, string>>): DeliveryError =>
  new DeliveryError(404, 'NotFound', 'The resource could not be found.', details);

export const accessTokenInvalid = (): DeliveryError =>
  new DeliveryError(
    401,
    'AccessTokenInvalid',
    'The access token you sent could not be found or is invalid.',
    undefined,
    { 'www-authenticate': 'Bearer' },
  );

export const methodNotAllowed = (): DeliveryError =>
  new DeliveryError(405, 'MethodNotAllowed', 'This API is read-only.', undefined, {
    allow: 'GET, HEAD',
  });

/** The client waits for this many seconds before it retries. */
export const rateLimitExceeded = (seconds: number): DeliveryError =>
  new DeliveryError(
    429,
    'RateLimitExceeded',
    'You have exceeded the rate limit of the space. Wait a moment, then try again.',
    undefined,
    { 'retry-after': String(seconds), 'x-contentful-ratelimit-reset': String(seconds) },
  );
