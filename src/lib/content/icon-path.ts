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
