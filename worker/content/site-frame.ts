import { readFrame, type SiteFrame } from '../../src/lib/content/site-frame.ts';
import type { Bindings } from '../env.ts';
import { contentSource } from './content-source.ts';

/** Less than a page waits: a page that has waited for content may need the settings after it. */
const FRAME_WAIT_MS = 2_000;

/**
 * The settings of the site for responses that are not pages: mails, settings, the API's document.
 * Never fails.
 */
export const siteFrame = (bindings: Bindings): Promise<SiteFrame> =>
  readFrame(contentSource(bindings), { waitMs: FRAME_WAIT_MS });
