import type { D1Database } from '@cloudflare/workers-types';
import { clientKey } from '../client-key.ts';
import { keyedHash, signingKey } from './signing.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

// Values only: a promise of one request is not another's.
const keys = new WeakMap<D1Database, { readonly day: number; readonly key: string }>();

const keyOfDay = async (db: D1Database, now: number): Promise<string> => {
  const day = Math.floor(now / DAY_MS);
  const known = keys.get(db);
  if (known?.day === day) return known.key;
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  const key = await signingKey(db, `network-${date}`, now);
  keys.set(db, { day, key });
  return key;
};

/**
 * Stands for the network that a request came from (an IPv4 address, or an IPv6 /48) for one day, in
 * UTC: enough to count by. The day's key is deleted after it, and then nobody can find the address.
 */
export const networkHash = async (
  db: D1Database,
  request: Request,
  now: number,
): Promise<string> => {
  // Of an IPv6 client's /64 its /48: one customer may have as many /64 as they like.
  const network = clientKey(request).split(':').slice(0, 3).join(':');
  const hash = await keyedHash(await keyOfDay(db, now), network);
  return hash.slice(0, 16);
};
