import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILES } from './client-files.ts';

test('every module that shares a file is there, in one file only', () => {
  const modules = Object.values(FILES).flat();
  const isThere = (path: string) => ['ts', 'tsx'].some((end) => existsSync(`src/${path}.${end}`));
  expect(modules.filter((path) => !isThere(path))).toEqual([]);
  expect(new Set(modules).size).toBe(modules.length);
});
