/** A condition in SQL, with the values that are bound to its `?`. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}
