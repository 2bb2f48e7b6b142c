/** The command's exit codes (documented in docs/operating.md). */
export const EXIT = { ok: 0, failed: 1, wrongInput: 2, unreachable: 3, notAllowed: 4 } as const;

/** Details of a failure: the error from the site, or all problems in a file. */
interface FailureDetail {
  readonly code?: string;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly problems?: readonly object[];
  /** The problems as lines of text. */
  readonly lines?: readonly string[];
}

/** An expected failure, printed as a sentence without a stack trace. */
export class Failure extends Error {
  override name = 'Failure';
  readonly exitCode: number;
  readonly detail: FailureDetail;

  // Assigned explicitly, because Node strips types but does not support parameter properties.
  constructor(message: string, exitCode: number, detail: FailureDetail = {}) {
    super(message);
    this.exitCode = exitCode;
    this.detail = detail;
  }
}

/** A failure that is already included in the printed result. */
export class PrintedFailure extends Error {
  override name = 'PrintedFailure';
  readonly exitCode: number;

  constructor(exitCode: number = EXIT.failed) {
    super();
    this.exitCode = exitCode;
  }
}
