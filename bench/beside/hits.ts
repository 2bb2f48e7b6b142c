import { Agent, get } from 'node:http';
import { startBarePage } from '../support/bare-page.ts';
import { startCheckout } from '../support/checkouts.ts';
import { type Finding, interleave, median, medianRatio } from '../support/compare.ts';
import { fetchComplete } from '../support/demo-site.ts';
import { type Measured, processorMs, startMeasured } from '../support/workerd.ts';

const HITS = 12_000;
const CLIENTS = 4;

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };

/** A line in the format of `worker/edge/log-request.ts`. */
const LOG_LINE =
  '{"id":"00000000-0000-4000-8000-000000000000","method":"GET","route":"/jobs","status":200,"ms":0,"cache":"HIT","bot":false,"prefetch":false}';

/** Measures the CPU time, in microseconds, that workerd spends per request for a cached page. */
const measureHit = async ({ url, pid }: Measured): Promise<number> => {
  const page = `${url}/jobs`;
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const hit = () =>
    new Promise<void>((done, fail) => {
      get(page, { agent, headers: BROWSER }, (response) =>
        response.resume().once('end', done).once('error', fail),
      ).once('error', fail);
    });
  await (await fetchComplete(page)).arrayBuffer();
  const before = processorMs(pid);
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let i = 0; i < HITS / CLIENTS; i++) await hit();
    }),
  );
  agent.destroy();
  return ((processorMs(pid) - before) / HITS) * 1_000;
};

/**
 * Starts a site, and a bare worker that only returns the same page and writes the same log line.
 */
const startPair = async (folder: string) => {
  const site = await startCheckout(folder, { hasFiles: false });
  return { site, bare: await startMeasured(() => startBarePage(`${site.url}/jobs`, LOG_LINE)) };
};

/** The cost of the site's own work in each round: the site's cost minus the bare worker's. */
const subtractBare = (site: readonly number[], bare: readonly number[]): number[] =>
  site.map((us, round) => us - (bare[round] ?? Number.NaN));

const measureHits = async (ours: string, theirs: string) => {
  const pairs = { ours: await startPair(ours), theirs: await startPair(theirs) };
  try {
    const times = await interleave({
      ours: () => measureHit(pairs.ours.site),
      ourBare: () => measureHit(pairs.ours.bare),
      theirs: () => measureHit(pairs.theirs.site),
      theirBare: () => measureHit(pairs.theirs.bare),
    });
    return {
      ours: subtractBare(times.ours, times.ourBare),
      theirs: subtractBare(times.theirs, times.theirBare),
    };
  } finally {
    const workers = Object.values(pairs).flatMap(({ site, bare }) => [site, bare]);
    await Promise.all(workers.map((worker) => worker.stop()));
  }
};

const finding = (
  name: string,
  unit: string,
  goal: number,
  { ours, theirs }: Record<'ours' | 'theirs', number[]>,
): Finding => {
  const ratio = medianRatio(ours, theirs, (figure) => figure);
  return {
    name,
    figure: `${ratio.toFixed(2)} (${median(ours).toFixed(0)} and ${median(theirs).toFixed(0)} ${unit})`,
    goal: `at most ${goal}`,
    isMet: ratio <= goal,
  };
};

/** Compares the cost of serving a page from the cache. */
export const hits = async (ours: string, theirs: string): Promise<Finding[]> => {
  const times = await measureHits(ours, theirs);
  return [finding('processor time of a hit, minus a bare worker’s', 'µs', 1, times)];
};
