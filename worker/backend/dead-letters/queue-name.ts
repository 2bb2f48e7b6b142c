/**
 * The name of a dead-letter queue is that of its queue with this suffix, which `npm run deploy`
 * checks: the worker consumes both and tells them apart by it.
 */
export const DEAD_LETTER_SUFFIX = '-dead';
