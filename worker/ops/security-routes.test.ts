import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listKeys } from '../../src/contracts/enums.ts';
import { SIGNING_KEY_KINDS } from '../../src/contracts/site/signing-keys.ts';
import { NOW } from '../../tests/support/records.ts';
import { respondTo } from '../../tests/support/request-context.ts';
import { database } from '../../tests/support/test-database.ts';
import { signingKey } from '../http/signing-keys.ts';

const OPS_TOKEN = 'the-token-of-operators';
const OPS_TOKEN_PREVIOUS = 'the-token-before-that';
const SITE = { ...database.both, RATE_LIMITS: 'off', OPS_TOKEN };

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  await database.db.batch(
    ['audit_log', 'signing_key'].map((table) => database.db.prepare(`DELETE FROM ${table}`)),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

/** Each object of bindings stands for one isolate. */
const ask = async (
  path: string,
  { token = OPS_TOKEN, bindings = { ...SITE, OPS_TOKEN_PREVIOUS }, ...init }: Options = {},
) => {
  const response = await respondTo(
    new Request(`http://localhost/ops/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    }),
    bindings,
  );
  const { data } = (await response.json()) as { data: Data };
  return { status: response.status, data };
};
interface Options extends Pick<RequestInit, 'method' | 'body'> {
  readonly token?: string;
  readonly bindings?: object;
}
// biome-ignore lint/suspicious/noExplicitAny: each test names what it expects of a response.
type Data = any;

test('the last use of the previous token is known to the minute, with the call that used it', async () => {
  const bindings = { ...SITE, OPS_TOKEN_PREVIOUS };
  const read = async () => (await ask('signing-keys', { bindings })).data.previousToken;
  expect(await read()).toEqual({ isAccepted: true, lastUsedAt: null, lastCall: null });
  const token = OPS_TOKEN_PREVIOUS;
  for (const at of [0, 59_999, 60_000, 61_000]) {
    vi.setSystemTime(NOW + at);
    expect((await ask('security-events?days=2', { token, bindings })).status).toBe(200);
  }
  const { results } = await database.db
    .prepare("SELECT at, actor, detail FROM audit_log WHERE action = 'previous_token.used'")
    .all();
  const entry = { actor: 'operator', detail: '{"call":"ops/security-events"}' };
  expect(results).toEqual([
    { at: NOW, ...entry },
    { at: NOW + 60_000, ...entry },
  ]);
  const lastUsedAt = new Date(NOW + 60_000).toISOString();
  expect(await read()).toEqual({ isAccepted: true, lastUsedAt, lastCall: 'ops/security-events' });
  expect((await ask('signing-keys', { bindings: SITE })).data.previousToken).toMatchObject({
    isAccepted: false,
    lastUsedAt,
  });
});

test('an operator lists, rotates and revokes keys, and never sees a key', async () => {
  const value = await signingKey(database.db, 'preview', NOW);
  const before = (await ask('signing-keys')).data.keys;
  const kinds = listKeys(SIGNING_KEY_KINDS).toSorted();
  expect(before.map(({ kind }: Data) => kind)).toEqual(kinds);
  const preview = before.find(({ kind }: Data) => kind === 'preview');
  expect(preview).toMatchObject({ verifiesUntil: null });
  const rotated = await ask('signing-keys', { method: 'POST', body: '{}' });
  expect(rotated.data.rotated.map(({ kind }: Data) => kind).sort()).toEqual(kinds);
  const after = await ask('signing-keys');
  expect(after.data.keys).toHaveLength(2 * kinds.length);
  const hour = new Date(NOW + 61 * 60_000).toISOString();
  expect(after.data.keys).toContainEqual({ ...preview, verifiesUntil: hour });
  expect(JSON.stringify([before, rotated, after])).not.toContain(value);

  const revoke = (id: string) => ask(`signing-keys/${id}`, { method: 'DELETE' });
  // A client that did not get the first response repeats the call.
  for (let i = 0; i < 2; i++) {
    expect(await revoke(preview.id)).toMatchObject({
      status: 200,
      data: { kind: 'preview', ended: ['editors’ previews'] },
    });
  }
  expect((await revoke('0123456789ab')).status).toBe(404);
  const { results } = await database.db
    .prepare("SELECT count(*) AS n FROM audit_log WHERE action = 'key.revoked'")
    .all();
  expect(results).toEqual([{ n: 1 }]);
});

test.each(['{"kinds":["network"]}', '{"kinds":[]}', '{"kinds":"preview"}'])(
  'refuses to rotate %s',
  async (body) => {
    expect((await ask('signing-keys', { method: 'POST', body })).status).toBe(422);
  },
);
