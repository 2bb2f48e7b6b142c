/** A change of the source that breaks one behaviour, so that it is seen which test notices. */
export interface Fault {
  readonly id: string;
  /** What is broken, in one sentence: it holds when the snippet below has aged. */
  readonly behaviour: string;
  /** The file that is changed. */
  readonly file: string;
  /** What stands there, exactly once. */
  readonly from: string;
  /** What takes its place. The site can still be built with it; types may be wrong. */
  readonly to: string;
  /** The test files that should notice, the cheapest first. Where all pass, the whole suite runs. */
  readonly likely: readonly string[];
}
