import { readFrame, type SiteFrame } from '../../src/lib/content/site-frame.ts';
import type { Bindings } from '../env.ts';
import { contentSource } from './content-source.ts';

/**
 * Shorter than a page's time limit, because a page that has already waited for content may still
 * need the settings.
 */
const FRAME_WAIT_MS = 2_000;

/**
 * The site's settings for use outside pages, for example in emails, settings and the API's
 * document. Never fails.
 */
export const siteFrame = (bindings: Bindings): Promise<SiteFrame> =>
  readFrame(contentSource(bindings), { waitMs: FRAME_WAIT_MS });
