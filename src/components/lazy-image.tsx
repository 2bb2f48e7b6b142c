/**
 * An `<img>` needs a source even before its image is loaded. An SVG without a size keeps the aspect
 * ratio given by width and height.
 */
const NOTHING_YET = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * An image below the fold. `src/browser/images/start-lazy-images.ts` sets its source when it gets
 * close to the viewport. The width and height reserve its space. Without JavaScript, the second
 * `<img>` is shown.
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
