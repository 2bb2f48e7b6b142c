import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type DirectWorker, type SiteOptions, startBuiltSite } from './direct-worker.ts';
import { newStateFolder } from './running-site.ts';

export interface TestSite extends DirectWorker {
  /** The site's folder of databases and files, like `ROLECALL_STATE`. */
  readonly state: string;
}

/** Copies the demo's state. The caller removes the copy. */
export const copyState = (): string => {
  const state = newStateFolder();
  cpSync(inject('site').state, state, { recursive: true });
  return state;
};

/**
 * Starts the built site on a copy of the demo's state (prepare-sites.ts), isolated from other
 * tests.
 */
export const startTestSite = async (options: Partial<SiteOptions> = {}): Promise<TestSite> => {
  const { config } = inject('site');
  const state = copyState();
  const remove = () => rmSync(state, { recursive: true, force: true });
  try {
    const worker = await startBuiltSite({ config, persistTo: join(state, 'v3'), ...options });
    return {
      ...worker,
      state,
      async stop() {
        await worker.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
};
