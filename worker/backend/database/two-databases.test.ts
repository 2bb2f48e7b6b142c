import type { Queue } from '@cloudflare/workers-types';
import { beforeEach, expect, test, vi } from 'vitest';
import { insertTestApplication } from '../../../tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { type Calls, createFailingDatabase } from '../../../tests/support/failing-database.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../../tests/support/records.ts';
import { respondTo } from '../../../tests/support/request-context.ts';
import { signIn } from '../../../tests/support/sign-in.ts';
import type { Bindings } from '../../env.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { handleWaitingEvents } from '../events/consume-events.ts';
import { saveJobs } from '../jobs/save-jobs.ts';

/*
 * An action that writes to both databases consists of a batch in one and a follow-up in the other
 * (decision 14). Each action is interrupted at every call to either database, and the scheduled run
 * then completes it.
 */

const OPS_TOKEN = 'the-operators-own-token';

let database: TestDatabase;
let bindings: Bindings;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  database = await createTestDatabase();
  const EVENTS = { send: async () => undefined, sendBatch: async () => undefined };
  bindings = {
    ...{ ...database.both, FILES: database.files, EVENTS: EVENTS as unknown as Queue },
    ...{ OPS_TOKEN, RATE_LIMITS: 'off' },
  } as unknown as Bindings;
  await saveCompanies(database.db, [companyRecord()], NOW);
  await saveJobs(database.db, [
    jobRecord('open'),
    jobRecord('hidden', { employerVisibility: 'anonymous', requireResume: false }),
  ]);
});

const operator = (path: string, body: object, site: Bindings) =>
  respondTo(
    new Request(`http://localhost/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${OPS_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    site,
  );

/** Runs the scheduled follow-ups of events, which may themselves be interrupted. */
const followUp = async (site: Bindings) => {
  const later = () => Date.now() + DAY_MS;
  await handleWaitingEvents(site, later, 'job_event');
  await handleWaitingEvents(site, later, 'event');
};

const count = async (sql: string): Promise<number> =>
  (await database.db.prepare(sql).first<number>('n')) ?? 0;

/**
 * The site's bindings, with databases that fail at call number `at`, counting the calls to both.
 */
const lose = (at: number, when: 'before' | 'after', calls: Calls): Bindings => ({
  ...bindings,
  JOBS: createFailingDatabase(database.both.JOBS, { at, when }, calls).db,
  PEOPLE: createFailingDatabase(database.both.PEOPLE, { at, when }, calls).db,
});

interface Act {
  readonly run: (site: Bindings, nth: number) => Promise<unknown>;
  /** SQL queries that count the completed actions and their records in the other database. */
  readonly done: string;
  readonly written: string;
}

const MOVED = "SELECT count(*) AS n FROM audit_log WHERE action = 'job.moved'";

const ACTS: Readonly<Record<string, Act>> = {
  'jobs are closed and opened': {
    run: (site, nth) =>
      operator('ops/jobs/moves', { fids: ['open'], to: nth % 2 ? 'closed' : 'open' }, site),
    done: `SELECT count(*) AS n FROM job_event WHERE kind = 'audited'`,
    written: MOVED,
  },
  'synonyms are added': {
    run: (site, nth) =>
      operator('ops/synonyms', { groups: [[`welder ${nth}`, `fitter ${nth}`]] }, site),
    done: 'SELECT count(*) / 2 AS n FROM search_synonym',
    written: `SELECT count(*) AS n FROM audit_log WHERE action = 'synonyms.added'`,
  },
};

test.each(Object.entries(ACTS))(
  '%s: an interruption at any point leaves one audit entry for each completed action',
  async (_, { run, done, written }) => {
    for (let at = 1; ; at++) {
      const calls = { made: 0 };
      for (const when of ['before', 'after'] as const) {
        calls.made = 0;
        const lost = lose(at, when, calls);
        await run(lost, 2 * at + Number(when === 'after'));
        await followUp(lost).catch(() => undefined);
        await followUp(bindings);
        expect(await count(written), `cut ${when} call ${at}`).toBe(await count(done));
      }
      if (calls.made < at) break;
    }
    expect(await count(written)).toBeGreaterThan(4);
  },
);

test.each(Object.entries(ACTS))(
  '%s even while the people database is unavailable, and the change is audited once it is back',
  async (_, { run, done, written }) => {
    const { db: PEOPLE } = createFailingDatabase(database.both.PEOPLE, { at: 1, when: 'before' });
    await run({ ...bindings, PEOPLE }, 1);
    await followUp({ ...bindings, PEOPLE }).catch(() => undefined);
    expect([await count(done), await count(written)]).toEqual([1, 0]);
    await followUp(bindings);
    expect(await count(written)).toBe(1);
  },
);

test('stores an application with its job data, or not at all', async () => {
  const apply = (site: Bindings, nth: number) => {
    const data = new FormData();
    const fields = {
      firstName: 'Ada',
      lastName: 'Byron',
      email: `a${nth}@b.example`,
      consent: 'true',
    };
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    const request = new Request('http://localhost/misc/jobs/hidden/apply', {
      method: 'POST',
      body: data,
    });
    return respondTo(request, site);
  };
  for (let at = 1; ; at++) {
    const calls = { made: 0 };
    for (const when of ['before', 'after'] as const) {
      calls.made = 0;
      const lost = lose(at, when, calls);
      await apply(lost, at);
      await followUp(lost).catch(() => undefined);
      await followUp(bindings);
      // A retry returns the same application.
      expect((await apply(bindings, at)).status).toBe(201);
      await followUp(bindings);
      expect(await count('SELECT count(*) AS n FROM application'), `cut ${when} ${at}`).toBe(at);
      expect(
        await count(`SELECT count(*) AS n FROM outbox WHERE template = 'application_received'`),
      ).toBe(at);
    }
    if (calls.made < at) break;
  }
  const { results } = await database.db
    .prepare(
      `SELECT DISTINCT job_fid, job_slug, job_title, company_slug, company_name, employer_visibility
       FROM application`,
    )
    .all();
  expect(results).toEqual([
    {
      ...{ job_fid: 'hidden', job_slug: 'gardener', job_title: 'Gardener' },
      ...{ company_slug: 'acme', company_name: 'Acme Rockets', employer_visibility: 'anonymous' },
    },
  ]);
});

test('an application retains its job data even if the job changes or is deleted', async () => {
  const email = 'ada@b.example';
  await insertTestApplication(bindings, { jobFid: 'open', submittedAt: NOW, email });
  const { token } = await signIn(bindings, email);
  const listed = async () => {
    const response = await respondTo(
      new Request('http://localhost/candidate/applications', {
        headers: { authorization: `Bearer ${token}` },
      }),
      bindings,
    );
    return ((await response.json()) as { data: { job: unknown }[] }).data[0]?.job;
  };
  const named = { title: 'Gardener', companyName: 'Acme Rockets' };
  expect(await listed()).toEqual({ ...named, path: '/acme/open/gardener' });
  await saveJobs(database.db, [
    jobRecord('open', { title: 'Painter', employerVisibility: 'anonymous' }),
  ]);
  await saveCompanies(database.db, [companyRecord({ name: 'Acme Trains' })], NOW + 1);
  expect(await listed()).toEqual({
    ...named,
    path: expect.stringMatching(/^\/confidential\/open\//),
  });
  await database.db.prepare("UPDATE job SET status = 'archived' WHERE fid = 'open'").run();
  expect(await listed()).toEqual({ ...named, path: null });
});
