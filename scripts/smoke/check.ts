import type { PlatformTest } from '../../src/contracts/site/platform-test.ts';
import type { OpsClient } from '../ops/ops-client.ts';
import type { Read } from './read.ts';

export type Result = 'ok' | 'failed' | 'not proven here';

/** The site that is checked. */
export interface Site {
  /** Its origin. */
  readonly url: string;
  /** Whether Cloudflare sent its responses. */
  readonly isOnPlatform: boolean;
  readonly read: Read;
  /** The operators' calls; undefined without a token. */
  readonly client: OpsClient | undefined;
  /** Tests file store, queue and rate limits, once for all checks. */
  readonly testPlatform: (client: OpsClient) => Promise<PlatformTest>;
  readonly pause: (ms: number) => Promise<void>;
}

export interface Check {
  readonly name: string;
  /**
   * Whether only Cloudflare's own service proves it. On another machine a stand-in responds, whose
   * failure is a failure, but whose success proves nothing about the platform.
   */
  readonly isOfPlatform: boolean;
  /** What to do if it fails. */
  readonly remedy: string;
  /**
   * @returns what was seen
   * @throws NotProven if this site cannot be checked, any other Error with what is wrong
   */
  readonly run: (site: Site) => Promise<string>;
}

export interface CheckResult {
  readonly name: string;
  readonly result: Result;
  /** What was seen, what is wrong, or why it is not proven. */
  readonly detail: string;
  readonly remedy?: string;
}

/** A check that cannot be made on this site. */
export class NotProven extends Error {
  override name = 'NotProven';
}

/** @throws NotProven without a token */
export const requireClient = ({ client }: Pick<Site, 'client'>): OpsClient => {
  if (!client) throw new NotProven('Set OPS_TOKEN in the environment to check it.');
  return client;
};

export const runCheck = async (
  { name, isOfPlatform, remedy, run }: Check,
  site: Site,
): Promise<CheckResult> => {
  try {
    const detail = await run(site);
    if (!isOfPlatform || site.isOnPlatform) return { name, result: 'ok', detail };
    return {
      name,
      result: 'not proven here',
      detail: `Only Cloudflare proves it; its local stand-in works: ${detail}.`,
    };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    if (error instanceof NotProven) return { name, result: 'not proven here', detail };
    return { name, result: 'failed', detail, remedy };
  }
};
