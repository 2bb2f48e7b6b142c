import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type DirectWorker, type SiteOptions, startBuiltSite } from './direct-worker.ts';
import { newStateFolder } from './running-site.ts';

export interface TestSite extends DirectWorker {
  /** Its folder of databases and files, as `ROLECALL_STATE` names one. */
  readonly state: string;
}

/** A copy of the demo's state, for the caller to remove. */
export const copyState = (): string => {
  const state = newStateFolder();
  cpSync(inject('site').state, state, { recursive: true });
  return state;
};

/** The built site on a copy of the demo's state (prepare-sites.ts): what a test does there, no other sees. */
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
