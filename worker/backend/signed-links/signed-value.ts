import type { D1Database } from '@cloudflare/workers-types';
import { sign, verifySigned } from '../../http/secrets.ts';
import { signingKey, tryKeys } from '../../http/signing-keys.ts';

/*
 * Values that grant access until a given time and are verified without a lookup. The signature
 * covers the subject, time and id. Values that must work only once, or must be revocable, also have
 * a database row.
 */

export interface SignedFor {
  /**
   * What the value is for. Each purpose has its own key, so a value signed for one purpose is
   * invalid for another.
   */
  readonly purpose:
    | 'reviewer-link'
    | 'job-preview'
    | 'job-alert'
    | 'job-alert-form'
    | 'receipt'
    | 'vacancies'
    | 'preview';
  /** The recipient. It is covered by the signature but sent separately from the value. */
  readonly subject?: string;
  /** A secret that is part of the key: changing it invalidates all earlier values. */
  readonly secret?: string;
}

/** The maximum length of a value to verify; longer than any value we sign. */
const VALUE_MAX_LENGTH = 200;
const VALUE = /^(\d{1,12})(?:\.([\w-]{1,64}))?\.[\w-]{43}$/;
const SUBJECT = /^[\w-]{1,64}$/;

const addSecret = (key: string, { secret }: SignedFor) =>
  secret === undefined ? key : `${key} ${secret}`;

/**
 * Returns `seconds.id.signature`; the id is optional.
 * @param until Unix milliseconds, rounded down to seconds
 */
export const signUntil = async (
  db: D1Database,
  signedFor: SignedFor,
  { until, id, now }: { readonly until: number; readonly id?: string; readonly now: number },
): Promise<string> => {
  const { subject } = signedFor;
  const parts = [subject, Math.floor(until / 1000), id].filter((part) => part !== undefined);
  const key = await signingKey(db, signedFor.purpose, now);
  const signed = await sign(addSecret(key, signedFor), parts.join('.'));
  return subject === undefined ? signed : signed.slice(subject.length + 1);
};

/**
 * Returns the content of a value, or undefined if the value was not signed for this purpose and
 * subject or has expired. The signature is compared in constant time, before any lookup.
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
  const payload = await tryKeys(db, signedFor.purpose, now, (key) =>
    verifySigned(addSecret(key, signedFor), token),
  );
  const until = Number(seconds) * 1000;
  return payload === undefined || until <= now ? undefined : { id, until };
};
