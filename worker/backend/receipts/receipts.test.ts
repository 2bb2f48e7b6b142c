import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LIFETIMES } from '../../../src/contracts/lifetimes.ts';
import type { Receipt, ReceiptExport } from '../../../src/contracts/site/receipt.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, jobRecord } from '../../../tests/support/records.ts';
import { respondTo, respondToLimitedCall } from '../../../tests/support/request-context.ts';
import { pdfResume } from '../../../tests/support/resumes.ts';
import type { Bindings } from '../../env.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { eraseAddress } from '../erasures/erase-address.ts';
import { saveJobs } from '../jobs/save-jobs.ts';
import { issueGrant } from '../reviewers/grants.ts';
import { rotateKeys } from '../signed-links/rotate-keys.ts';
import { signUntil } from '../signed-links/signed-value.ts';
import { signReceiptLink } from './receipt-link.ts';

// docs/specification.md: 1.2, 1.9, 7.4

const ADA = 'ada@example.com';
const OPS_TOKEN = 'operators-token-of-thirty-two-characters';
let database: TestDatabase;
let bindings: Bindings;

beforeAll(async () => {
  database = await createTestDatabase();
  bindings = {
    ...{ ...database.both, FILES: database.files, EVENTS: database.events },
    ...{ ERASURE_KEY: 'a key of thirty-two characters..', OPS_TOKEN, RATE_LIMITS: 'off' },
  } as unknown as Bindings;
  await saveCompanies(database.db, [companyRecord()]);
  await saveJobs(database.db, [
    jobRecord('open', { title: 'Gardener', requireResume: false }),
    jobRecord('other', { requireResume: false }),
  ]);
});
beforeEach(async () => {
  const tables = ['application WHERE repeats IS NOT NULL', 'application', 'erasure', 'event'];
  await database.db.batch(tables.map((table) => database.db.prepare(`DELETE FROM ${table}`)));
  await database.files.delete(await storedFiles());
});
afterEach(() => {
  vi.restoreAllMocks();
});

const storedFiles = async () =>
  (await database.files.list({ prefix: 'resumes/' })).objects.map(({ key }) => key);
const rows = async (sql: string, ...values: string[]) =>
  (
    await database.db
      .prepare(sql)
      .bind(...values)
      .all<Record<string, unknown>>()
  ).results;

const pdf = (text: string, name = `${text}.pdf`) =>
  new File([new Uint8Array(pdfResume(text))], name);
const createForm = (fields: Record<string, string | File | null>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.set(name, value);
  return form;
};

interface Answer<Data> {
  readonly data: Data;
  readonly error: { readonly code: string; readonly message: string };
}
const call = async <Data = Receipt>(
  method: string,
  path: string,
  options: { body?: FormData; headers?: Record<string, string>; with?: object } = {},
) => {
  const response = await respondTo(
    new Request(`http://site${path}`, { method, body: options.body, headers: options.headers }),
    { ...bindings, ...options.with },
  );
  return { status: response.status, ...((await response.json()) as Answer<Data>) };
};

interface Sent {
  readonly id: string;
  readonly link: string;
  readonly status: string;
}
/** Sends an application, by default with a resume that is named after the cover letter. */
const apply = async (
  letter: string,
  options: { email?: string; fid?: string; ip?: string; resume?: File | null } = {},
): Promise<Sent> => {
  const { email = ADA, fid = 'open', ip = '203.0.113.1', resume = pdf(letter) } = options;
  const fields = { firstName: 'Ada', lastName: 'Byron', email, consent: 'true' };
  const sent = await call<Sent>('POST', `/misc/jobs/${fid}/apply`, {
    body: createForm({ ...fields, coverLetter: letter, resume }),
    headers: { 'cf-connecting-ip': ip },
  });
  expect(sent.status).toBe(201);
  return sent.data;
};
const mail = async ({ id }: Pick<Sent, 'id'>) => ({
  id,
  link: await signReceiptLink(bindings.PEOPLE, id, 'mailed', Date.now()),
});
type Access = Pick<Sent, 'id' | 'link'>;
const path = ({ id, link }: Access, act = '') => `/misc/receipts/${id}${act}?link=${link}`;
const open = (access: Access) => call('GET', path(access));
const download = async (url: string | null, { id, link }: Access) => {
  const response = await respondTo(
    new Request(`http://site${url}?application=${id}&link=${link}`),
    bindings,
  );
  return { status: response.status, text: await response.text() };
};
const replace = (access: Access, resume: File | null, instead: object = {}) =>
  call('POST', path(access, '/resume'), { body: createForm({ resume }), with: instead });
const statuses = async () =>
  Object.fromEntries(
    (await rows('SELECT cover_letter, status FROM application')).map((row) => [
      row.cover_letter,
      row.status,
    ]),
  );

test('the link in the response shows what was sent, when, and where it stands', async () => {
  const sent = await apply('first');
  const { status, data } = await open(sent);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    ...{ id: sent.id, firstName: 'Ada', lastName: 'Byron', email: ADA, coverLetter: 'first' },
    ...{ resumeName: 'first.pdf', status: 'submitted', isMailed: false, mayReplaceResume: true },
    job: { title: 'Gardener', companyName: 'Acme Rockets' },
  });
  expect(Math.abs(Date.parse(data.submittedAt) - Date.now())).toBeLessThan(60_000);
  expect((await download(data.resumeUrl, sent)).text).toBe(pdfResume('first').toString());
});

test('the response and its link are the same whether or not the address has applied before', async () => {
  const earlier = await apply('earlier');
  const again = await apply('now', { ip: '203.0.113.2' });
  const first = await apply('now', { email: 'mary@example.com', ip: '203.0.113.2' });
  const shape = ({ id: _, link: __, ...rest }: Sent & { resume?: unknown }) => ({
    ...rest,
    resume: Object.keys(rest.resume as object),
  });
  expect(shape(again)).toEqual(shape(first));
  const [ofAgain, ofFirst] = [await open(again), await open(first)];
  const comparable = ({ data }: typeof ofFirst) => ({
    ...data,
    ...{ id: '', email: '', resumeUrl: '', submittedAt: '', statusAt: Object.keys(data.statusAt) },
  });
  expect(comparable(ofAgain)).toEqual(comparable(ofFirst));
  expect(ofAgain.data.earlier).toEqual([]);
  expect(JSON.stringify(ofAgain)).not.toContain(earlier.id);

  const exported = await call<ReceiptExport>('GET', path(again, '/data'));
  expect(exported.data.applications.map(({ coverLetter }) => coverLetter)).toEqual(['now']);
  expect(JSON.stringify(exported)).not.toContain(earlier.id);
  const file = (await open(earlier)).data.resumeUrl;
  expect((await download(file, again)).status).toBe(404);
});

test('whoever sends exactly what somebody else has sent gets a record of their own', async () => {
  const sent = await apply('same', { resume: null });
  await database.db.prepare(`UPDATE application SET status = 'offered'`).run();
  const copied = await apply('same', { resume: null, ip: '198.51.100.7' });
  expect(copied.id).not.toBe(sent.id);
  expect((await open(copied)).data.status).toBe('submitted');
  // The sender's own repeat, as after a double click, stays one record.
  expect((await apply('same', { resume: null })).id).toBe(sent.id);
});

test('a mailed link shows all versions for the same job, the newest first, and gives out their data', async () => {
  const first = await apply('first');
  await apply('elsewhere', { fid: 'other' });
  await apply('of another', { email: 'mary@example.com' });
  const second = await apply('second');
  const link = await mail(first);
  const { data } = await open(link);
  expect(data).toMatchObject({ id: second.id, coverLetter: 'second', isMailed: true });
  expect(data.earlier.map(({ id, coverLetter }) => [id, coverLetter])).toEqual([
    [first.id, 'first'],
  ]);
  const exported = await call<ReceiptExport>('GET', path(link, '/data'));
  expect(exported.data.applications.map(({ coverLetter }) => coverLetter)).toEqual([
    'first',
    'second',
  ]);
  for (const version of [data, ...data.earlier]) {
    const { text } = await download(version.resumeUrl, link);
    expect(text).toBe(pdfResume(version.coverLetter ?? '').toString());
  }
});

test('every invalid link gets the same response, which changes nothing', async () => {
  const sent = await apply('first');
  const other = await apply('other', { fid: 'other' });
  const now = Date.now();
  const signed = { until: now + 60_000, id: 'sent', now };
  const preview = { purpose: 'job-preview', subject: sent.id } as const;
  const links = [
    '',
    other.link,
    sent.link.replace('.sent.', '.mailed.'),
    `${sent.link.slice(0, -1)}${sent.link.endsWith('A') ? 'B' : 'A'}`,
    await signUntil(bindings.PEOPLE, preview, signed),
    await signReceiptLink(bindings.PEOPLE, sent.id, 'sent', now - LIFETIMES.receiptLink - 1000),
  ];
  const messages = new Set<string>();
  for (const link of links) {
    const access = { id: sent.id, link };
    for (const response of [
      await open(access),
      await call('GET', path(access, '/data')),
      await call('POST', path(access, '/withdrawal')),
      await replace(access, pdf('forged')),
    ]) {
      expect(response.status, link).toBe(403);
      messages.add(`${response.error.code} ${response.error.message}`);
    }
  }
  expect(messages.size).toBe(1);
  expect(await statuses()).toEqual({ first: 'submitted', other: 'submitted' });
  expect((await open(sent)).data.resumeName).toBe('first.pdf');
});

test('links that were signed with a replaced key keep working', async () => {
  const sent = await apply('first');
  await rotateKeys(bindings.PEOPLE, ['receipt'], Date.now());
  expect((await open(sent)).status).toBe(200);
});

test('a resume can be replaced or added until somebody has opened it, and the earlier file is deleted', async () => {
  const sent = await apply('first');
  const { status, data } = await replace(sent, pdf('better'));
  expect(status).toBe(200);
  expect(data.resumeName).toBe('better.pdf');
  expect(await storedFiles()).toHaveLength(1);
  expect((await download(data.resumeUrl, sent)).text).toBe(pdfResume('better').toString());
  expect(
    await rows('SELECT actor, action FROM audit_log WHERE subject = ?', sent.id),
  ).toContainEqual({ actor: 'candidate', action: 'application.resume_replaced' });

  const without = await apply('none', { fid: 'other', resume: null });
  expect((await replace(without, pdf('added'))).data.resumeName).toBe('added.pdf');
  expect(await replace(without, null)).toMatchObject({ status: 422 });
});

test('a refused file keeps the earlier one', async () => {
  const sent = await apply('first');
  expect(await replace(sent, new File(['MZ'], 'virus.exe'))).toMatchObject({ status: 422 });
  expect((await download((await open(sent)).data.resumeUrl, sent)).status).toBe(200);
  expect(await storedFiles()).toHaveLength(1);
});

const readByReviewer = async (id: string) => {
  const reviewer = { kind: 'external', name: 'Rosa', email: 'rosa@client.example' } as const;
  const expiresAt = Date.now() + 60_000;
  const grant = { reviewer, applicationIds: [id], blind: false, expiresAt };
  const { grantId } = await issueGrant(bindings, grant, Date.now());
  await database.db
    .prepare('INSERT INTO resume_read (application_id, grant_id, at) VALUES (?, ?, 1)')
    .bind(id, grantId)
    .run();
};
const readByOperator = async (id: string) => {
  const response = await respondTo(
    new Request(`http://site/ops/applications/${id}/resume`, {
      headers: { authorization: `Bearer ${OPS_TOKEN}` },
    }),
    bindings,
  );
  expect(response.status).toBe(200);
  await response.arrayBuffer();
};
const reject = async (id: string) => {
  await database.db
    .prepare(`UPDATE application SET status = 'unsuccessful' WHERE id = ?`)
    .bind(id)
    .run();
};

test.each([
  ['a reviewer has opened it', readByReviewer],
  ['an operator has downloaded it', readByOperator],
  ['the application has ended', reject],
])('a resume stays once %s', async (_, happen) => {
  const sent = await apply('first');
  await happen(sent.id);
  expect((await open(sent)).data.mayReplaceResume).toBe(false);
  expect(await replace(sent, pdf('late'))).toMatchObject({
    status: 409,
    error: { code: 'resume_read' },
  });
  expect(await storedFiles()).toHaveLength(1);
  expect((await download((await open(sent)).data.resumeUrl, sent)).text).toBe(
    pdfResume('first').toString(),
  );
});

test('a resume that is opened while another one arrives stays', async () => {
  const sent = await apply('first');
  const { FILES } = bindings;
  const slow = new Proxy(FILES, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (name !== 'put') return typeof value === 'function' ? value.bind(target) : value;
      return async (...args: Parameters<typeof FILES.put>) => {
        const stored = await FILES.put(...args);
        await readByReviewer(sent.id);
        return stored;
      };
    },
  });
  expect(await replace(sent, pdf('late'), { FILES: slow })).toMatchObject({ status: 409 });
  expect((await open(sent)).data.resumeName).toBe('first.pdf');
  expect(await storedFiles()).toHaveLength(1);
});

test('if the earlier file cannot be deleted, the application keeps it', async () => {
  const sent = await apply('first');
  const { FILES } = bindings;
  let failures = 1;
  const failing = new Proxy(FILES, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (name !== 'delete') return typeof value === 'function' ? value.bind(target) : value;
      return async (keys: string | string[]) => {
        if (failures-- > 0) throw new Error('R2 is down.');
        return target.delete(keys);
      };
    },
  });
  expect(await replace(sent, pdf('better'), { FILES: failing })).toMatchObject({ status: 503 });
  const { data } = await open(sent);
  expect(data.resumeName).toBe('first.pdf');
  expect((await download(data.resumeUrl, sent)).text).toBe(pdfResume('first').toString());
  expect(await storedFiles()).toHaveLength(1);
});

test('a link from a response withdraws that submission, and a mailed link all versions with one email', async () => {
  const first = await apply('first');
  const second = await apply('second');
  expect((await call('POST', path(first, '/withdrawal'))).data.status).toBe('withdrawn');
  expect(await statuses()).toEqual({ first: 'withdrawn', second: 'submitted' });
  await apply('third');
  await database.db.prepare('DELETE FROM event').run();
  expect((await call('POST', path(await mail(second), '/withdrawal'))).data.status).toBe(
    'withdrawn',
  );
  expect(await statuses()).toEqual({ first: 'withdrawn', second: 'withdrawn', third: 'withdrawn' });
  const events = await rows(
    `SELECT payload ->> 'silent' AS silent FROM event WHERE kind = 'application_moved'
     ORDER BY silent`,
  );
  expect(events).toEqual([{ silent: null }, { silent: 1 }]);
  expect(await call('POST', path(first, '/withdrawal'))).toMatchObject({ status: 200 });
});

test('a resume that was sent with a mailed link is closed to the link of whoever sent the post', async () => {
  const own = await apply('own');
  const strangers = await apply('strangers', { ip: '203.0.113.9' });
  expect((await replace(await mail(own), pdf('private'))).data.resumeName).toBe('private.pdf');

  const shown = await open(strangers);
  expect(shown.data).toMatchObject({
    ...{ resumeUrl: null, resumeName: null, isResumeHidden: true, mayReplaceResume: false },
  });
  const mailed = await open(await mail(own));
  expect(mailed.data).toMatchObject({ isResumeHidden: false, mayReplaceResume: true });
  expect((await download(mailed.data.resumeUrl, strangers)).status).toBe(404);
  expect((await download(mailed.data.resumeUrl, await mail(own))).text).toBe(
    pdfResume('private').toString(),
  );
  const exported = JSON.stringify(await call('GET', path(strangers, '/data')));
  expect(exported).not.toContain('private.pdf');
  expect(exported).not.toContain(mailed.data.resumeUrl);
  expect(await replace(strangers, pdf('again'))).toMatchObject({ status: 409 });
  expect((await open(await mail(own))).data.resumeName).toBe('private.pdf');
});

test('if a file cannot be deleted, the earlier one stays open to the link that sent it', async () => {
  const sent = await apply('first');
  const failing = new Proxy(bindings.FILES, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (name === 'delete') return () => Promise.reject(new Error('R2 is down.'));
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failed = await replace(await mail(sent), pdf('better'), { FILES: failing });
  expect(failed.status).toBe(503);
  expect((await open(sent)).data).toMatchObject({
    ...{ resumeName: 'first.pdf', isResumeHidden: false, mayReplaceResume: true },
  });
});

test('a version that was withdrawn, or has ended, hides none that has not', async () => {
  const own = await apply('own');
  const strangers = await apply('strangers', { ip: '203.0.113.9' });
  await call('POST', path(strangers, '/withdrawal'));
  const { data } = await open(await mail(own));
  expect(data).toMatchObject({ id: own.id, status: 'submitted' });
  expect(data.earlier.map(({ id, status }) => [id, status])).toEqual([[strangers.id, 'withdrawn']]);
  await apply('rejected');
  await database.db
    .prepare(`UPDATE application SET status = 'unsuccessful' WHERE cover_letter = 'rejected'`)
    .run();
  await database.db.prepare('DELETE FROM event').run();
  expect((await call('POST', path(await mail(own), '/withdrawal'))).status).toBe(200);
  expect(await statuses()).toEqual({
    ...{ own: 'withdrawn', strangers: 'withdrawn', rejected: 'unsuccessful' },
  });
  const [event, ...more] = await rows(
    `SELECT payload ->> 'silent' AS silent FROM event WHERE kind = 'application_moved'`,
  );
  expect([event, more]).toEqual([{ silent: null }, []]);
  expect((await call('POST', path(await mail(own), '/withdrawal'))).status).toBe(409);
});

test('opening the addresses of forms changes nothing', async () => {
  const sent = await apply('first');
  for (const act of ['/withdrawal', '/resume']) {
    expect((await call('GET', path(sent, act))).status).toBe(405);
    const opened = await respondToLimitedCall(
      new Request(`http://site${path(sent, act)}`, { headers: { accept: 'text/html' } }),
      bindings,
    );
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `/applications/${sent.id}?link=${sent.link}`,
    ]);
  }
  expect(await statuses()).toEqual({ first: 'submitted' });
});

test('after an erasure the link finds nothing', async () => {
  const sent = await apply('first');
  await eraseAddress(bindings, ADA, 'operator', Date.now());
  expect(await open(sent)).toMatchObject({ status: 410, error: { code: 'erased' } });
  expect(await replace(sent, pdf('late'))).toMatchObject({ status: 410 });
  expect(await storedFiles()).toEqual([]);
});
