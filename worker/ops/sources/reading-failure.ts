/** Why a source's list could not be read as a whole. Nothing may be concluded from such a reading. */
export class ReadingFailure extends Error {
  /** The time for which the source asks not to be read, in seconds. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter = 0, options?: ErrorOptions) {
    super(message, options);
    this.retryAfter = retryAfter;
  }
}
