import { pictureUrls } from '../../lib/content/picture-urls.ts';
import type { Picture } from '../../lib/content/reshape-entry.ts';
import { LazyImage } from '../lazy-image.tsx';

/**
 * A picture from the content service. If `priority` is set, it loads with the page; otherwise it
 * loads when it gets close to the viewport.
 */
export const ContentPicture = (props: {
  picture: Picture;
  /** The display width, as in `<img sizes>`. */
  sizes?: string;
  /** Set if the picture is above the fold. */
  priority?: 'high' | 'low' | undefined;
  className?: string;
}) => {
  const { picture, sizes = '(min-width: 60rem) 36rem, 100vw', priority, className } = props;
  const { src, srcSet } = pictureUrls(picture);
  const { alt, width, height } = picture;
  const image = { src, alt, width, height, className, ...(srcSet && { srcSet, sizes }) };
  return priority ? (
    <img {...image} alt={alt} fetchPriority={priority} />
  ) : (
    <LazyImage {...image} />
  );
};
