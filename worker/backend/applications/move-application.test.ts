import type { Queue } from '@cloudflare/workers-types';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  listKeys,
} from '../../../src/contracts/enums.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, jobRecord, NOW } from '../../../tests/support/records.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { saveJobs } from '../jobs/save-jobs.ts';
import { ALLOWED_MOVES, moveApplication } from './move-application.ts';

let database: TestDatabase;
let announced: unknown[] = [];
const bindings = () => ({
  ...database.both,
  EVENTS: { sendBatch: async (all: unknown[]) => announced.push(...all) } as unknown as Queue,
});

beforeAll(async () => {
  database = await createTestDatabase();
  await saveCompanies(database.db, [companyRecord()]);
  await saveJobs(database.db, [jobRecord('open')]);
});
beforeEach(async () => {
  announced = [];
  await database.db.batch(
    ['application', 'event', 'audit_log'].map((table) =>
      database.db.prepare(`DELETE FROM ${table}`),
    ),
  );
});

const applicationIn = async (status: ApplicationStatus) => {
  await database.db
    .prepare(
      `INSERT INTO application (id, job_fid, first_name, last_name, email, consent_store,
         consent_policy_id, consent_at, status, submitted_at, idempotency_hash, content_hash)
       VALUES ('a', 'open', 'Ada', 'Byron', 'ada@example.com', 1, 'p', 0, ?, 0, 'h', 'h')`,
    )
    .bind(status)
    .run();
};
const rows = async (sql: string) => (await database.db.prepare(sql).all()).results;
const written = async () => ({
  status: (await rows('SELECT status FROM application'))[0]?.status,
  dates: await rows('SELECT status, at FROM application_status'),
  events: await rows('SELECT kind, payload, at FROM event'),
  audit: await rows('SELECT actor, action, subject, detail FROM audit_log'),
});
const move = (to: ApplicationStatus, actor: 'operator' | 'candidate' = 'operator') =>
  moveApplication(bindings(), 'a', to, actor, NOW);

test('a status change writes the status, date, event and audit entry, and sends the event to the queue', async () => {
  await applicationIn('submitted');
  expect(await move('shortlisted')).toEqual({
    ...{ from: 'submitted', to: 'shortlisted' },
    ...{ moved: true, effectiveAt: null },
  });
  const { events, ...rest } = await written();
  expect(rest).toEqual({
    status: 'shortlisted',
    dates: [{ status: 'shortlisted', at: NOW }],
    audit: [
      {
        actor: 'operator',
        action: 'application.moved',
        subject: 'a',
        detail: '{"from":"submitted","to":"shortlisted"}',
      },
    ],
  });
  expect(events).toEqual([
    {
      kind: 'application_moved',
      payload: '{"applicationId":"a","status":"shortlisted"}',
      at: NOW,
    },
  ]);
  expect(announced).toHaveLength(1);
});

test('a change to the current status writes nothing and sends no event', async () => {
  await applicationIn('offered');
  expect(await move('offered')).toMatchObject({ moved: false });
  expect(await written()).toEqual({ status: 'offered', dates: [], events: [], audit: [] });
  expect(announced).toEqual([]);
});

test('rejects a forbidden status change, lists the allowed ones, and writes nothing', async () => {
  await applicationIn('submitted');
  await expect(move('hired')).rejects.toMatchObject({
    status: 409,
    code: 'move_not_allowed',
    message: expect.stringMatching(/\(shortlisted\).*\(withdrawn\)/),
  });
  expect(await written()).toEqual({ status: 'submitted', dates: [], events: [], audit: [] });
});

test('rejects any change from a final status', async () => {
  await applicationIn('withdrawn');
  await expect(move('submitted')).rejects.toMatchObject({
    message: expect.stringContaining('Withdrawn is final'),
  });
});

test('if two status changes are concurrent, one succeeds and the other is rejected', async () => {
  await applicationIn('submitted');
  const PEOPLE = {
    // Simulates a concurrent status change between the read and the write.
    prepare: (sql: string) => database.db.prepare(sql),
    batch: async (statements: never[]) => {
      await database.db.prepare("UPDATE application SET status = 'offered'").run();
      return database.db.batch(statements);
    },
  } as unknown as typeof database.db;
  await expect(
    moveApplication({ ...bindings(), PEOPLE }, 'a', 'unsuccessful', 'operator', NOW),
  ).rejects.toMatchObject({ status: 409, code: 'moved_meanwhile' });
  expect(await written()).toEqual({ status: 'offered', dates: [], events: [], audit: [] });
  expect(announced).toEqual([]);
});

test('rejects a status change for an unknown application with 404', async () => {
  await expect(move('withdrawn')).rejects.toMatchObject({ status: 404 });
});

test('allows candidates to withdraw from every non-final status', () => {
  const open = listKeys(APPLICATION_STATUSES).filter((status) =>
    ALLOWED_MOVES[status].includes('withdrawn'),
  );
  expect(open).toEqual(['submitted', 'shortlisted', 'interviewing', 'offered']);
});

test('reopens an unsuccessful application, and the event says so', async () => {
  await applicationIn('unsuccessful');
  expect(await move('interviewing')).toMatchObject({ from: 'unsuccessful', moved: true });
  expect(JSON.parse(String((await written()).events[0]?.payload))).toEqual({
    ...{ applicationId: 'a', status: 'interviewing', reopened: true },
  });
});
