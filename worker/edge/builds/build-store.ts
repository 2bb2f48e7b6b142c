import type { R2Bucket } from '@cloudflare/workers-types';
import type { BuildManifest } from '../../../src/contracts/build.ts';
import { type KeptBuild, keptBuilds, keptFilesKey } from './kept-builds.ts';

/**
 * For so long an isolate does not look again what is kept: names that no build has cost nothing then,
 * however many are asked for. Less than passes between storing a build's files and serving it.
 */
export const REMEMBERED_MS = 5_000;

export interface KeptFile {
  readonly body: ReadableStream<Uint8Array>;
  readonly type: string;
}

export interface BuildStore {
  /** The rules of a build that was served before, or is about to be. */
  manifest(bucket: R2Bucket, id: string): Promise<BuildManifest | undefined>;
  /** A hashed file of such a build. */
  file(bucket: R2Bucket, name: string): Promise<KeptFile | undefined>;
}

/** Gives out what the builds in R2 hold, as long as `servedId` is the build that is served. */
export const createBuildStore = (servedId: string, now: () => number = Date.now): BuildStore => {
  let remembered: { readonly at: number; readonly builds: readonly KeptBuild[] } | undefined;

  const builds = async (bucket: R2Bucket) => {
    if (!remembered || now() - remembered.at >= REMEMBERED_MS) {
      // What was read, not the promise of it: that belongs to the request that asked.
      remembered = { at: now(), builds: await keptBuilds(bucket, servedId) };
    }
    return remembered.builds;
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
