import type { Page } from 'playwright-core';

/** Clicks a button once the page's scripts are running, and waits for an alert. */
export const press = (name: string) => async (page: Page) => {
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('alert').first().waitFor();
};

export const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });

export const openFilters = (page: Page) =>
  page.locator('details.filters').evaluate((filters) => filters.setAttribute('open', ''));

/** Waits for the candidate's own data, which loads after the page. */
export const waitForCandidateData = async (page: Page) => {
  await page.getByText('Received', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Save details' }).waitFor();
};
