'use client';

/**
 * A picture below the first screen: `src/browser/lazy-images.ts` gives it its source when it comes near
 * the viewport. Width and height keep its place. Without JavaScript the browser takes the second one.
 *
 * Nothing of it runs in the browser: as a client component it stands once in a payload, not twice.
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
  const { src, srcSet, alt, ...shape } = props;
  return (
    <>
      {/* It may have its source before React has the page. */}
      <img alt={alt} {...shape} data-src={src} data-srcset={srcSet} suppressHydrationWarning />
      <noscript>
        <img alt={alt} {...shape} src={src} srcSet={srcSet} />
      </noscript>
    </>
  );
};
