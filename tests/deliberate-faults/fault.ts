/** A change of the source that breaks one behaviour, to find out which test catches it. */
export interface Fault {
  readonly id: string;
  /** The broken behaviour in one sentence, independent of the snippet below. */
  readonly behaviour: string;
  /** The file to change. */
  readonly file: string;
  /** The text to replace; it occurs exactly once in the file. */
  readonly from: string;
  /** The replacement. The site must still build with it; types may be wrong. */
  readonly to: string;
  /** The test files expected to fail, the cheapest first. If all pass, the whole suite runs. */
  readonly likely: readonly string[];
}
