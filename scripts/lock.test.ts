import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takeLock } from './lock.ts';

test('only one process at a time holds a lock', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-lock-'));
  try {
    const file = join(folder, 'a folder to come', 'lock');
    const first = takeLock(file);
    expect(first).toBeDefined();
    expect(takeLock(file)).toBeUndefined();
    first?.close();
    const second = takeLock(file);
    expect(second).toBeDefined();
    second?.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
