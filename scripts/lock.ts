import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Takes a lock that only one process can hold at a time. It is held until the process closes it or
 * ends. Because it is an SQLite lock, the system releases it when the process ends, so no stale
 * lock is ever left behind.
 * @returns undefined while another process holds the lock
 */
export const takeLock = (file: string): DatabaseSync | undefined => {
  mkdirSync(dirname(file), { recursive: true });
  const lock = new DatabaseSync(file);
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as Error).message.includes('database is locked')) return undefined;
    throw error;
  }
};
