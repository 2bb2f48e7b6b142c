import type { D1Database } from '@cloudflare/workers-types';
import { isoDate } from '../../../http/iso-date.ts';
import type { ExportedRecord } from '../../space.ts';
import { badRequest, invalidQuery } from '../delivery-error.ts';
import { MAX_LIMIT } from '../query/paging.ts';
import { parseQuery, wholeNumber } from '../query/parse-query.ts';
import { ALL_LOCALES, type SpaceView } from '../space-view.ts';
import { placeSys } from '../wire.ts';
import { formatKey, recordChanges, type SpaceDigest } from './record-changes.ts';
import { readSyncToken, SYNC_TYPES, type SyncPosition, writeSyncToken } from './sync-token.ts';

const DEFAULT_LIMIT = 100;

interface ChangeRow {
  readonly type: 'Entry' | 'Asset';
  readonly id: string;
  readonly revision: number;
  readonly created_at: number;
  readonly sequence: number;
  readonly deleted_at: number | null;
}

interface Page {
  readonly items: readonly unknown[];
  /** The position of the next page, or of the next sync. */
  readonly next: SyncPosition;
  readonly isLast: boolean;
}

interface SyncState {
  readonly db: D1Database;
  /** The database that stores the signing keys. */
  readonly keys: D1Database;
  readonly digest: SpaceDigest;
  readonly now: number;
}

const PARAMETERS = new Set([
  'access_token',
  'content_type',
  'initial',
  'limit',
  'locale',
  'sync_token',
  'type',
]);

/** @throws DeliveryError if the token or the query is invalid */
const readPosition = async (
  search: URLSearchParams,
  view: SpaceView,
  { keys, now }: Pick<SyncState, 'keys' | 'now'>,
) => {
  for (const name of search.keys()) {
    if (!PARAMETERS.has(name)) {
      throw invalidQuery({
        name: 'unknown',
        path: [name],
        details: `Unknown parameter "${name}".`,
      });
    }
  }
  const token = search.get('sync_token');
  if (token !== null) return readSyncToken(keys, token, now);
  if (search.get('initial') !== 'true') {
    throw badRequest('Use initial=true for a first sync, or a sync_token.');
  }
  const contentType = search.get('content_type') ?? undefined;
  const given = search.get('type') ?? (contentType === undefined ? 'all' : 'Entry');
  const type = SYNC_TYPES.find((known) => known === given);
  if (!type) {
    throw badRequest(`The type must be one of ${SYNC_TYPES.join(', ')}.`);
  }
  if (contentType !== undefined) {
    if (type !== 'Entry') throw badRequest('content_type requires the type Entry.');
    if (!view.contentTypes.has(contentType)) {
      throw invalidQuery({ name: 'unknownContentType', value: 'DOESNOTEXIST' });
    }
  }
  const limit = wholeNumber(
    parseQuery(new URLSearchParams({ limit: search.get('limit') ?? String(DEFAULT_LIMIT) }), [
      'limit',
    ]),
    'limit',
    { ifAbsent: DEFAULT_LIMIT, min: 1, max: MAX_LIMIT },
  );
  return { type, contentType, limit, since: 0, after: '' } satisfies SyncPosition;
};

/**
 * Returns everything published, in key order, so that no record is skipped if a new build is
 * deployed between pages.
 */
const initialPage = (
  position: SyncPosition,
  { records }: SpaceDigest,
  view: SpaceView,
  end: number,
): Page => {
  const { type, contentType, limit, after = '' } = position;
  const until = position.until ?? end;
  const isWanted = ({ sys }: ExportedRecord) =>
    (type === 'all' || type === sys.type) &&
    (contentType === undefined || sys.contentType?.sys.id === contentType);
  const keys = [...records]
    .filter(([key, { record }]) => key > after && isWanted(record))
    .map(([key]) => key)
    .sort();
  const page = keys.slice(0, limit);
  const isLast = keys.length <= limit;
  return {
    items: page.flatMap((key) => toWire(records.get(key)?.record, view)),
    // The next sync returns the changes made between pages.
    next: isLast
      ? { type, contentType, limit, since: until }
      : { ...position, until, after: page.at(-1) ?? '' },
    isLast,
  };
};

const toWire = (record: ExportedRecord | undefined, view: SpaceView) =>
  record ? [view.wire(record, ALL_LOCALES)] : [];

const CHANGES = `
  SELECT type, id, revision, created_at, sequence, deleted_at FROM content_change
  WHERE sequence > ?1 AND sequence <= ?2 AND (?3 IS NULL OR content_type = ?3)
    AND CASE ?4
      WHEN 'all' THEN TRUE
      WHEN 'Deletion' THEN deleted_at IS NOT NULL
      WHEN 'DeletedEntry' THEN deleted_at IS NOT NULL AND type = 'Entry'
      WHEN 'DeletedAsset' THEN deleted_at IS NOT NULL AND type = 'Asset'
      ELSE type = ?4
    END
  ORDER BY sequence LIMIT ?5`;

const createDeletion = (row: ChangeRow, deletedAt: string, view: SpaceView) => ({
  sys: {
    ...placeSys(view.options),
    type: `Deleted${row.type}`,
    id: row.id,
    revision: row.revision,
    createdAt: isoDate(row.created_at),
    updatedAt: deletedAt,
    deletedAt,
  },
});

const deltaPage = async (
  position: SyncPosition,
  { records }: SpaceDigest,
  view: SpaceView,
  { db, end }: { db: D1Database; end: number },
): Promise<Page> => {
  const { type, contentType, limit, since } = position;
  const until = position.until ?? end;
  const { results } = await db
    .prepare(CHANGES)
    .bind(since, until, contentType ?? null, type, limit + 1)
    .all<ChangeRow>();
  const page = results.slice(0, limit);
  const isLast = results.length <= limit;
  return {
    items: page.flatMap<unknown>((row) =>
      row.deleted_at === null
        ? toWire(records.get(formatKey(row))?.record, view)
        : [createDeletion(row, isoDate(row.deleted_at), view)],
    ),
    next: isLast
      ? { type, contentType, limit, since: until }
      : { ...position, until, since: page.at(-1)?.sequence ?? since },
    isLast,
  };
};

/** One page of a sync, initial or later. */
export const syncSpace = async (
  view: SpaceView,
  url: URL,
  { db, keys, digest, now }: SyncState,
): Promise<Readonly<Record<string, unknown>>> => {
  const position = await readPosition(url.searchParams, view, { keys, now });
  const end = await recordChanges(db, digest, now);
  const { items, next, isLast } =
    position.after === undefined
      ? await deltaPage(position, digest, view, { db, end })
      : initialPage(position, digest, view, end);
  const token = await writeSyncToken(keys, next, now);
  const nextUrl = `${url.origin}${url.pathname}?sync_token=${token}`;
  return {
    sys: { type: 'Array' },
    items,
    [isLast ? 'nextSyncUrl' : 'nextPageUrl']: nextUrl,
  };
};
