import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { keyedHash, sign, verifySigned } from '../../../http/secrets.ts';
import { signingKey, tryKeys } from '../../../http/signing-keys.ts';
import { badRequest } from '../delivery-error.ts';

export const SYNC_TYPES = [
  'all',
  'Entry',
  'Asset',
  'Deletion',
  'DeletedEntry',
  'DeletedAsset',
] as const;

const PositionSchema = v.object({
  type: v.picklist(SYNC_TYPES),
  contentType: v.optional(v.string()),
  limit: v.number(),
  /** Only changes after this sequence number are returned. */
  since: v.number(),
  /** The last sequence number to return; set only between the pages of a sync. */
  until: v.optional(v.number()),
  /** In an initial sync, the key of the last returned record. Records are returned in key order. */
  after: v.optional(v.string()),
});

/** A client's position in a sync. */
export type SyncPosition = v.InferOutput<typeof PositionSchema>;

const toBase64url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');

const fromBase64url = (text: string) =>
  new TextDecoder().decode(
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)),
  );

const syncKey = (key: string) => keyedHash(key, 'sync tokens');

export const writeSyncToken = async (
  keys: D1Database,
  position: SyncPosition,
  now: number,
): Promise<string> =>
  sign(
    await syncKey(await signingKey(keys, 'content', now)),
    toBase64url(JSON.stringify(position)),
  );

/** @throws DeliveryError if the token was altered or was not signed by this service */
export const readSyncToken = async (
  keys: D1Database,
  token: string,
  now: number,
): Promise<SyncPosition> => {
  const payload = await tryKeys(keys, 'content', now, async (key) =>
    verifySigned(await syncKey(key), token),
  );
  try {
    // A token from another build may have a different format, even though its signature is valid.
    if (payload) return v.parse(PositionSchema, JSON.parse(fromBase64url(payload)));
  } catch {}
  throw badRequest('The sync_token is invalid. Start again with initial=true.');
};
