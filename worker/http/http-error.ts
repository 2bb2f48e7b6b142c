import type { ErrorBody } from '../../src/contracts/wire.ts';

/**
 * An error that can be thrown anywhere in the worker and is sent as a response
 * (`respondWithError`).
 */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  /** A stable, machine-readable code, such as `not_found`. */
  readonly code: string;
  readonly options: HttpErrorOptions;

  /** @param message a sentence that tells the reader what to do */
  constructor(status: number, code: string, message: string, options: HttpErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.status = status;
    this.code = code;
    this.options = options;
  }
}

interface HttpErrorOptions {
  readonly fields?: Record<string, string[]>;
  /** The title of the error screen, if the status alone does not explain the failure. */
  readonly title?: string;
  /** A file that was stored although its form was rejected (see `ErrorBodySchema`). */
  readonly keptFile?: ErrorBody['error']['keptFile'];
  readonly headers?: Record<string, string>;
  readonly cause?: unknown;
}

/** Whether a failure is the site's own fault and may be temporary. 501 is permanent. */
export const isOurFailure = (status: number): boolean => status >= 500 && status !== 501;

/** The default Retry-After value, in seconds, for the site's own failures. */
export const RETRY_AFTER_S = '60';

/** The message for an unexpected failure, without any details. */
export const OUR_FAULT = 'Something went wrong on our side. Please try again.';

const known = (error: unknown): HttpError =>
  error instanceof HttpError ? error : new HttpError(500, 'internal', OUR_FAULT);

/** The JSON body of an error (decision 9). It reveals details only if the error is an HttpError. */
export const errorBody = (
  error: unknown,
  requestId: string,
): { readonly status: number; readonly body: ErrorBody } => {
  const { status, code, message, options } = known(error);
  const { fields, keptFile } = options;
  return { status, body: { error: { status, code, message, fields, keptFile, requestId } } };
};

/** The error as a JSON response. */
export const jsonError = (error: unknown, requestId: string): Response => {
  const { status, body } = errorBody(error, requestId);
  return Response.json(body, {
    status,
    headers: {
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      ...(isOurFailure(status) && { 'retry-after': RETRY_AFTER_S }),
      ...known(error).options.headers,
    },
  });
};
