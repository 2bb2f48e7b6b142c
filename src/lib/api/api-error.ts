import type { ErrorBody } from '../../contracts/wire.ts';

/** A failed call. `status` is 0 if there was no response. */
export class ApiError extends Error {
  readonly status: number;
  readonly method: string;
  /**
   * The endpoint's pattern, such as `misc/jobs/{id}`. Never the real path, which may contain a
   * name.
   */
  readonly path: string;
  /** The service's error, if it conforms to the contract. */
  readonly body: ErrorBody['error'] | undefined;

  constructor(options: {
    status: number;
    method: string;
    path: string;
    body?: ErrorBody['error'];
    cause?: unknown;
  }) {
    super(`${options.method} ${options.path} failed: ${options.status}`, { cause: options.cause });
    this.name = 'ApiError';
    this.status = options.status;
    this.method = options.method;
    this.path = options.path;
    this.body = options.body;
  }
}
