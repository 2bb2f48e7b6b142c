/**
 * A `LIMIT` that is bound. Of a bare `LIMIT ?` SQLite plans by the value, so it compiles the statement again
 * whenever one is bound, which costs more than most of them take; a sum it leaves alone.
 */
export const LIMIT = 'LIMIT ? + 0';
