import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { copyBuild } from '../../scripts/build-site.ts';
import { loadDemo } from '../../scripts/demo.ts';
import { storeBuildLocally } from '../../scripts/store-build.ts';
import { BROWSER_FLAGS } from './browser-flags.ts';
import { applyMigrations } from './database.ts';
import { buildFailingPages } from './failing-build.ts';
import { openState } from './open-state.ts';
import { newStateFolder } from './running-site.ts';
import { saveTestJobs } from './test-jobs.ts';

/**
 * Prepares, once per run, what all site tests share: the build, a state folder with the demo data
 * and a few jobs with known text, and one browser. The site of each test file works on a copy of
 * that state.
 */
export default async function prepareSites(project: TestProject) {
  const folder = newStateFolder();
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    const build = join(folder, 'build');
    const failing = join(folder, 'failing');
    const state = join(folder, 'state');
    await Promise.all([copyBuild(build), buildFailingPages(failing)]);
    const { env, dispose } = await openState(state);
    try {
      await applyMigrations(env.JOBS);
      await loadDemo(env.JOBS);
      await saveTestJobs(env.JOBS);
      await storeBuildLocally(env.FILES, build);
    } finally {
      await dispose();
    }
    const browser = await chromium.launchServer({
      executablePath: process.env.CHROMIUM_PATH,
      args: BROWSER_FLAGS,
    });
    project.provide('site', {
      config: join(build, 'server/wrangler.json'),
      failing: join(failing, 'dist/server/wrangler.json'),
      state,
      browser: browser.wsEndpoint(),
    });
    return async () => {
      await browser.close();
      removeFolder();
    };
  } catch (error) {
    removeFolder();
    throw error;
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    site: {
      /** `dist/server/wrangler.json` of the build. */
      readonly config: string;
      /** `dist/server/wrangler.json` of the build with the catalogue and pages that fail. */
      readonly failing: string;
      /** A state folder to copy. */
      readonly state: string;
      /** The browser endpoint that Playwright connects to. */
      readonly browser: string;
    };
  }
}
