import { frameOf, type SiteFrame } from '../../src/lib/content/site-frame.ts';
import type { Bindings } from '../env.ts';
import { contentSource } from './content-source.ts';

/** Less than a page waits: one that has waited for content already may ask for settings after it. */
const FRAME_WAIT_MS = 2_000;

/** Who runs the site, for what is no page: mails, settings, the API's document. Never fails. */
export const siteFrame = (bindings: Bindings): Promise<SiteFrame> =>
  frameOf(contentSource(bindings), { waitMs: FRAME_WAIT_MS });
