/*
 * Mails new jobs to many addresses, and kills the process that does it, at random.
 * Usage: npm run bench:alert-mails [-- --mails=10000] [-- --kills=3] [-- --keys=off]
 * bench/README.md describes the measurements.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { registerHooks } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '../scripts/demo/random.ts';
import { formatAlertQuery, readAlertQuery } from '../worker/backend/job-alerts/alert-query.ts';
import { mailNewJobs } from '../worker/backend/job-alerts/mail-new-jobs.ts';
import { matchNewJobs } from '../worker/backend/job-alerts/match-jobs.ts';
import { saveQueries } from '../worker/backend/job-alerts/save-query.ts';
import { deliverMails } from '../worker/backend/outbox/deliver-mails.ts';
import type { Bindings } from '../worker/env.ts';
import { openTimedDatabase } from './sqlite-as-d1.ts';
import { databaseFileIn, jobDatabase } from './support/job-database.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const NEW_JOBS = 5;
/** After an interruption, a mail that was being sent is tried again within this time. */
const RETRY_MS = 5 * 60_000;

const option = (name: string, otherwise: string): string =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise;

const noRest = async () => {};

// The build replaces this import by a part of the file (`scripts/vite-plugins.ts`).
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.json?frame')
      ? {
          format: 'json',
          source: readFileSync(new URL(url.replace('?frame', '')), 'utf8'),
          shortCircuit: true,
        }
      : next(url, context),
});

/** Mails everything that is due, as the queue and the schedule do. */
const mailAll = async (file: string, provider: string, now: number): Promise<void> => {
  const { db } = openTimedDatabase(file);
  const bindings = {
    ...{ JOBS: db, PEOPLE: db, SITE_URL: 'https://jobs.example' },
    ...{ MAIL_API_URL: provider, MAIL_API_KEY: 'key', MAIL_FROM: 'Jobs <jobs@jobs.example>' },
    ...{ MAIL_OPERATOR: 'team@jobs.example', ERASURE_KEY: 'k'.repeat(43) },
  } as unknown as Bindings;
  const start = Date.now();
  const clock = () => now + Date.now() - start;
  await deliverMails(bindings, clock);
  while (await mailNewJobs(bindings, clock, () => true, noRest));
};

const [child, file = '', provider = '', now = ''] = process.argv.slice(2);
if (child === 'child') {
  await mailAll(file, provider, Number(now));
  process.exit();
}

const mails = Number(option('mails', '10000'));
const kills = Number(option('kills', '3'));
const hasKeys = option('keys', 'on') === 'on';

const folder = mkdtempSync(join(tmpdir(), 'rolecall-alert-mails-'));
const database = join(folder, 'site.sqlite');
cpSync(databaseFileIn(await jobDatabase(1_000, NOW)), database);
const { db, close } = openTimedDatabase(database);
const query = await formatAlertQuery(readAlertQuery('{}'));
await saveQueries(db, [query], NOW).run();
await db
  .prepare(
    `UPDATE job_alert_job SET batch = NULL WHERE job_id IN (
       SELECT job_id FROM job_search WHERE ends_at > ? ORDER BY id LIMIT ?)`,
  )
  .bind(NOW + RETRY_MS * (kills + 2), NEW_JOBS)
  .run();
await matchNewJobs(
  db,
  () => NOW,
  () => true,
  noRest,
);
await db
  .prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO job_alert (id, address_id, email, query_key, query, name, frequency, created_at,
       confirmed_at, last_used_at, due_at, matched_to)
     SELECT printf('alert%07d', i), printf('address%07d', i), i || '@b.example', ?2, ?3,
       'All new jobs', 'day', 1, 1, 1, ?4, 0 FROM n`,
  )
  .bind(mails, query.key, query.json, NOW)
  .run();
close();

/** The accepted mails of each address, and the body that each key came with first. */
const accepted = new Map<string, number>();
const bodies = new Map<string, string>();
const seen = { requests: 0, repeated: 0, changed: 0 };
const { int } = createRandom(Date.now());
const killAt = new Set(Array.from({ length: kills }, () => int(1, mails)));
let worker: ChildProcess | undefined;

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  seen.requests += 1;
  const isKilled = killAt.delete(seen.requests);
  const isBefore = isKilled && int(0, 1) === 0;
  if (isBefore) worker?.kill('SIGKILL');
  const key = String(request.headers['idempotency-key']);
  const first = bodies.get(key);
  if (first !== undefined) seen.repeated += 1;
  if (first !== undefined && first !== body) seen.changed += 1;
  bodies.set(key, first ?? body);
  if (first === undefined || !hasKeys) {
    const [to = ''] = JSON.parse(body).to;
    accepted.set(to, (accepted.get(to) ?? 0) + 1);
  }
  response.end('{"id":"taken"}');
  if (isKilled && !isBefore) worker?.kill('SIGKILL');
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`;

const start = performance.now();
let runs = 0;
for (let isOver = false; !isOver; runs++) {
  const time = String(NOW + RETRY_MS * (runs + 1));
  worker = fork(import.meta.filename, ['child', database, url, time]);
  const code = await new Promise<number | null>((done) => worker?.on('exit', done));
  if (code) throw new Error(`The process ended with ${code}.`);
  isOver = code === 0;
}
server.close();
rmSync(folder, { recursive: true });

const lost = mails - accepted.size;
const twice = [...accepted.values()].filter((number) => number > 1).length;
console.log(
  `${mails} mails in ${((performance.now() - start) / 1000).toFixed(0)} s, ${runs - 1} kills: ` +
    `${lost} lost, ${twice} twice; ${seen.repeated} keys repeated, ${seen.changed} with another text`,
);
if (lost > 0 || seen.changed > 0 || twice > (hasKeys ? 0 : kills)) process.exitCode = 1;
