import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import type { Job } from '../../../src/contracts/job.ts';
import type { Vacancy } from '../../../src/contracts/site/vacancies.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { createFailingDatabase } from '../../../tests/support/failing-database.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../../tests/support/records.ts';
import { respondTo, respondToLimitedCall } from '../../../tests/support/request-context.ts';
import { pageMemory } from '../../cache/memory-cache.ts';
import type { Bindings } from '../../env.ts';
import { decideAlerts } from '../../ops/alerts/find-alerts.ts';
import { readFacts } from '../../ops/alerts/read-facts.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { eraseAddress } from '../erasures/erase-address.ts';
import { handleJobEvent } from '../events/handle-job-event.ts';
import { type JobRecord, saveJobs } from '../jobs/save-jobs.ts';
import { deliverMails } from '../outbox/deliver-mails.ts';
import { suppressAddress } from '../suppressions/suppressions.ts';
import { askEmployers } from './ask-employers.ts';

const ROSA = 'rosa@acme.example';
const OPS_TOKEN = 'operators-token-of-thirty-two-characters';
const SITE = 'https://jobs.example';

interface Sent {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const unlimited = { limit: async () => ({ success: true }) };
let db: Awaited<ReturnType<typeof createTestDatabase>>['db'];
let bindings: Bindings;
let sent: Sent[];
let purge: MockInstance<typeof pageMemory.purge>;

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const database = await createTestDatabase();
  ({ db } = database);
  purge = vi.spyOn(pageMemory, 'purge').mockReturnValue(undefined);
  bindings = {
    ...database.both,
    FILES: database.files,
    EVENTS: { send: async () => undefined, sendBatch: async () => undefined },
    SITE_URL: SITE,
    OPS_TOKEN,
    LIMIT_READS: unlimited,
    LIMIT_POSTS: unlimited,
    ERASURE_KEY: 'a key of thirty-two characters..',
    CONFIRM_OPEN: 'on',
    MAIL_API_URL: 'https://provider.example/emails',
    MAIL_API_KEY: 'key',
    MAIL_FROM: 'Rolecall <jobs@rolecall.example>',
    MAIL_OPERATOR: 'team@rolecall.example',
  } as unknown as Bindings;
  sent = [];
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!String(url).startsWith('https://provider.example')) return real(url, init);
    const { to, subject, text } = JSON.parse(String(init.body));
    sent.push({ to: to[0], subject, text });
    return Response.json({ id: 'p1' });
  });
  await saveCompanies(db, [companyRecord(), companyRecord({ slug: 'other', name: 'Other' })], NOW);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The settings of a site that asks nobody. */
const off = () => ({ ...bindings, CONFIRM_OPEN: 'off' }) as Bindings;

const call = async <Data = Vacancy[]>(
  path: string,
  body?: unknown,
  { method = body === undefined ? 'GET' : 'POST', on = bindings } = {},
) => {
  const response = await respondTo(
    new Request(`${SITE}/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(path.startsWith('ops/') && { authorization: `Bearer ${OPS_TOKEN}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
    on,
  );
  const { data, error } = (await response.json()) as { data: Data; error?: { code: string } };
  return { status: response.status, data, code: error?.code };
};
const setContact = (email = ROSA, company = 'acme') =>
  call(`ops/companies/${company}/contact`, { email, name: 'Rosa' });

const addJob = (fid: string, ageDays: number, changes: Partial<JobRecord> = {}) => {
  const publishedAt = Date.now() - ageDays * DAY_MS;
  return saveJobs(db, [jobRecord(fid, { publishedAt, updatedAt: publishedAt, ...changes })]);
};
const wait = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS);

/** Runs the schedule, and has the mails delivered. @returns those that were sent now */
const run = async (on = bindings): Promise<readonly Sent[]> => {
  const before = sent.length;
  await askEmployers(on, Date.now());
  await deliverMails(bindings, Date.now);
  return sent.slice(before);
};
const runDaily = async (days: number) => {
  for (let day = 0; day < days; day++) {
    wait(1);
    await run();
  }
};

/** The link in a mail, as the path of its call. */
const readLink = (mail: Sent | undefined): string =>
  /\/(vacancies\/[\w-]+\?link=[\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? 'no link';
const list = async (link: string) => (await call(`misc/${link}`)).data;
const answer = (link: string, fid: string, value: string) =>
  call(`misc/${link}`, { fid, answer: value });
const states = (jobs: readonly Vacancy[]) =>
  Object.fromEntries(jobs.map(({ fid, state }) => [fid, state]));

const search = async (query = '') =>
  (await call<{ fid: string }[]>(`misc/jobs?${query}`)).data.map(({ fid }) => fid);
const readJob = async (fid: string, on = bindings) =>
  (await call<Job>(`misc/jobs/${fid}`, undefined, { on })).data;
const rows = async (sql: string) => (await db.prepare(sql).all<Record<string, unknown>>()).results;
const source = async (fid: string) => {
  await db.batch([
    db.prepare(
      `INSERT OR IGNORE INTO source (id, settings, created_at, next_read_at)
       VALUES ('feed', '{"company":"acme"}', 1, 1)`,
    ),
    db
      .prepare(
        `INSERT INTO source_job (job_id, source_id, posting, given, written)
         SELECT id, 'feed', fid, '', '{}' FROM job WHERE fid = ?`,
      )
      .bind(fid),
  ]);
};
/** A contact that was asked about one job, open for 21 days. @returns the link */
const ask = async (fid = 'old') => {
  await addJob(fid, 21);
  await setContact();
  return readLink((await run())[0]);
};

test('a contact is asked by one mail about the jobs that no source owns and that are due', async () => {
  await addJob('due', 21, { title: 'Nurse' });
  // It would be due before another mail may be sent.
  await addJob('soon', 15, { title: 'Cook', employerVisibility: 'anonymous' });
  await addJob('new', 3);
  await addJob('fed', 40);
  await source('fed');
  await addJob('draft', 40, { status: 'draft', publishedAt: null });
  await addJob('foreign', 40, { companySlug: 'other' });
  await setContact();
  const mails = await run();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [ROSA, 'Are your 2 jobs still open?'],
  ]);
  expect(mails[0]?.text).toContain('Hello Rosa,');
  expect(mails[0]?.text).toMatch(
    /Nurse[\s\S]*\/acme\/due\/[\s\S]*Cook[\s\S]*\/confidential\/soon\//,
  );
  expect(states(await list(readLink(mails[0])))).toEqual({ due: 'asked', soon: 'asked' });
});

test('no mail is sent before a job is due, and none twice in a week', async () => {
  await addJob('a', 20);
  await setContact();
  expect(await run()).toEqual([]);
  wait(1);
  expect(await run()).toHaveLength(1);
  await addJob('b', 30);
  // Another employer with the same contact, and a new contact with the same address.
  await addJob('c', 30, { companySlug: 'other' });
  await setContact(ROSA, 'other');
  await call('ops/companies/acme/contact', undefined, { method: 'DELETE' });
  await setContact(ROSA, 'acme');
  await runDaily(6);
  expect(sent).toHaveLength(1);
  wait(1);
  const [mail] = await run();
  expect(Object.keys(states(await list(readLink(mail)))).toSorted()).toEqual(['a', 'b', 'c']);
  // Asked once more after three weeks.
  await runDaily(20);
  expect(sent).toHaveLength(2);
  await runDaily(1);
  expect(sent).toHaveLength(3);
});

test('a mail asks about 20 jobs at most, the next one about the others', async () => {
  const jobs = Array.from({ length: 23 }, (_, i) => {
    const publishedAt = NOW - (60 - i) * DAY_MS;
    return jobRecord(`job${i}`, { publishedAt, updatedAt: publishedAt });
  });
  await saveJobs(db, jobs);
  await setContact();
  expect((await run())[0]?.subject).toBe('Are your 20 jobs still open?');
  await runDaily(7);
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Are your 20 jobs still open?',
    'Are your 3 jobs still open?',
  ]);
});

test.each(['before', 'after'] as const)(
  'an interruption %s any step loses no mail and sends none twice',
  async (when) => {
    await addJob('old', 21);
    await setContact();
    for (let at = 1; at < 20; at++) {
      const failing = { ...bindings, PEOPLE: createFailingDatabase(db, { at, when }).db };
      await askEmployers(failing, Date.now()).catch(() => undefined);
      wait(0.001);
    }
    await run();
    expect(sent).toHaveLength(1);
    expect(states(await list(readLink(sent[0])))).toEqual({ old: 'asked' });
  },
);

test('a suppressed address is asked nothing, and its jobs do not sink', async () => {
  await ask();
  await suppressAddress(bindings, ROSA, {
    reason: 'bounce',
    detail: '',
    suppressedAt: Date.now(),
  });
  await runDaily(30);
  expect(sent).toHaveLength(1);
  expect(await rows('SELECT sunk FROM job_ask')).toEqual([]);
});

test('“Still open” is on the page and in the call; repeating it or opening the link changes nothing', async () => {
  const link = await ask();
  await list(link);
  expect((await readJob('old')).confirmedAt).toBeNull();
  await db.prepare('DELETE FROM purge_tag').run();
  expect(states((await answer(link, 'old', 'open')).data)).toEqual({ old: 'confirmed' });
  const at = new Date().toISOString();
  expect((await readJob('old')).confirmedAt).toBe(at);
  expect(purge.mock.calls).toEqual([[['job-old']]]);
  wait(3);
  await answer(link, 'old', 'open');
  expect((await readJob('old')).confirmedAt).toBe(at);
  expect((await readJob('old', off())).confirmedAt).toBeNull();
  const { results } = await db.prepare('SELECT id FROM job_event').all<{ id: string }>();
  for (const { id } of results) await handleJobEvent(bindings, id, Date.now());
  expect(await rows(`SELECT actor, action, detail FROM audit_log WHERE subject = 'old'`)).toEqual([
    { actor: 'system', action: 'job.confirmed', detail: '{"by":"the employer’s contact"}' },
  ]);
});

test('a hidden employer’s job shows the day of the answer only', async () => {
  await addJob('hidden', 21, { employerVisibility: 'anonymous' });
  await setContact();
  await answer(readLink((await run())[0]), 'hidden', 'open');
  expect((await readJob('hidden')).confirmedAt).toBe('2026-11-16');
});

test('“Filled or closed” closes the job as an operator would, once', async () => {
  const link = await ask();
  await db.prepare('DELETE FROM purge_tag').run();
  expect(await search()).toEqual(['old']);
  expect(states((await answer(link, 'old', 'closed')).data)).toEqual({ old: 'closed' });
  expect(await search()).toEqual([]);
  expect((await readJob('old')).status).toBe('closed');
  // All pages that show the job are purged at once.
  expect(purge.mock.calls.map(([tags]) => tags?.toSorted())).toEqual([
    ['company-acme', 'job-old', 'shown-old'],
  ]);
  const before = await rows('SELECT version, closed_at, updated_at FROM job');
  wait(1);
  expect((await answer(link, 'old', 'closed')).status).toBe(200);
  expect((await answer(link, 'old', 'open')).data[0]?.state).toBe('closed');
  expect(await rows('SELECT version, closed_at, updated_at FROM job')).toEqual(before);
  const { results } = await db.prepare('SELECT id FROM job_event').all<{ id: string }>();
  for (const { id } of results) await handleJobEvent(bindings, id, Date.now());
  expect(await rows(`SELECT actor, action, detail FROM audit_log WHERE subject = 'old'`)).toEqual([
    {
      actor: 'system',
      action: 'job.moved',
      detail: '{"from":"open","to":"closed","by":"the employer’s contact"}',
    },
  ]);
});

test.each(['open', 'closed'])(
  'a second click on “%s” at the same time is no mistake',
  async (value) => {
    const link = await ask();
    const answers = await Promise.all([1, 2, 3].map(() => answer(link, 'old', value)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { results } = await db.prepare('SELECT id FROM job_event').all<{ id: string }>();
    for (const { id } of results) await handleJobEvent(bindings, id, Date.now());
    expect(await rows(`SELECT action FROM audit_log WHERE subject = 'old'`)).toHaveLength(1);
  },
);

test('a plain form answers with a redirect to the page; its address alone changes nothing', async () => {
  const link = await ask();
  const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  const post = new Request(`${SITE}/misc/${link}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ fid: 'old', answer: 'open' }),
  });
  const opened = await respondToLimitedCall(
    new Request(`${SITE}/misc/${link}`, { headers: { accept: 'text/html' } }),
    bindings,
  );
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/${link}`]);
  expect((await readJob('old')).confirmedAt).toBeNull();
  const posted = await respondToLimitedCall(post, bindings);
  expect([posted.status, posted.headers.get('location')]).toEqual([303, `/${link}`]);
  expect((await readJob('old')).confirmedAt).not.toBeNull();
});

test('forged, foreign and old links do nothing', async () => {
  const link = await ask();
  await addJob('foreign', 21, { companySlug: 'other' });
  await setContact('eve@other.example', 'other');
  const foreign = readLink((await run()).find(({ to }) => to === 'eve@other.example'));
  const [id = '', signature = ''] = link.split('?link=');
  const [, theirs = ''] = foreign.split('?link=');
  const flipped = `${signature.slice(0, -2)}${signature.at(-2) === 'A' ? 'B' : 'A'}${signature.at(-1)}`;
  for (const bad of [id, `${id}?link=`, `${id}?link=${theirs}`, `${id}?link=${flipped}`]) {
    for (const response of [await call(`misc/${bad}`), await answer(bad, 'old', 'closed')]) {
      expect([bad, response.status, response.code]).toEqual([bad, 403, 'link_invalid']);
    }
  }
  // A valid link for the job of another employer.
  expect((await answer(link, 'foreign', 'closed')).status).toBe(422);
  expect((await call(`misc/${link}`, undefined, { on: off() })).status).toBe(403);
  wait(60);
  expect((await answer(link, 'old', 'closed')).status).toBe(403);
  expect(await rows(`SELECT fid FROM job WHERE status <> 'open'`)).toEqual([]);
});

test.each<[string, () => Promise<unknown>, number]>([
  ['the contact was replaced', () => setContact('eve@acme.example'), 403],
  [
    'the contact was removed',
    () => call('ops/companies/acme/contact', undefined, { method: 'DELETE' }),
    403,
  ],
  ['the contact was erased', () => eraseAddress(bindings, ROSA, 'operator', Date.now()), 403],
  ['a source took the job over', () => source('old'), 422],
  [
    'the job moved to another employer',
    () => db.prepare("UPDATE job SET company_id = 2 WHERE fid = 'old'").run(),
    422,
  ],
])(
  'after %s, the link gives no access to the job, which no longer sinks',
  async (_, happen, status) => {
    const link = await ask();
    await runDaily(10);
    expect(await rows('SELECT sunk FROM job_ask')).toEqual([{ sunk: 1 }]);
    await happen();
    expect((await answer(link, 'old', 'closed')).status).toBe(status);
    expect((await readJob('old')).status).toBe('open');
    await db.prepare('UPDATE employer_contact SET check_at = 9e15').run();
    await run();
    expect(await rows('SELECT * FROM job_ask')).toEqual([]);
  },
);

test('a job that is unconfirmed for 30 days ranks below all others until it is confirmed', async () => {
  const link = await ask();
  await addJob('older', 40, { companySlug: 'other' });
  await addJob('newer', 1, { companySlug: 'other' });
  await runDaily(8);
  expect(await search()).toEqual(['newer', 'old', 'older']);
  await runDaily(1);
  expect(await search()).toEqual(['newer', 'older', 'old']);
  expect(await search('q=gardener')).toEqual(['newer', 'older', 'old']);
  expect(await search('postedWithin=30')).toEqual(['newer']);
  // It stays open, and its pages and counts stay as they are.
  const { meta } = (await (
    await respondTo(new Request(`${SITE}/misc/jobs?postedWithin=30`), bindings)
  ).json()) as { meta: { total: number } };
  expect(meta.total).toBe(1);
  expect((await readJob('old')).status).toBe('open');
  await answer(link, 'old', 'open');
  expect(await search()).toEqual(['newer', 'old', 'older']);
  // Three weeks later the contact is asked again, and the job sinks again.
  await runDaily(21);
  expect(sent).toHaveLength(2);
  await runDaily(9);
  expect(await search()).toEqual(['newer', 'older', 'old']);
});

test('with the setting off nobody is asked, and what sank rises', async () => {
  await ask();
  await addJob('older', 40, { companySlug: 'other' });
  await runDaily(9);
  expect(await search()).toEqual(['older', 'old']);
  wait(1);
  expect(await run(off())).toEqual([]);
  expect(await search()).toEqual(['old', 'older']);
  await addJob('other-old', 30);
  wait(30);
  expect(await run(off())).toEqual([]);
  expect(await rows('SELECT * FROM job_ask')).toEqual([]);
});

test('a job that is old when its employer is first asked sinks a week later', async () => {
  await addJob('old', 200);
  await addJob('older', 300, { companySlug: 'other' });
  await setContact();
  await run();
  await runDaily(6);
  expect(await search()).toEqual(['old', 'older']);
  await runDaily(1);
  expect(await search()).toEqual(['older', 'old']);
});

const findAlert = async () =>
  decideAlerts(await readFacts(bindings, Date.now())).find(({ id }) => id === 'unconfirmedJobs');

test('after 45 days a job waits for an operator, who confirms or closes it', async () => {
  await ask('a');
  await addJob('b', 21);
  await run();
  await runDaily(23);
  expect((await call<{ total: number }>('ops/jobs/unconfirmed')).data.total).toBe(0);
  expect(await findAlert()).toBeUndefined();
  await runDaily(1);
  type Unconfirmed = { total: number; jobs: { fid: string }[] };
  const listed = (await call<Unconfirmed>('ops/jobs/unconfirmed')).data;
  expect([listed.total, listed.jobs[0]?.fid]).toEqual([1, 'a']);
  expect((await findAlert())?.message).toContain('1 open job was not confirmed');
  const counts = async () => (await call<{ unconfirmedJobs: number }>('ops/counts')).data;
  expect((await counts()).unconfirmedJobs).toBe(1);
  expect((await readJob('a')).status).toBe('open');
  expect((await call('ops/jobs/confirmations', { fids: ['a', 'none'] })).data).toEqual({
    confirmed: ['a'],
    refused: ['none'],
  });
  expect((await counts()).unconfirmedJobs).toBe(0);
  expect((await readJob('a')).confirmedAt).toBe(new Date().toISOString());
  expect((await call('ops/jobs/confirmations', { fids: ['a'] }, { on: off() })).status).toBe(409);
});

test('a job that opens again starts anew', async () => {
  const link = await ask();
  await answer(link, 'old', 'open');
  await call('ops/jobs/moves', { fids: ['old'], to: 'closed' });
  wait(100);
  await call('ops/jobs/moves', { fids: ['old'], to: 'open' });
  expect((await readJob('old')).confirmedAt).toBeNull();
  await db.prepare('UPDATE employer_contact SET check_at = 0').run();
  expect(await run()).toEqual([]);
  await runDaily(20);
  expect(sent).toHaveLength(1);
  await runDaily(1);
  expect(sent).toHaveLength(2);
});

test('a board’s contacts are listed in pages', async () => {
  await db
    .prepare(
      `INSERT INTO employer_contact (company, contact_id, email, created_at, check_at)
       WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 249)
       SELECT printf('c%03d', i), printf('contact%06d', i), i || '@b.example', i, i FROM n`,
    )
    .run();
  type Page = { contacts: { company: string }[]; next: string | null };
  const listed: string[] = [];
  const sizes: number[] = [];
  for (let next: string | null = ''; typeof next === 'string'; ) {
    const { data }: { data: Page } = await call(`ops/employer-contacts?after=${next}`);
    sizes.push(data.contacts.length);
    listed.push(...data.contacts.map(({ company }) => company));
    ({ next } = data);
  }
  expect(sizes).toEqual([100, 100, 50]);
  expect(listed).toEqual(Array.from({ length: 250 }, (_, i) => `c${String(i).padStart(3, '0')}`));
  const one = await call<Page>('ops/employer-contacts?company=c007');
  expect(one.data).toMatchObject({ contacts: [{ company: 'c007' }], next: null });
});

test('a new contact is asked once the questions to the old one have ended', async () => {
  await ask();
  // More employers than one run ends.
  await db
    .prepare(
      `INSERT INTO employer_contact_ended
       WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 59)
       SELECT 'a' || i FROM n`,
    )
    .run();
  await setContact('eve@acme.example');
  const mails = [...(await run()), ...(await run()), ...(await run())];
  expect(mails.map(({ to }) => to)).toEqual(['eve@acme.example']);
  expect(states(await list(readLink(mails[0])))).toEqual({ old: 'asked' });
});

test('a mail that waits is not sent to a contact who was removed or replaced', async () => {
  await addJob('a', 21);
  await addJob('b', 21, { companySlug: 'other' });
  await setContact();
  await setContact('eve@other.example', 'other');
  await askEmployers(bindings, Date.now());
  await call('ops/companies/acme/contact', undefined, { method: 'DELETE' });
  await setContact('max@other.example', 'other');
  await deliverMails(bindings, Date.now);
  expect(sent).toEqual([]);
});

test('a mail that waits is sent to a contact who remains that of another employer', async () => {
  await addJob('a', 21);
  await addJob('b', 21, { companySlug: 'other' });
  await setContact();
  await setContact(ROSA, 'other');
  await askEmployers(bindings, Date.now());
  await call('ops/companies/acme/contact', undefined, { method: 'DELETE' });
  await deliverMails(bindings, Date.now);
  expect(sent).toHaveLength(1);
});

test('a job that a source takes over while its contact is asked does not sink', async () => {
  await addJob('old', 21);
  await setContact();
  const { JOBS } = bindings;
  const busy = {
    prepare: (sql: string) => JOBS.prepare(sql),
    batch: JOBS.batch.bind(JOBS),
  } as typeof JOBS;
  vi.spyOn(busy, 'prepare').mockImplementation((sql) => {
    const statement = JOBS.prepare(sql);
    if (!sql.includes('INSERT INTO job_ask')) return statement;
    return {
      bind: (...values: unknown[]) => ({
        run: async () => {
          await source('old');
          return statement.bind(...values).run();
        },
      }),
    } as never;
  });
  await run({ ...bindings, JOBS: busy } as Bindings);
  expect(await rows('SELECT * FROM job_ask')).toEqual([]);
});

test('contacts are listed for operators and appear nowhere else', async () => {
  await addJob('old', 21);
  expect((await call('ops/companies/none/contact', { email: ROSA })).status).toBe(404);
  await setContact();
  const { data } = await call<{ isOn: boolean; contacts: object[] }>('ops/employer-contacts');
  expect(data).toMatchObject({
    isOn: true,
    contacts: [{ company: 'acme', email: ROSA, name: 'Rosa', isSuppressed: false }],
  });
  for (const path of ['misc/employers/acme', 'misc/jobs/old', 'misc/jobs']) {
    const response = await respondTo(new Request(`${SITE}/${path}`), bindings);
    expect(await response.text()).not.toContain(ROSA);
  }
  expect(JSON.stringify(await rows('SELECT * FROM audit_log'))).not.toContain(ROSA);
});
