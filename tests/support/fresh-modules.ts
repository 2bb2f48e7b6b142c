import { vi } from 'vitest';

/** Test files share a process, but each starts with fresh copies of our modules. */
vi.resetModules();
/** Each file also starts with the real clock, even if the previous file replaced it. */
vi.useRealTimers();
