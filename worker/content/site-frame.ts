import { frameOf, type SiteFrame } from '../../src/lib/content/site-frame.ts';
import type { Bindings } from '../env.ts';
import { contentSource } from './content-source.ts';

/** Who runs the site, for what is no page: mails, settings, the API's document. Never fails. */
export const siteFrame = (bindings: Bindings): Promise<SiteFrame> =>
  frameOf(contentSource(bindings));
