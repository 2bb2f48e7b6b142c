import { afterEach, beforeEach, vi } from 'vitest';

/** Collects the warnings that a test triggers, without printing them. */
export const watchWarnings = (): readonly string[] => {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  return lines;
};
