/**
 * A bound `LIMIT`. SQLite plans a bare `LIMIT ?` by its value and recompiles the statement at each
 * binding, which costs more than most statements take to run. It leaves a sum alone.
 */
export const LIMIT = 'LIMIT ? + 0';
