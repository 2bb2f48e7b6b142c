/** A source change that breaks one behaviour, to check which tests catch it. */
export interface Fault {
  readonly id: string;
  /** The broken behaviour in one sentence that does not depend on the snippet below. */
  readonly behaviour: string;
  /** The file to change. */
  readonly file: string;
  /** The source snippet to replace, which occurs exactly once in the file. */
  readonly from: string;
  /** The replacement. The site must still build with it, but it may have type errors. */
  readonly to: string;
  /** The test files expected to fail, cheapest first. If all of them pass, the whole suite runs. */
  readonly likely: readonly string[];
}
