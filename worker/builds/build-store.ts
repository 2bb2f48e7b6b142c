import type { R2Bucket } from '@cloudflare/workers-types';
import type { BuildManifest } from '../../src/contracts/site/build.ts';
import { HttpError } from '../http/http-error.ts';
import { logError } from '../http/log-error.ts';
import { buildFilesKey, findStoredBuilds, type StoredBuild } from './stored-builds.ts';

/**
 * How long an isolate caches the list of stored builds, so that not every request for an unknown
 * file triggers a read. This is shorter than the time between storing a build's files and serving
 * the build.
 */
export const LIST_MAX_AGE_MS = 5_000;

/**
 * How many times a request checks, and how long it waits between checks, while another request
 * performs the isolate's first read. (A request must not await another request's promise.)
 */
const WAITS_MAX = 40;
const WAIT_MS = 25;

interface StoredFile {
  readonly body: ReadableStream<Uint8Array>;
  readonly type: string;
}

export interface BuildStore {
  /**
   * The manifest of an earlier build, or of a build that is about to be served.
   * @throws HttpError 503 if the builds cannot be read
   */
  manifest(bucket: R2Bucket, id: string): Promise<BuildManifest | undefined>;
  /**
   * A hashed file from an earlier build, or from a build that is about to be served.
   * @throws HttpError 503 if the builds cannot be read
   */
  file(bucket: R2Bucket, name: string): Promise<StoredFile | undefined>;
}

/** Reads the files of the builds stored in R2. `servedId` is the id of the build being served. */
export const createBuildStore = (servedId: string, now: () => number = Date.now): BuildStore => {
  let known: readonly StoredBuild[] | undefined;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let isLoading = false;

  const loadBuilds = async (bucket: R2Bucket) => {
    // Both variables are set before the first await, so that concurrent requests do not also read
    // the list, and so that a failed read is not retried immediately.
    loadedAt = now();
    isLoading = true;
    try {
      known = await findStoredBuilds(bucket, servedId);
    } catch (error) {
      logError('The stored builds could not be read.', error);
    } finally {
      isLoading = false;
    }
  };

  const builds = async (bucket: R2Bucket): Promise<readonly StoredBuild[]> => {
    if (now() - loadedAt >= LIST_MAX_AGE_MS) await loadBuilds(bucket);
    for (let i = 0; !known && isLoading && i < WAITS_MAX; i++) {
      await new Promise((done) => setTimeout(done, WAIT_MS));
    }
    if (known) return known;
    throw new HttpError(503, 'unavailable', 'Files of earlier builds are unavailable.');
  };

  return {
    async manifest(bucket, id) {
      return (await builds(bucket)).find(({ manifest }) => manifest.id === id)?.manifest;
    },

    async file(bucket, name) {
      const build = (await builds(bucket)).find(({ files }) => Object.hasOwn(files, name));
      const file = build?.files[name];
      if (!build || !file) return undefined;
      const { offset, size: length, type } = file;
      const object = await bucket.get(buildFilesKey(build.manifest.id), {
        range: { offset, length },
      });
      // The build was deleted after the list was read.
      if (!object) return undefined;
      return { body: object.body as unknown as StoredFile['body'], type };
    },
  };
};
