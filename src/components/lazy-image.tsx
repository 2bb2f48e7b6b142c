/**
 * What stands in HTML for a picture that has not been asked for: an `<img>` must have a source. A drawing
 * without a size, so that the place keeps the shape that width and height give it.
 */
const NOTHING_YET = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * A picture below the first screen: `src/browser/images/lazy-images.ts` gives it its source when it comes near
 * the viewport. Width and height keep its place. Without JavaScript the browser takes the second one.
 */
export const LazyImage = (props: {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
  className?: string | undefined;
}) => {
  const { src, srcSet, sizes, alt, ...shape } = props;
  return (
    <>
      <img
        alt={alt}
        {...shape}
        src={NOTHING_YET}
        data-src={src}
        data-srcset={srcSet}
        data-sizes={sizes}
      />
      <noscript>
        <img alt={alt} {...shape} src={src} srcSet={srcSet} sizes={sizes} />
      </noscript>
    </>
  );
};
