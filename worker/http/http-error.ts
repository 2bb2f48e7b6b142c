import type { ErrorBody } from '../../src/contracts/wire.ts';

/** An answer other than success, thrown anywhere in the worker and written by the error ladder. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: number,
    /** Stable word for machines, such as `not_found`. */
    readonly code: string,
    /** A sentence that says what to do. */
    message: string,
    readonly options: {
      readonly fields?: Record<string, string[]>;
      /** Heads the error screen, where the status alone does not say it. */
      readonly title?: string;
      /** A file that waits for the rest of its form (see `ErrorBodySchema`). */
      readonly keptFile?: ErrorBody['error']['keptFile'];
      readonly headers?: Record<string, string>;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
  }
}

/** Whether a failure is one of ours, which may be over later. What there is not (501) there is not later either. */
export const isOurFailure = (status: number): boolean => status >= 500 && status !== 501;

/** How long to wait after a failure of ours, where nothing better is known. */
export const RETRY_AFTER_S = '60';

/** Of a failure that says nothing of itself. */
export const OUR_FAULT = 'Something went wrong on our side. Please try again.';

const known = (error: unknown): HttpError =>
  error instanceof HttpError ? error : new HttpError(500, 'internal', OUR_FAULT);

/** An error in the shape of DESIGN 4; one that was not thrown on purpose says nothing of itself. */
export const errorBody = (
  error: unknown,
  requestId: string,
): { readonly status: number; readonly body: ErrorBody } => {
  const { status, code, message, options } = known(error);
  const { fields, keptFile } = options;
  return { status, body: { error: { status, code, message, fields, keptFile, requestId } } };
};

/** The error as a response in JSON. */
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
