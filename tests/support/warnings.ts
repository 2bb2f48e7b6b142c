import { afterEach, beforeEach, vi } from 'vitest';

/** The lines that a test has the code write to the log as warnings, none of them printed. */
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
