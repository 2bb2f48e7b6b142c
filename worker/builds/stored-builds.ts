import type { R2Bucket, R2Object } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { BuildManifestSchema } from '../../src/contracts/site/build.ts';

/**
 * Builds stored in R2 (decision 8), so that a page opened before a deploy can still load its files.
 * Each build consists of two objects: all its hashed files concatenated and, stored afterwards, a
 * list of those files. Files without a list are not a build.
 */

const StoredBuildSchema = v.object({
  manifest: BuildManifestSchema,
  /**
   * The id of the build that was being served when this one was deployed. If it is unknown, the
   * latest earlier build is used.
   */
  replaces: v.optional(v.string()),
  /** The position of each file in the concatenated object, by name. */
  files: v.record(v.string(), v.object({ type: v.string(), offset: v.number(), size: v.number() })),
});
export type StoredBuild = v.InferOutput<typeof StoredBuildSchema>;

const BUILDS_PREFIX = 'builds/';
export const buildListKey = (id: string): string => `${BUILDS_PREFIX}${id}.json`;
export const buildFilesKey = (id: string): string => `${BUILDS_PREFIX}${id}.files`;

/**
 * The maximum number of builds to read, far more than should ever be stored. Without this limit, a
 * request would read everything that failed deploys left behind.
 */
const BUILDS_MAX = 10;

/**
 * The number of builds to keep besides the served one, so that a page that was opened or cached up
 * to two deploys ago can still load its files.
 */
const BUILDS_BEFORE = 2;

/**
 * A deploy stores two objects and may be slow, so the list may be stored up to this long after the
 * files.
 */
const DEPLOY_MS = 60 * 60 * 1000;

const listObjects = async (bucket: R2Bucket): Promise<R2Object[]> =>
  (await bucket.list({ prefix: BUILDS_PREFIX })).objects.sort(
    (one, other) => other.uploaded.getTime() - one.uploaded.getTime(),
  );

const readBuilds = async (
  bucket: R2Bucket,
  objects: readonly R2Object[],
): Promise<StoredBuild[]> => {
  const lists = objects.filter(({ key }) => key.endsWith('.json')).slice(0, BUILDS_MAX);
  const read = lists.map(async ({ key }) => {
    const parsed = v.safeParse(StoredBuildSchema, await (await bucket.get(key))?.json());
    return parsed.success ? [parsed.output] : [];
  });
  return (await Promise.all(read)).flat();
};

/** The id of the build that was served before the given one. */
const findBefore = (builds: readonly StoredBuild[], { replaces, manifest }: StoredBuild) => {
  if (replaces !== undefined) return replaces;
  const older = builds.filter((one) => one.manifest.timestamp < manifest.timestamp);
  return older.sort((one, other) => other.manifest.timestamp - one.manifest.timestamp)[0]?.manifest
    .id;
};

/**
 * The served build, the builds before it, and any later ones (from a deploy in progress or rolled
 * back). Returns all builds if the served one is not among them.
 */
const selectNeededBuilds = (
  builds: readonly StoredBuild[],
  servedId: string,
): readonly StoredBuild[] => {
  const served = builds.find(({ manifest }) => manifest.id === servedId);
  if (!served) return builds;
  const neededBuilds = new Set([served]);
  let last = served;
  for (let i = 0; i < BUILDS_BEFORE; i++) {
    const id = findBefore(builds, last);
    const before = builds.find(({ manifest }) => manifest.id === id);
    if (!before) break;
    neededBuilds.add(before);
    last = before;
  }
  return builds.filter(
    (build) => neededBuilds.has(build) || build.manifest.timestamp > served.manifest.timestamp,
  );
};

/** The stored builds that are still needed, and whose files can therefore be requested. */
export const findStoredBuilds = async (
  bucket: R2Bucket,
  servedId: string,
): Promise<readonly StoredBuild[]> =>
  selectNeededBuilds(await readBuilds(bucket, await listObjects(bucket)), servedId);

/**
 * Deletes the objects of builds that are no longer needed, except those of a deploy in progress.
 * @returns the number of deleted objects
 */
export const deleteOldBuilds = async (
  bucket: R2Bucket,
  servedId: string,
  now: number,
): Promise<number> => {
  const objects = await listObjects(bucket);
  const neededKeys = selectNeededBuilds(await readBuilds(bucket, objects), servedId).flatMap(
    ({ manifest: { id } }) => [buildListKey(id), buildFilesKey(id)],
  );
  const gone = objects
    .filter(
      ({ key, uploaded }) => !neededKeys.includes(key) && uploaded.getTime() < now - DEPLOY_MS,
    )
    .map(({ key }) => key);
  if (gone.length > 0) await bucket.delete(gone);
  return gone.length;
};
