import type { SiteFrame } from './site-frame.ts';

/**
 * Where the site's icon is. A file of this site is named by its path, as the site may be asked for
 * under another name or port than its canonical one.
 */
export const iconPath = ({ logo }: Pick<SiteFrame, 'logo'>, siteUrl: string): string => {
  if (!logo) return '/favicon.svg';
  const url = new URL(logo.url, siteUrl);
  return url.host === new URL(siteUrl).host ? url.pathname : url.href;
};

/** The drawing that this site comes with: as a file, and as the logo of the demo's content. */
const OWN_LOGOS = ['/favicon.svg', '/space-assets/site/logo.svg'];

/** Whether the site wears the drawing that `public/icons` were made of. */
export const wearsOwnLogo = (frame: Pick<SiteFrame, 'logo'>, siteUrl: string): boolean =>
  OWN_LOGOS.includes(iconPath(frame, siteUrl));
