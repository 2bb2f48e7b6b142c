import { buildManifestPath, LATEST_BUILD_PATH } from '../contracts/build.ts';
import { createBuildWatch } from './create-build-watch.ts';
import { type Connection, createPreloads } from './create-preloads.ts';
import { createRouteRules } from './create-route-rules.ts';
import { ownBuild } from './own-build.ts';
import { watchLinks } from './watch-links.ts';

/** What does not come by then does not come. */
const GIVE_UP_MS = 30_000;

const loadJson = async (path: string, init?: RequestInit): Promise<unknown> => {
  const answer = await fetch(path, { ...init, signal: AbortSignal.timeout(GIVE_UP_MS) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer.json();
};

const connection = () => (navigator as { connection?: Connection }).connection;

/** Watches for another build, and preloads pages of this one. */
export const startBuilds = (): void => {
  const buildId = import.meta.env.WAKU_BUILD_ID;

  createBuildWatch({
    buildId,
    loadLatestId: async () => {
      const latest = await loadJson(`${LATEST_BUILD_PATH}?${Date.now()}`, { cache: 'no-store' });
      const { id } = latest as { id?: unknown };
      if (typeof id !== 'string') throw new Error('It names no build.');
      return id;
    },
    page: document,
    network: window,
    isOnline: () => navigator.onLine,
    onNewBuild: ownBuild.outdate,
  }).start();

  const rules = createRouteRules({
    loadManifest: () => loadJson(buildManifestPath(buildId)),
    connection,
    log: console.warn,
  });
  const preloads = createPreloads({
    preload: ownBuild.preload,
    isPreloadable: rules.isPublicPage,
    here: () => window.location.href,
    connection,
    now: Date.now,
  });
  rules.start(preloads.begin);

  const links = watchLinks(document, { mayFollow: preloads.want, follow: ownBuild.follow });
  ownBuild.onLanding(() => {
    preloads.forgetWaiting();
    links.look();
  });
  links.look();
};
