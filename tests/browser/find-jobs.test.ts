import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydratePage, testBrowser, waitForBackgroundScripts } from '../support/browser.ts';
import { siteUrl } from '../support/site.ts';

// docs/specification.md: 1.1, 2.4

const open = testBrowser(siteUrl);

const count = (page: Page) => page.locator('.result-count').innerText();
const shows = (page: Page, text: string) =>
  page.locator('.result-count').getByText(text, { exact: true }).waitFor();
const heading = (page: Page) => page.locator('h1').innerText();
/** The labels of the filter chips, without the text for screen readers. */
const chips = async (page: Page) =>
  (await page.locator('.active-filters a').allTextContents()).map((text) =>
    text.replace(/^Remove (filter|from the search): /, ''),
  );
const rows = (page: Page) => page.locator('.roll .row').count();

/** Sets a property on the window, which is lost when another document loads. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window);

// docs/specification.md: 2.3
test('a search from the start page finds jobs and highlights the matches', async () => {
  const page = await open('/');
  await page.getByLabel('Job title, skill or employer').fill('zylograph');
  await page.getByRole('button', { name: 'Search jobs' }).click();
  await page.waitForURL('**/jobs?q=zylograph**');
  expect(await count(page)).toBe('25 jobs');
  expect(await page.locator('.row mark').first().innerText()).toMatch(/zylograph/i);
});

test('a filter applies immediately, without a document load, and changes the URL', async () => {
  const page = await hydratePage(await open('/jobs?q=zylograph'));
  await markDocument(page);
  await page.getByLabel('Remote').check();
  await page.waitForURL('**/jobs?q=zylograph&workplace=remote**');
  await shows(page, '5 jobs');
  expect(await rows(page)).toBe(5);
  expect(await isSameDocument(page)).toBe(true);
  // The other values of the filter still show their counts, so that a visitor can switch to them.
  expect(await page.locator('label', { hasText: 'On site' }).innerText()).toContain('20');
});

test('extra query parameters in the initial URL are kept, and the filters work', async () => {
  const page = await hydratePage(await open('/jobs?utm_source=x&page=1&q=zylograph'));
  expect(new URL(page.url()).search).toBe('?utm_source=x&page=1&q=zylograph');
  expect(await count(page)).toBe('25 jobs');
  await markDocument(page);
  await page.getByLabel('Remote').check();
  await shows(page, '5 jobs');
  await page.goBack();
  await shows(page, '25 jobs');
  expect(await page.getByLabel('Remote').isChecked()).toBe(false);
  expect(await isSameDocument(page)).toBe(true);
});

test('a URL with redundant slashes redirects to the canonical URL', async () => {
  for (const path of ['/jobs/?q=zylograph', '//jobs?q=zylograph']) {
    const page = await open(`${siteUrl}${path}`);
    expect(page.url()).toBe(`${siteUrl}/jobs?q=zylograph`);
    expect(await count(page)).toBe('25 jobs');
  }
});

test('clicking a chip removes its filter and unticks the checkbox', async () => {
  const page = await hydratePage(
    await open('/jobs?q=zylograph&workplace=remote&employmentType=part_time'),
  );
  expect(await page.getByLabel('Remote').isChecked()).toBe(true);
  await page.locator('.active-filters a', { hasText: 'Remote' }).click();
  await page.waitForURL((url) => !url.search.includes('workplace'));
  await shows(page, '12 jobs');
  expect(await page.getByLabel('Remote').isChecked()).toBe(false);
  expect(await page.getByLabel('Part time').isChecked()).toBe(true);
});

test('paging works, and the back button restores the page and the filter', async () => {
  const page = await hydratePage(await open('/jobs?q=zylograph'));
  expect(await rows(page)).toBe(20);
  const first = await page.locator('.row h2').allInnerTexts();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL('**page=2**');
  await shows(page, '25 jobs, page 2');
  expect(await rows(page)).toBe(5);
  const second = await page.locator('.row h2').allInnerTexts();
  expect(second.filter((title) => first.includes(title))).toEqual([]);

  await page.getByLabel('Remote').check();
  await shows(page, '5 jobs');
  await page.goBack();
  await shows(page, '25 jobs, page 2');
  expect(await page.getByLabel('Remote').isChecked()).toBe(false);
  await page.goBack();
  await shows(page, '25 jobs');
  expect(await page.locator('.row h2').allInnerTexts()).toEqual(first);
});

test('search, filters, sorting and paging work without JavaScript', async () => {
  const page = await open('/jobs', { javaScriptEnabled: false });
  await page.getByLabel('Job title, skill or employer').fill('zylograph');
  await page.getByLabel('On site').check();
  await page.getByLabel('Sort by').selectOption('salary');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await shows(page, '20 jobs');
  expect(await page.getByLabel('On site').isChecked()).toBe(true);
  expect(await page.getByLabel('Sort by').inputValue()).toBe('salary');
  await page.locator('.active-filters a', { hasText: 'On site' }).click();
  await shows(page, '25 jobs');
  await page.getByRole('link', { name: 'Next' }).click();
  await shows(page, '25 jobs, page 2');
});

test('pay typed into the search becomes a chip, and removing the chip searches for the remaining words', async () => {
  const page = await open('/jobs?q=zylograph+%C2%A315+an+hour', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Remove from the search: From £15 per hour' }).click();
  await page.waitForURL('**/jobs?q=zylograph');
  await shows(page, '25 jobs');
});

test('if the minimum pay exceeds the maximum, its field shows an error, and jobs are listed regardless of pay', async () => {
  const page = await open('/jobs?q=zylograph', { javaScriptEnabled: false });
  await page.getByText('Salary', { exact: true }).click();
  await page.getByLabel('At least').fill('90k');
  await page.getByLabel('At most').fill('50k');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await shows(page, '25 jobs');
  const field = page.getByRole('textbox', {
    name: 'At least',
    description: /higher than the “At most”/,
  });
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.inputValue()).toBe('90000');
  expect(await page.getByLabel('At most').inputValue()).toBe('50000');
});

test('a misspelt search is corrected with a note, and a link searches for the original words', async () => {
  const page = await open('/jobs?q=zylogarph');
  await page.getByText('Showing results for zylograph.').waitFor();
  expect(await count(page)).toBe('25 jobs');
  expect(await heading(page)).toBe('Zylograph jobs');
  await page.getByRole('link', { name: 'Search for “zylogarph” instead' }).click();
  await shows(page, '0 jobs');
  expect(await heading(page)).toBe('Zylogarph jobs');
});

test('the heading and the title name the chosen filters and those recognised in the search words', async () => {
  const page = await open('/jobs?q=part+time+zylograph+in+Utrecht&workplace=on_site');
  expect(await heading(page)).toBe('On-site part-time zylograph jobs in Utrecht');
  expect(await page.title()).toBe('On-site part-time zylograph jobs in Utrecht · Rolecall');
  await page.goto('/jobs?location=Utrecht&category=manufacturing');
  expect(await heading(page)).toBe('Manufacturing & trades jobs in Utrecht');
});

test('clicking a chip removes what was recognised in the search words and keeps the other words', async () => {
  const page = await open('/jobs?q=part+time+zylograph+in+Utrecht');
  await shows(page, '12 jobs');
  expect(await chips(page)).toEqual(['“zylograph”', 'Part time', 'Utrecht', 'Clear all']);
  await page.locator('.active-filters a', { hasText: 'Part time' }).click();
  await shows(page, '25 jobs');
  const queryField = page.getByLabel('Job title, skill or employer');
  expect(await queryField.inputValue()).toBe('zylograph in Utrecht');
  await page.locator('.active-filters a', { hasText: 'zylograph' }).click();
  await page.waitForURL((url) => !url.search.includes('zylograph'));
  expect(await heading(page)).toBe('Jobs in Utrecht');
  expect(await chips(page)).toEqual(['Utrecht', 'Clear all']);
});

test('a chosen filter overrides the search words', async () => {
  const page = await open('/jobs?q=part+time+zylograph&employmentType=full_time');
  await shows(page, '13 jobs');
  expect(await chips(page)).toEqual(['“zylograph”', 'Full time', 'Clear all']);
  expect(await heading(page)).toBe('Full-time zylograph jobs');
});

test('a misspelt place is corrected, with a note on the page', async () => {
  const page = await open('/jobs?location=Shefield');
  await page
    .getByText('Showing jobs in Sheffield, England, United Kingdom. We couldn’t find “Shefield”.')
    .waitFor();
  expect(await heading(page)).toBe('Jobs in Sheffield');
  expect(await chips(page)).toEqual(['Sheffield', 'Clear all']);
});

test('a distance is chosen next to the place, and each row shows how far away the job is', async () => {
  const page = await hydratePage(await open('/jobs?q=zylograph&location=Amsterdam'));
  await shows(page, '0 jobs');
  await page.getByLabel('Distance').selectOption('50');
  await shows(page, '25 jobs');
  expect(await heading(page)).toBe('Zylograph jobs within 50\u00a0km of Amsterdam');
  expect(await page.locator('.row').first().innerText()).toMatch(/3\d km away/);
  await page.locator('.active-filters a', { hasText: 'Within 50 km' }).click();
  await shows(page, '0 jobs');
  expect(await page.getByLabel('Distance').inputValue()).toBe('');
});

test('a town without matching jobs shows jobs nearby, with a note', async () => {
  const page = await open('/jobs?q=zylograph&location=Zeist');
  await shows(page, '25 jobs');
  await page.getByText('No jobs in Zeist itself; these are within 25 km.').waitFor();
  expect(await heading(page)).toBe('Zylograph jobs near Zeist');
  expect(await page.locator('.row').first().innerText()).toMatch(/\d km away/);
});

test('an empty result page links to results without one of the conditions or in the nearest place', async () => {
  const page = await open('/jobs?q=zylograph&country=JP');
  expect(await count(page)).toBe('0 jobs');
  await page.getByRole('link', { name: '25 jobs in any country' }).click();
  await shows(page, '25 jobs');
  await page.goto('/jobs?q=xyzzyq&country=NL&workplace=remote');
  await page.getByRole('link', { name: /^\d+ jobs without “xyzzyq”$/ }).click();
  await page.waitForURL('**/jobs?workplace=remote&country=NL');
  expect(await heading(page)).toBe('Remote jobs in the Netherlands');
  await page.goto('/jobs?q=part+time+zylograph&location=Amsterdam');
  await shows(page, '0 jobs');
  await page.getByRole('link', { name: /^12 jobs in Utrecht, 3\d km away$/ }).click();
  await shows(page, '12 jobs');
  expect(await heading(page)).toBe('Part-time zylograph jobs in Utrecht');
});

test('a few matches are followed by partial matches, under a heading with the missing words', async () => {
  const page = await open('/jobs?q=zylograph+xyzzyq');
  await page.getByRole('heading', { name: 'Jobs that don’t mention “xyzzyq”', level: 2 }).waitFor();
  expect(await count(page)).toBe('0 jobs');
  expect(await rows(page)).toBe(20);
});

test('chips, distances and the links on an empty result page work without JavaScript', async () => {
  const page = await open('/jobs', { javaScriptEnabled: false });
  await page.getByLabel('Job title, skill or employer').fill('part time zylograph');
  await page.getByLabel('Town, region or country').fill('Amsterdam');
  await page.getByRole('button', { name: 'Search jobs' }).click();
  await shows(page, '0 jobs');
  await page.getByLabel('Distance').selectOption('50');
  await page.getByRole('button', { name: 'Search jobs' }).click();
  await shows(page, '12 jobs');
  await page.locator('.active-filters a', { hasText: 'Part time' }).click();
  await shows(page, '25 jobs');
  await page.locator('.active-filters a', { hasText: 'Within 50 km' }).click();
  await page.getByRole('link', { name: '25 jobs in any place' }).click();
  await shows(page, '25 jobs');
  expect(await heading(page)).toBe('Zylograph jobs');
});

test.each([
  ['موظف', 'ar', 'rtl'],
  ['看護師', undefined, undefined],
])(
  'words in another script are found, and shown in the heading and the chips: %s',
  async (q, lang, dir) => {
    const page = await open(`/jobs?q=${encodeURIComponent(q)}`);
    expect(await count(page)).toMatch(/^[1-9]/);
    expect(await heading(page)).toBe(`Jobs for “${q}”`);
    expect(await chips(page)).toEqual([`“${q}”`, 'Clear all']);
    if (lang) expect(await page.locator(`.row h2 a[lang=${lang}][dir=${dir}]`).count()).toBe(1);
    await page.locator('.active-filters a', { hasText: q }).click();
    await page.waitForURL(`${siteUrl}/jobs`);
  },
);

test('the number next to “Filters” counts only filters, not search fields', async () => {
  const page = await open('/jobs?q=part+time+zylograph&location=Utrecht&radius=5', {
    viewport: { width: 375, height: 800 },
  });
  const summary = page.locator('details.filters > summary');
  expect(await summary.innerText()).toBe('Filters');
  await page.goto('/jobs?q=zylograph&location=Utrecht&workplace=remote,on_site&pay=stated');
  expect(await summary.innerText()).toBe('Filters (3)');
});

test('a job without stated pay is labelled as such, and a filter lists only such jobs', async () => {
  const page = await hydratePage(await open('/jobs'));
  await page.locator('summary', { hasText: /^Pay$/ }).click();
  await page.getByLabel('Pay not stated').check();
  await page.waitForURL('**/jobs?pay=unstated');
  await page.locator('.active-filters', { hasText: 'Pay not stated' }).waitFor();
  expect(await heading(page)).toBe('Jobs with pay not stated');
  const sides = await page.locator('.row-side').allInnerTexts();
  expect(sides.length).toBeGreaterThan(0);
  for (const side of sides) expect(side).toContain('Pay not stated');
});

test.each([375, 1280])(
  'the first result is at most 12 tab stops after the fields at a width of %i',
  async (width) => {
    const page = await open('/jobs?q=part+time+zylograph&location=Utrecht&workplace=on_site', {
      viewport: { width, height: 800 },
    });
    await page.getByLabel('Job title, skill or employer').focus();
    const isAt = (selector: string) =>
      page.evaluate((one) => document.activeElement?.matches(one), selector);
    let stops = 0;
    do {
      await page.keyboard.press('Tab');
      stops += 1;
      if (await isAt('[href="#results"]')) await page.keyboard.press('Enter');
    } while (stops < 12 && !(await isAt('.row h2 a')));
    expect(
      await page
        .locator('.row h2 a')
        .first()
        .evaluate((link) => link.matches(':focus')),
    ).toBe(true);
    expect(stops).toBeLessThanOrEqual(12);
  },
);

test('rows are not cut off on a phone', async () => {
  const page = await open('/jobs', { viewport: { width: 375, height: 800 } });
  for (const path of ['/jobs', '/jobs?location=Utrecht&radius=100', '/jobs?q=Pflegefachkraft']) {
    await page.goto(path);
    const cut = await page.evaluate(() => [
      ...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : []),
      ...[...document.querySelectorAll('.row, .row *')]
        .filter((one) => {
          const { left, right } = one.getBoundingClientRect();
          const isHidden = one.closest('.visually-hidden') !== null;
          return (
            !isHidden && (left < 0 || right > innerWidth || one.scrollWidth > one.clientWidth + 1)
          );
        })
        .filter((one) => getComputedStyle(one).display !== 'inline')
        .map((one) => one.outerHTML.slice(0, 100)),
    ]);
    expect([path, cut]).toEqual([path, []]);
    expect(await page.locator('.row').count()).toBeGreaterThan(0);
  }
});

test('any typed text is a valid search', async () => {
  for (const q of [
    '"',
    "' OR 1=1 --",
    'title:(',
    '*',
    'NEAR(',
    '🙂',
    'a'.repeat(5000),
    '%00',
    '-',
  ]) {
    const page = await open(`/jobs?q=${encodeURIComponent(q)}`);
    expect(await count(page), q).toMatch(/jobs?/);
  }
});

// docs/specification.md: 2.5
test('all jobs can be reached by category and by place through plain links', async () => {
  const page = await open('/all-jobs', { javaScriptEnabled: false });
  await page.getByRole('link', { name: /^Manufacturing/ }).click();
  await page.getByRole('heading', { name: 'Manufacturing & trades jobs', level: 1 }).waitFor();
  expect(await page.locator('.tiles a').count()).toBeGreaterThan(10);
  await page.goto('/all-jobs');
  await page.getByRole('link', { name: /^Utrecht/ }).click();
  await page.getByRole('heading', { name: 'Jobs in Utrecht', level: 1 }).waitFor();
  await page.locator('.tiles a', { hasText: 'Zylograph cutter' }).first().click();
  await page.getByRole('heading', { name: /Zylograph cutter/, level: 1 }).waitFor();
});

// docs/specification.md: 2.6
test('an employer can be found, and its jobs are listed page by page, except confidential ones', async () => {
  const page = await hydratePage(await open('/companies'));
  await page.getByLabel('Name or keyword').fill('quillfeather');
  await page.getByRole('button', { name: 'Search employers' }).click();
  await page.getByRole('link', { name: 'Quillfeather & Daughters' }).click();
  await page.getByRole('heading', { name: '26 open jobs' }).waitFor();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL('**/companies/quillfeather?page=2**');
  await page.locator('.pager [aria-current]', { hasText: '2' }).waitFor();
  expect(await page.getByText('Secret pigment chemist').count()).toBe(0);
});

test('a new search is sorted by relevance, and a sort order chosen by the visitor is kept', async () => {
  const page = await hydratePage(await open('/jobs'));
  await page.getByLabel('Job title, skill or employer').fill('zylograph');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.search === '?q=zylograph');
  expect(await page.getByLabel('Sort by').locator('option:checked').innerText()).toBe('Best match');
  await page.getByLabel('Sort by').selectOption('salary');
  await page.waitForURL('**sort=salary**');
  await page.getByLabel('Remote').check();
  await page.waitForURL(
    (url) => /workplace=remote/.test(url.search) && /sort=salary/.test(url.search),
  );
});

test('pay amounts in common notations are parsed', async () => {
  const page = await hydratePage(await open('/jobs?q=zylograph'));
  await page.locator('summary', { hasText: 'Salary' }).click();
  await page.getByLabel('At least').fill('39,500');
  await page.keyboard.press('Enter');
  await page.locator('.active-filters', { hasText: /From \D*39,500 per year/ }).waitFor();
  await shows(page, '25 jobs');
  await page.getByLabel('At least').fill('41k');
  await page.keyboard.press('Enter');
  await shows(page, '0 jobs');
});

test('a list requested offline loads once the connection is back', async () => {
  const page = await waitForBackgroundScripts(
    await open('/jobs?q=zylograph', { expectErrors: /ERR_|fetch|Failed/ }),
  );
  await page.context().setOffline(true);
  await page.getByLabel('Remote').check();
  await page.getByText('You’re offline.').waitFor();
  await page.context().setOffline(false);
  await shows(page, '5 jobs');
  expect(page.url()).toContain('workplace=remote');
});

test('a live form used offline keeps showing its list until the connection is back', async () => {
  const page = await waitForBackgroundScripts(
    await open('/jobs?q=zylograph', { expectErrors: /ERR_|fetch|Failed/ }),
  );
  await page.getByLabel('Remote').focus();
  // The form updates its results live once its live region exists.
  await page.locator('body > .visually-hidden[role=status]').waitFor({ state: 'attached' });
  await page.context().setOffline(true);
  await page.getByLabel('Remote').check();
  await page.getByText('The page will load as soon as').waitFor();
  expect(await count(page)).toBe('25 jobs');
  await page.context().setOffline(false);
  await shows(page, '5 jobs');
});

test('an unknown group in the list of all jobs returns 404', async () => {
  const page = await open('/all-jobs?category=buy+our+pills', { expectErrors: /404/ });
  expect(await page.locator('h1').innerText()).toBe('Page Not Found: /all-jobs');
});

/** Holds back matching page requests until they are released. */
const pauseRequests = async (page: Page, url: RegExp) => {
  const released = Promise.withResolvers<void>();
  const requested = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    requested.resolve();
    await released.promise;
    // A request that was cancelled by a later navigation cannot be continued.
    await route.continue().catch(() => undefined);
  });
  return { asked: requested.promise, letGo: released.resolve };
};

test('going back during a search shows the search fields of the page that is loading', async () => {
  const page = await hydratePage(await open('/jobs?q=zylograph'));
  await page.getByLabel('Remote').check();
  await shows(page, '5 jobs');
  const search = await pauseRequests(page, /\/jobs\?.*salary/);
  await page.getByLabel('Job title, skill or employer').fill('nurse');
  await page.getByLabel('Sort by').focus();
  await page.getByLabel('Sort by').selectOption('salary');
  await search.asked;
  await page.goBack();
  await shows(page, '25 jobs');
  expect(await page.getByLabel('Remote').isChecked()).toBe(false);
  expect(await page.getByLabel('Sort by').inputValue()).toBe('');
  expect(await page.getByLabel('Job title, skill or employer').inputValue()).toBe('zylograph');
});

test('text typed while results load is kept, even after leaving the field', async () => {
  const page = await hydratePage(await open('/jobs?q=zylograph'));
  const search = await pauseRequests(page, /\/jobs\?.*workplace/);
  await page.getByLabel('Remote').check();
  await search.asked;
  await page.getByLabel('Town, region or country').fill('Utrecht');
  await page.getByLabel('Job title, skill or employer').focus();
  search.letGo();
  await shows(page, '5 jobs');
  expect(await page.getByLabel('Town, region or country').inputValue()).toBe('Utrecht');
});

test('a choice made just as the results appear is not reverted', async () => {
  const page = await hydratePage(await open('/jobs?q=zylograph'));
  const search = await pauseRequests(page, /\/jobs\?.*part_time/);
  await page.locator('.result-count').evaluate((count) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      document.querySelector<HTMLElement>('[value=part_time]')?.click();
    }).observe(count, { subtree: true, characterData: true, childList: true });
  });
  await page.getByLabel('Remote').check();
  await search.asked;
  expect(await page.getByLabel('Part time').isChecked()).toBe(true);
  search.letGo();
  await page.waitForURL(/part_time/);
});

test('a URL keeps its campaign parameters, even after going back', async () => {
  const page = await hydratePage(await open('/jobs?utm_source=letter&sort=newest'));
  const all = await count(page);
  await page.getByLabel('Remote').check();
  await page.waitForURL(/workplace=remote/);
  await page.goBack();
  // The URL changes before the page does.
  await shows(page, all);
  expect(await page.getByLabel('Remote').isChecked()).toBe(false);
  expect(new URL(page.url()).search).toBe('?utm_source=letter&sort=newest');
});
