import { HttpError } from '../http/http-error.ts';

const UNAVAILABLE_MESSAGE =
  'A service this page needs isn’t responding. Please try again in a minute.';

/** The status and message for the caller. */
const RESPONSES = {
  unreachable: [502, UNAVAILABLE_MESSAGE],
  timeout: [504, UNAVAILABLE_MESSAGE],
  invalid: [502, UNAVAILABLE_MESSAGE],
  down: [503, UNAVAILABLE_MESSAGE],
  // The response if the upstream rate-limits requests, whether from a single visitor or from the
  // whole site.
  busy: [503, 'A service this page needs is busy at the moment. Please try again in a minute.'],
} as const;

/**
 * A failure between this worker and an upstream, with details for the log and a message for the
 * caller.
 */
export class UpstreamFailure extends HttpError {
  override name = 'UpstreamFailure';
  readonly kind: keyof typeof RESPONSES;
  /** Details for the log. Must not contain personal data. */
  readonly detail: string;

  constructor(
    kind: keyof typeof RESPONSES,
    detail: string,
    options: { readonly headers?: Record<string, string>; readonly cause?: unknown } = {},
  ) {
    const [status, message] = RESPONSES[kind];
    super(status, `upstream_${kind}`, message, options);
    this.kind = kind;
    this.detail = detail;
  }
}
