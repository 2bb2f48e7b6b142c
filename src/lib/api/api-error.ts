import type { ErrorBody } from '../../contracts/wire.ts';

/** A call that did not bring what was asked for. `status` is 0 where no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly method: string;
  /** As the endpoint map has it, `misc/jobs/{id}`: what stands in its place may name people, and is logged nowhere. */
  readonly path: string;
  /** The service's own words, where it sent our error shape. */
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
