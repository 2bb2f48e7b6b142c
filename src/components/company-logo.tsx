import type { CompanyRef } from '../contracts/company.ts';
import { pictureUrls } from '../lib/content/picture-urls.ts';
import { LazyImage } from './lazy-image.tsx';

/** Maximum number of rows visible without scrolling on a page that starts with a list. */
export const FIRST_ROWS = 6;

export interface LogoSize {
  large?: boolean | undefined;
  /** Whether the logo is above the fold; a large logo always is. */
  isFirst?: boolean | undefined;
}

/**
 * The employer's logo, or the employer's initial as a placeholder. It is decorative, because the
 * employer's name is always next to it.
 */
export const CompanyLogo = (
  props: LogoSize & { company: Pick<CompanyRef, 'name' | 'logoUrl'> | null },
) => {
  const { company, large, isFirst = large } = props;
  const size = large ? 72 : 48;
  const className = large ? 'logo logo-large' : 'logo';
  if (company?.logoUrl) {
    const { src, srcSet } = pictureUrls({ url: company.logoUrl });
    const sizes = srcSet && { srcSet, sizes: `${size}px` };
    const image = { src, ...sizes, alt: '', width: size, height: size, className };
    // The logo is decorative, so the page's content loads first.
    return isFirst ? <img {...image} alt="" fetchPriority="low" /> : <LazyImage {...image} />;
  }
  return (
    <span className={`${className} logo-blank`} aria-hidden="true">
      {[...(company?.name ?? '?')][0]?.toUpperCase()}
    </span>
  );
};
