import type { D1Database } from '@cloudflare/workers-types';
import type { Version } from '../http/request/reads.ts';
import { sha256 } from '../http/secrets.ts';
import { readVersions } from './versions.ts';

/*
 * The entity tag of a page or an API response: W/"{bytes}", or W/"{bytes}.{state}.{until}.{names}"
 * if everything that the response depends on has a version. `bytes` is a digest of the body; equal
 * digests mean equal bodies. `state` is a digest of the versions of `names` (records and tables)
 * and of everything else that determines the body (`scope`: the code, the URL). The longer tag
 * contains everything needed to decide whether the response would still be the same, with one SQL
 * statement and without rendering.
 */

const DIGEST_CHARACTERS = 16;

const digest = async (data: string | ArrayBuffer): Promise<string> => {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : new Uint8Array(data);
  return (await sha256(bytes)).slice(0, DIGEST_CHARACTERS);
};

/** A short digest of the values. */
export const digestValues = (...values: readonly unknown[]): Promise<string> =>
  digest(JSON.stringify(values));

const DAY_MS = 24 * 60 * 60 * 1_000;
/**
 * Pages show ages such as `3 days ago`, counted in UTC days, so they change at the end of the day.
 */
export const endOfDay = (now: number): number => (Math.floor(now / DAY_MS) + 1) * DAY_MS;

/** The maximum number of names in a tag, which is sent as a header. */
const NAMES_MAX = 40;

/**
 * Creates the tag for a body. `versions` holds the versions of everything the body depends on, if
 * they are known.
 */
export const tagBody = async (
  body: string | ArrayBuffer,
  scope: string,
  known: {
    readonly versions?: ReadonlyMap<string, Version> | undefined;
    /** When the body will change even if no record does, in Unix milliseconds. */
    readonly holdsUntil?: number | undefined;
    readonly now: number;
  },
): Promise<string> => {
  const bytes = await digest(body);
  const { versions, holdsUntil = Number.POSITIVE_INFINITY, now } = known;
  if (!versions || versions.size > NAMES_MAX) return `W/"${bytes}"`;
  const state = await digestValues(scope, [...versions]);
  const until = Math.floor(Math.min(holdsUntil, endOfDay(now)) / 1_000).toString(36);
  return `W/"${bytes}.${state}.${until}.${[...versions.keys()].join('!')}"`;
};

const TAG = /^(?:W\/)?"([\w-]+)(?:\.([\w-]+)\.([a-z\d]+)\.([\w:!-]*))?"$/;

const parseTag = (tag: string) => {
  const [, bytes, state, until = '', names = ''] = TAG.exec(tag.trim()) ?? [];
  if (bytes === undefined) return undefined;
  return {
    bytes,
    state,
    holdsUntil: Number.parseInt(until, 36) * 1_000,
    names: names === '' ? [] : names.split('!'),
  };
};

/** The part of a tag that identifies the body. */
export const parseBodyDigest = (tag: string): string | undefined => parseTag(tag)?.bytes;

/** Whether an `If-None-Match` (RFC 9110, 13.1.2) matches the body with this tag. */
export const matchesBody = (ifNoneMatch: string, tag: string): boolean => {
  const own = parseBodyDigest(tag);
  return (
    ifNoneMatch.trim() === '*' ||
    (own !== undefined && ifNoneMatch.split(',').some((one) => parseBodyDigest(one) === own))
  );
};

/** A tag from the request whose response has not changed. */
export interface ConfirmedTag {
  readonly tag: string;
  /** When the response will change even if no record does, in Unix milliseconds. */
  readonly holdsUntil: number;
}

/**
 * Finds a tag in `If-None-Match` for which the response has not changed; undefined if this cannot
 * be confirmed for any tag.
 */
export const confirmTag = async (
  ifNoneMatch: string | null,
  scope: string,
  db: D1Database,
  now: number,
): Promise<ConfirmedTag | undefined> => {
  // Caches and browsers send one tag, and each tag costs a SQL statement, so at most two are
  // checked.
  for (const tag of ifNoneMatch?.split(',', 2) ?? []) {
    const parsed = parseTag(tag);
    if (!parsed?.state || parsed.names.length > NAMES_MAX || !(parsed.holdsUntil > now)) continue;
    const { names, state, holdsUntil } = parsed;
    const versions = names.length > 0 ? await readVersions(db, names) : new Map();
    if ((await digestValues(scope, [...versions])) === state)
      return { tag: tag.trim(), holdsUntil };
  }
  return undefined;
};
