import type { R2Bucket } from '@cloudflare/workers-types';
import * as v from 'valibot';
import type { BackupManifest } from '../../../src/contracts/site/backups.ts';
import { FileRowSchema } from '../../../src/contracts/site/backups.ts';
import { sha256Hex } from '../../http/secrets.ts';
import { type Budget, createBudget } from '../budget.ts';
import { contentKey } from './backup-layout.ts';
import { PartError, readPart } from './backup-store.ts';

/** A part of resumes has up to 100 of them. */
const CHECK_LIMITS = { slices: 200, ms: 15_000 };

/** Problems of the contents of one part of resumes. */
const checkFiles = async (
  bucket: R2Bucket,
  rows: readonly unknown[],
  erased: ReadonlySet<string>,
): Promise<string[]> => {
  const problems: string[] = [];
  for (const { key, sha256 } of v.parse(v.array(FileRowSchema), rows)) {
    const object = await bucket.get(contentKey(key, sha256));
    if (!object) {
      if (erased.has(key)) continue;
      problems.push(`The content of ${key} is missing.`);
      continue;
    }
    const bytes = new Uint8Array(await object.arrayBuffer());
    if ((await sha256Hex(bytes)) !== sha256) problems.push(`The content of ${key} is damaged.`);
  }
  return problems;
};

/**
 * Reads the parts of a backup from number `from` on and compares them with their hashes, for as
 * long as a call may take.
 * @param erased keys of resumes that were erased since, which no backup has any more
 */
export const checkBackup = async (
  bucket: R2Bucket,
  { tables }: BackupManifest,
  erased: ReadonlySet<string>,
  from: number,
  mayGoOn: Budget = createBudget(CHECK_LIMITS),
): Promise<{ next: number | null; total: number; problems: string[] }> => {
  const parts = tables.flatMap(({ database, parts: own }) =>
    own.map((part) => ({ ...part, database })),
  );
  const problems: string[] = [];
  let next = from;
  while (next < parts.length && mayGoOn()) {
    const part = parts[next] as (typeof parts)[number];
    try {
      const rows = await readPart(bucket, part);
      if (rows.length !== part.rows) {
        problems.push(`${part.key} has ${rows.length} rows, not ${part.rows}.`);
      }
      if (part.database === 'FILES') problems.push(...(await checkFiles(bucket, rows, erased)));
    } catch (error) {
      if (!(error instanceof PartError)) throw error;
      problems.push(error.message);
    }
    next += 1;
    // A part of resumes takes a hundred calls.
    if (part.database === 'FILES') break;
  }
  return { next: next < parts.length ? next : null, total: parts.length, problems };
};
