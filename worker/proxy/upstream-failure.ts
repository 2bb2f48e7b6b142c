import { HttpError } from '../http-error.ts';

/** What went wrong between us and an upstream, for the log, and what the caller is told of it. */
export class UpstreamFailure extends HttpError {
  override name = 'UpstreamFailure';

  constructor(
    readonly kind: 'unreachable' | 'timeout' | 'invalid' | 'down',
    /** For the log: no personal data. */
    readonly detail: string,
    options: { readonly headers?: Record<string, string>; readonly cause?: unknown } = {},
  ) {
    const status = { unreachable: 502, timeout: 504, invalid: 502, down: 503 }[kind];
    super(
      status,
      `upstream_${kind}`,
      'A service that this needs does not answer as it should. Please try again in a minute.',
      options,
    );
  }
}
