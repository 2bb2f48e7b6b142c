import { Agent, get } from 'node:http';
import { type CheckoutSite, startCheckout } from '../support/checkouts.ts';
import { type Finding, interleave, median, medianRatio, ROUNDS } from '../support/compare.ts';
import { fetchWhole } from '../support/demo-site.ts';
import { processorMs } from '../support/workerd.ts';

const HITS = 4_000;
const CLIENTS = 4;
const STARTS = 5;

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };

/** Processor time of workerd a request, in microseconds, for a page that the cache has. */
const measureHit = async (site: CheckoutSite): Promise<number> => {
  const url = `${site.url}/jobs`;
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const hit = () =>
    new Promise<void>((done, fail) => {
      get(url, { agent, headers: BROWSER }, (response) =>
        response.resume().once('end', done).once('error', fail),
      ).once('error', fail);
    });
  await (await fetchWhole(url)).arrayBuffer();
  const before = processorMs(site.pid);
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let i = 0; i < HITS / CLIENTS; i++) await hit();
    }),
  );
  agent.destroy();
  return ((processorMs(site.pid) - before) / HITS) * 1_000;
};

/** Milliseconds of workerd's processor time until its first page is there. */
const measureStart = async (folder: string): Promise<number> => {
  const site = await startCheckout(folder, { hasFiles: false });
  await (await fetchWhole(`${site.url}/jobs`)).arrayBuffer();
  const ms = processorMs(site.pid);
  await site.stop();
  return ms;
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

/** A page from the cache, and the first page of an isolate. */
export const hits = async (ours: string, theirs: string): Promise<Finding[]> => {
  const sites = {
    ours: await startCheckout(ours, { hasFiles: false }),
    theirs: await startCheckout(theirs, { hasFiles: false }),
  };
  const times = await interleave(
    { ours: () => measureHit(sites.ours), theirs: () => measureHit(sites.theirs) },
    ROUNDS,
  );
  await Promise.all([sites.ours.stop(), sites.theirs.stop()]);
  const starts = await interleave(
    { ours: () => measureStart(ours), theirs: () => measureStart(theirs) },
    STARTS,
  );
  return [
    finding('processor time of a hit', 'µs', 1.05, times),
    finding('processor time until the first page', 'ms', 1.05, starts),
  ];
};
