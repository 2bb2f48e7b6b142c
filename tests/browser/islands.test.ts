import { expect, test } from 'vitest';
import { testBrowser } from '../support/browser.ts';
import { siteUrl } from '../support/site.ts';

const open = testBrowser(siteUrl);

const WITH_QUESTIONS = '/quillfeather/withquestions/vellum-stretcher';
const TIMES = 100;

test('values typed or ticked at any point during hydration are kept', async () => {
  const page = await open(WITH_QUESTIONS);
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  const lostInput = await page.evaluate(async (times) => {
    const island = document.querySelector('[data-island="apply-form"]');
    if (!island) throw new Error('No form.');
    const places = Array.from({ length: times }, () => island.cloneNode(true) as HTMLElement);
    island.replaceWith(...places);
    const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
    /** Fires the events that a browser would, field by field. */
    const use = async (place: HTMLElement, pause: number) => {
      const fields = place.querySelectorAll<HTMLInputElement>(
        'input:not([type=hidden], [type=file], [readonly]), textarea',
      );
      const used: [HTMLInputElement, string | boolean][] = [];
      for (const field of fields) {
        field.focus();
        const isChoice = ['checkbox', 'radio'].includes(field.type);
        if (isChoice) field.click();
        else {
          field.value = `typed ${used.length}`;
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }
        used.push([field, isChoice ? field.checked : field.value]);
        if (pause > 0) await wait(pause % 7);
        else await null;
      }
      return used;
    };
    const all = await Promise.all(places.map((place, i) => use(place, i % 20)));
    while (places.some((place) => !('started' in place.dataset))) await wait(5);
    await wait(50);
    return all
      .flat()
      .filter(([field]) => field.type !== 'radio')
      .filter(
        ([field, value]) => value !== (field.type === 'checkbox' ? field.checked : field.value),
      )
      .map(([field, value]) => `${field.name}: ${value}, now ${field.value}`);
  }, TIMES);
  expect(lostInput).toEqual([]);
});

test('a click before hydration takes effect once the handler is attached', async () => {
  const page = await open('/cv/sign-in');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').getByText('This link is incomplete.').waitFor();
});

test('entered values and focus survive the browser changing the page, for example to translate it', async () => {
  const page = await open('/contact?for=employer', { expectErrors: /418|Hydration/ });
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    for (const label of document.querySelectorAll('[data-island] label')) {
      const text = label.textContent ?? '';
      const translated = document.createElement('font');
      translated.textContent = `${text} (traduit)`;
      label.replaceChildren(translated);
    }
  });
  const name = page.locator('[data-island] [name=name]');
  await name.fill('Zoë');
  await page.locator('[data-island][data-started]').first().waitFor();
  expect(await name.inputValue()).toBe('Zoë');
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
});

test('two clicks before hydration count as one', async () => {
  const page = await open('/quillfeather/zylo1001/zylograph-cutter-2');
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  const shared = await page.evaluate(async () => {
    let times = 0;
    navigator.share = async () => {
      times += 1;
    };
    const button = document.querySelector<HTMLElement>('[data-island=share] button');
    button?.click();
    button?.click();
    const island = button?.closest<HTMLElement>('[data-island]');
    while (island && !('started' in island.dataset)) await new Promise((done) => setTimeout(done));
    await new Promise((done) => requestIdleCallback(done));
    return times;
  });
  expect(shared).toBe(1);
});

test('a plain form post in progress is not sent again after hydration', async () => {
  const page = await open('/contact?for=employer');
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  const loaded = Promise.all(
    ['hydrate-island', 'contact-form'].map((part) =>
      page.waitForResponse(`**/assets/${part}-*.js`),
    ),
  );
  const island = page.locator('[data-island=contact-form]');
  await island.evaluate((place) => {
    // Simulates a form post that has not received a response yet.
    place.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    place
      .querySelector('form')
      ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  });
  for (const part of await loaded) await part.finished();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const started = await island.evaluate((place) => 'started' in (place as HTMLElement).dataset);
  expect(started).toBe(false);
});

// docs/specification.md: 2.16
test('if an island fails, its server-rendered form returns with the typed values', async () => {
  const page = await open('/contact?for=employer', { expectErrors: /broken/ });
  await page.locator('.offline-note').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    window.FormData = class {
      constructor() {
        throw new Error('broken');
      }
    } as unknown as typeof FormData;
  });
  await page.getByLabel('Name').fill('Zoë');
  await page.getByRole('status').getByText('Something on this page stopped working.').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Zoë');
  expect(await page.getByLabel('Email').count()).toBe(1);
});
