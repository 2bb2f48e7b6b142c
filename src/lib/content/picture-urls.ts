import type { Picture } from './reshape-entry.ts';

/** The widths requested from Contentful, in pixels. */
const WIDTHS = [160, 320, 480, 640, 960, 1280, 1920];
const QUALITY = '75';
/** The host of Contentful's image service, the only host that supports its resizing parameters. */
const IMAGE_HOST = /^images\.(eu\.)?ctfassets\.net$/;
/**
 * Image types that are requested unchanged: vector drawings scale without loss, and converting a
 * GIF could remove its animation.
 */
const AS_IT_IS = /\.(svg|gif)$/i;

/**
 * A picture's URLs for an `<img>`, including a `srcSet` if the picture's host can resize images.
 */
export const pictureUrls = ({
  url,
  width,
}: Pick<Picture, 'url' | 'width'>): { src: string; srcSet?: string } => {
  const address = URL.parse(url, 'https://content.invalid');
  if (!address || !IMAGE_HOST.test(address.host) || AS_IT_IS.test(address.pathname))
    return { src: url };
  const sized = (w: number) => {
    const one = new URL(address);
    one.searchParams.set('w', String(w));
    one.searchParams.set('fm', 'webp');
    one.searchParams.set('q', QUALITY);
    return one.href;
  };
  // No width exceeds the original's, as that would add bytes without adding detail.
  const widths = WIDTHS.filter((w) => !width || w < width);
  if (width && width <= (WIDTHS.at(-1) ?? 0)) widths.push(width);
  return {
    src: sized(widths.findLast((w) => w <= 960) ?? widths[0] ?? 960),
    srcSet: widths.map((w) => `${sized(w)} ${w}w`).join(', '),
  };
};
