import { globSync } from 'node:fs';
import { join } from 'node:path';
import { unescapeFlight } from '../../src/lib/flight-block.ts';
import { startModules } from '../../tests/support/direct-worker.ts';
import { buildReactDomAlone } from '../react-dom-alone/build.ts';
import { type Finding, interleave, median, medianRatio } from '../support/compare.ts';
import { fetchWhole, startDemoSite } from '../support/demo-site.ts';
import { measureEach } from '../support/load.ts';

const FLIGHT_BLOCK = /<script type="text\/x-component"[^>]*>(.*?)<\/script>/s;
const QUERY = 'page=2';

const OPS_TOKEN = 'a-token-of-the-benchmark-alone';
const ROUND_PAGES = { pages: 24, perPage: [16, 17, 18, 19, 20, 21, 22, 23, 24] };

/** Lists that differ from each other, of twenty jobs in the middle. */
const lists = (url: string): string[] =>
  ROUND_PAGES.perPage.flatMap((perPage) =>
    Array.from(
      { length: ROUND_PAGES.pages },
      (_, page) => `${url}/jobs?page=${page + 1}&perPage=${perPage}`,
    ),
  );

/**
 * `/jobs?page=N` that no cache has: each request of a round asks for another list, and before a round
 * all pages are forgotten. Against the same tree rendered by react-dom alone.
 */
export const uncachedPage = async (): Promise<Finding[]> => {
  const built = await buildReactDomAlone();
  // Of the same build: components are known by where they stand.
  const site = await startDemoSite(join(built, 'wrangler.json'), {
    variables: { OPS_TOKEN },
    hasFiles: false,
  });
  const document = await (await fetchWhole(`${site.url}/jobs?${QUERY}`)).text();
  const flight = FLIGHT_BLOCK.exec(document)?.[1];
  if (!flight) throw new Error('The page has no payload.');
  const entry = `
    import { createWorker } from './ssr/react-dom-alone.js';
    export default createWorker(${JSON.stringify(unescapeFlight(flight))}, '${QUERY}');`;
  const files = globSync(['ssr/**/*.js', '__*.js'], { cwd: built });
  const alone = await startModules(built, [
    { path: 'react-dom-alone-entry.js', contents: entry },
    ...files.map((path) => ({ path })),
  ]);
  try {
    const same = await (await fetchWhole(`${alone.url}/jobs?${QUERY}`)).text();
    const rows = (html: string) => html.match(/<article class="row"/g)?.length ?? 0;
    if (rows(same) === 0 || rows(same) !== rows(document)) {
      throw new Error(`react-dom alone renders ${rows(same)} jobs, the site ${rows(document)}.`);
    }
    const { ours, theirs } = await interleave({
      ours: async () => {
        await fetchWhole(`${site.url}/ops/cache/purge`, {
          method: 'POST',
          headers: { authorization: `Bearer ${OPS_TOKEN}` },
        });
        return measureEach(lists(site.url));
      },
      theirs: () => measureEach(lists(alone.url)),
    });
    const rate = medianRatio(ours, theirs, (perSecond) => perSecond);
    return [
      {
        name: 'uncached /jobs?page=N, requests a second, of react-dom’s',
        figure: `${rate.toFixed(2)} (${Math.round(median(ours))} a second)`,
        goal: 'at least 0.5, aim at 1',
        isMet: rate >= 0.5,
      },
    ];
  } finally {
    await Promise.all([site.stop(), alone.stop()]);
  }
};
