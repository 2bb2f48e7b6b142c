import type { SiteFrame } from './site-frame.ts';

/**
 * The URL of the site's icon. If the icon is a file on this site, only its path is returned, since
 * the site may be requested under a host or port other than the canonical one.
 */
export const iconPath = ({ logo }: Pick<SiteFrame, 'logo'>, siteUrl: string): string => {
  if (!logo) return '/favicon.svg';
  const url = new URL(logo.url, siteUrl);
  return url.host === new URL(siteUrl).host ? url.pathname : url.href;
};

/** The paths of the built-in logo: the static file, and the copy in the demo content. */
const OWN_LOGOS = ['/favicon.svg', '/space-assets/site/logo.svg'];

/** Whether the site's logo is the one from which `public/icons` was generated. */
export const hasBuiltInLogo = (frame: Pick<SiteFrame, 'logo'>, siteUrl: string): boolean =>
  OWN_LOGOS.includes(iconPath(frame, siteUrl));
