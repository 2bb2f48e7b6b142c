import type { D1Database } from '@cloudflare/workers-types';
import { sign, verifySigned } from '../../http/secrets.ts';
import { signingKey } from '../../http/signing-key.ts';

/*
 * Values that let somebody in until a time, and that nobody has to look up: a signature over whom
 * they are for, the time and an id. What has to work once, or to be taken back, is kept as a row too.
 */

export interface SignedFor {
  /** Names the key: a value made for one purpose opens no other. */
  readonly purpose: 'reviewer-link' | 'preview';
  /** Whom it is for: signed, and said beside the value where it is used. */
  readonly subject?: string;
  /** A secret that the value ends with: another one ends all values of before. */
  readonly secret?: string;
}

/** Longer than any value of ours. */
const VALUE_MAX_LENGTH = 200;
const VALUE = /^(\d{1,12})(?:\.([\w-]{1,64}))?\.[\w-]{43}$/;
const SUBJECT = /^[\w-]{1,64}$/;

const keyOf = async (db: D1Database, { purpose, secret }: SignedFor, now: number) => {
  const key = await signingKey(db, purpose, now);
  return secret === undefined ? key : `${key} ${secret}`;
};

/**
 * `seconds.id.signature`, the id where there is one.
 * @param until Unix milliseconds, of which whole seconds are kept
 */
export const signUntil = async (
  db: D1Database,
  signedFor: SignedFor,
  { until, id, now }: { readonly until: number; readonly id?: string; readonly now: number },
): Promise<string> => {
  const { subject } = signedFor;
  const parts = [subject, Math.floor(until / 1000), id].filter((part) => part !== undefined);
  const signed = await sign(await keyOf(db, signedFor, now), parts.join('.'));
  return subject === undefined ? signed : signed.slice(subject.length + 1);
};

/**
 * What a value says: undefined where nobody signed it for this purpose and subject, or its time is
 * over. The signature is compared in constant time, before anything is looked up.
 */
export const verifyUntil = async (
  db: D1Database,
  signedFor: SignedFor,
  value: string,
  now: number,
): Promise<{ readonly id: string | undefined; readonly until: number } | undefined> => {
  const { subject } = signedFor;
  if (value.length > VALUE_MAX_LENGTH) return undefined;
  const [, seconds, id] = VALUE.exec(value) ?? [];
  if (!seconds || (subject !== undefined && !SUBJECT.test(subject))) return undefined;
  const token = subject === undefined ? value : `${subject}.${value}`;
  const payload = await verifySigned(await keyOf(db, signedFor, now), token);
  const until = Number(seconds) * 1000;
  return payload === undefined || until <= now ? undefined : { id, until };
};
