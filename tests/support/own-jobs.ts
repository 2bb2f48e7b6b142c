import type { Page } from 'playwright-core';
import type { OwnJob } from '../../src/browser/own-jobs/job-store.ts';

/*
 * What the browser has stored of jobs (`src/browser/own-jobs`), read and written as the site does.
 */

/** Lists the stored jobs. Does not create the database, which would count as stored marks. */
export const readOwnJobs = (page: Page): Promise<OwnJob[]> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'own-jobs')) return [];
    return new Promise<OwnJob[]>((done, fail) => {
      const opening = indexedDB.open('own-jobs', 1);
      opening.onerror = () => fail(opening.error);
      opening.onsuccess = () => {
        const request = opening.result.transaction('own-jobs').objectStore('own-jobs').getAll();
        request.onsuccess = () => {
          opening.result.close();
          done(request.result);
        };
      };
    });
  });

const NOW = Date.now();

const VISITED: readonly OwnJob[] = [
  {
    fid: 'zylo1001',
    appliedAt: NOW,
    saved: {
      at: NOW,
      path: '/quillfeather/zylo1001/zylograph-cutter-2',
      title: 'Zylograph cutter 2',
      employer: 'Quillfeather & Daughters',
    },
  },
  { fid: 'zylo1002', seenAt: NOW },
  {
    fid: 'gone',
    saved: { at: NOW - 1000, path: '/old/gone/archivist', title: 'Archivist', employer: 'Old' },
  },
];

/** Stores jobs as an earlier visit would have; without `jobs`, one of each kind. */
export const storeOwnJobs = (page: Page, jobs = VISITED): Promise<void> =>
  page.evaluate(
    (jobs) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('own-jobs', 1);
        opening.onerror = () => fail(opening.error);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('own-jobs', { keyPath: 'fid' });
        opening.onsuccess = () => {
          const writing = opening.result.transaction('own-jobs', 'readwrite');
          for (const job of jobs) writing.objectStore('own-jobs').put(job);
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    jobs,
  );
