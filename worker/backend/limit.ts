/**
 * A `LIMIT` with a bound value. SQLite plans a bare `LIMIT ?` for the specific value, so it
 * recompiles the statement on each binding, which costs more than running most statements. Adding
 * zero prevents that.
 */
export const LIMIT = 'LIMIT ? + 0';
