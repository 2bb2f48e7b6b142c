import { vi } from 'vitest';

/** Test files share a process; each starts with fresh modules of ours. */
vi.resetModules();
/** And with the real clock, whatever the previous file set. */
vi.useRealTimers();
