import { type CheckoutSite, OPS_TOKEN } from './checkouts.ts';
import { fetchComplete } from './demo-site.ts';

/** Purges all pages from a site's cache. */
export const purgePages = (site: CheckoutSite): Promise<Response> =>
  fetchComplete(`${site.url}/ops/cache/purge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${OPS_TOKEN}` },
  });

/** Returns paths of different job lists, each with 16 to 24 of the first 480 jobs. */
export const listPaths = (amount: number): string[] =>
  Array.from({ length: amount }, (_, i) => `/jobs?page=${1 + (i % 20)}&perPage=${16 + (i % 9)}`);

/** Fetches each path once, with `clients` concurrent clients. */
export const fetchEach = async (
  url: string,
  paths: readonly string[],
  clients = 1,
): Promise<void> => {
  const waiting = paths.values();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (const path of waiting) await (await fetchComplete(url + path)).arrayBuffer();
    }),
  );
};
