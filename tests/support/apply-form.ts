import type { Page } from 'playwright-core';
import { pdfResume } from './resumes.ts';

/** Fills in and sends a job's application form in the browser. */

/** A file for a file input. */
export const pdf = (name = 'cv.pdf', text?: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdfResume(text),
});

export const fill = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Last name').fill('O’Brien-Łuczak');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/You may store my application/).check();
};
export const attach = (page: Page, file = pdf()): Promise<void> =>
  page.getByLabel(/^Resume/).setInputFiles(file);
export const send = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Send application' }).click();
export const confirmed = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'Your application is in' }).waitFor();
