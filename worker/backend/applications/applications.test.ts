import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LIFETIMES } from '../../../src/contracts/lifetimes.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, jobRecord } from '../../../tests/support/records.ts';
import { respondTo } from '../../../tests/support/request-context.ts';
import { pdfResume } from '../../../tests/support/resumes.ts';
import type { Bindings } from '../../env.ts';
import { APPLY_MAX_BYTES } from '../../http/body/form-parts.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { eraseAddress } from '../erasures/erase-address.ts';
import { saveJobs } from '../jobs/save-jobs.ts';
import { networkHash } from '../network-hash.ts';
import { sweepResumes } from './sweep-resumes.ts';

// docs/specification.md: 1.2, 7.4

let test_: TestDatabase;
let bindings: Bindings;

beforeAll(async () => {
  test_ = await createTestDatabase();
  bindings = {
    ...{ ...test_.both, FILES: test_.files, EVENTS: test_.events },
    ERASURE_KEY: 'a key of thirty-two characters..',
  } as unknown as Bindings;
  await saveCompanies(test_.db, [companyRecord()]);
  await saveJobs(test_.db, [
    jobRecord('open'),
    jobRecord('other'),
    jobRecord('noresume', { requireResume: false }),
    jobRecord('closed', { status: 'closed', closedAt: Date.now() }),
    jobRecord('draft', { status: 'draft' }),
  ]);
  // Creates the day's network hash key in advance, so that an application request runs only one
  // batch, the one that writes its record.
  await networkHash(test_.db, new Request('http://site/'), Date.now());
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
beforeEach(async () => {
  await test_.db.batch(
    ['application', 'erasure'].map((table) => test_.db.prepare(`DELETE FROM ${table}`)),
  );
  await test_.files.delete(await storedFiles());
});

const storedFiles = async () =>
  (await test_.files.list({ prefix: 'resumes/' })).objects.map(({ key }) => key);
const storedRows = async () =>
  (await test_.db.prepare('SELECT * FROM application').all<Record<string, unknown>>()).results;
const statuses = async () =>
  (await test_.db.prepare('SELECT * FROM application_status').all()).results.length;

const FIELDS = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  consent: 'true',
};

const form = (fields: Record<string, string> = {}, resume: File | null = pdfFile()) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...FIELDS, ...fields })) data.set(name, value);
  if (resume) data.set('resume', resume);
  return data;
};
const pdfFile = (name = 'cv.pdf', text = 'one') =>
  new File([new Uint8Array(pdfResume(text))], name);

const apply = async (
  body: BodyInit,
  options: { fid?: string; headers?: Record<string, string>; with?: Partial<Bindings> } = {},
) => {
  const response = await respondTo(
    new Request(`http://site/misc/jobs/${options.fid ?? 'open'}/apply`, {
      method: 'POST',
      body,
      headers: options.headers,
    }),
    { ...bindings, ...options.with },
  );
  return { status: response.status, body: (await response.json()) as never as ResponseBody };
};

interface ResponseBody {
  data: { id: string; resume: { key: string; url: string } | null };
  error: { fields: Record<string, string[]>; message: string; keptFile?: { token: string } };
}

// docs/specification.md: 3.7, 3.9
test('stores the record, status and file, and returns the job fid as the resume key', async () => {
  const { status, body } = await apply(form({ phone: '+44 20 7946 0958', source: 'newsletter' }));
  expect(status).toBe(201);
  const [row, ...more] = await storedRows();
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    id: body.data.id,
    email: 'ada@example.com',
    phone: '+44 20 7946 0958',
    source: 'newsletter',
    resume_name: 'cv.pdf',
    resume_type: 'application/pdf',
    status: 'submitted',
    consent_store: 1,
  });
  expect(await storedFiles()).toEqual([row?.resume_key]);
  expect(await statuses()).toBe(1);
  expect(body.data.resume).toEqual({
    key: 'open',
    url: `/misc/resumes/${String(row?.resume_key).split('/').at(-1)}`,
  });
});

test('reports every invalid field and stores nothing', async () => {
  const { status, body } = await apply(
    form(
      {
        firstName: ' ',
        email: 'ada@',
        phone: 'call me',
        consent: '',
        'links.github': 'javascript:alert(1)',
      },
      null,
    ),
  );
  expect(status).toBe(422);
  expect(Object.keys(body.error.fields).sort()).toEqual(
    ['firstName', 'email', 'phone', 'consent', 'links.github', 'resume'].sort(),
  );
  expect(await storedRows()).toEqual([]);
  expect(await storedFiles()).toEqual([]);
});

test('accepts an application without a resume if the job does not require one', async () => {
  const { status, body } = await apply(form({}, null), { fid: 'noresume' });
  expect(status).toBe(201);
  expect(body.data.resume).toBeNull();
});

test.each([
  ['closed', 410],
  ['draft', 404],
  ['nosuch', 404],
])('rejects an application to the job "%s"', async (fid, expected) => {
  const { status } = await apply(form(), { fid });
  expect(status).toBe(expected);
  expect(await storedFiles()).toEqual([]);
});

test('returns the same application for a repeated idempotency key, and rejects the key if the content differs', async () => {
  const headers = { 'idempotency-key': 'k1' };
  vi.useFakeTimers({ toFake: ['Date'] });
  const first = await apply(form(), { headers });
  vi.setSystemTime(Date.now() + 60_000);
  expect(await apply(form(), { headers })).toEqual(first);
  const other = await apply(form({ coverLetter: 'Changed.' }), { headers });
  expect(other.status).toBe(422);
  expect(other.body.error.message).toContain('Idempotency-Key');
  expect(await storedRows()).toHaveLength(1);
  expect(await storedFiles()).toHaveLength(1);
});

test('an idempotency key applies only to one address and one job', async () => {
  const headers = { 'idempotency-key': 'k1' };
  const ids = [
    await apply(form(), { headers }),
    await apply(form({ email: 'mary@example.com' }), { headers }),
    await apply(form(), { headers, fid: 'other' }),
  ].map(({ body }) => body.data.id);
  expect(new Set(ids).size).toBe(3);
});

test('without an idempotency key, resubmitting the same content adds nothing, and a different file adds an application', async () => {
  const first = await apply(form());
  expect((await apply(form())).body).toEqual(first.body);
  const second = await apply(form({}, pdfFile('cv.pdf', 'two')));
  expect(second.status).toBe(201);
  expect(second.body.data.id).not.toBe(first.body.data.id);
  const rows = await storedRows();
  expect(rows.map(({ repeats }) => repeats).sort()).toEqual([first.body.data.id, null].sort());
  expect(await storedFiles()).toHaveLength(2);
});

test('twenty identical concurrent requests create one application with one file', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => apply(form())));
  expect(new Set(responses.map(({ body }) => body.data.id)).size).toBe(1);
  expect(await storedRows()).toHaveLength(1);
  expect(await storedFiles()).toHaveLength(1);
});

/** The test database, with the given methods replaced. */
const brokenDatabase = (replace: Partial<D1Database>) =>
  new Proxy(test_.db, {
    get: (db, name) => {
      const value = replace[name as keyof D1Database] ?? Reflect.get(db, name);
      return typeof value === 'function' ? value.bind(db) : value;
    },
  });
const brokenFiles = (replace: Partial<R2Bucket>) =>
  new Proxy(test_.files, {
    get: (files, name) => {
      const value = replace[name as keyof R2Bucket] ?? Reflect.get(files, name);
      return typeof value === 'function' ? value.bind(files) : value;
    },
  });
const failing = () => Promise.reject(new Error('gone'));
/** The test database, with a replacement for `batch`, the method that writes the record. */
const brokenWrite = (write: (statements: never) => Promise<never>) =>
  brokenDatabase({ batch: write as never });

test('stores no record if the file store fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { status } = await apply(form(), {
    with: { FILES: brokenFiles({ put: failing as never }) },
  });
  expect(status).toBe(500);
  expect(await storedRows()).toEqual([]);
  expect(await storedFiles()).toEqual([]);
});

test('deletes the file if the database rejects the record', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const refuse = () => Promise.reject(new Error('D1_ERROR: CHECK constraint failed: consent'));
  const put = vi.fn((key: string, bytes: Uint8Array) => test_.files.put(key, bytes));
  const { status } = await apply(form(), {
    with: { PEOPLE: brokenWrite(refuse), FILES: brokenFiles({ put: put as never }) },
  });
  expect(put).toHaveBeenCalledOnce();
  expect(status).toBe(500);
  expect(await storedRows()).toEqual([]);
  expect(await storedFiles()).toEqual([]);
});

test('leaves the file for the sweep if the connection is lost, since the record may have been written', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const lost = { with: { PEOPLE: brokenWrite(failing) } };
  expect((await apply(form(), lost)).status).toBe(500);
  expect(await storedRows()).toEqual([]);
  expect(await storedFiles()).toHaveLength(1);

  await apply(form());
  expect(await sweepResumes(bindings, Date.now())).toBe(0);
  expect(await sweepResumes(bindings, Date.now() + LIFETIMES.pendingResume + 1000)).toBe(1);
  const [row] = await storedRows();
  expect(await storedFiles()).toEqual([row?.resume_key]);
});

test('an erasure deletes the address’s files even if writing their records failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const lost = { with: { PEOPLE: brokenWrite(failing) } };
  await apply(form(), lost);
  expect(await storedFiles()).toHaveLength(1);
  // A file found both by its record and by its address is listed once.
  await apply(form());
  const { files } = await eraseAddress(bindings, FIELDS.email, 'candidate', Date.now());
  expect(files).toHaveLength(2);
  expect(await storedFiles()).toEqual([]);
});

test('keeps the application and its file if only the response to a successful write is lost', async () => {
  const PEOPLE = brokenWrite(async (statements) => {
    await test_.db.batch(statements);
    throw new Error('the connection was lost');
  });
  const { status } = await apply(form(), { with: { PEOPLE } });
  expect(status).toBe(201);
  const [row] = await storedRows();
  expect(await storedFiles()).toEqual([row?.resume_key]);
});

test('stores a valid file while the visitor corrects the form, for this job only and for one day', async () => {
  const wrong = await apply(form({ lastName: '', keepResume: 'true' }));
  const resumeToken = wrong.body.error.keptFile?.token ?? '';
  expect(wrong.status).toBe(422);

  const elsewhere = await apply(form({ resumeToken }, null), { fid: 'other' });
  expect(elsewhere.body.error.fields.resume?.[0]).toContain('no longer available');
  const altered = await apply(form({ resumeToken: `${resumeToken}A` }, null));
  expect(altered.status).toBe(422);
  vi.useFakeTimers({ now: Date.now() + LIFETIMES.pendingResume, toFake: ['Date'] });
  const late = await apply(form({ resumeToken }, null));
  vi.useRealTimers();
  expect(late.status).toBe(422);

  const keys = await storedFiles();
  const putAll = (text: string) => Promise.all(keys.map((key) => test_.files.put(key, text)));
  await putAll('%PDF-1.7\n1 0 obj<</S/JavaScript/JS(a)>>');
  const active = await apply(form({ resumeToken }, null));
  expect(active.body.error.fields.resume?.[0]).toContain('scripts');
  await putAll(pdfResume('one').toString());

  const { status } = await apply(form({ resumeToken }, null));
  expect(status).toBe(201);
  const [row] = await storedRows();
  expect(row?.resume_name).toBe('cv.pdf');
  const file = await test_.files.get(String(row?.resume_key));
  expect(await file?.text()).toBe(pdfResume('one').toString());
});

test.each([
  ['missing', ''],
  ['mistyped', 'ada@'],
])('stores no file if the email address is %s, and says so in the response', async (_, email) => {
  const { status, body } = await apply(form({ email, keepResume: 'true' }));
  expect(status).toBe(422);
  expect(body.error.keptFile).toBeUndefined();
  expect(body.error.fields.resume).toEqual([
    'Please choose your file again. We can only keep it once your email address is valid.',
  ]);
  expect(await storedFiles()).toEqual([]);
});

test('an erasure finds a stored file by the latest valid address in its form, even if other fields are invalid', async () => {
  const wrong = { lastName: '', keepResume: 'true' };
  const first = await apply(form({ ...wrong, email: 'typo@example.com' }));
  const resumeToken = first.body.error.keptFile?.token ?? '';
  for (const email of ['', 'ada@example.com', 'ada@']) {
    const again = await apply(form({ ...wrong, email, resumeToken }, null));
    expect(again.body.error.keptFile?.token).toBe(resumeToken);
  }
  await eraseAddress(bindings, 'typo@example.com', 'candidate', Date.now());
  expect(await storedFiles()).toHaveLength(1);
  await eraseAddress(bindings, 'ada@example.com', 'candidate', Date.now());
  expect(await storedFiles()).toEqual([]);
});

test('a newly uploaded file replaces the stored one, even if the new file is rejected', async () => {
  const wrong = { lastName: '', keepResume: 'true' };
  const first = await apply(form({ ...wrong, email: 'typo@example.com' }));
  const resumeToken = first.body.error.keptFile?.token ?? '';
  const [replaced] = await storedFiles();
  const second = await apply(form({ ...wrong, resumeToken }, pdfFile('new.pdf', 'two')));
  const [kept, ...others] = await storedFiles();
  expect(others).toEqual([]);
  expect(kept).not.toBe(replaced);

  const token = second.body.error.keptFile?.token ?? '';
  const refused = await apply(form({ resumeToken: token }, new File(['MZ'], 'program.pdf')));
  expect(Object.keys(refused.body.error.fields)).toEqual(['resume']);
  expect(await storedFiles()).toEqual([]);
});

test('does not delete a file if the token is altered or belongs to another job', async () => {
  const first = await apply(form({ lastName: '', keepResume: 'true' }));
  const resumeToken = first.body.error.keptFile?.token ?? '';
  await apply(form({ lastName: '', resumeToken }), { fid: 'other' });
  await apply(form({ lastName: '', resumeToken: `${resumeToken}A` }));
  expect(await storedFiles()).toHaveLength(1);
});

test('rejects an oversized body by its declared length, or while reading it', async () => {
  const promised = await apply('x', {
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(APPLY_MAX_BYTES + 1),
    },
  });
  expect(promised.status).toBe(413);
  const lying = await apply(new Blob([new Uint8Array(APPLY_MAX_BYTES + 1)]), {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  expect(lying.status).toBe(413);
});

const NO_FORM = 'Send the application as multipart/form-data.';
test.each([
  ['application/json', '{}', 415, NO_FORM],
  ['text/plain', 'x', 415, NO_FORM],
  [
    'multipart/form-data; boundary=x',
    '--y\r\nbroken',
    422,
    'The form arrived incomplete. Please send it again.',
  ],
  ['multipart/form-data', 'x', 415, NO_FORM],
  [
    'application/x-www-form-urlencoded',
    '__proto__=1&constructor=2&firstName=',
    422,
    'Please correct the highlighted answers.',
  ],
])(
  'explains in plain words why a request body is rejected: %s',
  async (type, body, status, message) => {
    const response = await apply(body, { headers: { 'content-type': type } });
    expect([response.status, response.body.error.message]).toEqual([status, message]);
  },
);

test('credits a referral unless it is the applicant’s own', async () => {
  await test_.db
    .prepare(
      `INSERT INTO referral (id, name, email, consent_at, created_at)
       VALUES ('of-rosa', 'Rosa', 'Rosa@friends.example', 1, 1), ('of-ada', 'Ada', ?, 1, 1)`,
    )
    .bind(FIELDS.email.toUpperCase())
    .run();
  const fetchCredit = async (referralId: string) => {
    expect((await apply(form({ referralId, coverLetter: referralId }))).status).toBe(201);
    const row = await test_.db
      .prepare('SELECT referral_id FROM application WHERE cover_letter = ?')
      .bind(referralId)
      .first<{ referral_id: string | null }>();
    return row?.referral_id;
  };
  expect(await fetchCredit('of-rosa')).toBe('of-rosa');
  expect(await fetchCredit('of-ada')).toBeNull();
});
