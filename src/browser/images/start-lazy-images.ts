import { createLazyImages } from './create-lazy-images.ts';

/**
 * docs/specification.md, row 9.7: an image starts to load once it is within 1.3 viewport heights of
 * the top of the viewport.
 */
const PRELOAD_FACTOR = 1.3;
/** docs/specification.md, row 9.7: a failed image is retried once. */
const ATTEMPTS = 1;

const BELOW = `${Math.round((PRELOAD_FACTOR - 1) * 100)}%`;

/**
 * Loads the page's lazy images (`LazyImage`), including those added later. The observer first
 * reports after the initial layout, so the images do not delay the first paint.
 */
export const startLazyImages = (): void => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) lazyImages.near(target as HTMLImageElement);
      }
    },
    { rootMargin: `0px 0px ${BELOW}` },
  );
  const lazyImages = createLazyImages({
    images: () => document.querySelectorAll<HTMLImageElement>('img[data-src]'),
    observe: (image) => observer.observe(image),
    unobserve: (image) => observer.unobserve(image),
    later: setTimeout,
    report: console.error,
    attempts: ATTEMPTS,
  });
  // These events do not bubble, so the document listens in the capture phase.
  const on = (type: 'load' | 'error', act: (image: HTMLImageElement) => void) =>
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLImageElement) act(target);
      },
      true,
    );
  on('load', (image) => image.dataset.src && lazyImages.loaded(image));
  on('error', (image) => (image.dataset.src ? lazyImages.failed(image) : lazyImages.broken(image)));
  // Images on the first screen may have failed before this script ran.
  // `decode` rejects only for images that failed.
  for (const image of document.images) {
    if (!image.dataset.src && image.complete && image.naturalWidth === 0) {
      image.decode().catch(() => lazyImages.broken(image));
    }
  }
  new MutationObserver(lazyImages.update).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-src'],
  });
  window.addEventListener('beforeprint', lazyImages.loadAll);
  lazyImages.update();
};
