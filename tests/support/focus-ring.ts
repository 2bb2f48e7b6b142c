import type { CDPSession, Page } from 'playwright-core';

/**
 * WCAG 2.2, 1.4.11 and 2.4.13: the minimum contrast between a pixel's colours with and without
 * focus.
 */
const MIN_CONTRAST = 3;
/**
 * The share of each side of an element along which the ring must be visible. It is less than 1
 * because corners are round.
 */
const MIN_SHARE = 0.7;
/**
 * The margin around an element in its screenshots, in CSS pixels. Our focus rings extend at most 8
 * pixels beyond the element.
 */
const MARGIN = 12;
const OUTERMOST = 9;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Shown = Window & { stops: HTMLElement[] };

/**
 * The kinds of elements already checked, across all pages. Checking one element of each kind is
 * enough for each colour scheme.
 */
export type SeenKinds = Set<string>;

/** The first focusable element of each new kind, by its index among all focusable elements. */
const newKinds = async (page: Page, look: string, seen: SeenKinds): Promise<number[]> => {
  const kinds = await page.evaluate(() => {
    const shown = window as unknown as Shown;
    shown.stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary',
      ),
    ];
    const formatKind = (element: Element | null) => {
      const type = element?.getAttribute('type') ?? '';
      const current = element?.hasAttribute('aria-current') ? 'current' : '';
      const isBad = element?.hasAttribute('aria-invalid') ? 'invalid' : '';
      return `${element?.localName}.${element?.className}.${type}.${current}.${isBad}`;
    };
    /** The background behind the element, and the ancestor that might cut off its ring. */
    const describeSurroundings = (element: Element) => {
      let [surface, edge] = ['', ''];
      for (let one = element.parentElement; one && !(surface && edge); one = one.parentElement) {
        const { backgroundColor, backgroundImage, overflowX, clipPath } = getComputedStyle(one);
        const isSeen = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
        if (isSeen) surface ||= backgroundColor + backgroundImage;
        if (overflowX !== 'visible' || clipPath !== 'none') edge ||= formatKind(one);
      }
      return `${surface} ${edge}`;
    };
    return shown.stops.map((element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, .skip-link, [inert] *') &&
      element.checkVisibility({ visibilityProperty: true })
        ? `${formatKind(element)} < ${formatKind(element.parentElement)} on ${describeSurroundings(element)}`
        : '',
    );
  });
  return kinds.flatMap((kind, i) => {
    const key = `${look} ${kind}`;
    if (!kind || seen.has(key)) return [];
    seen.add(key);
    return [i];
  });
};

const takePicture = async (session: CDPSession, clip: Box): Promise<string> =>
  (
    await session.send('Page.captureScreenshot', {
      format: 'png',
      clip: { ...clip, scale: 1 },
      optimizeForSpeed: true,
    })
  ).data;

/**
 * Compares the two screenshots pixel by pixel; both start `MARGIN` to the left of and above the
 * element.
 */
const compare = (parts: {
  before: string;
  after: string;
  box: Box;
  isOneBox: boolean;
  leastContrast: number;
  leastPart: number;
  margin: number;
  outermost: number;
}): Promise<string> => {
  const { box, margin, outermost } = parts;
  const decodePixels = async (png: string) => {
    const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return context?.getImageData(0, 0, bitmap.width, bitmap.height) as ImageData;
  };
  // https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
  const channel = (value: number) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = ({ data, width }: ImageData, x: number, y: number) => {
    const at = (y * width + x) * 4;
    return (
      0.2126 * channel(data[at] ?? 0) +
      0.7152 * channel(data[at + 1] ?? 0) +
      0.0722 * channel(data[at + 2] ?? 0)
    );
  };
  return Promise.all([decodePixels(parts.before), decodePixels(parts.after)]).then(
    ([before, after]) => {
      const isRing = (x: number, y: number) => {
        const [a, b] = [luminance(before, x, y), luminance(after, x, y)];
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= parts.leastContrast;
      };
      const [width, height] = [Math.round(box.width), Math.round(box.height)];
      if (!parts.isOneBox) {
        // 2.4.13: the area of a two-pixel line around the element. A link that spans two lines has
        // no straight sides.
        let pixels = 0;
        for (let y = 0; y < after.height; y++) {
          for (let x = 0; x < after.width; x++) if (isRing(x, y)) pixels++;
        }
        return pixels >= 2 * (width + height) * 2 * 0.8 ? '' : `${pixels} pixels change`;
      }
      const depths = Array.from({ length: outermost }, (_, i) => i);
      /** The share of a side along which the ring is visible at some distance from the element. */
      const part = (length: number, at: (along: number, depth: number) => boolean) => {
        let seen = 0;
        for (let along = 0; along < length; along++) {
          if (depths.some((depth) => at(along, depth))) seen++;
        }
        return seen / length;
      };
      const sides = {
        top: part(width, (x, depth) => isRing(margin + x, margin - 1 - depth)),
        bottom: part(width, (x, depth) => isRing(margin + x, margin + height + depth)),
        left: part(height, (y, depth) => isRing(margin - 1 - depth, margin + y)),
        right: part(height, (y, depth) => isRing(margin + width + depth, margin + y)),
      };
      return Object.entries(sides)
        .filter(([, seen]) => seen < parts.leastPart)
        .map(([side, seen]) => `${side} ${Math.round(seen * 100)} %`)
        .join(', ');
    },
  );
};

/**
 * Takes screenshots of an element and its surroundings, first without and then with focus, once
 * nothing on the page is moving.
 */
const pictures = async (page: Page, session: CDPSession, i: number) => {
  for (;;) {
    const { box, isOneBox, html } = await page.evaluate((at) => {
      const element = (window as unknown as Shown).stops[at] as HTMLElement;
      (document.activeElement as HTMLElement | null)?.blur();
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        box: { x: x + window.scrollX, y: y + window.scrollY, width, height },
        isOneBox: element.getClientRects().length === 1,
        html: element.outerHTML.slice(0, 160),
      };
    }, i);
    const clip = {
      x: Math.round(box.x) - MARGIN,
      y: Math.round(box.y) - MARGIN,
      width: Math.round(box.width) + 2 * MARGIN,
      height: Math.round(box.height) + 2 * MARGIN,
    };
    const before = await takePicture(session, clip);
    await page.evaluate((at) => {
      const element = (window as unknown as Shown).stops[at] as HTMLElement;
      const options: FocusOptions & { focusVisible: boolean } = {
        preventScroll: true,
        focusVisible: true,
      };
      element.focus(options);
    }, i);
    const after = await takePicture(session, clip);
    // A field is validated when it loses focus, and its error moves the elements below.
    const isThere = await page.evaluate(
      ([at, was]) => {
        const { x, y } = (
          (window as unknown as Shown).stops[at] as HTMLElement
        ).getBoundingClientRect();
        return x + window.scrollX === was.x && y + window.scrollY === was.y;
      },
      [i, box] as const,
    );
    if (isThere) return { box, isOneBox, html, before, after };
  }
};

/**
 * Focuses one element of each kind and compares how it is painted with and without focus. All
 * around the element, pixels must change with a contrast of 3:1 on any background, and nothing may
 * cut off the ring. The page keeps its current colour scheme, which `look` identifies.
 */
export const focusRingProblems = async (
  page: Page,
  look: string,
  seen: SeenKinds,
): Promise<string[]> => {
  const kinds = await newKinds(page, look, seen);
  if (kinds.length === 0) return [];
  const session = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const i of kinds) {
    const { box, isOneBox, html, before, after } = await pictures(page, session, i);
    const problem = await page.evaluate(compare, {
      before,
      after,
      box,
      isOneBox,
      leastContrast: MIN_CONTRAST,
      leastPart: MIN_SHARE,
      margin: MARGIN,
      outermost: OUTERMOST,
    });
    if (problem) found.push(`${look}, the ring of the focus is not seen: ${problem}: ${html}`);
  }
  await session.detach();
  return found;
};
