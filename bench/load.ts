/*
 * Simulates visitors who browse a site while its jobs are being closed and opened.
 * Usage: npm run bench:load [-- requests]
 * bench/README.md describes the counts.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBuild } from '../scripts/build-site.ts';
import { loadDemo } from '../scripts/demo.ts';
import type { JobSummary } from '../src/contracts/job.ts';
import {
  copyToSecond,
  DATABASE_ID,
  openDatabaseFolder,
  SECOND_DATABASE_ID,
} from '../tests/support/database.ts';
import { startFaultySite } from '../tests/support/faulty-site.ts';
import { createPlatformCache } from '../tests/support/platform-site.ts';
import { createTimeline, type Timeline } from './support/timeline.ts';

const REQUESTS = Number(process.argv[2] ?? 50_000);
const VISITORS = 24;
const JOBS = 12;
/**
 * The number of concurrent operators. Each changes different jobs, so that their purges coincide.
 */
const CHANGERS = 2;
const CHANGE_EVERY_MS = 150;
/**
 * The number of changes per round. A pause follows each round; without it, no cache entry would
 * live long enough to become stale.
 */
const CHANGES_A_ROUND = 20;
/**
 * How far the site's clock is set forward at each step, in seconds. After each of the first two
 * steps, lists are revalidated in the background; after the third, they are too old to be served.
 * Content pages and job pages are revalidated in the background.
 */
const CLOCK_STEPS_S = [61, 61, 700];
const CLOCK_STEP_EVERY_MS = 500;
const IMPORT_POLL_MS = 20;
const TIMEOUT_MS = 30_000;
/**
 * A list may be outdated for this long after a job is edited or opened: its fresh and stale
 * lifetimes together.
 */
const LISTS_LIVE_MS = 660_000;
/** How far the replica lags behind (tests/support/lagging-replica.js). */
const REPLICA_LAG_MS = 5_000;
/**
 * How long a purge may be delayed on the simulated platform. This benchmark ends the platform's
 * one-minute window after each change.
 */
const PURGES_WAIT_MS = 5_000;
/**
 * The jobs that change are among the newest, so they are on the first page of each of these lists.
 */
const CACHED_LISTS = ['/jobs', '/jobs/_payload.json', '/RSC/R/jobs.txt'];
const LISTS = [...CACHED_LISTS, '/misc/jobs'];
const OTHERS = ['/', '/jobs?q=engineer', '/companies', '/about', '/blog'];
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };

/** A job's state: `closed` or, while the job is open, its current edition. */
type State = 'closed' | `edition ${number}`;

/** The state of each job shown on a page or in a payload, by fid. */
type ShownStates = ReadonlyMap<string, State>;

const IMPORTED = [
  ...(['fid', 'title', 'employmentType', 'workplace', 'seniority', 'locations'] as const),
  ...(['remoteCountryCodes', 'category', 'skills', 'publishedAt'] as const),
];

type ListedJob = Pick<JobSummary, (typeof IMPORTED)[number] | 'path' | 'company'>;

interface Job extends ListedJob {
  readonly timeline: Timeline<State>;
}

/** A site whose clock can be set forward and which can be redeployed. */
interface Site {
  readonly url: string;
  setClock(aheadMs: number): Promise<void>;
  /**
   * Redeploys the site after all pending requests have finished, although a real platform does not
   * have to wait for them.
   */
  deploy?(): Promise<void>;
  /** Ends the one-minute window during which purges are held back. */
  passMinute?(): Promise<void>;
  stop(): Promise<void>;
}

const counts: Record<string, number> = {};
const mistakes: string[] = [];
const count = (what: string, mistake?: string) => {
  counts[what] = (counts[what] ?? 0) + 1;
  if (mistake && mistakes.length < 10) mistakes.push(`${what}: ${mistake}`);
};

/**
 * The ETag that the browser has stored for each path, and the job states shown in the response with
 * each ETag.
 */
const etags = new Map<string, string>();
const statesByEtag = new Map<string, ShownStates>();

/**
 * Sends one request and counts invalid responses. The request is conditional if the browser has
 * stored the path.
 */
const visit = async (site: Site, path: string) => {
  const etag = etags.get(path);
  const ask = () =>
    fetch(`${site.url}${path}`, {
      headers: { ...BROWSER, ...(etag && { 'if-none-match': etag }) },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  // Like a browser, retries a GET if its idle connection was closed just as the GET was sent.
  const response = await ask().catch(ask);
  const body = await response.text();
  const from = response.headers.get('cf-cache-status') ?? 'none';
  count(from);
  if (response.status !== 200 && response.status !== 304)
    count('failed', `${response.status} ${path}`);
  // A response is STALE only after a failed render, and no render fails in this benchmark.
  if (from === 'STALE') count('stale too long', path);
  return { answer: response, body, sent: etag, etag: response.headers.get('etag') ?? '' };
};

/**
 * Checks that each job state in a response was true at some time between the request and the
 * response.
 */
const check = async (
  site: Site,
  path: string,
  jobs: readonly Job[],
  read: (body: string) => ShownStates,
) => {
  const startedAt = performance.now();
  const { answer, body, sent, etag } = await visit(site, path);
  // A 304 may carry a newer entity tag for the same page.
  const states = answer.status === 200 ? read(body) : statesByEtag.get(path + sent);
  if (etag) {
    if (states) statesByEtag.set(path + etag, states);
    etags.set(path, etag);
  }
  for (const { fid, timeline } of jobs) {
    const state = states?.get(fid);
    const ended = performance.now();
    const right = timeline.during(startedAt, ended);
    if (state && right.includes(state)) continue;
    // A closed job must not reappear as open, even on lists.
    const isClosed = right.every((one) => one === 'closed');
    const lateMs = CACHED_LISTS.includes(path) && !isClosed ? LISTS_LIVE_MS : 0;
    // Until the purge runs, a request may read from the replica.
    const waitMs = site.passMinute ? PURGES_WAIT_MS + REPLICA_LAG_MS : 0;
    const earlier = timeline.during(startedAt - Math.max(lateMs, waitMs), ended);
    if (state && earlier.includes(state)) count('late');
    else count('wrong', `${path}: ${fid} was ${right}, shown as ${state}`);
  }
};

/** On job pages and in lists, each job's description begins with its edition. */
const EDITION = /Edition (\d+) of (\w+)/g;

const readEditions = (text: string): ReadonlyMap<string, State> =>
  new Map(
    [...text.matchAll(EDITION)].map(([, edition, fid = '']) => [fid, `edition ${Number(edition)}`]),
  );

const visitJob = (site: Site, job: Job) =>
  check(site, job.path, [job], (html) => {
    const [shown = 'closed'] = [readEditions(html).get(job.fid)];
    return new Map([[job.fid, /Closed on/.test(html) ? 'closed' : shown]]);
  });

const visitList = (site: Site, path: string, jobs: readonly Job[]) =>
  check(site, path, jobs, (body) => {
    const editions = readEditions(body);
    return new Map(jobs.map(({ fid }) => [fid, editions.get(fid) ?? 'closed']));
  });

const call = async (site: Site, path: string, body?: object) => {
  const response = await fetch(`${site.url}/ops/${path}`, {
    method: body ? 'POST' : 'GET',
    // Opens a new connection for each call, because an idle one might be closed between two calls.
    headers: {
      origin: site.url,
      connection: 'close',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${text}`);
  return JSON.parse(text);
};

let editions = 0;
const lastEditions = new Map<string, number>();

/** Changes an open job to a new edition through an import. */
const edit = async (site: Site, job: ListedJob, edition: number) => {
  const record = {
    ...Object.fromEntries(IMPORTED.map((name) => [name, job[name]])),
    company: job.company?.slug,
    status: 'open',
    descriptionHtml: `<p>Edition ${edition} of ${job.fid}.</p>`,
  };
  const { data } = await call(site, 'imports', {});
  const rows = [{ at: 'line 1', record }];
  const { data: checked } = await call(site, `imports/${data.id}/rows`, { kind: 'job', rows });
  if (checked.problems.length > 0) throw new Error(JSON.stringify(checked.problems));
  let { data: written } = await call(site, `imports/${data.id}/apply`, {});
  // An import by another operator may be running, and has to finish first.
  while (written.state === 'writing') {
    await pause(IMPORT_POLL_MS);
    ({ data: written } = await call(site, `imports/${data.id}`));
  }
};

const change = async (site: Site, job: Job) => {
  const { fid, timeline } = job;
  if (timeline.last() !== 'closed' && Math.random() < 0.5) {
    editions += 1;
    const edition = editions;
    lastEditions.set(fid, edition);
    await timeline.change(`edition ${edition}`, () => edit(site, job, edition));
    count('edits');
    return;
  }
  const to = timeline.last() === 'closed' ? 'open' : 'closed';
  const state: State = to === 'open' ? `edition ${lastEditions.get(fid) ?? 0}` : 'closed';
  await timeline.change(state, () => call(site, 'jobs/moves', { fids: [fid], to }));
  count(to === 'open' ? 'openings' : 'closings');
};

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

interface Options {
  readonly config: string;
  readonly persistTo: string;
  readonly databaseId: string;
}

/** Starts the site behind its own cache, as on a developer's machine. */
const startOwn = (options: Options): Promise<Site> => startFaultySite(options);

/**
 * Starts the site behind a stand-in for the platform's cache, which survives deployments. The
 * database replica lags by five seconds.
 */
const startBehindPlatform = async (options: Options): Promise<Site> => {
  const platform = createPlatformCache();
  const variables = { SITE_URL: 'http://localhost:8787' };
  await copyToSecond(options.persistTo);
  let worker = await platform.deploy({ ...options, replicaId: SECOND_DATABASE_ID, variables });
  let deploys = 0;
  const site = {
    url: worker.url,
    async setClock(aheadMs: number) {
      platform.aheadMs = aheadMs;
    },
    passMinute: () => platform.passMinute(),
    async deploy() {
      await platform.settled();
      await worker.stop();
      // Stopping the worker discards writes that have not reached the replica, so the database is
      // copied to the replica again.
      await copyToSecond(options.persistTo);
      deploys += 1;
      // Every other deployment changes every page.
      const SERVICE_WORKER = deploys % 4 < 2 ? 'off' : 'on';
      worker = await platform.deploy({
        ...options,
        replicaId: SECOND_DATABASE_ID,
        variables: { ...variables, SERVICE_WORKER },
      });
      site.url = worker.url;
    },
    stop: () => worker.stop(),
  };
  return site;
};

const runLoad = async (site: Site, requests: number) => {
  lastEditions.clear();
  const list = async (): Promise<ListedJob[]> =>
    // Jobs of hidden employers are left out because their paths have changed.
    (await (await fetch(`${site.url}/misc/jobs`)).json()).data.filter(
      (job: ListedJob) => job.company,
    );
  const chosen = (await list()).slice(0, JOBS);
  for (const job of chosen) await edit(site, job, 0);
  await site.passMinute?.();
  // After this wait, no cache or replica can still have an older state.
  await pause(REPLICA_LAG_MS + PURGES_WAIT_MS);
  // The import may have changed the jobs' paths.
  const fids = chosen.map(({ fid }) => fid);
  const named = (await list()).filter(({ fid }) => fids.includes(fid));
  const jobs: Job[] = named.map((job) => ({
    ...job,
    timeline: createTimeline<State>('edition 0', () => performance.now()),
  }));
  const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;
  let left = requests;
  let gate: Promise<unknown> = Promise.resolve();
  let under = 0;
  const visitor = async () => {
    while (left-- > 0) {
      await gate;
      under += 1;
      const dice = Math.random();
      const done =
        dice < 0.5
          ? visitJob(site, pick(jobs))
          : dice < 0.8
            ? visitList(site, pick(LISTS), jobs)
            : visit(site, pick(OTHERS));
      await done.catch((error) => count('failed', String(error)));
      under -= 1;
    }
  };
  const deploy = async () => {
    let open: () => void = () => undefined;
    gate = new Promise<void>((done) => {
      open = done;
    });
    while (under > 0) await pause(5);
    await site.deploy?.();
    count('deploys');
    open();
  };
  let turn = 0;
  const changer = async (first: number) => {
    for (let i = 0; i < CHANGES_A_ROUND && left > 0; i++) {
      const job = jobs[(turn + i * CHANGERS + first) % jobs.length] as Job;
      await change(site, job);
      await pause(CHANGE_EVERY_MS);
      await site.passMinute?.();
    }
  };
  let clockS = 0;
  const operators = async () => {
    while (left > 0) {
      await Promise.all(Array.from({ length: CHANGERS }, (_, i) => changer(i)));
      turn += CHANGES_A_ROUND * CHANGERS;
      if (site.deploy) await deploy();
      for (const step of CLOCK_STEPS_S) {
        clockS += step;
        await site.setClock(clockS * 1_000);
        await pause(CLOCK_STEP_EVERY_MS);
      }
    }
  };
  // Fills the cache, so that the first visits find cached pages.
  for (const path of [...LISTS, ...jobs.map(({ path: page }) => page)]) {
    for (let i = 0; i < 3; i++) {
      await (await fetch(site.url + path, { headers: BROWSER })).arrayBuffer();
      await pause(CHANGE_EVERY_MS);
    }
  }
  await Promise.all([operators(), ...Array.from({ length: VISITORS }, visitor)]);
};

const folder = await mkdtemp(join(tmpdir(), 'rolecall-load-'));
let site: Site | undefined;
try {
  await copyBuild(join(folder, 'build'));
  const database = await openDatabaseFolder(join(folder, 'v3'));
  await loadDemo(database.db);
  await database.dispose();
  const options = {
    config: join(folder, 'build/server/wrangler.json'),
    persistTo: join(folder, 'v3'),
    databaseId: DATABASE_ID,
  };
  for (const start of [startOwn, startBehindPlatform]) {
    site = await start(options);
    await runLoad(site, REQUESTS / 2);
    await site.stop();
    site = undefined;
    etags.clear();
    statesByEtag.clear();
  }
} finally {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
}
for (const [what, n] of Object.entries(counts).sort()) console.log(`${what.padEnd(24)}${n}`);
for (const mistake of mistakes) console.log(`    ${mistake}`);
const bad = ['wrong', 'failed', 'stale too long'].some((what) => counts[what]);
console.log(
  bad
    ? '\nSome responses were wrong or stale too long, or failed.'
    : '\nNo response was wrong or stale too long, and none failed.',
);
process.exit(bad ? 1 : 0);
