/** A SQL condition with the values bound to its `?`. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}
