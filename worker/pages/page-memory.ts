import { createMemoryPageCache } from './memory-page-cache.ts';

const MAX_BYTES = 32 * 1024 * 1024;

/** The pages that this machine keeps. A new build is a new isolate, so it begins with none. */
export const pageMemory = createMemoryPageCache({
  now: Date.now,
  sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
  maxBytes: MAX_BYTES,
});
