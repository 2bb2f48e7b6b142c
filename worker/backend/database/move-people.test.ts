import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as endpoints from '../../../src/contracts/endpoints.ts';
import { openCompleteDatabases, type TestDatabase } from '../../../tests/support/database.ts';
import { createFailingDatabase } from '../../../tests/support/failing-database.ts';
import { MORE_PEOPLE } from '../../../tests/support/more-people.ts';
import { DAY_MS } from '../../../tests/support/records.ts';
import {
  addSampleRecords,
  CANDIDATE,
  type SampleRecords,
} from '../../../tests/support/sample-calls.ts';
import { signIn } from '../../../tests/support/sign-in.ts';
import type { Bindings } from '../../env.ts';
import { shortTimeoutBindings, withoutTimeouts } from '../../timeout-bindings.ts';
import { sweepResumes } from '../applications/sweep-resumes.ts';
import { createBudget } from '../budget.ts';
import { openGrant } from '../reviewers/authenticate-reviewer.ts';
import { findSession, hashToken } from '../sessions/sessions.ts';
import { movePeople } from './move-people.ts';
import { PEOPLE_TABLES } from './people-tables.ts';
import { arePeopleLeft } from './same-database.ts';

const NAMES = [...new Set(PEOPLE_TABLES.map(({ name }) => name))];

const folder = mkdtempSync(join(tmpdir(), 'rolecall-move-'));
let site: TestDatabase;
let JOBS: D1Database;
let PEOPLE: D1Database;
let records: SampleRecords;
let session: string;
let dispose: () => Promise<void>;

const readRows = async (db: D1Database, table: string): Promise<unknown[]> => {
  const { results } = await db.prepare(`SELECT * FROM ${table}`).all();
  return results.map((row) => JSON.stringify(row)).sort();
};
const allRows = async (db: D1Database) =>
  Object.fromEntries(
    await Promise.all(NAMES.map(async (name) => [name, await readRows(db, name)] as const)),
  );
const counts = async (db: D1Database) =>
  (await db.prepare('SELECT * FROM record_count WHERE records > 0 ORDER BY kind, state').all())
    .results;

beforeAll(async () => {
  const opened = await openCompleteDatabases(folder, 2);
  dispose = opened.dispose;
  const [first, second] = opened.databases;
  if (!second) throw new Error('There is no second database.');
  site = first;
  JOBS = first.both.JOBS;
  PEOPLE = second.both.JOBS;
  const bindings = { JOBS, PEOPLE: JOBS, FILES: first.files, EVENTS: first.events } as Bindings;
  records = await addSampleRecords(bindings);
  session = (await signIn(bindings, CANDIDATE)).token;
  for (const sql of MORE_PEOPLE) await JOBS.prepare(sql).run();
}, 60_000);
afterAll(async () => {
  await dispose();
  rmSync(folder, { recursive: true });
});

const ids = async (db: D1Database, word: string) =>
  (
    await db
      .prepare(
        'SELECT record_id FROM person_fts WHERE person_fts MATCH ? ORDER BY rowid DESC LIMIT 5',
      )
      .bind(word)
      .all()
  ).results;

test('while personal records are being moved, calls that need them fail with a clear message, and pages still work', async () => {
  const closed = shortTimeoutBindings({ JOBS, PEOPLE, PEOPLE_MOVE: 'on' } as Bindings);
  expect(() => closed.PEOPLE.prepare('SELECT 1')).toThrow(/Nothing is lost/);
  const count = 'SELECT count(*) AS n FROM job';
  expect(await closed.JOBS.prepare(count).first('n')).toBe(await JOBS.prepare(count).first('n'));
  expect(withoutTimeouts(closed).PEOPLE).toBe(PEOPLE);
});

test('rejects a move from a database to itself', async () => {
  await expect(movePeople({ JOBS, PEOPLE: JOBS }, 1)).rejects.toMatchObject({ status: 409 });
  expect(await arePeopleLeft({ JOBS, PEOPLE: JOBS })).toBe(false);
});

test('a site whose PEOPLE database was bound too early reports it and deletes no files', async () => {
  expect(await arePeopleLeft({ JOBS, PEOPLE })).toBe(true);
  const sweep = sweepResumes({ JOBS, PEOPLE, FILES: site.files }, Date.now() + 9 * DAY_MS);
  await expect(sweep).rejects.toThrow(/PEOPLE_MOVE/);
});

test('moves all personal records despite interruptions, and links and sessions still work afterwards', async () => {
  const before = await allRows(JOBS);
  for (const name of NAMES) expect(before[name]?.length, name).toBeGreaterThan(0);
  const counted = await counts(JOBS);
  const searched = await ids(JOBS, '"ott"');
  let cuts = 0;
  // Each attempt gets a little further than the last.
  for (let call = 1; ; call++) {
    const calls = { made: 0 };
    const loss = { at: Math.ceil(call / 2), when: call % 2 ? 'before' : 'after' } as const;
    const both = {
      JOBS: createFailingDatabase(JOBS, loss, calls).db,
      PEOPLE: createFailingDatabase(PEOPLE, loss, calls).db,
    };
    try {
      const { stage } = await movePeople(both, 1, createBudget({ slices: 1_000, ms: 60_000 }));
      if (stage === 'done') break;
    } catch (error) {
      expect(String(error)).toContain('Lost.');
      cuts += 1;
    }
  }
  expect(cuts).toBeGreaterThan(20);

  const { audit_log: log, ...after } = await allRows(PEOPLE);
  const { audit_log: logBefore, ...others } = before;
  expect(after).toEqual(others);
  expect(log?.filter((row) => !logBefore?.includes(row))).toHaveLength(1);
  for (const name of NAMES) expect(await readRows(JOBS, name), name).toEqual([]);
  const isPersonal = ({ kind }: Record<string, unknown>) =>
    !['job', 'company'].includes(String(kind));
  expect(await counts(PEOPLE)).toEqual(counted.filter(isPersonal));
  expect(await counts(JOBS)).toEqual(counted.filter((row) => !isPersonal(row)));
  expect(await ids(PEOPLE, '"ott"')).toEqual(searched);
  expect(await ids(JOBS, '"ott"')).toEqual([]);

  expect(await arePeopleLeft({ JOBS, PEOPLE })).toBe(false);
  const reviewer = records.paramOf(endpoints.getReviewer, 'id');
  expect(await openGrant({ PEOPLE }, reviewer, records.expires, Date.now())).toMatchObject({
    reviewer: { name: 'Rosa' },
  });
  expect(await findSession(PEOPLE, await hashToken(session), Date.now())).toMatchObject({
    email: CANDIDATE,
  });
}, 120_000);

test('detects a row that differs between the databases before any row is deleted', async () => {
  await JOBS.prepare(`INSERT INTO referral VALUES ('late', 'Late', 'l@b.example', 1, 1)`).run();
  await PEOPLE.prepare(
    `CREATE TRIGGER wrong AFTER INSERT ON referral BEGIN UPDATE referral SET name = 'Wrong' WHERE id = NEW.id; END`,
  ).run();
  await expect(movePeople({ JOBS, PEOPLE }, 1)).rejects.toThrow(/table referral differs between/);
  expect(await readRows(JOBS, 'referral')).toHaveLength(1);
  await PEOPLE.prepare('DROP TRIGGER wrong').run();
  // Repeating the move does not overwrite existing rows.
  await expect(movePeople({ JOBS, PEOPLE }, 1)).rejects.toThrow(/table referral differs between/);
  await PEOPLE.prepare("UPDATE referral SET name = 'Late' WHERE id = 'late'").run();
  while ((await movePeople({ JOBS, PEOPLE }, 1)).stage !== 'done');
  expect(await readRows(JOBS, 'referral')).toEqual([]);
  expect(await readRows(PEOPLE, 'referral')).toHaveLength(4);
});

test('detects a row written during the deletion, and does not delete it', async () => {
  await JOBS.prepare(`INSERT INTO referral VALUES ('last', 'Last', 'l@b.example', 1, 1)`).run();
  let stage = '';
  // Runs one step at a time up to the stage that deletes rows.
  while (stage !== 'deleting') {
    ({ stage } = await movePeople({ JOBS, PEOPLE }, 1, createBudget({ slices: 1, ms: 60_000 })));
  }
  await JOBS.prepare(`INSERT INTO referral VALUES ('later', 'Later', 'l@b.example', 1, 1)`).run();
  await expect(movePeople({ JOBS, PEOPLE }, 1)).rejects.toThrow(/table referral differs between/);
  expect(await readRows(JOBS, 'referral')).toHaveLength(2);
});

test('rejects a move into a database that already has personal records', async () => {
  await JOBS.prepare("DELETE FROM app_setting WHERE key = 'people_move'").run();
  const before = await allRows(PEOPLE);
  await expect(movePeople({ JOBS, PEOPLE }, 1)).rejects.toMatchObject({ status: 409 });
  expect(await allRows(PEOPLE)).toEqual(before);
});
