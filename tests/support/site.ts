import { afterAll } from 'vitest';
import { startTestSite } from './test-site.ts';

/** A site for the test file that imports this module, stopped after the file's last test. */
export const site = await startTestSite();
afterAll(() => site.stop());

export const { url: siteUrl, state: siteState } = site;
