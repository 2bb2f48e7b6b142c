/** Specification 9, 'Lazy load'. */
const ERROR_IMAGE = '/images/error.png';

/** Where a site says nothing else: specification 9, 'Other library defaults'. */
const DEFAULTS = { throttleMs: 200, cachedImages: 200, attempts: 3 };

/** An `<img>` whose source is data until it is wanted. */
export interface LazyImage {
  src: string;
  srcset: string;
  sizes: string;
  readonly dataset: { src?: string; srcset?: string; sizes?: string; state?: string };
  readonly style: { aspectRatio: string };
  getAttribute(name: string): string | null;
  removeAttribute(name: string): void;
}

/**
 * Lazy images (specification 4): each waits until it is near the viewport, is `loading` then, and ends as
 * `loaded` or `error`. Its `data-state` says so.
 */
export const createLazyImages = <Image extends LazyImage>(options: {
  /** Those of the page as it stands. */
  images: () => Iterable<Image>;
  /** From here on `near` is called when the image comes near the viewport. */
  observe: (image: Image) => void;
  unobserve: (image: Image) => void;
  later: (callback: () => void, ms: number) => void;
  report: (message: string) => void;
  throttleMs?: number;
  /** How many are remembered as loaded. */
  cachedImages?: number;
  /** How often one that failed is tried again. */
  attempts?: number;
}) => {
  const { images, observe, unobserve, later, report } = options;
  const { throttleMs, cachedImages, attempts } = { ...DEFAULTS, ...options };
  /** Sources that were loaded, the one longest ago first. */
  const cache = new Set<string>();
  /** What each image was given to show: a live form may give it another source (live-form.ts). */
  const seen = new WeakMap<Image, { src: string; failures: number }>();
  let resting = false;
  let changed = false;

  const load = (image: Image): void => {
    const { src = '', srcset, sizes = '' } = image.dataset;
    unobserve(image);
    image.dataset.state = cache.has(src) ? 'loaded' : 'loading';
    if (srcset) Object.assign(image, { sizes, srcset });
    image.src = src;
  };

  const showError = (image: Image, src: string): void => {
    image.dataset.state = 'error';
    image.removeAttribute('srcset');
    // It keeps its own shape, not that of what stands in.
    const [width, height] = [image.getAttribute('width'), image.getAttribute('height')];
    if (width && height) image.style.aspectRatio = `${width} / ${height}`;
    image.src = ERROR_IMAGE;
    // Specification 8: a failed image load is logged.
    report(`The picture ${src} could not be loaded.`);
  };

  const look = (): void => {
    for (const image of images()) {
      const { src = '' } = image.dataset;
      if (seen.get(image)?.src === src) continue;
      if (seen.has(image)) {
        // Else it would show what it was before until the new picture has come.
        image.removeAttribute('srcset');
        image.removeAttribute('src');
      }
      image.style.aspectRatio = '';
      delete image.dataset.state;
      seen.set(image, { src, failures: 0 });
      if (cache.has(src)) load(image);
      else observe(image);
    }
  };

  /** The page is looked at when it has changed, and not again before the throttle's time is over. */
  const update = (): void => {
    changed = resting;
    if (resting) return;
    resting = true;
    look();
    later(() => {
      resting = false;
      if (changed) update();
    }, throttleMs);
  };

  return {
    update,
    near: load,

    /** Paper has no viewport. */
    loadAll(): void {
      look();
      for (const image of images()) if (!image.dataset.state) load(image);
    },

    loaded({ dataset }: Image): void {
      const { src = '', state } = dataset;
      // What stands in for a picture loads as well.
      if (!state || state === 'error') return;
      dataset.state = 'loaded';
      cache.delete(src);
      cache.add(src);
      const [oldest = ''] = cache;
      if (cache.size > cachedImages) cache.delete(oldest);
    },

    failed(image: Image): void {
      const { src = '', state } = image.dataset;
      const known = seen.get(image);
      // Not even the picture that stands in: the words do.
      if (!known || !state || state === 'error') return;
      cache.delete(src);
      if (known.failures < attempts) {
        known.failures += 1;
        image.dataset.state = 'loading';
        later(() => seen.get(image) === known && load(image), throttleMs);
        return;
      }
      showError(image, src);
    },

    /** An image that is not lazy has failed, and nothing is known of it. It may again, where React makes it anew. */
    broken(image: Image): void {
      if (!image.src.endsWith(ERROR_IMAGE)) showError(image, image.src);
    },
  };
};
