import { readFrame, type SiteFrame } from '../../src/lib/content/site-frame.ts';
import type { Bindings } from '../env.ts';
import { contentSource } from './content-source.ts';

/**
 * How long to wait for the settings: shorter than a page's time limit, because a page that needs
 * them may already have waited for other content.
 */
const FRAME_WAIT_MS = 2_000;

/**
 * The site's settings for use outside pages, for example in emails, the settings endpoint and the
 * OpenAPI document. Never fails.
 */
export const siteFrame = (bindings: Bindings): Promise<SiteFrame> =>
  readFrame(contentSource(bindings), { waitMs: FRAME_WAIT_MS });
