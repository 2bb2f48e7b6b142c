import type { SiteFrame } from './site-frame.ts';

/**
 * The URL of the site's icon. For a file of this site only the path, as the site may be requested
 * under another host or port than its canonical one.
 */
export const iconPath = ({ logo }: Pick<SiteFrame, 'logo'>, siteUrl: string): string => {
  if (!logo) return '/favicon.svg';
  const url = new URL(logo.url, siteUrl);
  return url.host === new URL(siteUrl).host ? url.pathname : url.href;
};

/** The built-in logo: as a file, and in the demo's content. */
const OWN_LOGOS = ['/favicon.svg', '/space-assets/site/logo.svg'];

/** Whether the site uses the logo from which `public/icons` were generated. */
export const hasBuiltInLogo = (frame: Pick<SiteFrame, 'logo'>, siteUrl: string): boolean =>
  OWN_LOGOS.includes(iconPath(frame, siteUrl));
