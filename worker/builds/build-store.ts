import type { R2Bucket } from '@cloudflare/workers-types';
import type { BuildManifest } from '../../src/contracts/site/build.ts';
import { HttpError } from '../http/http-error.ts';
import { logError } from '../http/log-error.ts';
import { type KeptBuild, keptBuilds, keptFilesKey } from './kept-builds.ts';

/**
 * For so long an isolate does not look again what is kept: names that no build has cost nothing then,
 * however many are asked for. Less than passes between storing a build's files and serving it.
 */
export const REMEMBERED_MS = 5_000;

/**
 * So often, and so long each time, a request waits for the first look of its isolate, which another one has
 * begun: it may not await the promise of that one.
 */
const WAITS = 40;
const WAIT_MS = 25;

interface KeptFile {
  readonly body: ReadableStream<Uint8Array>;
  readonly type: string;
}

export interface BuildStore {
  /** The rules of a build that was served before, or is about to be. @throws HttpError 503 */
  manifest(bucket: R2Bucket, id: string): Promise<BuildManifest | undefined>;
  /** A hashed file of such a build. @throws HttpError 503 where nobody can tell */
  file(bucket: R2Bucket, name: string): Promise<KeptFile | undefined>;
}

/** Gives out what the builds in R2 hold, as long as `servedId` is the build that is served. */
export const createBuildStore = (servedId: string, now: () => number = Date.now): BuildStore => {
  let known: readonly KeptBuild[] | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isLooking = false;

  const look = async (bucket: R2Bucket) => {
    // Before anything is waited for: who comes meanwhile does not look too, nor soon after a failure.
    lookedAt = now();
    isLooking = true;
    try {
      known = await keptBuilds(bucket, servedId);
    } catch (error) {
      logError('The builds that are kept were not read.', error);
    } finally {
      isLooking = false;
    }
  };

  const builds = async (bucket: R2Bucket): Promise<readonly KeptBuild[]> => {
    if (now() - lookedAt >= REMEMBERED_MS) await look(bucket);
    for (let i = 0; !known && isLooking && i < WAITS; i++) {
      await new Promise((done) => setTimeout(done, WAIT_MS));
    }
    if (known) return known;
    throw new HttpError(503, 'unavailable', 'Files of earlier builds are out of reach.');
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
      const object = await bucket.get(keptFilesKey(build.manifest.id), {
        range: { offset, length },
      });
      // The build was forgotten a moment ago.
      if (!object) return undefined;
      return { body: object.body as unknown as KeptFile['body'], type };
    },
  };
};
