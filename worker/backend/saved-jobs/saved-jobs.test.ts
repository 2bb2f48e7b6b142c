import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, jobRecord, NOW } from '../../../tests/support/records.ts';
import { respondTo } from '../../../tests/support/request-context.ts';
import type { Bindings } from '../../env.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { handleEvent } from '../events/handle-event.ts';
import { saveJobs } from '../jobs/save-jobs.ts';

let database: TestDatabase;
let bindings: Bindings;
beforeAll(async () => {
  database = await createTestDatabase();
  bindings = {
    ...database.both,
    FILES: database.files,
    EVENTS: database.events,
    SITE_URL: 'https://jobs.example',
  } as unknown as Bindings;
  await saveCompanies(database.db, [companyRecord()]);
  await saveJobs(database.db, [
    jobRecord('open', { title: 'Gardener' }),
    jobRecord('closed', {
      title: 'Florist',
      status: 'closed',
      closedAt: NOW,
    }),
    jobRecord('secret', { title: 'Chemist', employerVisibility: 'anonymous' }),
    jobRecord('draft', { title: 'Pilot', status: 'draft' }),
  ]);
});
beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  for (const table of ['outbox', 'event', 'erasure']) {
    await database.db.prepare(`DELETE FROM ${table}`).run();
  }
});
afterEach(() => vi.useRealTimers());

const FORM = { email: 'ada@example.com', fids: 'closed,open,secret', consent: 'true' };

const post = async (form: object) => {
  const response = await respondTo(
    new Request('http://site/misc/saved-jobs', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    }),
    bindings,
  );
  return {
    status: response.status,
    body: (await response.json()) as { error: { fields: Record<string, string[]> } },
  };
};
const all = async (sql: string) =>
  (await database.db.prepare(sql).all<Record<string, string>>()).results;
const handleAll = async () => {
  for (const { id } of await all('SELECT id FROM event WHERE handled_at IS NULL')) {
    await handleEvent(bindings, String(id), Date.now());
  }
};

test('mails the jobs once, from the site’s own data, open ones first, and keeps nothing else', async () => {
  expect(await post(FORM)).toMatchObject({ status: 200, body: { data: { sent: true } } });
  await handleAll();
  await handleAll();
  const [mail, ...more] = await all('SELECT * FROM outbox');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    template: 'saved_jobs',
    recipient: 'ada@example.com',
    subject: 'Your 3 saved jobs',
  });
  const { name } = companyRecord();
  const [gardener, chemist, florist] = ['Gardener', 'Chemist', 'Florist'].map((title) =>
    String(mail?.text).indexOf(title),
  );
  expect(gardener).toBeGreaterThan(0);
  expect(chemist).toBeGreaterThan(Number(gardener));
  expect(florist).toBeGreaterThan(Number(chemist));
  expect(mail?.text).toContain(`Gardener\n${name}\nhttps://jobs.example/`);
  expect(mail?.text).toContain(`Florist\n${name}, Closed\nhttps://jobs.example/`);
  // The employer of this job is hidden.
  expect(mail?.text).toContain('Chemist\nhttps://jobs.example/confidential/secret/');
  expect(await all('SELECT payload FROM event')).toEqual([{ payload: null }]);
});

test('writes at most three such emails to one address a day', async () => {
  for (let i = 0; i < 5; i++) await post(FORM);
  await handleAll();
  expect(await all('SELECT id FROM outbox')).toHaveLength(3);
});

test('mails nothing that is not public, and says so if nothing is left', async () => {
  await post({ ...FORM, fids: 'draft,open,unknown' });
  await handleAll();
  const [mail] = await all('SELECT * FROM outbox');
  expect(mail?.subject).toBe('Your 1 saved job');
  expect(mail?.text).not.toContain('Pilot');

  const { status, body } = await post({ ...FORM, fids: 'draft,unknown' });
  expect(status).toBe(422);
  expect(Object.keys(body.error.fields)).toEqual(['form']);
});

test('leaves out a job that was taken down before the mail was written', async () => {
  await post({ ...FORM, fids: 'open,secret' });
  await database.db.prepare("UPDATE job SET status = 'archived' WHERE fid = 'secret'").run();
  await handleAll();
  await database.db.prepare("UPDATE job SET status = 'open' WHERE fid = 'secret'").run();
  const [mail] = await all('SELECT * FROM outbox');
  expect(mail?.subject).toBe('Your 1 saved job');
  expect(mail?.text).not.toContain('Chemist');
});

test('writes nothing about an address that was erased after the request arrived', async () => {
  const { hashAddress } = await import('../erasures/address-hash.ts');
  await database.db
    .prepare('INSERT INTO erasure (address_hash, erased_at) VALUES (?, ?)')
    .bind(await hashAddress(bindings, FORM.email), NOW + 1)
    .run();
  expect((await post(FORM)).status).toBe(200);
  expect(await all('SELECT id FROM event')).toEqual([]);
});

test.each([
  ['email', 'ada@'],
  ['fids', ''],
  ['fids', ' , '],
  ['fids', Array.from({ length: 101 }, (_, i) => `a${i}`).join()],
  ['fids', 'x'.repeat(10_000)],
  ['consent', ''],
  ['fax-number', '555'],
] as const)('reports an invalid %s and mails nothing (%#)', async (name, value) => {
  const { status, body } = await post({ ...FORM, [name]: value });
  expect(status).toBe(422);
  expect(Object.keys(body.error.fields)).toEqual([name]);
  expect(await all('SELECT id FROM event')).toEqual([]);
});
