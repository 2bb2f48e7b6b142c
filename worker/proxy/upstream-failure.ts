import { HttpError } from '../http/http-error.ts';

const UNANSWERED =
  'A service that this needs does not answer as it should. Please try again in a minute.';

/** Status and message for the caller. */
const ANSWERS = {
  unreachable: [502, UNANSWERED],
  timeout: [504, UNANSWERED],
  invalid: [502, UNANSWERED],
  down: [503, UNANSWERED],
  // The upstream may have counted one visitor or the whole site.
  busy: [503, 'A service that this needs is busy at the moment. Please try again in a minute.'],
} as const;

/**
 * A failure between this worker and an upstream: a detail for the log, and a message for the
 * caller.
 */
export class UpstreamFailure extends HttpError {
  override name = 'UpstreamFailure';

  constructor(
    readonly kind: keyof typeof ANSWERS,
    /** For the log: no personal data. */
    readonly detail: string,
    options: { readonly headers?: Record<string, string>; readonly cause?: unknown } = {},
  ) {
    const [status, message] = ANSWERS[kind];
    super(status, `upstream_${kind}`, message, options);
  }
}
