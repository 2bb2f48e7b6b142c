import type { Page } from 'playwright-core';

/** Clicks a button once the page's scripts are running, and waits for an alert. */
export const press = (name: string) => async (page: Page) => {
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('alert').first().waitFor();
};

/** Starts waiting for the page to request its document again, and to load it. */
export const waitForReload = (page: Page): Promise<unknown> =>
  page
    .waitForRequest((request) => request.isNavigationRequest())
    .then(() => page.waitForEvent('load'));

export const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });

export const openFilters = (page: Page) =>
  page.locator('details.filters').evaluate((filters) => filters.setAttribute('open', ''));

/** Waits for the candidate's own data, which loads after the page. */
export const waitForCandidateData = async (page: Page) => {
  await page.getByText('Received', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Save details' }).waitFor();
};
