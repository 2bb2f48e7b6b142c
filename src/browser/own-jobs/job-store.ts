import { type Transact, transact } from './database.ts';

/**
 * What a visitor did with jobs, in this browser's IndexedDB (decision 33). A 401 clears local
 * storage (docs/specification.md, row 4.1) but not this. Nothing here is sent to the server, and
 * nothing is about the person.
 */

/** What is stored of a job. Times are Unix milliseconds. */
export interface OwnJob {
  readonly fid: string;
  readonly seenAt?: number;
  readonly appliedAt?: number;
  /** Set if the visitor saved the job. */
  readonly saved?: SavedJob;
}

export interface SavedJob {
  readonly at: number;
  readonly path: string;
  readonly title: string;
  /** The employer as the page named it; empty if it did not. */
  readonly employer: string;
}

/** The most saved jobs: as many as one request for their present state may name. */
export const MOST_SAVED = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Jobs that were only seen are deleted after this time, or once there are this many newer ones. */
export const SEEN_DAYS = 90;
export const MOST_SEEN = 500;

/** Thrown if the visitor has saved as many jobs as fit. */
export class TooManySaved extends Error {}

/** The jobs that were only seen, and too long ago or before too many others. */
const listForgotten = (jobs: readonly OwnJob[], now: number): readonly OwnJob[] =>
  jobs
    .filter(({ saved, appliedAt }) => !saved && !appliedAt)
    .toSorted((a, b) => (b.seenAt ?? 0) - (a.seenAt ?? 0))
    .filter(({ seenAt = 0 }, i) => i >= MOST_SEEN || now - seenAt > SEEN_DAYS * DAY_MS);

const isEmpty = ({ seenAt, appliedAt, saved }: OwnJob) => !seenAt && !appliedAt && !saved;

/** A saved job, with the time of the visitor's application if there is one. */
export type ListedJob = SavedJob & Pick<OwnJob, 'fid' | 'appliedAt'>;

/** The saved ones of the jobs in the store, newest first. */
export const listSaved = (jobs: readonly OwnJob[]): readonly ListedJob[] =>
  jobs
    .flatMap(({ fid, appliedAt, saved }) => (saved ? [{ ...saved, fid, appliedAt }] : []))
    .toSorted((a, b) => b.at - a.at);

/** Creates the store. Every function rejects if the browser cannot read or write. */
export const createJobStore = (options: { transact: Transact; now: () => number }) => {
  const { transact, now } = options;

  /** Changes what is stored of one job, and deletes what need not be stored any longer. */
  const change = (fid: string, update: (job: OwnJob, all: readonly OwnJob[]) => OwnJob) =>
    transact('readwrite', async (table) => {
      const all = await table.list();
      const job = update(all.find((one) => one.fid === fid) ?? { fid }, all);
      const jobs = [...all.filter((one) => one.fid !== fid), job];
      table.put(job);
      for (const other of listForgotten(jobs, now())) table.delete(other.fid);
    });

  return {
    list: (): Promise<readonly OwnJob[]> => transact('readonly', (table) => table.list()),

    /** @throws TooManySaved */
    save: (fid: string, job: Omit<SavedJob, 'at'>): Promise<void> =>
      change(fid, (known, all) => {
        const others = all.filter((one) => one.saved && one.fid !== fid);
        if (others.length >= MOST_SAVED) throw new TooManySaved();
        return { ...known, saved: { ...job, at: now() } };
      }),

    unsave: (fid: string): Promise<void> => change(fid, ({ saved: _, ...known }) => known),

    see: (fid: string): Promise<void> => change(fid, (known) => ({ ...known, seenAt: now() })),

    applied: (fid: string): Promise<void> =>
      change(fid, (known) => ({ ...known, appliedAt: now() })),

    /** Deletes when the visitor applied for which job. */
    forgetApplied: (): Promise<void> =>
      transact('readwrite', async (table) => {
        for (const { appliedAt, ...job } of await table.list()) {
          if (!appliedAt) continue;
          if (isEmpty(job)) table.delete(job.fid);
          else table.put(job);
        }
      }),

    /** Deletes everything that is stored of every job. */
    clear: (): Promise<void> => transact('readwrite', async (table) => table.clear()),
  };
};

export const jobStore = createJobStore({ transact, now: Date.now });
