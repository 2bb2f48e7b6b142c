import type { D1Database } from '@cloudflare/workers-types';
import { HttpError } from '../../http/http-error.ts';

/**
 * So many bytes of files a network may send to be stored in an hour, of the clock. 40 files of the largest size, some
 * hundreds of usual ones: enough for an office or a campus behind one address, and 4.8 GB a day at most.
 */
export const STORED_MAX_BYTES_PER_HOUR = 200 * 1024 * 1024;

const HOUR_MS = 60 * 60 * 1000;

const tooMuch = (leftMs: number) => {
  const minutes = Math.ceil(leftMs / 60_000);
  return new HttpError(
    429,
    'too_many_files',
    `Your network has sent more files than we take in an hour. Nothing you typed is lost: please send it again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { headers: { 'retry-after': String(Math.ceil(leftMs / 1_000)) } },
  );
};

/**
 * Counts bytes before they are stored. One statement looks and adds, so that posts at the same time in however many
 * isolates never add up to more. What fails afterwards stays counted.
 * @param network its hash (network-hash.ts)
 * @throws HttpError 429 where it would be more than a network may store in this hour
 */
export const countStoredBytes = async (
  db: D1Database,
  network: string,
  bytes: number,
  now: number,
): Promise<void> => {
  const hour = now - (now % HOUR_MS);
  const { meta } = await db
    .prepare(
      `INSERT INTO stored_bytes (hour, network, bytes) VALUES (?1, ?2, ?3)
       ON CONFLICT (hour, network) DO UPDATE SET bytes = bytes + excluded.bytes
         WHERE bytes + excluded.bytes <= ?4`,
    )
    .bind(hour, network, bytes, STORED_MAX_BYTES_PER_HOUR)
    .run();
  if (meta.changes === 0) throw tooMuch(hour + HOUR_MS - now);
};
