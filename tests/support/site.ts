import { afterAll } from 'vitest';
import { startTestSite } from './test-site.ts';

/** A site for the test file that imports this, stopped after its last test. */
export const site = await startTestSite();
afterAll(() => site.stop());

export const { url: siteUrl, state: siteState } = site;
