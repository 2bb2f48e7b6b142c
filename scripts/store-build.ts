import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { R2Bucket } from '@cloudflare/workers-types';
import { getMimeType } from 'hono/utils/mime';
import * as v from 'valibot';
import {
  type BuildManifest,
  BuildManifestSchema,
  LatestBuildSchema,
} from '../src/contracts/site/build.ts';
import { buildManifestPath, LATEST_BUILD_PATH } from '../src/contracts/site/build-paths.ts';
import {
  buildFilesKey,
  buildListKey,
  deleteOldBuilds,
  type StoredBuild,
} from '../worker/builds/stored-builds.ts';
import type { Variables } from '../worker/env.ts';
import { filesPrefix } from '../worker/site-key.ts';
import { Trouble } from './local.ts';
import { attachWrangler } from './processes.ts';

/** Stores a build's hashed files in R2 before it is served (decision 8). */

const REQUEST_TIMEOUT_MS = 10_000;

const readManifest = (dist: string): BuildManifest => {
  const read = (path: string) => JSON.parse(readFileSync(join(dist, 'public', path), 'utf8'));
  const { id } = v.parse(LatestBuildSchema, read(LATEST_BUILD_PATH));
  return v.parse(BuildManifestSchema, read(buildManifestPath(id)));
};

/**
 * Packs the files in `dist/public/assets`. Returns their concatenated contents and a list of them.
 */
const pack = (dist: string, replaces?: string) => {
  const folder = join(dist, 'public/assets');
  const files: StoredBuild['files'] = {};
  const parts: Buffer[] = [];
  let offset = 0;
  for (const name of readdirSync(folder)) {
    // Only a few open tabs will request these files, so the network can compress them on demand.
    if (name.endsWith('.br')) continue;
    const bytes = readFileSync(join(folder, name));
    const type = getMimeType(name) ?? 'application/octet-stream';
    files[name] = { type, offset, size: bytes.length };
    offset += bytes.length;
    parts.push(bytes);
  }
  const build: StoredBuild = { manifest: readManifest(dist), replaces, files };
  return { list: JSON.stringify(build), bytes: Buffer.concat(parts) };
};

/** Stores a build on this machine, where every stored build is also served. */
export const storeBuildLocally = async (bucket: R2Bucket, dist: string): Promise<void> => {
  const { id } = readManifest(dist);
  const { list, bytes } = pack(dist);
  await bucket.put(buildFilesKey(id), bytes);
  await bucket.put(buildListKey(id), list);
  await deleteOldBuilds(bucket, id, Date.now());
};

/**
 * Finds the id of the build that a site serves. Undefined if it is unknown, for example before the
 * first deploy.
 */
const servedBuild = async (siteUrl: string): Promise<string | undefined> => {
  try {
    const response = await fetch(`${siteUrl}${LATEST_BUILD_PATH}?${Date.now()}`, {
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    return v.parse(LatestBuildSchema, await response.json()).id;
  } catch {
    return undefined;
  }
};

/**
 * Uses wrangler to store a build on the platform, for the site with the given key.
 * @throws Trouble if it was not stored
 */
export const storeBuildRemotely = async (
  bucketName: string,
  dist: string,
  { SITE_URL, SITE_KEY }: Pick<Variables, 'SITE_URL' | 'SITE_KEY'>,
): Promise<void> => {
  const { id } = readManifest(dist);
  const served = await servedBuild(SITE_URL);
  // This build is already stored, together with the build that it replaced.
  if (served === id) return;
  const { list, bytes } = pack(dist, served);
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-build-'));
  try {
    for (const [key, content] of [
      [buildFilesKey(id), bytes],
      [buildListKey(id), list],
    ] as const) {
      const file = join(folder, 'object');
      writeFileSync(file, content);
      const code = await attachWrangler(
        [
          'r2',
          'object',
          'put',
          `${bucketName}/${filesPrefix(SITE_KEY)}${key}`,
          '--file',
          file,
          '--remote',
        ],
        { CI: '1' },
      );
      if (code !== 0) throw new Trouble('The build was not stored in R2, so nothing was deployed.');
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
};
