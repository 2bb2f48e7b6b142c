import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { newStateFolder, startSite, stopSites } from './running-site.ts';
import { addTestJobs } from './test-jobs.ts';

/** One site for all browser tests: the demo data, and a few jobs whose every word is known. */
export default async function serveSite(project: TestProject) {
  const state = newStateFolder();
  const stop = async () => {
    await stopSites();
    rmSync(state, { recursive: true, force: true });
  };
  try {
    const site = await startSite(state, { RATE_LIMITS: 'off' });
    await addTestJobs(state);
    project.provide('siteUrl', site.url);
    project.provide('siteState', state);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    siteState: string;
  }
}
