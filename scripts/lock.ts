import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Takes a lock that only one process can hold at a time, until it closes the lock or ends. It is an
 * SQLite lock, which the system releases when the process ends, so none is ever left behind.
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
