import { createLazyImages } from './create-lazy-images.ts';

/** Specification 9: an image is loaded from 1.3 heights of the viewport on, counted from its top. */
const PRELOAD_FACTOR = 1.3;
/** Specification 9, 'Lazy load': one that failed is tried once more. */
const ATTEMPTS = 1;

const BELOW = `${Math.round((PRELOAD_FACTOR - 1) * 100)}%`;

/**
 * Loads the page's lazy images (`LazyImage`), and those that later pages bring. An observer tells of
 * images when the browser first lays out the page, so nothing is held up by them before it is painted.
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
  // Neither event bubbles; on its way down the document sees each.
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
  // Those of the first screen may have failed by now: only an image that is there can be decoded.
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
