import type { LatestBuild } from '../../contracts/site/build.ts';
import { buildManifestPath, LATEST_BUILD_PATH } from '../../contracts/site/build-paths.ts';
import { BROWSER_CALL_MS } from '../../lib/deadlines.ts';
import type { Line } from '../connection.ts';
import { createPreloads } from '../create-preloads.ts';
import { watchLinks } from '../watch-links.ts';
import { createBuildWatch } from './create-build-watch.ts';
import { loadManifest } from './load-manifest.ts';
import { markOutdated } from './outdated-build.ts';

const loadJson = async (path: string): Promise<unknown> => {
  const response = await fetch(path, { signal: AbortSignal.timeout(BROWSER_CALL_MS) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
};

/** Prefetches a page that the visitor may open next. */
const prefetch = (url: URL): Promise<unknown> =>
  new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = url.href;
    for (const type of ['load', 'error']) link.addEventListener(type, done, { once: true });
    document.head.append(link);
  });

/**
 * Watches for new builds, and preloads pages from the current one.
 * @returns the current build's id
 */
export const startBuilds = (): Promise<string> => {
  const line: Line = navigator;

  const buildId = createBuildWatch({
    loadLatest: () => loadJson(`${LATEST_BUILD_PATH}?${Date.now()}`) as Promise<LatestBuild>,
    page: document,
    network: window,
    isOnline: () => navigator.onLine,
    now: Date.now,
    onNewBuild: markOutdated,
  }).start();

  const preloads = createPreloads({
    preload: prefetch,
    here: window.location,
    line,
    now: Date.now,
  });
  loadManifest({
    load: async () => loadJson(buildManifestPath(await buildId)),
    effectiveType: line.connection?.effectiveType,
    onLoaded: preloads.begin,
    log: console.warn,
  });
  // Browsers with speculation rules preload pages by themselves (`/speculation-rules.json`).
  const needsPreloads = !HTMLScriptElement.supports?.('speculationrules');
  if (needsPreloads && document.createElement('link').relList.supports('prefetch')) {
    watchLinks(document, preloads.want);
  }
  return buildId;
};
