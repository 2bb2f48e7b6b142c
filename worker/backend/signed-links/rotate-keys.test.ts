import { beforeEach, expect, test, vi } from 'vitest';
import { LIFETIMES } from '../../../src/contracts/lifetimes.ts';
import { countRows } from '../../../tests/support/count-rows.ts';
import { DAY_MS, NOW } from '../../../tests/support/records.ts';
import { storage as bindings, database } from '../../../tests/support/test-database.ts';
import { KEY_CACHE_MS } from '../../http/signing-keys.ts';
import { purge } from '../retention/purge.ts';
import { listSigningKeys, revokeKey, rotateKeys } from './rotate-keys.ts';
import { type SignedFor, signUntil, verifyUntil } from './signed-value.ts';

const { db } = database;
const LINK: SignedFor = { purpose: 'reviewer-link', subject: 'grace' };
const PREVIEW: SignedFor = { purpose: 'preview', secret: 'token' };
const END = NOW + LIFETIMES.reviewerLink;

beforeEach(() =>
  db.batch(['signing_key', 'audit_log'].map((table) => db.prepare(`DELETE FROM ${table}`))),
);

type Database = typeof db;
/** An isolate has its own binding to the database, so its own cache of the keys. */
const createIsolate = (): Database => Object.create(db);
const link = (isolate: Database, now = NOW) =>
  signUntil(isolate, LINK, { until: now + LIFETIMES.reviewerLink, id: 'grant', now });
const opens = async (isolate: Database, value: string, now: number, signedFor = LINK) =>
  (await verifyUntil(isolate, signedFor, value, now)) !== undefined;
const rotate = (isolate: Database, now: number) => rotateKeys(isolate, ['reviewer-link'], now);
const listLinkKeys = async (now: number) =>
  (await listSigningKeys(db, now)).filter(({ kind }) => kind === 'reviewer-link');
const readAudit = async () =>
  (await db.prepare('SELECT action, subject, detail FROM audit_log ORDER BY id').all()).results;

test('a link of a replaced key works until it expires, and the schedule then deletes the key', async () => {
  const isolate = createIsolate();
  const old = await link(isolate);
  const [key] = await listLinkKeys(NOW);
  const rotated = await rotate(isolate, NOW + 1000);
  const young = await link(isolate, NOW + 1000);
  expect(await listLinkKeys(NOW + 1000)).toMatchObject([
    { id: rotated[0]?.id, verifiesUntil: null },
    { id: key?.id, verifiesUntil: expect.any(String) },
  ]);
  expect(await opens(createIsolate(), old, END - 1)).toBe(true);
  expect(await opens(createIsolate(), old, END)).toBe(false);
  expect(await opens(createIsolate(), young, END)).toBe(true);

  const deletedAt = END + 1000 + 2 * KEY_CACHE_MS + DAY_MS;
  expect(await purge(bindings, deletedAt - 1)).not.toHaveProperty('replaced signing keys');
  expect(await purge(bindings, deletedAt)).toMatchObject({ 'replaced signing keys': 1 });
  expect(await listLinkKeys(deletedAt)).toMatchObject([{ id: rotated[0]?.id }]);
});

test('a replaced key verifies nothing after its last link expired, even before it is deleted', async () => {
  const isolate = createIsolate();
  // No link is valid for so long; this one stands for a link that a thief signs with the old key.
  const forged = await signUntil(isolate, LINK, { until: END + DAY_MS, id: 'grant', now: NOW });
  await rotate(isolate, NOW);
  const end = END + 2 * KEY_CACHE_MS;
  expect(await opens(createIsolate(), forged, end - 1)).toBe(true);
  expect(await opens(createIsolate(), forged, end)).toBe(false);
});

test('after a rotation in one isolate, every isolate opens the links of every other one', async () => {
  const [rotating, stale] = [createIsolate(), createIsolate()];
  const before = await link(stale);
  await rotate(rotating, NOW + 2000);
  const young = await link(rotating, NOW + 2000);
  // The other isolate still signs with the replaced key, and does not know the new one.
  const late = await link(stale, NOW + 2000);
  for (const value of [before, young, late]) {
    expect(await opens(rotating, value, NOW + 3000)).toBe(true);
    expect(await opens(stale, value, NOW + 3000)).toBe(true);
  }
  // The link that was signed latest with the replaced key works until it expires.
  expect(await opens(rotating, late, NOW + 2000 + LIFETIMES.reviewerLink - 1)).toBe(true);
});

test('links of a revoked key end, in other isolates within half a minute, and other links work', async () => {
  const [isolate, stale] = [createIsolate(), createIsolate()];
  const leaked = await link(isolate);
  const preview = await signUntil(isolate, PREVIEW, { until: NOW + DAY_MS, now: NOW });
  const [key] = await listLinkKeys(NOW);
  expect(await opens(stale, leaked, NOW)).toBe(true);
  await rotate(isolate, NOW);
  const young = await link(isolate);

  expect(await revokeKey(isolate, key?.id ?? '', NOW)).toBe('reviewer-link');
  expect(await opens(isolate, leaked, NOW)).toBe(false);
  expect(await opens(stale, leaked, NOW + KEY_CACHE_MS)).toBe(false);
  expect(await opens(stale, young, NOW + KEY_CACHE_MS)).toBe(true);
  expect(await opens(stale, preview, NOW + KEY_CACHE_MS, PREVIEW)).toBe(true);
});

test('if the revoked key is the one that signs, a new key signs', async () => {
  const isolate = createIsolate();
  const leaked = await link(isolate);
  const [key] = await listLinkKeys(NOW);
  await revokeKey(isolate, key?.id ?? '', NOW);
  expect(await opens(isolate, await link(isolate), NOW)).toBe(true);
  expect(await opens(isolate, leaked, NOW)).toBe(false);
  expect((await listLinkKeys(NOW)).map(({ id }) => id)).not.toContain(key?.id);
});

test('an unknown id revokes nothing, and neither does the id of a key for network hashes', async () => {
  await link(createIsolate());
  await db
    .prepare('INSERT INTO signing_key (name, value, created_at) VALUES (?, ?, 1)')
    .bind('network-2026-11-22', 'x'.repeat(43))
    .run();
  const list = () => db.prepare('SELECT name FROM signing_key ORDER BY name').all();
  const { results: before } = await list();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('x'.repeat(43)));
  for (const id of [Buffer.from(hash).toString('hex').slice(0, 12), 'reviewer-link', '', '%']) {
    expect(await revokeKey(db, id, NOW), id).toBeUndefined();
  }
  expect((await list()).results).toEqual(before);
});

test('two operators who rotate at the same time replace the key once', async () => {
  const old = await link(createIsolate());
  const first = createIsolate();
  // The other operator's whole rotation takes place between the first one's read and write.
  const other = vi.fn(() => rotate(createIsolate(), NOW));
  first.batch = (async (statements) => {
    await other();
    return db.batch(statements);
  }) as Database['batch'];
  await rotate(first, NOW);
  expect(other).toHaveBeenCalledOnce();
  expect(await listLinkKeys(NOW)).toHaveLength(2);
  expect(await opens(createIsolate(), old, NOW)).toBe(true);
  expect(await readAudit()).toHaveLength(1);
});

test('a kind has at most ten keys, because a forged link is compared with each', async () => {
  const isolate = createIsolate();
  const first = await link(isolate);
  for (let i = 1; i < 10; i++) await rotate(isolate, NOW + i);
  await expect(rotate(isolate, NOW + 10)).rejects.toMatchObject({ code: 'too_many_keys' });
  expect(await opens(createIsolate(), first, NOW + 10)).toBe(true);
  const { db: counted, takeWork } = countRows(db);
  expect(await opens(counted, `${first.slice(0, -1)}_`, NOW + 10)).toBe(false);
  expect(takeWork().trips).toBe(1);
});

test('a kind that has signed nothing has no key to replace', async () => {
  expect(await rotateKeys(createIsolate(), ['content', 'preview'], NOW)).toEqual([]);
  expect(await listSigningKeys(db, NOW)).toEqual([]);
});

test('the audit log has the ids of replaced and revoked keys, and neither it nor a list has a key', async () => {
  const isolate = createIsolate();
  await link(isolate);
  const [first] = await listLinkKeys(NOW);
  const [second] = await rotate(isolate, NOW);
  await revokeKey(isolate, second?.id ?? '', NOW);
  const audit = await readAudit();
  const detail = '{"kind":"reviewer-link"}';
  expect(audit).toEqual([
    { action: 'key.rotated', subject: first?.id, detail },
    { action: 'key.revoked', subject: second?.id, detail },
  ]);
  const { results } = await db.prepare('SELECT value FROM signing_key').all<{ value: string }>();
  const shown = JSON.stringify([audit, await listSigningKeys(db, NOW), second]);
  for (const { value } of results) expect(shown).not.toContain(value);
});

test('the release before key rotation still creates and reads the key that signs', async () => {
  await db
    .prepare('INSERT OR IGNORE INTO signing_key (name, value, created_at) VALUES (?, ?, ?)')
    .bind('reviewer-link', 'k'.repeat(43), NOW)
    .run();
  const isolate = createIsolate();
  const old = await link(isolate);
  await rotate(isolate, NOW + 1);
  const row = await db
    .prepare('SELECT value FROM signing_key WHERE name = ?')
    .bind('reviewer-link')
    .first<{ value: string }>();
  expect(row?.value).not.toBe('k'.repeat(43));
  expect(await opens(isolate, old, NOW + 1)).toBe(true);
});
