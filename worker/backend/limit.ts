/**
 * A `LIMIT` with a bound value. SQLite plans a bare `LIMIT ?` around its value and recompiles the
 * statement on each binding, which costs more than most statements take to run. It does not do so
 * for a sum.
 */
export const LIMIT = 'LIMIT ? + 0';
