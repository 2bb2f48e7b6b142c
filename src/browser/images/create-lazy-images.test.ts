import { expect, test } from 'vitest';
import { createLazyImages } from './create-lazy-images.ts';

// docs/specification.md: 4.4

const createImage = (src: string, size: Record<string, string> = {}, srcset?: string) => {
  const image = {
    src: '',
    srcset: '',
    sizes: '',
    dataset: { src, srcset } as { src?: string; srcset?: string; state?: string },
    style: { aspectRatio: '' },
    getAttribute: (name: string) => size[name] ?? null,
    removeAttribute: (name: string) => {
      if (name === 'src' || name === 'srcset') image[name] = '';
    },
  };
  return image;
};
type Fake = ReturnType<typeof createImage>;

/**
 * Creates a page with a clock that only `pass` advances. Initially, no image is near the viewport.
 */
const pageWith = (
  images: Fake[],
  limits: { attempts?: number; throttleMs?: number; cachedImages?: number } = {},
) => {
  const observed = new Set<Fake>();
  const reports: string[] = [];
  let timers: { at: number; callback: () => void }[] = [];
  let now = 0;
  let looks = 0;
  const lazy = createLazyImages<Fake>({
    images: () => {
      looks += 1;
      return images;
    },
    observe: (image) => observed.add(image),
    unobserve: (image) => observed.delete(image),
    later: (callback, ms) => timers.push({ at: now + ms, callback }),
    report: (message) => reports.push(message),
    ...limits,
  });
  const pass = (ms: number) => {
    now += ms;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { callback } of due) callback();
  };
  return { lazy, images, observed, reports, pass, looks: () => looks };
};

/** Creates a page with one image near the viewport. */
const nearPage = (image: Fake, limits?: Parameters<typeof pageWith>[1]) => {
  const page = pageWith([image], limits);
  page.lazy.update();
  page.lazy.near(image);
  return page;
};

test('an image waits until it is near the viewport, then its state goes from loading to loaded', () => {
  const image = createImage('/a.svg', {}, '/a.svg 320w');
  image.src = 'data:,nothing-yet';
  const { lazy, observed } = pageWith([image]);
  lazy.update();
  expect(observed).toEqual(new Set([image]));
  expect(image).toMatchObject({ src: 'data:,nothing-yet', srcset: '' });
  expect(image.dataset.state).toBeUndefined();

  lazy.near(image);
  expect(observed.size).toBe(0);
  expect(image).toMatchObject({ src: '/a.svg', srcset: '/a.svg 320w' });
  expect(image.dataset.state).toBe('loading');

  lazy.loaded(image);
  expect(image.dataset.state).toBe('loaded');
});

// docs/specification.md: 8.8
test('a failed image is retried up to the limit, after the throttle delay', () => {
  const image = createImage('/a.svg', { width: '30', height: '20' }, '/a.svg 320w');
  const { lazy, reports, pass } = nearPage(image, { attempts: 1 });
  image.src = '';
  lazy.failed(image);
  expect(image.dataset.state).toBe('loading');
  pass(199);
  expect(image.src).toBe('');
  pass(1);
  expect(image.src).toBe('/a.svg');
  expect(reports).toEqual([]);

  lazy.failed(image);
  expect(image.dataset.state).toBe('error');
  expect(image).toMatchObject({ src: '/images/error.png', srcset: '' });
  expect(image.style.aspectRatio).toBe('30 / 20');
  expect(reports).toEqual(['The image /a.svg failed to load.']);
});

test('an image that loads on a retry counts as loaded', () => {
  const image = createImage('/a.svg');
  const { lazy, reports, pass } = nearPage(image, { attempts: 1 });
  lazy.failed(image);
  pass(200);
  lazy.loaded(image);
  expect(image.dataset.state).toBe('loaded');
  expect(reports).toEqual([]);
});

// docs/specification.md: 9.7
test('retries a failed image three times by default', () => {
  const image = createImage('/a.svg');
  const { lazy, reports, pass } = nearPage(image);
  for (let i = 0; i < 3; i++) {
    lazy.failed(image);
    expect(image.dataset.state).toBe('loading');
    pass(200);
  }
  lazy.failed(image);
  expect(image.dataset.state).toBe('error');
  expect(reports).toHaveLength(1);
});

test('ignores load and error events fired by the error image', () => {
  const image = createImage('/a.svg');
  const { lazy, reports, pass } = nearPage(image, { attempts: 0 });
  lazy.failed(image);
  lazy.loaded(image);
  expect(image.dataset.state).toBe('error');
  lazy.failed(image);
  pass(1000);
  expect(image).toMatchObject({ src: '/images/error.png', style: { aspectRatio: '' } });
  expect(reports).toHaveLength(1);
});

// docs/specification.md: 9.7
test('handles the first change immediately, and batches further changes within the next 200 ms', () => {
  const { lazy, looks, pass } = pageWith([]);
  lazy.update();
  lazy.update();
  lazy.update();
  expect(looks()).toBe(1);
  pass(199);
  expect(looks()).toBe(1);
  pass(1);
  expect(looks()).toBe(2);
  pass(200);
  expect(looks()).toBe(2);
  lazy.update();
  expect(looks()).toBe(3);
});

test('observes images added by a navigation and leaves existing ones alone', () => {
  const [first, second] = [createImage('/a.svg'), createImage('/b.svg')];
  const { lazy, images, observed, pass } = nearPage(first);
  pass(200);
  images.push(second);
  lazy.update();
  expect(observed).toEqual(new Set([second]));
  expect(first.dataset.state).toBe('loading');
});

test('if an image’s source changes, discards the state of the previous source', () => {
  const image = createImage('/a.svg', { width: '3', height: '2' }, '/a.svg 320w');
  const { lazy, observed, reports, pass } = nearPage(image, { attempts: 1 });
  lazy.failed(image);
  image.dataset.src = '/b.svg';
  delete image.dataset.srcset;
  lazy.update();
  pass(200);
  expect(image).toMatchObject({ src: '', srcset: '', style: { aspectRatio: '' } });
  expect(image.dataset.state).toBeUndefined();
  expect(observed).toEqual(new Set([image]));

  lazy.near(image);
  lazy.failed(image);
  expect(image.dataset.state).toBe('loading');
  expect(reports).toEqual([]);
});

const addLoadedImageAgain = (count: number) => {
  const images = Array.from({ length: count }, (_, i) => createImage(`/${i}.svg`));
  const page = pageWith(images);
  page.lazy.update();
  for (const image of images) {
    page.lazy.near(image);
    page.lazy.loaded(image);
  }
  page.pass(200);
  const first = createImage('/0.svg');
  page.images.push(first);
  page.lazy.update();
  return { ...page, first };
};

// docs/specification.md: 9.7
test('remembers 200 loaded images, and shows even the oldest immediately when it is added again', () => {
  const { first, observed } = addLoadedImageAgain(200);
  expect(first).toMatchObject({ src: '/0.svg', dataset: { state: 'loaded' } });
  expect(observed.size).toBe(0);
});

// docs/specification.md: 9.7
test('evicts the oldest image from the cache once 201 images have loaded', () => {
  const { first, observed } = addLoadedImageAgain(201);
  expect(first.src).toBe('');
  expect(observed).toEqual(new Set([first]));
});

test('showing an image again makes it the most recent cache entry', () => {
  const [a, b, c] = [createImage('/a.svg'), createImage('/b.svg'), createImage('/c.svg')];
  const page = pageWith([a, b], { cachedImages: 2 });
  page.lazy.update();
  for (const image of [a, b, a]) {
    page.lazy.near(image);
    page.lazy.loaded(image);
  }
  page.pass(200);
  page.images.push(c);
  page.lazy.update();
  page.lazy.near(c);
  page.lazy.loaded(c);
  page.pass(200);
  const [again, gone] = [createImage('/a.svg'), createImage('/b.svg')];
  page.images.push(again, gone);
  page.lazy.update();
  expect([again.dataset.state, gone.dataset.state]).toEqual(['loaded', undefined]);
});

test('retries a cached image that fails, like any other image', () => {
  const { first, lazy, reports, pass } = addLoadedImageAgain(1);
  for (let i = 0; i < 3; i++) {
    lazy.failed(first);
    expect(first.dataset.state).toBe('loading');
    pass(200);
  }
  lazy.failed(first);
  expect(first.dataset.state).toBe('error');
  expect(reports).toHaveLength(1);
});

test('loads all waiting images before printing', () => {
  const [a, b] = [createImage('/a.svg'), createImage('/b.svg')];
  const { lazy, observed } = pageWith([a, b]);
  lazy.loadAll();
  expect([a.src, b.src]).toEqual(['/a.svg', '/b.svg']);
  expect(observed.size).toBe(0);
  lazy.loaded(a);
  lazy.loadAll();
  expect(a.dataset.state).toBe('loaded');
});
