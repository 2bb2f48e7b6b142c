import { HttpError } from '../http/http-error.ts';

const UNAVAILABLE_MESSAGE =
  'A service this page needs isn’t responding. Please try again in a minute.';

/** Status and message for the caller. */
const RESPONSES = {
  unreachable: [502, UNAVAILABLE_MESSAGE],
  timeout: [504, UNAVAILABLE_MESSAGE],
  invalid: [502, UNAVAILABLE_MESSAGE],
  down: [503, UNAVAILABLE_MESSAGE],
  // The upstream may have counted one visitor or the whole site.
  busy: [503, 'A service this page needs is busy at the moment. Please try again in a minute.'],
} as const;

/**
 * A failure between this worker and an upstream: a detail for the log, and a message for the
 * caller.
 */
export class UpstreamFailure extends HttpError {
  override name = 'UpstreamFailure';

  constructor(
    readonly kind: keyof typeof RESPONSES,
    /** For the log: no personal data. */
    readonly detail: string,
    options: { readonly headers?: Record<string, string>; readonly cause?: unknown } = {},
  ) {
    const [status, message] = RESPONSES[kind];
    super(status, `upstream_${kind}`, message, options);
  }
}
