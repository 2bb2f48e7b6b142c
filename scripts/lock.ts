import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Takes a lock that only one process can hold at a time. The process holds it until it closes the
 * lock or exits. Because it is an SQLite lock, the system releases it when the process exits, so no
 * stale lock is ever left behind.
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
