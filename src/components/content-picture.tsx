import { pictureUrls } from '../lib/content/picture-urls.ts';
import type { Picture } from '../lib/content/reshape-entry.ts';
import { LazyImage } from './lazy-image.tsx';

/**
 * A picture of the content service. It is loaded when it comes near the window, unless it is what
 * the page begins with.
 */
export const ContentPicture = (props: {
  picture: Picture;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes?: string;
  isFirst?: boolean;
  className?: string;
}) => {
  const { picture, sizes = '(min-width: 60rem) 36rem, 100vw', isFirst, className } = props;
  const { src, srcSet } = pictureUrls(picture);
  const { alt, width, height } = picture;
  const image = { src, alt, width, height, className, ...(srcSet && { srcSet, sizes }) };
  return isFirst ? <img {...image} alt={alt} fetchPriority="high" /> : <LazyImage {...image} />;
};
