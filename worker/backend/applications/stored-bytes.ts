import type { D1Database } from '@cloudflare/workers-types';
import { HttpError } from '../../http/http-error.ts';

/**
 * Limit on the file bytes that a network may store per clock hour. It allows 40 files of the
 * maximum size or several hundred typical ones, which is enough for an office or a campus behind
 * one IP address. It amounts to at most 4.8 GB a day.
 */
export const STORED_MAX_BYTES_PER_HOUR = 200 * 1024 * 1024;

const HOUR_MS = 60 * 60 * 1000;

const tooManyBytes = (leftMs: number) => {
  const minutes = Math.ceil(leftMs / 60_000);
  return new HttpError(
    429,
    'too_many_files',
    `Your network has sent more files than we accept in an hour. Nothing you typed has been lost. Please send the form again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { headers: { 'retry-after': String(Math.ceil(leftMs / 1_000)) } },
  );
};

/**
 * Counts bytes before they are stored. One statement both checks and adds, so concurrent requests
 * to any number of isolates never exceed the limit. The bytes remain counted if a later step fails.
 * @param network the network's hash (network-hash.ts)
 * @throws HttpError 429 if the network would exceed its limit for this hour
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
  if (meta.changes === 0) throw tooManyBytes(hour + HOUR_MS - now);
};
