import type { R2Bucket } from '@cloudflare/workers-types';
import * as endpoints from '../../src/contracts/endpoints.ts';
import { BACKUP_OBJECT_MAX_BYTES } from '../../src/contracts/site/backups.ts';
import { CONTENT_PREFIX, LEDGER_PREFIX } from '../backend/backups/backup-layout.ts';
import { readBackupState } from '../backend/backups/backup-state.ts';
import {
  backupBucket,
  describePart,
  listBackupIds,
  readManifest,
} from '../backend/backups/backup-store.ts';
import { checkBackup } from '../backend/backups/check-backup.ts';
import { restoreBackup } from '../backend/backups/restore-backup.ts';
import { describePosition, writeBackup } from '../backend/backups/write-backup.ts';
import { createBudget } from '../backend/budget.ts';
import type { Handlers } from '../backend/call.ts';
import { listErasedFiles } from '../backend/erasures/erasure-ledger.ts';
import { noteReading } from './note-reading.ts';
import { found, readIdParameter, registerOperatorCall } from './register-operator-call.ts';

/** A call ends before the client's time-out; the operator's command calls again. */
const CALL_LIMITS = { slices: 100, ms: 15_000 };

const describeBackup = async (bucket: R2Bucket, id: string) => {
  const manifest = await readManifest(bucket, id);
  const tables = manifest?.tables ?? [];
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const rowsOf = (isOfFiles: boolean) =>
    sum(
      tables.filter(({ database }) => (database === 'FILES') === isOfFiles).map(({ rows }) => rows),
    );
  return {
    id,
    startedAt: manifest?.startedAt ?? null,
    finishedAt: manifest?.finishedAt ?? null,
    rows: rowsOf(false),
    files: rowsOf(true),
    bytes: sum(tables.flatMap(({ parts }) => parts.map(({ bytes }) => bytes))),
  };
};

export const addBackupRoutes = (app: Handlers): void => {
  registerOperatorCall(app, endpoints.listBackups, async ({ bindings }) => {
    const bucket = backupBucket(bindings);
    const [ids, { position, result }] = await Promise.all([
      listBackupIds(bucket),
      readBackupState(bindings.JOBS),
    ]);
    const { failed } = result;
    const isRunning = position && position.stage !== 'done';
    return {
      data: {
        running: isRunning ? describePosition(position) : null,
        failed: failed && { at: new Date(failed.at).toISOString(), message: failed.message },
        backups: await Promise.all(ids.reverse().map((id) => describeBackup(bucket, id))),
      },
    };
  });
  registerOperatorCall(app, endpoints.continueBackup, async ({ bindings, body: { id } }) => {
    const { position } = await readBackupState(bindings.JOBS);
    if (id && (position?.id !== id || position.stage === 'done')) {
      found(await readManifest(backupBucket(bindings), id), 'backup');
      return { data: { id, stage: 'done' as const, table: null } };
    }
    return { data: await writeBackup(bindings, Date.now, createBudget(CALL_LIMITS)) };
  });
  registerOperatorCall(app, endpoints.readBackup, async ({ bindings, ...call }) => ({
    data: found(await readManifest(backupBucket(bindings), readIdParameter(call)), 'backup'),
  }));
  registerOperatorCall(app, endpoints.checkBackup, async ({ bindings, body, ...call }) => {
    const bucket = backupBucket(bindings);
    const manifest = found(await readManifest(bucket, readIdParameter(call)), 'backup');
    const erased = await listErasedFiles(bindings, Date.parse(manifest.startedAt));
    return { data: await checkBackup(bucket, manifest, erased, body.from) };
  });
  registerOperatorCall(app, endpoints.downloadBackupObject, async ({ bindings, query, now }) => {
    const object = found(await backupBucket(bindings).get(query.key), 'object');
    // A resume's key is known only from a part, so the parts say who read what.
    if (!query.key.startsWith(CONTENT_PREFIX)) {
      await noteReading(bindings.PEOPLE, 'backup.read', query.key, now);
    }
    return new Response(object.body as unknown as ReadableStream, {
      headers: {
        'content-type': 'application/octet-stream',
        'content-length': String(object.size),
        'cache-control': 'no-store',
      },
    });
  });
  registerOperatorCall(
    app,
    endpoints.uploadBackupObject,
    async ({ bindings, body: { key, content } }) => {
      const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
      const put = await backupBucket(bindings).put(key, bytes, {
        onlyIf: { etagDoesNotMatch: '*' },
        ...(key.endsWith('.ndjson') && { customMetadata: await describePart(bytes) }),
      });
      return { data: { isNew: put !== null } };
    },
    { bodyMaxBytes: BACKUP_OBJECT_MAX_BYTES },
  );
  registerOperatorCall(app, endpoints.listErasureKeys, async ({ bindings, query }) => {
    const page = await backupBucket(bindings).list({
      prefix: LEDGER_PREFIX,
      ...(query.after && { startAfter: query.after }),
    });
    const keys = page.objects.map(({ key }) => key);
    return { data: { keys, next: page.truncated ? (keys.at(-1) ?? null) : null } };
  });
  registerOperatorCall(app, endpoints.continueRestore, async ({ bindings, body }) => ({
    data: await restoreBackup(bindings, body),
  }));
};
