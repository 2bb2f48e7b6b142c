import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { testPlatform } from '../../src/contracts/endpoints/ops.ts';
import { LatestBuildSchema } from '../../src/contracts/site/build.ts';
import { LATEST_BUILD_PATH } from '../../src/contracts/site/build-paths.ts';
import type { PlatformTest } from '../../src/contracts/site/platform-test.ts';
import { isLocal } from '../../worker/env.ts';
import type { Connection } from '../ops/connection.ts';
import { EXIT, Failure } from '../ops/failure.ts';
import { createOpsClient } from '../ops/ops-client.ts';
import type { Site } from './check.ts';
import { type Answer, createRead } from './read.ts';

const LivenessSchema = v.pipe(v.string(), v.parseJson(), v.object({ ok: v.literal(true) }));
const BuildSchema = v.pipe(v.string(), v.parseJson(), LatestBuildSchema);

const describeOther = (url: string, { status, headers }: Answer): string => {
  const target = headers.get('location');
  if (target && URL.canParse(target, url)) {
    const { origin } = new URL(target, url);
    if (origin !== url) return `${url} redirects to ${origin}. Check that URL instead.`;
  }
  return `${url} responded to /healthz with ${status}, but does not appear to be a Rolecall site. Check the URL.`;
};

interface Options {
  /** Defaults to the longest time that a page may take. */
  readonly timeoutMs?: number;
  readonly pause?: (ms: number) => Promise<void>;
  readonly notice: (sentence: string) => void;
}

/** Connects to a site. @throws Failure if there is none, or if it is another website */
export const openSite = async (
  connection: Connection,
  { timeoutMs, pause = wait, notice }: Options,
): Promise<Site> => {
  const { url, token } = connection;
  const read = createRead(url, timeoutMs);
  const alive = await read('/healthz');
  const build = v.is(LivenessSchema, alive.text) ? await read(LATEST_BUILD_PATH) : undefined;
  if (!build || !v.is(BuildSchema, build.text)) {
    throw new Failure(describeOther(url, alive), EXIT.failed);
  }
  const client = token || isLocal(url) ? createOpsClient(connection, notice) : undefined;
  let test: Promise<PlatformTest> | undefined;
  return {
    url,
    isOnPlatform: alive.headers.has('cf-ray'),
    read,
    client,
    testPlatform(operator) {
      test ??= operator.call(testPlatform).then(({ data }) => data);
      return test;
    },
    pause,
  };
};
