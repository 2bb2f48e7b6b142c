import type { OwnJob } from './job-store.ts';

/** The name of the database, and of its only table. `start-own-jobs.ts` has a copy. */
const DATABASE = 'own-jobs';

/** The stored jobs, within a transaction. Errors of the writes make the transaction reject. */
export interface JobTable {
  list(): Promise<readonly OwnJob[]>;
  put(job: OwnJob): void;
  delete(fid: string): void;
  clear(): void;
}

/** Runs a transaction, and resolves with the function's result once everything is on disk. */
export type Transact = <Result>(
  mode: 'readonly' | 'readwrite',
  use: (table: JobTable) => Promise<Result>,
) => Promise<Result>;

const settle = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

/**
 * Transactions in this browser's IndexedDB. They reject if the browser blocks or lacks it, or if
 * the disk is full. The connection is closed each time, so that it neither keeps the page out of
 * the back-forward cache nor blocks a deletion.
 */
export const transact: Transact = async (mode, use) => {
  const opening = window.indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(DATABASE, { keyPath: 'fid' });
  const database = await settle(opening);
  try {
    const transaction = database.transaction(DATABASE, mode);
    const table = transaction.objectStore(DATABASE);
    const written = new Promise<void>((done, fail) => {
      transaction.oncomplete = () => done();
      transaction.onabort = () => fail(transaction.error);
    });
    const [result] = await Promise.all([
      use({
        list: () => settle(table.getAll()),
        put: (job) => table.put(job),
        delete: (fid) => table.delete(fid),
        clear: () => table.clear(),
      }),
      written,
    ]);
    return result;
  } finally {
    database.close();
  }
};
