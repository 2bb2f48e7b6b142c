import * as v from 'valibot';
import type { Bindings } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { LEDGER_PREFIX } from '../backups/backup-layout.ts';
import { backupBucket, listObjects } from '../backups/backup-store.ts';

/*
 * Erasures, stored beside the backups and outside of the databases: a restored database has forgotten
 * those since its backup (decision 24). An entry is written once and never changed or deleted.
 */

const ErasureSchema = v.object({
  /** The address, hashed with a key that no database has (`hashAddress`). */
  addressHash: v.string(),
  /** Unix milliseconds: data of the address that arrived until then was erased. */
  erasedAt: v.number(),
  /** Keys of the erased resumes. */
  files: v.array(v.string()),
});
type LedgerBindings = Pick<Bindings, 'FILES' | 'BACKUPS'>;
export type Erasure = v.InferOutput<typeof ErasureSchema>;

/** Sorts by time: 13 digits last until the year 2286. */
const keyOfTime = (time: number) => `${LEDGER_PREFIX}${String(time).padStart(13, '0')}`;

/** @throws HttpError 503 when the bucket does not respond: the same erasure can be repeated */
export const recordErasure = async (bindings: LedgerBindings, erasure: Erasure): Promise<void> => {
  const key = `${keyOfTime(erasure.erasedAt)}-${erasure.addressHash}`;
  try {
    await backupBucket(bindings).put(key, JSON.stringify(erasure), {
      onlyIf: { etagDoesNotMatch: '*' },
      httpMetadata: { contentType: 'application/json' },
    });
  } catch (cause) {
    throw new HttpError(
      503,
      'unavailable',
      'The file store (R2) is not responding, so not everything has been deleted yet. Please try again in a minute.',
      { headers: { 'retry-after': '60' }, cause },
    );
  }
};

/** The ledger's entries; those from before BACKUPS was bound are still in FILES. */
async function* listLedgers({ FILES, BACKUPS }: LedgerBindings, startAfter?: string) {
  for (const bucket of BACKUPS ? [FILES, BACKUPS] : [FILES]) {
    const objects = listObjects(bucket, LEDGER_PREFIX, { ...(startAfter && { startAfter }) });
    for await (const { key } of objects) yield { bucket, key };
  }
}

/** The erasures of all times, oldest first, as far as their keys identify them. */
export async function* listErasures(
  bindings: LedgerBindings,
): AsyncGenerator<Pick<Erasure, 'addressHash' | 'erasedAt'>> {
  for await (const { key } of listLedgers(bindings)) {
    const name = key.slice(LEDGER_PREFIX.length);
    const end = name.indexOf('-');
    yield { addressHash: name.slice(end + 1), erasedAt: Number(name.slice(0, end)) };
  }
}

/** The erasures since a time, oldest first. */
export async function* readErasures(
  bindings: LedgerBindings,
  since: number,
): AsyncGenerator<Erasure> {
  for await (const { bucket, key } of listLedgers(bindings, keyOfTime(since))) {
    const object = await bucket.get(key);
    if (object) yield v.parse(ErasureSchema, await object.json());
  }
}

/** Keys of the resumes that were erased since a time in Unix milliseconds. */
export const listErasedFiles = async (
  bindings: LedgerBindings,
  since: number,
): Promise<ReadonlySet<string>> => {
  const keys = new Set<string>();
  for await (const { files } of readErasures(bindings, since)) {
    for (const key of files) keys.add(key);
  }
  return keys;
};
