import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/find-browser.ts';
import { Trouble } from '../../scripts/local.ts';
import { freePort } from '../../tests/support/running-site.ts';
import { startCheckout } from '../support/checkouts.ts';
import { type Finding, interleave, median, medianRatio } from '../support/compare.ts';
import { DEMO_PAGES, findDemoPages } from '../support/demo-site.ts';
import { startSecureFront } from '../support/secure-front.ts';
import { PHONE_LINE, startSlowLine } from '../support/slow-line.ts';

const ROUNDS = 6;
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu'];

/** Milliseconds since the navigation began. */
interface Paints {
  readonly first: number;
  readonly largest: number;
  readonly element: string;
  readonly shift: number;
  readonly blocked: number;
}

interface Tick {
  readonly result: number;
  readonly nextPaint: number;
}

/** Runs in the page, before anything of it. */
const observe = (): void => {
  const seen = { largest: 0, element: '', shift: 0, tasks: [] as [number, number][], tick: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, note: (entry: never) => void, options = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as never);
    }).observe({ type, buffered: true, ...options });
  watch('largest-contentful-paint', (entry: PerformanceEntry & { element?: Element }) => {
    seen.largest = entry.startTime;
    const { element } = entry;
    if (!element) return;
    const name = [element.localName, ...element.classList].join('.');
    seen.element = `${name} “${element.textContent?.trim().slice(0, 30)}”`;
  });
  watch('layout-shift', (entry: PerformanceEntry & { value: number }) => {
    seen.shift += entry.value;
  });
  watch('longtask', (entry: PerformanceEntry) => {
    seen.tasks.push([entry.startTime, entry.duration]);
  });
  watch(
    'event',
    (entry: PerformanceEntry & { interactionId: number }) => {
      if (entry.interactionId > 0) seen.tick = Math.max(seen.tick, entry.duration);
    },
    { durationThreshold: 16 },
  );
};

type Seen = { seen: { tick: number } & Omit<Paints, 'first' | 'blocked'> };

const readPaints = (page: Page): Promise<Paints> =>
  page.evaluate(() => {
    const { seen } = window as unknown as Seen & { seen: { tasks: [number, number][] } };
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const blocked = seen.tasks
      .filter(([start]) => start >= first)
      .reduce((sum, [, duration]) => sum + duration - 50, 0);
    return { ...seen, first, blocked };
  });

const openPhone = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observe);
  return page;
};

/** A phone that has nothing of the site: no file, no connection. */
const withPhone = async <Result>(
  browser: Browser,
  work: (page: Page) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  try {
    return await work(await openPhone(context));
  } finally {
    await context.close();
  }
};

const load = async (page: Page, url: string): Promise<Paints> => {
  await page.goto(url, { waitUntil: 'networkidle' });
  return readPaints(page);
};

/** The first filter that has a box to tick, on a page that has just been painted. */
const tick = async (page: Page, url: string): Promise<Tick> => {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.locator('details.filters > summary').tap();
  const box = page.locator('details.filters input[type=checkbox]:visible').first();
  await page.evaluate(() => {
    const count = () => document.querySelector('.result-count')?.textContent;
    const before = count();
    const seen = window as unknown as { result?: Promise<number> };
    seen.result = new Promise((done) => {
      window.addEventListener(
        'change',
        () => {
          const tickedAt = performance.now();
          const look = () => {
            if (count() === before) requestAnimationFrame(look);
            else requestAnimationFrame(() => done(performance.now() - tickedAt));
          };
          look();
        },
        { capture: true, once: true },
      );
    });
  });
  await box.tap();
  const result = await page.evaluate(
    () => (window as unknown as { result: Promise<number> }).result,
  );
  const nextPaint = await page.evaluate(() => (window as unknown as Seen).seen.tick);
  return { result, nextPaint };
};

const startSide = async (folder: string) => {
  const port = await freePort();
  const origin = `https://localhost:${port}`;
  const site = await startCheckout(folder, { siteUrl: origin });
  const front = await startSecureFront(site.edgeUrl);
  const line = await startSlowLine(port, front.port, PHONE_LINE);
  return {
    origin,
    pages: await findDemoPages(site.url),
    async stop() {
      line.stop();
      front.stop();
      await site.stop();
    },
  };
};

const ms = (values: readonly number[]) => Math.round(median(values));

const paintFindings = (
  name: string,
  ours: readonly Paints[],
  theirs: readonly Paints[],
): Finding[] => {
  const of = (figure: (paints: Paints) => number) => {
    const ratio = medianRatio(ours, theirs, figure);
    return {
      ratio,
      text: `${ratio.toFixed(2)} (${ms(ours.map(figure))} and ${ms(theirs.map(figure))} ms)`,
    };
  };
  const [first, largest] = [of((paints) => paints.first), of((paints) => paints.largest)];
  const shift = Math.max(...ours.map((paints) => paints.shift));
  const blocked = ms(ours.map((paints) => paints.blocked));
  return [
    {
      name: `first paint, ${name}`,
      figure: first.text,
      goal: 'at most 0.8',
      isMet: first.ratio <= 0.8,
    },
    {
      name: `largest paint, ${name}`,
      figure: `${largest.text} ${ours.at(-1)?.element}`,
      goal: 'at most 0.8',
      isMet: largest.ratio <= 0.8,
    },
    { name: `layout shift, ${name}`, figure: shift.toFixed(4), goal: '0', isMet: shift === 0 },
    {
      name: `total blocking time, ${name}`,
      figure: `${blocked} and ${ms(theirs.map((paints) => paints.blocked))} ms`,
      goal: 'at most 10 ms',
      isMet: blocked <= 10,
    },
  ];
};

const startBrowser = (): Promise<Browser> => {
  const executablePath = findBrowser();
  if (!executablePath) throw new Trouble('There is no Chromium: set CHROMIUM_PATH.');
  return chromium.launch({ executablePath, args: FLAGS });
};

/** What a phone on a slow line sees of first pages, of a next page, and of the first tick of a filter. */
export const paints = async (ours: string, theirs: string): Promise<Finding[]> => {
  const sides = { ours: await startSide(ours), theirs: await startSide(theirs) };
  const browser = await startBrowser();
  try {
    const findings: Finding[] = [];
    const both = <Figure>(measure: (side: typeof sides.ours) => Promise<Figure>) =>
      interleave({ ours: () => measure(sides.ours), theirs: () => measure(sides.theirs) }, ROUNDS);
    for (const name of DEMO_PAGES) {
      const seen = await both(({ origin, pages }) =>
        withPhone(browser, (page) => load(page, origin + pages[name])),
      );
      findings.push(...paintFindings(name, seen.ours, seen.theirs));
    }
    const next = await both(({ origin, pages }) =>
      withPhone(browser, async (page) => {
        await load(page, origin + pages['/jobs']);
        return load(page, origin + pages['a job page']);
      }),
    );
    findings.push(...paintFindings('a job page after /jobs', next.ours, next.theirs));
    const ticks = await both(({ origin }) =>
      withPhone(browser, (page) => tick(page, `${origin}/jobs`)),
    );
    const ratio = medianRatio(ticks.ours, ticks.theirs, ({ result }) => result);
    const of = (figure: (tick: Tick) => number) =>
      `${ms(ticks.ours.map(figure))} and ${ms(ticks.theirs.map(figure))} ms`;
    const nextPaint = median(ticks.ours.map((tick) => tick.nextPaint));
    return [
      ...findings,
      {
        name: 'first filter ticked to its result',
        figure: `${ratio.toFixed(2)} (${of((tick) => tick.result)})`,
        goal: 'at most 0.3',
        isMet: ratio <= 0.3,
      },
      {
        name: 'next paint after the tick',
        figure: of((tick) => tick.nextPaint),
        goal: 'at most 200 ms',
        isMet: nextPaint <= 200,
      },
    ];
  } finally {
    await browser.close();
    await Promise.all([sides.ours.stop(), sides.theirs.stop()]);
  }
};
