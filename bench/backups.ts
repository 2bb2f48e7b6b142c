/*
 * Measures a backup and its restore, and compares the two.
 * Usage: npm run bench:backups [-- jobs [applications [busy] [drill] [beside]]]
 * bench/README.md describes the measurements.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { copyBuild } from '../scripts/build-site.ts';
import { freePort } from '../scripts/free-port.ts';
import { run } from '../scripts/local.ts';
import { pullBackup, pushBackup } from '../scripts/ops/backup-files.ts';
import { runBackup, runDrill, runRestore } from '../scripts/ops/drill.ts';
import { createOpsClient, type OpsClient } from '../scripts/ops/ops-client.ts';
import { continueBackup, erasePerson } from '../src/contracts/endpoints/ops.ts';
import { DATABASE_ID, openDatabaseFolder } from '../tests/support/database.ts';
import { startBuiltSite } from '../tests/support/direct-worker.ts';
import { RESUME_PREFIX } from '../worker/backend/applications/resume-store.ts';
import { createApplicationForm } from './support/application-form.ts';
import { OPS_TOKEN } from './support/checkouts.ts';
import { median, ROUNDS, report } from './support/compare.ts';
import { fetchComplete } from './support/demo-site.ts';
import { watchHeap } from './support/heap.ts';
import { databaseFileIn, jobDatabase } from './support/job-database.ts';
import { measureWaits, show, type Waits } from './support/waits.ts';
import { listOwnWorkerds, type Measured, startMeasured } from './support/workerd.ts';

const ARRIVING = 1_000;
const ERASED = 100;
const KILLS = 5;
const AT_ONCE = 8;
const WINDOW_MS = 30_000;

const GOALS = { minutes: 15, megabytes: 128, waits: 1.2 };

const email = (i: number) => `applicant${i}@bench.example`;
/** People of the first applications, which are in the backup. */
const erasedEmails = Array.from({ length: ERASED }, (_, i) => email(i));

const check = (name: string, figure: string, goal: string, isMet: boolean): void => {
  report({ name, figure, goal, isMet });
  if (!isMet) process.exitCode = 1;
};

const seconds = (start: number) => (performance.now() - start) / 1000;
const noNotice = () => undefined;

/** Runs `work` for each number below `count`, a few at a time. */
const forEach = async (count: number, work: (i: number) => Promise<unknown>): Promise<void> => {
  let next = 0;
  const take = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
};

const startBuild = (
  config: string,
  persistTo: string,
  inspectorPort?: number,
  variables = {},
): Promise<Measured> =>
  startMeasured(() =>
    startBuiltSite({
      ...{ config, persistTo, databaseId: DATABASE_ID, inspectorPort },
      variables: {
        ...{ OPS_TOKEN, ERASURE_KEY: 'a-key-for-the-erasures-of-this-benchmark' },
        ...variables,
      },
    }),
  );

const clientOf = ({ url }: { url: string }): OpsClient =>
  createOpsClient({ url, token: OPS_TOKEN }, noNotice);

const apply = async (url: string, fid: string, i: number): Promise<void> => {
  const body = createApplicationForm(email(i), `Applicant ${i}`);
  await fetchComplete(`${url}/misc/jobs/${fid}/apply`, { method: 'POST', body });
};

/** A job whose form asks no questions of its own. */
const findJob = async (url: string): Promise<string> => {
  const { data } = (await (await fetchComplete(`${url}/misc/jobs?perPage=100`)).json()) as {
    data: { fid: string; applicationUrl?: string | null }[];
  };
  for (const { fid, applicationUrl } of data) {
    if (applicationUrl) continue;
    const isApplied = await apply(url, fid, 0).then(
      () => true,
      () => false,
    );
    if (isApplied) return fid;
  }
  throw new Error('No job takes an application without answers.');
};

/** Repeats a call until a site responds: it is killed meanwhile. */
const untilAcknowledged = async (call: () => Promise<unknown>): Promise<void> => {
  for (;;) {
    try {
      await call();
      return;
    } catch {
      await wait(200);
    }
  }
};

/**
 * Writes a backup while people apply and are erased, and kills the process of the site at random
 * moments, after which miniflare starts it again.
 * @param killWithinMs a larger board has a longer backup, so its kills are further apart
 * @returns the id of the backup
 */
const writeWhileBusy = async (
  site: Measured,
  fid: string,
  from: number,
  killWithinMs: number,
): Promise<string> => {
  let arrived = 0;
  let erased = 0;
  const applying = forEach(ARRIVING, async (i) => {
    await untilAcknowledged(() => apply(site.url, fid, from + i));
    arrived += 1;
  });
  const erasing = (async () => {
    for (const address of erasedEmails) {
      const body = { email: address, dryRun: false };
      await untilAcknowledged(() => clientOf(site).call(erasePerson, { body }));
      erased += 1;
    }
  })();
  let id = '';
  const writing = untilAcknowledged(async () => {
    id = await runBackup(clientOf(site), noNotice);
  });
  let kills = 0;
  while (kills < KILLS && id === '') {
    await wait(50 + Math.random() * killWithinMs);
    for (const pid of listOwnWorkerds()) process.kill(pid, 'SIGKILL');
    kills += 1;
    await untilAcknowledged(() => fetchComplete(`${site.url}/robots.txt`));
  }
  await writing;
  console.log(`      ${arrived} applications and ${erased} erasures while it was written`);
  check('killed, and complete', `${kills} times`, `${KILLS} times`, kills === KILLS);
  await Promise.all([applying, erasing]);
  return id;
};

/** Keys of the resumes of a site. */
const listResumes = async ({ bindings }: Measured): Promise<ReadonlySet<string>> => {
  const { FILES } = await bindings();
  const keys = new Set<string>();
  for (let cursor: string | undefined; ; ) {
    const page = await FILES.list({ prefix: RESUME_PREFIX, ...(cursor && { cursor }) });
    for (const { key } of page.objects) keys.add(key);
    if (!page.truncated) return keys;
    cursor = page.cursor;
  }
};

/**
 * What is wrong in the restored backup of a busy site: rows that refer to nothing, applications
 * that are missing though they were acknowledged before it began, people who were erased.
 */
const findFaults = (
  state: string,
  resumes: ReadonlySet<string>,
  applications: number,
): readonly string[] => {
  const db = new DatabaseSync(databaseFileIn(state), { readOnly: true });
  const select = (sql: string) => db.prepare(sql).all() as Record<string, string>[];
  const faults = select('PRAGMA foreign_key_check').map(({ table }) => `a row of ${table}`);
  const found = new Set(select('SELECT email FROM application').map(({ email }) => email));
  for (let i = ERASED; i < applications; i++) {
    if (!found.has(email(i))) faults.push(`${email(i)} is missing`);
  }
  const columns = select(
    `SELECT t.name AS name, c.name AS column FROM pragma_table_list t, pragma_table_info(t.name) c
     WHERE t.type = 'table' AND t.schema = 'main' AND t.name NOT GLOB '_cf*' AND c.type = 'TEXT'`,
  );
  for (const { name, column } of columns) {
    const rows = db
      .prepare(`SELECT 1 FROM ${name} WHERE ${column} IN (SELECT value FROM json_each(?))`)
      .all(JSON.stringify(erasedEmails));
    if (rows.length > 0) faults.push(`${rows.length} erased people in ${name}.${column}`);
  }
  const referenced = new Set(
    select(
      `SELECT resume_key AS key FROM application WHERE resume_key IS NOT NULL
       UNION SELECT resume_key FROM candidate WHERE resume_key IS NOT NULL`,
    ).map(({ key }) => key),
  );
  const unnamed = resumes.difference(referenced).size;
  if (unnamed > 0) faults.push(`${unnamed} resumes of nobody`);
  const lost = referenced.difference(resumes as ReadonlySet<string | undefined>).size;
  if (lost > 0) faults.push(`${lost} applications without their resume`);
  db.close();
  return faults;
};

const checkMemory = (name: string, megabytes: number) =>
  check(
    `memory of ${name}`,
    `${megabytes.toFixed(0)} MB`,
    `at most ${GOALS.megabytes} MB`,
    megabytes <= GOALS.megabytes,
  );

/** Response times while the schedule's backup runs, against those of an idle site. */
const measureBeside = async ({ startSite }: Board): Promise<void> => {
  const site = await startSite();
  /** Runs the backup as the schedule does, one run after another, for at least `WINDOW_MS`. */
  const write = async (): Promise<void> => {
    const begun = performance.now();
    while (performance.now() - begun < WINDOW_MS) {
      await clientOf(site).call(continueBackup, { body: {} });
    }
  };
  const idle: Waits[] = [];
  const busy: Waits[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const writing = () => measureWaits(site.url, write());
    const resting = () => measureWaits(site.url, wait(WINDOW_MS));
    const isBusyFirst = round % 2 === 0;
    const first = isBusyFirst ? await writing() : await resting();
    const second = isBusyFirst ? await resting() : await writing();
    // The first round is a warm-up.
    if (round === 0) continue;
    busy.push(isBusyFirst ? first : second);
    idle.push(isBusyFirst ? second : first);
  }
  await site.stop();
  show('idle', idle);
  show('writing a backup', busy);
  const ratio = median(busy.map(({ p95 }, round) => p95 / (idle[round]?.p95 ?? 0)));
  check(
    'p95 while a backup is written, relative to idle',
    ratio.toFixed(2),
    `at most ${GOALS.waits}`,
    ratio <= GOALS.waits,
  );
};

interface Board {
  readonly folder: string;
  readonly jobs: number;
  readonly applications: number;
  /** A job that takes applications. */
  readonly fid: string;
  startSite(inspectorPort?: number): Promise<Measured>;
  startEmpty(place: string, inspectorPort?: number): Promise<Measured>;
}

/** A backup of a busy site that is killed, and what a restore makes of it. */
const measureBusy = async ({
  folder,
  jobs,
  applications,
  fid,
  startSite,
  startEmpty,
}: Board): Promise<void> => {
  const site = await startSite();
  const id = await writeWhileBusy(site, fid, applications, jobs / 20);
  await site.stop();
  const again = await startSite();
  const pulled = join(folder, 'pulled');
  await pullBackup(clientOf(again), id, pulled);
  await again.stop();
  const place = join(folder, 'busy');
  const port = await freePort();
  const target = await startEmpty(place, port);
  await pushBackup(clientOf(target), id, pulled);
  const begun = performance.now();
  const { result, megabytes } = await watchHeap(port, () =>
    runRestore(clientOf(target), { id, which: 'both', erasures: 'apply' }, noNotice),
  );
  const minutes = seconds(begun) / 60;
  check(
    'restore',
    `${minutes.toFixed(1)} min`,
    `at most ${GOALS.minutes} min`,
    minutes <= GOALS.minutes,
  );
  checkMemory('a restore', megabytes);
  const resumes = await listResumes(target);
  await target.stop();
  const faults = findFaults(place, resumes, applications);
  check(
    'restored: missing, dangling, erased',
    faults.slice(0, 3).join('; ') || `none; ${result.erased} erased again`,
    'none',
    faults.length === 0,
  );
};

const measureDrill = async ({ startSite, startEmpty }: Board): Promise<void> => {
  const port = await freePort();
  const site = await startSite(port);
  const { result, megabytes } = await watchHeap(port, () =>
    runDrill(
      clientOf(site),
      site.url,
      async (folder) => {
        const empty = await startEmpty(join(folder, 'state'));
        return { url: empty.url, close: () => empty.stop() };
      },
      noNotice,
    ),
  );
  await site.stop();
  const { rows, files, seconds: times, differences } = result;
  console.log(
    `      backup ${times.backup} s, download ${times.download} s, restore ${times.restore} s`,
  );
  checkMemory('a backup', megabytes);
  check(
    'tables, resumes and searches',
    differences.join('; ') || `${rows} rows, ${files} resumes and all searches equal`,
    'equal',
    differences.length === 0,
  );
};

const PARTS = { busy: measureBusy, drill: measureDrill, beside: measureBeside };

const measure = async (
  source: string,
  folder: string,
  [jobs, applications]: readonly [number, number],
  parts: readonly string[],
): Promise<void> => {
  await copyBuild(join(folder, 'build'));
  const config = join(folder, 'build/server/wrangler.json');
  const state = join(folder, 'site');
  await cp(source, state, { recursive: true });
  const startSite = (inspectorPort?: number) => startBuild(config, state, inspectorPort);
  const site = await startSite();
  const fid = await findJob(site.url);
  const begun = performance.now();
  await forEach(applications, (i) => apply(site.url, fid, i));
  console.log(`      ${applications} applications in ${seconds(begun).toFixed(0)} s`);
  await site.stop();
  const board: Board = {
    ...{ folder, jobs, applications, fid, startSite },
    async startEmpty(place, inspectorPort) {
      const { db, dispose } = await openDatabaseFolder(place);
      await db.prepare('SELECT 1').run();
      await dispose();
      return startBuild(config, place, inspectorPort, { RESTORE: 'on' });
    },
  };
  for (const [name, measurePart] of Object.entries(PARTS)) {
    if (parts.length === 0 || parts.includes(name)) await measurePart(board);
  }
};

await run(async () => {
  const [jobs = '100000', applications = '10000', ...parts] = process.argv.slice(2);
  process.env.OPS_TOKEN = OPS_TOKEN;
  const source = await jobDatabase(Number(jobs), Math.floor(Date.now() / 86_400_000) * 86_400_000);
  const folder = await mkdtemp(join(tmpdir(), 'rolecall-backups-'));
  try {
    console.log(`${jobs} jobs, ${applications} applications`);
    await measure(source, folder, [Number(jobs), Number(applications)], parts);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
