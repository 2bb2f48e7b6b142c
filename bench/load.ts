/*
 * Visitors of a site whose jobs are closed and opened while they read: npm run bench:load [-- requests]
 * What is counted stands in bench/README.md.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBuild } from '../scripts/build-site.ts';
import { loadDemo } from '../scripts/demo.ts';
import { openDatabaseFolder } from '../tests/support/database.ts';
import { type FaultySite, startFaultySite } from '../tests/support/faulty-site.ts';
import { createTimeline, type Timeline } from './support/timeline.ts';

const REQUESTS = Number(process.argv[2] ?? 50_000);
const VISITORS = 24;
const JOBS = 12;
/** Operators at work at the same time, each on jobs of their own: purges meet. */
const CHANGERS = 2;
const CHANGE_EVERY_MS = 150;
/** Then nothing changes for a while, else no page would live long enough to grow old. */
const CHANGES_A_ROUND = 20;
/**
 * In seconds, what the site's clock is put on by meanwhile: lists are made anew behind their visitors, then
 * once more, then they are too old to be shown, and pages of editors and jobs are made anew behind theirs.
 */
const CLOCK_STEPS_S = [61, 61, 700];
const CLOCK_STEP_EVERY_MS = 500;
const TIMEOUT_MS = 30_000;
/** All of the jobs that change are among the newest, on the first page of each. */
const LISTS = ['/jobs', '/jobs/_payload.json', '/RSC/R/jobs.txt', '/misc/jobs'];
const OTHERS = ['/', '/jobs?q=engineer', '/companies', '/about', '/blog'];
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };

type State = 'open' | 'closed';

/** What a page or a payload says of the jobs that it tells of, by fid. */
type Told = ReadonlyMap<string, State>;

interface Found {
  readonly fid: string;
  readonly path: string;
  readonly employerVisibility: string;
}

interface Job {
  readonly fid: string;
  readonly path: string;
  readonly timeline: Timeline<State>;
}

const counts: Record<string, number> = {};
const mistakes: string[] = [];
const count = (what: string, mistake?: string) => {
  counts[what] = (counts[what] ?? 0) + 1;
  if (mistake && mistakes.length < 10) mistakes.push(`${what}: ${mistake}`);
};

/** The etag that a browser has of a path, and what the answer of an etag says. */
const known = new Map<string, string>();
const seen = new Map<string, Told>();

/** One request, and whether its answer may stand. A browser that has been there asks conditionally. */
const visit = async (site: FaultySite, path: string) => {
  const etag = known.get(path);
  const answer = await fetch(`${site.url}${path}`, {
    headers: { ...BROWSER, ...(etag && { 'if-none-match': etag }) },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body = await answer.text();
  const from = answer.headers.get('cf-cache-status') ?? 'none';
  count(from);
  if (answer.status !== 200 && answer.status !== 304) count('failed', `${answer.status} ${path}`);
  // Nothing is broken here: nobody is shown what should have been made anew.
  if (from === 'STALE') count('stale beyond its time', path);
  return { answer, body, etag: answer.headers.get('etag') ?? '' };
};

/** What an answer tells of jobs must have been so at some time between question and answer. */
const check = async (
  site: FaultySite,
  path: string,
  jobs: readonly Job[],
  read: (body: string) => Told,
) => {
  const began = performance.now();
  const { answer, body, etag } = await visit(site, path);
  const told = answer.status === 200 ? read(body) : seen.get(path + etag);
  if (etag) {
    if (told) seen.set(path + etag, told);
    known.set(path, etag);
  }
  for (const { fid, timeline } of jobs) {
    const state = told?.get(fid);
    const right = timeline.during(began, performance.now());
    if (!state || !right.includes(state)) {
      count('wrong', `${path}: ${fid} was ${right}, shown ${state}`);
    }
  }
};

const visitJob = (site: FaultySite, job: Job) =>
  check(
    site,
    job.path,
    [job],
    (html) => new Map([[job.fid, /Closed on/.test(html) ? 'closed' : 'open']]),
  );

const visitList = (site: FaultySite, path: string, jobs: readonly Job[]) =>
  check(
    site,
    path,
    jobs,
    (body) =>
      new Map(jobs.map(({ fid, path: job }) => [fid, body.includes(job) ? 'open' : 'closed'])),
  );

const change = async (site: FaultySite, { fid, timeline }: Job) => {
  const to = timeline.last() === 'open' ? 'closed' : 'open';
  await timeline.change(to, async () => {
    const answer = await fetch(`${site.url}/ops/jobs/moves`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fids: [fid], to }),
    });
    if (!answer.ok) throw new Error(`The job was not moved: ${await answer.text()}`);
  });
  count('changes');
};

const folder = await mkdtemp(join(tmpdir(), 'rolecall-load-'));
let site: FaultySite | undefined;
try {
  await copyBuild(join(folder, 'build'));
  const database = await openDatabaseFolder(join(folder, 'v3'));
  await loadDemo(database.db);
  await database.dispose();
  const running = await startFaultySite({
    config: join(folder, 'build/server/wrangler.json'),
    persistTo: join(folder, 'v3'),
    databaseId: 'test',
  });
  site = running;
  const found = await (await fetch(`${site.url}/misc/jobs`)).json();
  // One whose employer is hidden does not open where it stood before.
  const isNamed = ({ employerVisibility }: Found) => employerVisibility === 'named';
  const named: Found[] = found.data.filter(isNamed).slice(0, JOBS);
  const jobs: Job[] = named.map(({ fid, path }) => ({
    fid,
    path,
    timeline: createTimeline<State>('open', () => performance.now()),
  }));
  const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;
  let left = REQUESTS;
  const visitor = async () => {
    while (left-- > 0) {
      const dice = Math.random();
      const done =
        dice < 0.5
          ? visitJob(running, pick(jobs))
          : dice < 0.8
            ? visitList(running, pick(LISTS), jobs)
            : visit(running, pick(OTHERS));
      await done.catch((error) => count('failed', String(error)));
    }
  };
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
  let turn = 0;
  const changer = async (first: number) => {
    for (let i = 0; i < CHANGES_A_ROUND && left > 0; i++) {
      await change(running, jobs[(turn + i * CHANGERS + first) % jobs.length] as Job);
      await pause(CHANGE_EVERY_MS);
    }
  };
  let clockS = 0;
  const operators = async () => {
    while (left > 0) {
      await Promise.all(Array.from({ length: CHANGERS }, (_, i) => changer(i)));
      turn += CHANGES_A_ROUND * CHANGERS;
      for (const step of CLOCK_STEPS_S) {
        clockS += step;
        await running.setClock(clockS * 1_000);
        await pause(CLOCK_STEP_EVERY_MS);
      }
    }
  };
  await Promise.all([operators(), ...Array.from({ length: VISITORS }, visitor)]);
} finally {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
}
for (const [what, n] of Object.entries(counts).sort()) console.log(`${what.padEnd(24)}${n}`);
for (const mistake of mistakes) console.log(`    ${mistake}`);
const bad = ['wrong', 'failed', 'stale beyond its time'].some((what) => counts[what]);
console.log(bad ? '\nSome answers were not right.' : '\nNo answer was wrong, too old or failed.');
process.exit(bad ? 1 : 0);
