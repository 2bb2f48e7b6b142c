import { vi } from 'vitest';

/** Test files share a process, and no module of ours: each file begins with modules of its own. */
vi.resetModules();
/** And by the real clock, whatever the file before it set. */
vi.useRealTimers();
