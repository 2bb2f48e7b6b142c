import type { D1Database } from '@cloudflare/workers-types';
import { randomId, sha256 } from '../../../http/secrets.ts';
import type { ExportedRecord } from '../../space.ts';
import { ALL_LOCALES, type SpaceView } from '../space-view.ts';

interface KnownRow {
  readonly type: 'Entry' | 'Asset';
  readonly id: string;
  readonly digest: string;
  readonly deleted: number;
}

/** The maximum number of attempts if other isolates keep winning the race. */
const MAX_ATTEMPTS = 5;

/** The published records in a form that can be compared with the stored rows. */
export interface SpaceDigest {
  /** A single digest over all records. */
  readonly digest: string;
  readonly records: ReadonlyMap<
    string,
    { readonly record: ExportedRecord; readonly digest: string }
  >;
}

const encoder = new TextEncoder();
const digestValue = (value: unknown) => sha256(encoder.encode(JSON.stringify(value)));

export const formatKey = ({ type, id }: { readonly type: string; readonly id: string }): string =>
  `${type} ${id}`;

export const digestSpace = async (view: SpaceView): Promise<SpaceDigest> => {
  const records = new Map<string, { record: ExportedRecord; digest: string }>();
  for (const record of [...view.entries, ...view.assets]) {
    const digest = await digestValue(view.wire(record, ALL_LOCALES));
    records.set(formatKey(record.sys), { record, digest });
  }
  const all = [...records].map(([key, { digest }]) => `${key} ${digest}`).sort();
  return { digest: await digestValue(all), records };
};

/** The rows to write: those for new, changed, deleted and restored records. */
const changesSince = (known: readonly KnownRow[], { records }: SpaceDigest) => {
  const knownByKey = new Map(known.map((row) => [formatKey(row), row]));
  const written = [...records].flatMap(([key, { record, digest }]) => {
    const row = knownByKey.get(key);
    if (row && row.digest === digest && !row.deleted) return [];
    const { type, id, contentType, publishedCounter } = record.sys;
    const revision = publishedCounter ?? 0;
    const createdAt = Date.parse(record.sys.createdAt);
    return [{ type, id, contentType: contentType?.sys.id, digest, revision, createdAt }];
  });
  const gone = known.filter((row) => !row.deleted && !records.has(formatKey(row)));
  return { written, gone };
};

interface SpaceRow {
  readonly digest: string;
  readonly sequence: number;
}

/**
 * Updates the rows to match this build's space, and returns the last sequence number. If two
 * isolates race, one batch wins, and the other isolate reads the rows again.
 */
export const recordChanges = async (
  db: D1Database,
  space: SpaceDigest,
  now: number,
): Promise<number> => {
  const current = db.prepare('SELECT digest, sequence FROM content_space WHERE id = 1');
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const before = await current.first<SpaceRow>();
    if (!before) throw new Error('The row of content_space is missing.');
    if (before.digest === space.digest) return before.sequence;
    const { results } = await db
      .prepare('SELECT type, id, digest, deleted_at IS NOT NULL AS deleted FROM content_change')
      .all<KnownRow>();
    const { written, gone } = changesSince(results, space);
    const after = before.sequence + written.length + gone.length;
    const writer = randomId();
    await db.batch([
      db
        .prepare(
          'UPDATE content_space SET digest = ?, sequence = ?, writer = ? WHERE id = 1 AND digest = ? AND sequence = ?',
        )
        .bind(space.digest, after, writer, before.digest, before.sequence),
      db
        .prepare(
          `INSERT INTO content_change
             (type, id, content_type, digest, revision, created_at, sequence, deleted_at)
           SELECT value ->> 'type', value ->> 'id', value ->> 'contentType', value ->> 'digest',
             value ->> 'revision', value ->> 'createdAt', ?1 + key + 1, NULL
           FROM json_each(?2)
           WHERE (SELECT writer FROM content_space WHERE id = 1) = ?3
           ON CONFLICT (type, id) DO UPDATE SET digest = excluded.digest,
             revision = excluded.revision, sequence = excluded.sequence, deleted_at = NULL`,
        )
        .bind(before.sequence, JSON.stringify(written), writer),
      db
        .prepare(
          `UPDATE content_change SET deleted_at = ?1, sequence = ?2 + gone.key + 1
           FROM json_each(?3) AS gone
           WHERE content_change.type = gone.value ->> 'type'
             AND content_change.id = gone.value ->> 'id'
             AND (SELECT writer FROM content_space WHERE id = 1) = ?4`,
        )
        .bind(now, before.sequence + written.length, JSON.stringify(gone), writer),
    ]);
  }
  throw new Error('The content changes could not be recorded.');
};
