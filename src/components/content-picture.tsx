import { pictureUrls } from '../lib/content/picture-urls.ts';
import type { Picture } from '../lib/content/reshape-entry.ts';

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
  return (
    <img
      className={className}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? undefined : 'async'}
    />
  );
};
