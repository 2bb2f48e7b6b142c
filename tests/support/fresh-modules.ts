import { vi } from 'vitest';

/** Test files share a process, but each starts with fresh modules of ours. */
vi.resetModules();
/** Each file also starts with the real clock, whatever the previous file set. */
vi.useRealTimers();
