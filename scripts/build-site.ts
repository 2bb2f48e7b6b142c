import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { LatestBuild } from '../src/contracts/site/build.ts';
import { buildManifestPath, LATEST_BUILD_PATH } from '../src/contracts/site/build-paths.ts';
import { buildManifest } from '../worker/builds/build-manifest.ts';
import {
  BUILD_ID_PLACEHOLDER,
  hashFile,
  hashOutput,
  MODULE_GRAPH,
  ROUTE_VERSIONS_PLACEHOLDER,
  removePaths,
  replaceInOutput,
} from './build/output.ts';
import { findRouteFiles, routeVersions, writeVersions } from './build/route-versions.ts';
import { Trouble } from './local.ts';
import { takeLock } from './lock.ts';
import { ROOT, runWaku } from './processes.ts';
import { WITH_CATALOGUE } from './with-catalogue.ts';

/** Builds the site into `dist/`. Runs one build at a time, and only if something has changed. */

const DIST = join(ROOT, 'dist');
// This file exists only after a successful build, and its modification time is when that build
// started. It contains the name of the wrangler.toml environment for which the site was built.
const STAMP = join(DIST, 'built');
/** The name of the environment in wrangler.toml; empty for the top level. */
const SITE = process.env.CLOUDFLARE_ENV ?? '';
const SOURCES = [
  ...['src/**', 'worker/**', 'public/**', 'scripts/vite-plugins.ts', 'scripts/build/**'],
  ...['wrangler.toml', 'waku.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
];

const isBuilt = () =>
  existsSync(STAMP) &&
  readFileSync(STAMP, 'utf8') === SITE &&
  globSync(SOURCES, { cwd: ROOT }).every(
    (file) => statSync(join(ROOT, file)).mtimeMs <= statSync(STAMP).mtimeMs,
  );

/**
 * Writes the two files that describe a build (docs/specification.md, rows 7.11 and 7.12): its id
 * and time, and the manifest with the rules for its pages.
 */
const writeBuildFiles = (folder: string, latest: LatestBuild) => {
  const prerendered = globSync('**/*.html', { cwd: folder })
    .map((file) => `/${file.replace(/(\/?index)?\.html$/, '')}`)
    .sort();
  const write = (path: string, content: object) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(content));
  };
  write(LATEST_BUILD_PATH, latest);
  write(buildManifestPath(latest.id), buildManifest({ ...latest, prerendered }));
};

/**
 * Compresses scripts and styles in advance at the highest quality, because the network's
 * compression has a time limit and saves about 10 % less (decision 8).
 */
const compressFiles = (folder: string) => {
  for (const file of globSync('assets/*.{js,css}', { cwd: folder })) {
    const path = join(folder, file);
    // The default of `brotliCompressSync` is the highest quality.
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
  }
};

/** Dependencies of every page that are not modules or not in the import graph. */
const COMMON = [
  ...['package-lock.json', 'tsconfig.json', 'waku.config.ts', 'scripts/vite-plugins.ts'],
  // The deployed variables, and the migrations, which may change records.
  ...['wrangler.toml', '.deploy.vars*', 'worker/backend/migrations/*.sql'],
  // Style sheets import each other with `@import`.
  'src/styles/**/*.*',
  // The manifest contains the name of the script that every document loads.
  // That name changes whenever a module that the script imports changes.
  'dist/server/__vite_rsc_assets_manifest.js',
];

const versionsIn = async (folder: string): Promise<Record<string, string>> => {
  const find = (patterns: string | string[]) => globSync(patterns, { cwd: folder });
  const hashes = new Map<string, string>();
  const path = join(folder, MODULE_GRAPH);
  const graph = JSON.parse(readFileSync(path, 'utf8'));
  rmSync(path);
  return routeVersions({
    graph,
    routes: await findRouteFiles(find('src/pages/**/*.{ts,tsx}')),
    common: find(COMMON),
    hashOf(file) {
      const hash = hashes.get(file) ?? hashFile(join(folder, file));
      hashes.set(file, hash);
      return hash;
    },
  });
};

/** Builds the sources in a folder into its `dist/`. @throws Trouble with all output of the build */
export const buildFolder = async (
  folder: string,
  { startedAt = new Date(), env = {} }: { startedAt?: Date; env?: NodeJS.ProcessEnv } = {},
): Promise<void> => {
  const { code, output } = await runWaku(['build'], env, folder);
  if (code !== 0) throw new Trouble(`The build failed.\n\n${output}`);
  const dist = join(folder, 'dist');
  const versions = await versionsIn(folder);
  // This file is only for developers and tests, because the versions are compiled into the worker.
  writeFileSync(join(dist, 'route-versions.json'), JSON.stringify(versions));
  replaceInOutput(dist, ROUTE_VERSIONS_PLACEHOLDER, writeVersions(versions));
  removePaths(dist);
  const id = hashOutput(dist);
  replaceInOutput(dist, BUILD_ID_PLACEHOLDER, id);
  const files = join(dist, 'public');
  compressFiles(files);
  writeBuildFiles(files, { id, timestamp: startedAt.getTime() });
};

const buildNow = async (): Promise<void> => {
  const startedAt = new Date();
  rmSync(STAMP, { force: true });
  await buildFolder(ROOT, { startedAt });
  writeFileSync(STAMP, SITE);
  utimesSync(STAMP, startedAt, startedAt);
};

/**
 * Takes the build lock, because two simultaneous builds in one folder, or a copy made during a
 * build, would produce unusable files.
 */
const withBuildLock = async (work: () => Promise<void>): Promise<void> => {
  const take = () => takeLock(join(ROOT, '.wrangler/build.lock'));
  let lock = take();
  if (!lock) console.log('Waiting for another build to finish…');
  while (!lock) {
    await sleep(200);
    lock = take();
  }
  try {
    await work();
  } finally {
    lock.close();
  }
};

export const build = (): Promise<void> => {
  if (WITH_CATALOGUE) throw new Trouble('Only `npm start` can build with the catalogue.');
  return withBuildLock(buildNow);
};

/**
 * Builds if something has changed, then copies the build. A running site uses its copy while
 * `dist/` is rebuilt, and serves the new build after a restart.
 */
export const copyBuild = (folder: string): Promise<void> =>
  withBuildLock(async () => {
    if (WITH_CATALOGUE || !isBuilt()) {
      console.log('Building…');
      await buildNow();
    }
    rmSync(folder, { recursive: true, force: true });
    cpSync(DIST, folder, { recursive: true });
    // Prevents other commands from treating the catalogue build as the site.
    if (WITH_CATALOGUE) rmSync(STAMP);
  });
