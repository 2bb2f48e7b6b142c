import { loadFrame } from '../content/site-frame.ts';
import { getRuntime } from '../runtime.ts';
import type { SiteNamed } from './structured-data.ts';

/** Loads the site's name and logo from its settings. */
export const loadSiteNamed = async (): Promise<SiteNamed> => {
  const { name, logo } = await loadFrame();
  return { url: getRuntime().config.siteUrl, name, logoUrl: logo?.url };
};
