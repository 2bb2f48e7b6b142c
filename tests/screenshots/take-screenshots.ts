import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { requireBrowser } from '../../scripts/find-browser.ts';
import { run } from '../../scripts/local.ts';
import { ROOT } from '../../scripts/processes.ts';
import { preparePeople } from '../support/prepare-people.ts';
import { newStateFolder, startSite, stopSites } from '../support/running-site.ts';
import { forceStates } from './force-states.ts';
import { indexPage } from './index-page.ts';
import { listShots, type Shot } from './shots.ts';

/** Ignored by git. */
const FOLDER = join(ROOT, 'screenshots');
/** In CSS pixels. */
const WIDTHS = [375, 768, 1280];
/**
 * A 1280-pixel window zoomed to 200 percent (WCAG 2.2, 1.4.4) is 640 pixels wide; 320 pixels is the
 * narrowest width in 1.4.10.
 */
const CATALOGUE_WIDTHS = [320, 640];
const HEIGHT = 900;
/** Chromium does not paint screenshots taller than 16,384 pixels. */
const LONGEST = 16_000;
const SCHEMES = ['light', 'dark'] as const;
/**
 * The settings for screenshots with system preferences and in print, which are taken at one width
 * and only of the pages that change most.
 */
const PREFERENCES = {
  'forced-light': { forcedColors: 'active', colorScheme: 'light' },
  'forced-dark': { forcedColors: 'active', colorScheme: 'dark' },
  contrast: { contrast: 'more', colorScheme: 'light' },
  print: { media: 'print', colorScheme: 'light' },
} as const satisfies Record<string, Parameters<Page['emulateMedia']>[0]>;
const PREFERENCES_WIDTH = 768;
/** The number of pages open at the same time. */
const AT_ONCE = 3;
// The headless user agent counts as a bot, and bots do not get the error screen.
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0';

/**
 * In areas that it has not painted yet, Chromium repeats areas that it has already painted. A page
 * is fully painted once two consecutive screenshots are equal.
 */
const MOST_PICTURES = 6;

/** Takes a screenshot of the whole page once it is fully painted. */
const takePicture = async (page: Page, view: string, name: string): Promise<void> => {
  let picture: Buffer = Buffer.alloc(0);
  for (let nth = 1; nth <= MOST_PICTURES; nth++) {
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const next = await page.screenshot({ animations: 'disabled' });
    if (next.equals(picture)) break;
    picture = next;
  }
  mkdirSync(join(FOLDER, view), { recursive: true });
  writeFileSync(join(FOLDER, view, `${name}.png`), picture);
};

/**
 * Makes the window as tall as the page, because a screenshot from a shorter window would repeat the
 * part that is painted.
 */
const showFullPage = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: HEIGHT });
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(length, HEIGHT), LONGEST) });
};

const takeShot = async (context: BrowserContext, shot: Shot): Promise<void> => {
  const page = await context.newPage();
  try {
    await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: HEIGHT });
    await page.goto(shot.path, { waitUntil: 'load' });
    await shot.act?.(page);
    if (shot.isCatalogue) await forceStates(page);
    for (const width of shot.isCatalogue ? [...CATALOGUE_WIDTHS, ...WIDTHS] : WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      // Before printing, all images load (src/browser/images/start-lazy-images.ts).
      await page.evaluate(async () => {
        dispatchEvent(new Event('beforeprint'));
        await Promise.all(
          [...document.images].map((image) => image.src && image.decode().catch(() => undefined)),
        );
      });
      await showFullPage(page, width);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await takePicture(page, `${width}-${colorScheme}`, shot.name);
      }
    }
    if (!shot.hasPreferences) return;
    for (const [view, media] of Object.entries(PREFERENCES)) {
      await page.emulateMedia(media);
      await showFullPage(page, PREFERENCES_WIDTH);
      await takePicture(page, `${PREFERENCES_WIDTH}-${view}`, shot.name);
      await page.emulateMedia({ media: null, contrast: null, forcedColors: null });
    }
  } finally {
    await page.close();
  }
};

const takeShots = async (
  browser: Browser,
  shots: readonly Shot[],
  options: { baseURL: string; token: string },
): Promise<void> => {
  const { baseURL, token } = options;
  const visitors = await browser.newContext({ baseURL, userAgent: USER_AGENT });
  const candidates = await browser.newContext({
    baseURL,
    userAgent: USER_AGENT,
    storageState: {
      cookies: [],
      origins: [{ origin: baseURL, localStorage: [{ name: 'token', value: token }] }],
    },
  });
  const waiting = [...shots];
  const work = async () => {
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      await takeShot(shot.isSignedIn ? candidates : visitors, shot);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

/**
 * `npm run screenshots`: takes screenshots of the catalogue and of every route in its states, with
 * demo data, in light and dark mode. Writes them to `screenshots/`, where `index.html` shows them
 * all. `-- job cv` takes only the shots whose names begin with `job` or `cv`.
 */
await run(async () => {
  const executablePath = requireBrowser();
  const startedAt = Date.now();
  const state = newStateFolder();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const site = await startSite(state, { RATE_LIMITS: 'off', ROLECALL_CATALOGUE: '1' });
    const people = await preparePeople(site.url, state);
    const selected = process.argv.slice(2);
    const shots = listShots(people).filter(
      ({ name }) => selected.length === 0 || selected.some((begin) => name.startsWith(begin)),
    );
    if (selected.length === 0) rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    await takeShots(browser, shots, { baseURL: site.url, token: people.token });
    const views = [
      ...[...CATALOGUE_WIDTHS, ...WIDTHS].flatMap((width) =>
        SCHEMES.map((scheme) => `${width}-${scheme}`),
      ),
      ...Object.keys(PREFERENCES).map((view) => `${PREFERENCES_WIDTH}-${view}`),
    ];
    const names = listShots(people).map(({ name }) => name);
    writeFileSync(join(FOLDER, 'index.html'), indexPage(names, views));
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.log(`${shots.length} pages in ${seconds} s: screenshots/index.html`);
  } finally {
    await browser.close();
    await stopSites();
    rmSync(state, { recursive: true, force: true });
  }
});
