import { afterAll } from 'vitest';
import { startTestSite } from './test-site.ts';

/** The site of the test file that imports this: one of its own, gone after its last test. */
export const site = await startTestSite();
afterAll(() => site.stop());

export const { url: siteUrl, state: siteState } = site;
