/** The image shown in place of one that failed to load (docs/specification.md, row 9.7). */
const ERROR_IMAGE = '/images/error.png';

/** The default settings (docs/specification.md, row 9.7). */
const DEFAULTS = { throttleMs: 200, cachedImages: 200, attempts: 3 };

/** An `<img>` whose URL remains in `data-src` until it is time to load the image. */
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
 * Loads images lazily (docs/specification.md, row 4.4). Each image waits until it is near the
 * viewport, is then `loading`, and ends up `loaded` or `error`. This state is stored in
 * `data-state`.
 */
export const createLazyImages = <Image extends LazyImage>(options: {
  /** Lists the lazy images currently on the page. */
  images: () => Iterable<Image>;
  /** Starts observing the image, so that `near` is called when it comes near the viewport. */
  observe: (image: Image) => void;
  unobserve: (image: Image) => void;
  later: (callback: () => void, ms: number) => void;
  report: (message: string) => void;
  throttleMs?: number;
  /** The maximum number of loaded source URLs to remember. */
  cachedImages?: number;
  /** The number of retries after the first failure. */
  attempts?: number;
}) => {
  const { images, observe, unobserve, later, report } = options;
  const { throttleMs, cachedImages, attempts } = { ...DEFAULTS, ...options };
  /** The source URLs that have loaded, least recently used first. */
  const cache = new Set<string>();
  /**
   * The source that each image had when it was last checked, because a live form may change it
   * (start-live-forms.ts).
   */
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
    // Keeps the aspect ratio of the original image, because the error image may have a different
    // one.
    const [width, height] = [image.getAttribute('width'), image.getAttribute('height')];
    if (width && height) image.style.aspectRatio = `${width} / ${height}`;
    image.src = ERROR_IMAGE;
    // docs/specification.md, row 4.4: a failed image load is logged.
    report(`The image ${src} failed to load.`);
  };

  const look = (): void => {
    for (const image of images()) {
      const { src = '' } = image.dataset;
      if (seen.get(image)?.src === src) continue;
      if (seen.has(image)) {
        // Without this, the previous image would remain visible until the new one has loaded.
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

  /** Handles changes to the page, at most once per throttle interval. */
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

    /** Loads all images before printing, because a printout has no viewport. */
    loadAll(): void {
      look();
      for (const image of images()) if (!image.dataset.state) load(image);
    },

    loaded({ dataset }: Image): void {
      const { src = '', state } = dataset;
      // The error image also fires a load event.
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
      // If the error image itself fails to load, the browser shows the alternative text.
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

    /** Handles a failed image that is not lazy. It may fail again if React renders it again. */
    broken(image: Image): void {
      if (!image.src.endsWith(ERROR_IMAGE)) showError(image, image.src);
    },
  };
};
