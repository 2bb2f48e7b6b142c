/** How the command ends (documented in docs/operating.md). */
export const EXIT = { ok: 0, failed: 1, wrongInput: 2, unreachable: 3, notAllowed: 4 } as const;

/** More to tell: what the site answered, or every problem of a file. */
interface FailureDetail {
  readonly code?: string;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly problems?: readonly object[];
  /** The problems as lines for people. */
  readonly lines?: readonly string[];
}

/** Something expected went wrong: told as a sentence, without a trace. */
export class Failure extends Error {
  override name = 'Failure';
  readonly exitCode: number;
  readonly detail: FailureDetail;

  // Written out: Node takes types away but adds no code.
  constructor(message: string, exitCode: number, detail: FailureDetail = {}) {
    super(message);
    this.exitCode = exitCode;
    this.detail = detail;
  }
}

/** Something went wrong that the printed result says already. */
export class PrintedFailure extends Error {
  override name = 'PrintedFailure';
}
