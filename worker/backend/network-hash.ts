import type { D1Database } from '@cloudflare/workers-types';
import { isoDay } from '../http/iso-date.ts';
import { clientKey } from '../http/request/client-key.ts';
import { keyedHash } from '../http/secrets.ts';
import { signingKey } from '../http/signing-key.ts';

/**
 * Stands for the network that a request came from (an IPv4 address, or an IPv6 /48) for one day, in
 * UTC: enough to count by. The day's key is deleted after it, and then nobody can find the address.
 */
export const networkHash = async (
  db: D1Database,
  request: Request,
  now: number,
): Promise<string> => {
  const key = await signingKey(db, `network-${isoDay(now)}`, now);
  // Of an IPv6 client's /64 its /48: one customer may have as many /64 as they like.
  const network = clientKey(request).split(':').slice(0, 3).join(':');
  const hash = await keyedHash(key, network);
  return hash.slice(0, 16);
};
