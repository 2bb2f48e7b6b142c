import type { Bindings } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { readSource } from './read-source.ts';
import { ReadingFailure } from './reading-failure.ts';
import { listDueSources } from './source-store.ts';

/**
 * A run starts no more readings after this time, or once it has read so many postings: each of them
 * takes a few statements for each hundred.
 */
const LIMITS = { ms: 20_000, postings: 2_000 };

/**
 * Reads the sources that are due. Those that are left wait for the next run. A failed reading is
 * stored with its source.
 * @returns the number of sources that were read
 */
export const readDueSources = async (bindings: Bindings, clock: () => number): Promise<number> => {
  const from = clock();
  let postings = 0;
  let read = 0;
  for (const id of await listDueSources(bindings.JOBS, from)) {
    if (clock() - from >= LIMITS.ms || postings >= LIMITS.postings) break;
    try {
      postings += (await readSource(bindings, id, clock()))?.found ?? 0;
      read += 1;
    } catch (error) {
      // Stored with the source, or read by somebody else.
      if (!(error instanceof ReadingFailure || error instanceof HttpError)) throw error;
    }
  }
  return read;
};
