import type { Page } from 'playwright-core';

/** WCAG 2.2, 1.4.12: text spacing that a reader may set. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Browsers' default text sizes, doubled. */
const LARGE_TEXT = { standard: 32, fixed: 26 };
const USUAL_TEXT = { standard: 16, fixed: 13 };

/**
 * Elements that extend beyond the edge of the window, and text that is cut off, with the reader's
 * own stylesheet applied.
 */
const listCutElements = (page: Page, spacing: string): Promise<string[]> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    const problems: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > window.innerWidth) problems.push(`The page is ${scrollWidth} wide.`);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(element);
      const isCut =
        (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1);
      // Some text is cut off on purpose: text for screen readers only, and excerpts from linked
      // pages.
      const isMeant = clipPath !== 'none' || webkitLineClamp !== 'none';
      if (isCut && !isMeant && element.innerText?.trim()) {
        problems.push(`Cut off: ${element.outerHTML.slice(0, 160)}`);
      }
    }
    document.adoptedStyleSheets = [];
    return problems;
  }, spacing);

/** Names and buttons in the header that wrap in the middle of a word. */
const listBrokenTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll('.site-header .wordmark > span, .site-header .menu-button'),
    ].flatMap((element) => {
      const text = element.textContent ?? '';
      const range = document.createRange();
      range.selectNodeContents(element);
      const tops = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
      const isSeen = element.checkVisibility();
      return isSeen && tops.size > text.trim().split(/\s+/).length ? [`Broken: ${text}`] : [];
    }),
  );

/**
 * Content lost at 320 pixels, which is 1280 pixels zoomed to 400 percent (WCAG 2.2, 1.4.10),
 * without and with the reader's text spacing (1.4.12), and at 1280 and 375 pixels with only the
 * text enlarged to 200 percent (1.4.4).
 */
export const reflowProblems = async (page: Page): Promise<string[]> => {
  await page.setViewportSize({ width: 320, height: 640 });
  const narrow = [
    ...(await listCutElements(page, '')),
    ...(await listCutElements(page, TEXT_SPACING)),
  ];
  await page.setViewportSize({ width: 1280, height: 800 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: LARGE_TEXT });
  const large = await listCutElements(page, '');
  await page.setViewportSize({ width: 375, height: 667 });
  const largeNarrow = [...(await listCutElements(page, '')), ...(await listBrokenTexts(page))];
  await session.send('Page.setFontSizes', { fontSizes: USUAL_TEXT });
  await session.detach();
  return [
    ...narrow.map((problem) => `320 pixels: ${problem}`),
    ...large.map((problem) => `Large text: ${problem}`),
    ...largeNarrow.map((problem) => `Large text at 375 pixels: ${problem}`),
  ];
};
