import type { Page } from 'playwright-core';

/** Presses a button of a page that runs, and waits for what is said at once. */
export const press = (name: string) => async (page: Page) => {
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('alert').first().waitFor();
};

export const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });

export const openFilters = (page: Page) =>
  page.locator('details.filters').evaluate((filters) => filters.setAttribute('open', ''));

/** What is a candidate's own comes after the page. */
export const waitForOwn = async (page: Page) => {
  await page.getByText('Received', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Save details' }).waitFor();
};
