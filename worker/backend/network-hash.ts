import type { D1Database } from '@cloudflare/workers-types';
import { isoDay } from '../http/iso-date.ts';
import { clientKey } from '../http/request/client-key.ts';
import { keyedHash } from '../http/secrets.ts';
import { signingKey } from '../http/signing-keys.ts';

/**
 * Identifies the network that a request comes from (an IPv4 address or an IPv6 /48) for one UTC
 * day, which is long enough for counting what each network sends. The day's key is deleted
 * afterwards, so the address can no longer be recovered.
 */
export const networkHash = async (
  db: D1Database,
  request: Request,
  now: number,
): Promise<string> => {
  const key = await signingKey(db, `network-${isoDay(now)}`, now);
  // Reduces an IPv6 /64 to its /48, because one customer may have any number of /64 networks.
  const network = clientKey(request).split(':').slice(0, 3).join(':');
  const hash = await keyedHash(key, network);
  return hash.slice(0, 16);
};
