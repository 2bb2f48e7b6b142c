import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { createFailingDatabase } from '../../../tests/support/failing-database.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../../tests/support/records.ts';
import { respondTo } from '../../../tests/support/request-context.ts';
import type { Bindings } from '../../env.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { eraseAddress } from '../erasures/erase-address.ts';
import { handleEvent } from '../events/handle-event.ts';
import { type JobRecord, saveJobs } from '../jobs/save-jobs.ts';
import { deliverMails } from '../outbox/deliver-mails.ts';
import { purge } from '../retention/purge.ts';
import { suppressAddress } from '../suppressions/suppressions.ts';
import { askUnusedAddresses } from './ask-unused.ts';
import { mailNewJobs } from './mail-new-jobs.ts';
import { matchNewJobs } from './match-jobs.ts';
import { ALERTS_MAX } from './request-alert.ts';
import { sweepQueries } from './sweep-queries.ts';

const HOUR_MS = 60 * 60_000;
const ADA = 'ada@example.com';

/** A mail as the provider accepted it. */
interface Sent {
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers: Record<string, string> | undefined;
}

let db: Awaited<ReturnType<typeof createTestDatabase>>['db'];
let bindings: Bindings;
let sent: Sent[];
/** Whether the provider responds. */
let isUp: boolean;

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const database = await createTestDatabase();
  ({ db } = database);
  bindings = {
    ...database.both,
    FILES: database.files,
    EVENTS: { send: vi.fn(), sendBatch: vi.fn() },
    SITE_URL: 'https://jobs.example',
    MAIL_API_URL: 'https://provider.example/emails',
    MAIL_API_KEY: 'key',
    MAIL_FROM: 'Rolecall <jobs@rolecall.example>',
    MAIL_OPERATOR: 'team@rolecall.example',
  } as unknown as Bindings;
  sent = [];
  isUp = true;
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!String(url).startsWith('https://provider.example')) return real(url, init);
    if (!isUp) throw new TypeError('fetch failed');
    const key = new Headers(init.headers).get('idempotency-key') ?? '';
    const { to, subject, text, headers } = JSON.parse(String(init.body));
    // As the provider promises: a key is accepted once.
    if (!sent.some((mail) => mail.key === key))
      sent.push({ key, to: to[0], subject, text, headers });
    return Response.json({ id: 'p1' });
  });
  await saveCompanies(db, [companyRecord()], NOW);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const call = async (path: string, body?: unknown) => {
  const response = await respondTo(
    new Request(`https://jobs.example/${path}`, {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    }),
    bindings,
  );
  return { status: response.status, body: (await response.json()) as never as { data: never } };
};
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

const handleEvents = async () => {
  const { results } = await db
    .prepare('SELECT id FROM event WHERE handled_at IS NULL')
    .all<{ id: string }>();
  for (const { id } of results) await handleEvent(bindings, id, Date.now());
  await deliverMails(bindings, Date.now);
};

const showForm = async (search: string): Promise<{ name: string; shown: string }> =>
  (await call(`misc/job-alerts?${new URLSearchParams({ search })}`)).body.data;

const request = async (search = 'q=gardener', frequency = 'hour', email = ADA) => {
  const { shown } = await showForm(search);
  wait(5_000);
  const form = { email, frequency, search, shown, consent: 'true' };
  const response = await call('misc/job-alerts', form);
  await handleEvents();
  return response;
};

const readLink = () => {
  const [, id = '', link = ''] =
    /\/alerts\/([\w-]+)\?link=(\S+)/.exec(sent.at(-1)?.text ?? '') ?? [];
  return { id, path: `misc/job-alerts/${id}?link=${link}`, link };
};
interface Listed {
  alerts: { id: string; name: string; state: string; search: string; isAsked: boolean }[];
}
const change = async (path: string, action: string, at = 0, frequency?: string) => {
  const { data } = (await call(path)).body as { data: Listed };
  const alert = data.alerts[at]?.id;
  return call(path, { alert, action, ...(frequency && { frequency }) });
};
/** Requests an alert and confirms it. @returns the path of its address */
const follow = async (search?: string, frequency?: string, email?: string) => {
  await request(search, frequency, email);
  const { path } = readLink();
  await change(
    path,
    'confirm',
    ((await call(path)).body as { data: Listed }).data.alerts.length - 1,
  );
  return path;
};

const open = async (...jobs: JobRecord[]) => {
  await saveJobs(db, jobs);
  await matchNewJobs(
    bindings.JOBS,
    Date.now,
    () => true,
    async () => {},
  );
};
const mail = (one = bindings) =>
  mailNewJobs(
    one,
    Date.now,
    () => true,
    async () => {},
  );
const gardener = (fid: string, changes: Partial<JobRecord> = {}) =>
  jobRecord(fid, { title: `Gardener ${fid}`, ...changes });
const alertMails = () => sent.filter(({ subject }) => /^\d+ new job/.test(subject));
const mailedFids = () => alertMails().map(({ text }) => text.match(/(?<=\/acme\/)\w+/g) ?? []);

test('mails jobs that open after the address confirmed, each once, while they are open', async () => {
  await open(gardener('early'));
  expect((await request()).status).toBe(201);
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[ADA, 'Confirm your job alert']]);
  await open(gardener('before'));
  wait(HOUR_MS);
  await mail();
  expect(alertMails()).toEqual([]);

  const { path, id, link } = readLink();
  await change(path, 'confirm');
  await open(gardener('a'), gardener('closed'), jobRecord('other', { title: 'Plumber' }));
  await mail();
  expect(alertMails()).toEqual([]);
  wait(HOUR_MS);
  await saveJobs(db, [gardener('closed', { status: 'closed', closedAt: Date.now() })]);
  await mail();
  await mail();
  expect(mailedFids()).toEqual([['a']]);
  expect(alertMails()[0]).toMatchObject({
    to: ADA,
    subject: '1 new job: Gardener jobs',
    headers: {
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Unsubscribe': expect.stringContaining(`/misc/job-alerts/${id}/unsubscribe?link=`),
    },
  });
  await open(gardener('b'));
  // Not in the same hour.
  await mail();
  expect(mailedFids()).toEqual([['a']]);
  wait(HOUR_MS);
  await mail();
  expect(mailedFids()).toEqual([['a'], ['b']]);

  // A GET changes nothing; a POST stops everything, any number of times.
  expect((await call(`misc/job-alerts/${id}/unsubscribe?link=${link}`)).status).toBe(405);
  expect((await call(path)).body.data).toMatchObject({ alerts: [{ state: 'active' }] });
  for (const stopped of [1, 0]) {
    const stop = await call(`misc/job-alerts/${id}/unsubscribe?link=${link}`, {});
    expect(stop).toMatchObject({ status: 200, body: { data: { stopped } } });
  }
  await open(gardener('c'));
  wait(DAY_MS);
  await mail();
  expect(alertMails()).toHaveLength(2);
  expect((await db.prepare('SELECT 1 FROM job_alert_mailed').all()).results).toEqual([]);
});

test('no response tells whether an address is known, and it is asked to confirm once a day', async () => {
  const first = await request();
  const again = await request();
  const other = await request('q=plumber');
  expect([again, other]).toEqual([first, first]);
  expect(sent).toHaveLength(1);
  const { path } = readLink();
  expect((await call(path)).body.data).toMatchObject({
    masked: 'a…@example.com',
    alerts: [
      { name: 'Gardener jobs', state: 'unconfirmed', search: 'q=gardener' },
      { name: 'Plumber jobs', state: 'unconfirmed', search: 'q=plumber' },
    ],
  });
  await change(path, 'confirm');
  expect(await request()).toEqual(first);
  wait(DAY_MS);
  expect(await request('q=plumber')).toEqual(first);
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Confirm your job alert',
    'Confirm your new job alert',
    'Confirm your new job alert',
  ]);
  const { results } = await db.prepare('SELECT 1 FROM job_alert').all();
  expect(results).toHaveLength(2);
});

test('the limit of a network does not tell which alerts exist', async () => {
  await follow('q=gardener');
  await db.prepare('DELETE FROM job_alert_request').run();
  const statuses: number[] = [];
  for (let i = 0; i <= ALERTS_MAX.network; i++) statuses.push((await request()).status);
  expect(statuses.indexOf(429)).toBe(ALERTS_MAX.network);
  expect(sent.at(-1)?.subject).toBe('You already have this job alert');
});

test('the response, its headers and the statements run are the same for every address', async () => {
  await follow('q=gardener', 'hour', 'known@example.com');
  await request('q=gardener', 'hour', 'asked@example.com');
  for (let i = 0; i < ALERTS_MAX.address; i++) {
    await db.prepare('DELETE FROM job_alert_request').run();
    await request(`q=word${i}`, 'hour', 'full@example.com');
  }
  await suppressAddress(bindings, 'never@example.com', {
    ...{ reason: 'complaint', detail: null, suppressedAt: NOW },
  });
  await db.prepare('DELETE FROM job_alert_request').run();
  const { shown } = await showForm('');
  wait(5_000);
  const [first, ...others] = await Promise.all(
    ['known', 'asked', 'full', 'never', 'new'].map(async (name) => {
      const email = `${name}@example.com`;
      const { db: watched, statements } = createFailingDatabase(bindings.PEOPLE, {
        ...{ at: Number.POSITIVE_INFINITY, when: 'before' },
      });
      const body = { email, frequency: 'day', search: 'q=gardener', shown, consent: 'true' };
      const response = await respondTo(
        new Request('https://jobs.example/misc/job-alerts', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
        { ...bindings, PEOPLE: watched },
      );
      const headers = [...response.headers].filter(([header]) => header !== 'x-request-id');
      const work = statements.map(({ sql }) => sql);
      return { status: response.status, headers, text: await response.text(), work };
    }),
  );
  expect(first?.status).toBe(201);
  expect(first?.work.length).toBeGreaterThan(3);
  for (const other of others) expect(other).toEqual(first);
});

test('an address that stopped its alerts can ask for one again on the same day', async () => {
  const path = await follow();
  await change(path, 'stop');
  await request('q=plumber');
  const again = readLink();
  expect(again.path).not.toBe(path);
  await change(again.path, 'confirm');
  expect((await call(again.path)).body.data).toMatchObject({
    alerts: [{ name: 'Plumber jobs', state: 'active' }],
  });
  // Not any number of times: other people may ask with the same address.
  for (let i = 0; i < 3; i++) {
    await call(again.path.replace('?', '/unsubscribe?'), {});
    await request();
  }
  expect(sent.filter(({ subject }) => subject === 'Confirm your job alert')).toHaveLength(3);
});

test('a mistyped search is followed as the search corrects it', async () => {
  await open(jobRecord('a', { title: 'Florist manager' }), gardener('b'));
  await request('q=manager+flarist');
  expect((await call(readLink().path)).body.data).toMatchObject({
    alerts: [{ name: 'Manager florist jobs', search: 'q=manager+florist' }],
  });
});

test('refuses forms of bots, and more alerts than a network or an address may ask for', async () => {
  const { shown } = await showForm('');
  const form = { email: ADA, frequency: 'day', search: 'q=gardener', shown, consent: 'true' };
  expect((await call('misc/job-alerts', form)).status).toBe(422);
  wait(5_000);
  expect((await call('misc/job-alerts', { ...form, shown: '' })).status).toBe(422);
  expect((await call('misc/job-alerts', { ...form, 'fax-number': '5' })).status).toBe(422);
  wait(DAY_MS);
  expect((await call('misc/job-alerts', form)).status).toBe(422);
  const statuses = [];
  for (let i = 0; i <= ALERTS_MAX.network; i++) {
    statuses.push((await request(`q=word${i}`)).status);
  }
  expect(new Set(statuses.slice(0, ALERTS_MAX.network))).toEqual(new Set([201]));
  expect(statuses.at(-1)).toBe(429);
  wait(DAY_MS);
  expect((await request('q=another')).status).toBe(201);
  const { results } = await db.prepare('SELECT 1 FROM job_alert').all();
  expect(results).toHaveLength(ALERTS_MAX.address);
});

test('an address gets one mail for all of its alerts that are due, with each job once', async () => {
  const path = await follow('q=gardener', 'hour');
  await follow('workplace=on_site', 'day');
  await open(gardener('a'), jobRecord('x', { title: 'Plumber' }));
  // The next morning both are due; in the hours before, only the first.
  vi.setSystemTime(NOW + HOUR_MS);
  await mail();
  vi.setSystemTime(NOW + DAY_MS);
  await open(gardener('b'));
  await mail();
  expect(mailedFids()).toEqual([['a'], ['b', 'x']]);
  expect(alertMails()[1]?.subject).toBe('2 new jobs for your alerts');

  // What opens while an alert is paused is not mailed later.
  await change(path, 'pause', 0);
  await open(gardener('c', { workplace: 'remote' }));
  wait(HOUR_MS);
  await mail();
  await change(path, 'resume', 0);
  await change(path, 'change', 0, 'week');
  await open(gardener('d', { workplace: 'remote' }));
  wait(DAY_MS);
  await mail();
  expect(mailedFids()).toHaveLength(2);
  wait(7 * DAY_MS);
  await mail();
  expect(mailedFids()[2]).toEqual(['d']);
});

test('a new alert can replace another one of its address', async () => {
  const path = await follow('q=gardener', 'hour');
  await follow('q=welder', 'hour', 'ben@example.com');
  const other = readLink().path;
  await request('q=gardener+in+London', 'week');
  const list = async (of: string) => ((await call(of)).body as { data: Listed }).data.alerts;
  const [old, added] = await list(path);
  const [foreign] = await list(other);
  const confirm = (replaces: string | undefined) =>
    call(path, { alert: added?.id, action: 'confirm', replaces });
  await confirm(foreign?.id);
  await confirm(added?.id);
  expect([await list(path), await list(other)].map(({ length }) => length)).toEqual([2, 1]);
  await confirm(old?.id);
  expect(await list(path)).toMatchObject([{ id: added?.id, state: 'active' }]);
  // An alert that is over replaces nothing.
  await call(path, { alert: old?.id, action: 'confirm', replaces: added?.id });
  expect(await list(path)).toHaveLength(1);
});

test('lists twenty jobs and links to the search for the others', async () => {
  await follow('q=gardener', 'hour');
  await open(...Array.from({ length: 25 }, (_, i) => gardener(`j${i}`)));
  wait(HOUR_MS);
  await mail();
  expect(mailedFids()[0]).toHaveLength(20);
  expect(alertMails()[0]?.text).toContain(
    'See 5 more:\nhttps://jobs.example/jobs?q=gardener&sort=newest',
  );
});

test('a suppressed address is not mailed', async () => {
  await suppressAddress(bindings, ADA, { reason: 'complaint', detail: null, suppressedAt: NOW });
  expect((await request()).status).toBe(201);
  expect(sent).toEqual([]);
});

test('an interruption anywhere loses no mail and sends none twice', async () => {
  const people = ['ada', 'ben', 'cleo'].map((name) => `${name}@example.com`);
  for (const email of people) await follow('q=gardener', 'hour', email);
  let isOver = false;
  let round = 0;
  for (let at = 1; !isOver; at++) {
    for (const when of ['before', 'after'] as const) {
      round += 1;
      const fid = `job${round}`;
      await open(gardener(fid));
      wait(HOUR_MS);
      const { db: lost, calls } = createFailingDatabase(bindings.PEOPLE, { at, when });
      await mail({ ...bindings, PEOPLE: lost }).catch(() => undefined);
      isOver = calls.made < at;
      // The claim of an interrupted delivery ends, and the schedule tries again.
      wait(5 * 60_000);
      await deliverMails(bindings, Date.now);
      await mail();
      const mailed = sent.filter(({ text }) => text.includes(`/acme/${fid}/`));
      expect([round, mailed.map(({ to }) => to).sort()]).toEqual([round, people]);
    }
  }
  expect(round).toBeGreaterThan(30);
  // Nor is a job mailed again in a later hour.
  wait(HOUR_MS);
  await mail();
  const jobs = mailedFids().flat();
  expect(jobs).toHaveLength(round * people.length);
}, 120_000);

test('while the provider fails, few mails are written, and none is lost', async () => {
  const people = Array.from({ length: 30 }, (_, i) => `p${String(i).padStart(2, '0')}@example.com`);
  for (const email of people) {
    await follow('q=gardener', 'hour', email);
    // The limit of the network does not matter here.
    await db.prepare('DELETE FROM job_alert_request').run();
  }
  await open(gardener('a'));
  wait(HOUR_MS);
  isUp = false;
  await mail();
  await mail();
  await mail();
  const { results } = await db.prepare("SELECT 1 FROM outbox WHERE template = 'job_alert'").all();
  expect(results).toHaveLength(22);
  isUp = true;
  await mail();
  wait(5 * 60_000);
  await deliverMails(bindings, Date.now);
  expect(
    alertMails()
      .map(({ to }) => to)
      .sort(),
  ).toEqual(people);
}, 60_000);

test('a mail that waits is not sent once its address has stopped or paused its alerts', async () => {
  const path = await follow('q=gardener', 'hour');
  await follow('q=plumber', 'week');
  const outage = async (fid: string, ...changes: [action: string, at: number][]) => {
    isUp = false;
    await open(gardener(fid));
    wait(HOUR_MS);
    await mail();
    for (const [action, at] of changes) await change(path, action, at);
    isUp = true;
    wait(HOUR_MS);
    await deliverMails(bindings, Date.now);
  };
  // The other alert goes on, so the mail is still wanted.
  await outage('a', ['pause', 0]);
  await change(path, 'resume', 0);
  await outage('b', ['pause', 1], ['pause', 0]);
  await change(path, 'resume', 0);
  await outage('c', ['stop', 0]);
  expect(mailedFids()).toEqual([['a']]);
});

test('a mail that is sent late is the only one of its hour', async () => {
  await follow('q=gardener', 'hour');
  await open(gardener('a'));
  wait(HOUR_MS);
  isUp = false;
  await mail();
  await open(gardener('b'));
  wait(HOUR_MS);
  await mail();
  isUp = true;
  await mail();
  await deliverMails(bindings, Date.now);
  await mail();
  expect(mailedFids()).toEqual([['a']]);
  wait(HOUR_MS);
  await mail();
  expect(mailedFids()).toEqual([['a'], ['b']]);
});

test('a job whose employer is hidden later is new only to those it was not mailed to', async () => {
  await follow('q=gardener', 'hour');
  await follow('q=gardener', 'week', 'ben@example.com');
  await open(gardener('a'));
  wait(HOUR_MS);
  await mail();
  // The note that it was mailed is deleted after 30 days.
  await db.prepare('DELETE FROM job_alert_mailed').run();
  await follow('q=gardener', 'hour', 'cleo@example.com');
  await open(gardener('a', { employerVisibility: 'anonymous' }));
  // One more, hidden and closed before it is matched again.
  await open(gardener('b'));
  await saveJobs(db, [gardener('b', { employerVisibility: 'anonymous' })]);
  await saveJobs(db, [gardener('b', { status: 'closed', closedAt: Date.now() })]);
  wait(HOUR_MS);
  await mail();
  await open(gardener('b', { employerVisibility: 'anonymous' }));
  wait(7 * DAY_MS);
  await mail();
  const titles = alertMails().map(({ to, text }) => [to, text.match(/(?<=Gardener )[ab]\b/g)]);
  expect(titles).toEqual([
    [ADA, ['a']],
    ['ben@example.com', ['a', 'b']],
  ]);
});

test('a job that opens while an earlier one is being matched is mailed to a new alert', async () => {
  await request('q=gardener', 'hour');
  await saveJobs(db, [gardener('a')]);
  let slices = 2;
  await matchNewJobs(
    bindings.JOBS,
    Date.now,
    () => slices-- > 0,
    async () => {},
  );
  await change(readLink().path, 'confirm');
  await open(gardener('b'));
  wait(HOUR_MS);
  await mail();
  expect(mailedFids()[0]).toContain('b');
});

test('alerts end that are not confirmed, or not used for a year although their address was asked', async () => {
  await request('q=gardener', 'hour', 'never@example.com');
  await follow('q=gardener', 'week', ADA);
  const kept = await follow('q=plumber', 'week', 'kept@example.com');
  wait(8 * DAY_MS);
  await purge(bindings, Date.now());
  const left = async () =>
    (
      await db.prepare('SELECT email FROM job_alert ORDER BY email').all<{ email: string }>()
    ).results.map(({ email }) => email);
  expect(await left()).toEqual([ADA, 'kept@example.com']);
  wait(365 * DAY_MS);
  sent = [];
  expect(await askUnusedAddresses(bindings, Date.now())).toBe(2);
  expect(await askUnusedAddresses(bindings, Date.now())).toBe(0);
  await deliverMails(bindings, Date.now);
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Do you still want our job emails?',
    'Do you still want our job emails?',
  ]);
  await change(kept, 'keep');
  wait(31 * DAY_MS);
  await purge(bindings, Date.now());
  expect(await left()).toEqual(['kept@example.com']);
  // Searches that no alert has are deleted.
  while (await sweepQueries(bindings, Date.now()));
  const queries = await db.prepare('SELECT query FROM job_alert_query').all();
  expect(queries.results).toEqual([{ query: '{"q":"plumber"}' }]);
});

test('erasing a person deletes the alerts, and mails about them', async () => {
  await follow();
  await open(gardener('a'));
  wait(HOUR_MS);
  await mail();
  await eraseAddress(bindings, 'ADA@example.com', 'operator', Date.now());
  for (const table of ['job_alert', 'job_alert_mailed', 'outbox']) {
    expect([table, (await db.prepare(`SELECT 1 FROM ${table}`).all()).results]).toEqual([
      table,
      [],
    ]);
  }
});

test('operators see counts and searches without results, and stop the alerts of an address', async () => {
  bindings = { ...bindings, OPS_TOKEN: 'a-token-of-16-letters' } as Bindings;
  const ops = async (path: string, body?: unknown) => {
    const response = await respondTo(
      new Request(`https://jobs.example/ops/${path}`, {
        headers: {
          authorization: 'Bearer a-token-of-16-letters',
          'content-type': 'application/json',
        },
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      }),
      bindings,
    );
    return ((await response.json()) as { data: unknown }).data;
  };
  await follow('q=gardener');
  await follow('q=astronaut');
  await follow('q=astronaut', 'week', 'ben@example.com');
  await request('q=plumber', 'day', 'cleo@example.com');
  await open(gardener('a'));
  expect(await ops('job-alerts')).toEqual({
    ...{ active: 3, paused: 0, unconfirmed: 1, due: 0, jobsWaiting: 0 },
    withoutResults: [
      { name: 'Astronaut jobs', search: 'q=astronaut', alerts: 2, since: expect.any(String) },
    ],
  });
  expect(await ops('counts')).toMatchObject({
    jobAlerts: { active: 3, paused: 0, unconfirmed: 1 },
  });
  // Links to alerts are secrets of their owners.
  expect(JSON.stringify(await ops('outbox'))).not.toMatch(/link=\d/);
  expect(await ops('job-alerts/stop', { email: 'ADA@example.com' })).toEqual({ stopped: 2 });
  expect(await ops('job-alerts/stop', { email: 'ADA@example.com' })).toEqual({ stopped: 0 });
  expect(await ops('job-alerts')).toMatchObject({ active: 1, unconfirmed: 1 });
});

test('searches are written again if a restore left them out', async () => {
  await follow();
  await db.prepare('DELETE FROM job_alert_query').run();
  while (await sweepQueries(bindings, Date.now()));
  await open(gardener('a'));
  wait(HOUR_MS);
  await mail();
  expect(mailedFids()).toEqual([['a']]);
});

test('a link of another address or purpose is refused', async () => {
  await request();
  const { id, link } = readLink();
  await request('q=gardener', 'hour', 'ben@example.com');
  const other = readLink();
  for (const path of [
    `misc/job-alerts/${id}?link=${other.link}`,
    `misc/job-alerts/${id}?link=`,
    `misc/job-alerts/${id}x?link=${link}`,
    `misc/job-alerts/${id}?link=${(await showForm('')).shown}`,
  ]) {
    expect([path, (await call(path)).status]).toEqual([path, 403]);
  }
  // An alert of another address is left as it is.
  const { data } = (await call(other.path)).body as { data: Listed };
  await call(`misc/job-alerts/${id}?link=${link}`, {
    alert: data.alerts[0]?.id,
    action: 'confirm',
  });
  expect((await call(other.path)).body.data).toMatchObject({ alerts: [{ state: 'unconfirmed' }] });
});
