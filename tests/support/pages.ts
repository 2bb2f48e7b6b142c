import type { Page } from 'playwright-core';
import { storeOwnJobs } from './own-jobs.ts';
import { menuButton, openFilters, press, waitForCandidateData } from './page-actions.ts';
import type { People } from './prepare-people.ts';
import { previewToken } from './preview-token.ts';

/**
 * The pages from docs/specification.md, rows 2.3 to 2.10, in the landing layout; `/home` shows the
 * same page as `/`.
 */
export const LANDING_PAGES: readonly string[] = [
  '/',
  '/employer',
  '/talents',
  '/outsourcing',
  '/promote-brand',
  '/talent-placement',
  '/employer-branding',
  '/embedded-recruiter',
  '/talent-marketplace',
  '/linkedin-ghostwriting',
  '/social-media-outsourcing',
  '/hire/support',
  '/hire/sales-and-marketing',
  '/hire/finance-and-accounting',
  '/hire/engineering-data-technology',
];

/**
 * Pages of every type, and the states that have a URL, on each test file's site (`site.ts`). Every
 * test that runs on all pages covers these. The states that require a sign-in, a reviewer's link or
 * a click are listed further down.
 */
export const PAGES: readonly string[] = [
  ...LANDING_PAGES,
  '/about',
  '/credits',
  '/services',
  '/privacy',
  '/terms',
  '/cookies',
  '/jobs',
  '/jobs?q=zylograph&workplace=remote',
  '/jobs?q=nothing+fits+this&country=JP',
  '/quillfeather/withquestions/vellum-stretcher',
  '/quillfeather/closedjob/closed-gilder',
  '/jobs/zylo1001/applied',
  '/jobs/zylo1001/report',
  '/jobs/closedjob/report',
  '/jobs/zylo1001/report?sent=true',
  '/companies',
  '/companies?q=nothing+fits+this',
  '/companies/quillfeather',
  '/all-jobs',
  '/all-jobs?category=manufacturing',
  '/blog',
  '/blog/first-ninety-days',
  '/contact',
  '/contact?for=employer',
  '/contact?for=candidate',
  '/contact/sent?for=company',
  '/saved',
  '/referral',
  '/referral?id=abcd1234',
  '/alerts/new',
  '/alerts/new?q=nurse&location=Berlin',
  '/alerts/sent',
  '/cv',
  '/cv/sign-in',
  '/preview',
  '/vendor-review',
  '/misc/openapi',
  '/no/such',
];

/** A page as a particular visitor sees it, or after particular actions. */
export interface PageState {
  readonly name: string;
  readonly path: string | ((people: People) => string);
  /** True if the visitor is a signed-in candidate. */
  readonly isSignedIn?: true;
  /** The width of the window in pixels; 1280 by default. */
  readonly width?: number;
  readonly act?: (page: Page) => Promise<void>;
  /** True if the page shows a form with errors. */
  readonly isRefused?: true;
}

export const openMenu = (page: Page) => menuButton(page).click();

const enterToken = async (page: Page, token: string) => {
  await page.getByLabel('Preview token').fill(token);
  await page.getByRole('button', { name: 'See drafts' }).click();
};

const refuseForm = (name: string, path: PageState['path'], button: string): PageState => ({
  name,
  path,
  act: press(button),
  isRefused: true,
});

const signedIn = (name: string, act: (page: Page) => Promise<void>): PageState => ({
  name,
  path: '/cv',
  isSignedIn: true,
  act: async (page) => {
    await waitForCandidateData(page);
    await act(page);
  },
});

/** The states that have no URL. */
export const STATES: readonly PageState[] = [
  { name: 'a long job', path: ({ longJob }) => longJob },
  { name: 'a job from the right', path: ({ rightJob }) => rightJob },
  { name: 'the open menu', path: '/jobs', width: 375, act: openMenu },
  {
    name: 'suggestions',
    path: '/jobs',
    width: 375,
    act: async (page) => {
      await page.getByLabel('Job title, skill or employer').focus();
      const field = page.getByRole('combobox', { name: 'Job title, skill or employer' });
      await field.pressSequentially('quillf');
      await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').waitFor();
      await field.press('ArrowDown');
    },
  },
  { name: 'open filters', path: '/jobs?category=engineering', width: 375, act: openFilters },
  {
    name: 'jobs seen and applied for',
    path: '/jobs?q=zylograph',
    act: async (page) => {
      await storeOwnJobs(page);
      await page.reload();
      await page.locator('.row-mark').first().waitFor();
    },
  },
  {
    name: 'an application sent before',
    path: '/quillfeather/zylo1001/zylograph-cutter-2',
    act: async (page) => {
      await storeOwnJobs(page);
      await page.reload();
      await page.getByRole('button', { name: 'Send another application' }).waitFor();
    },
  },
  {
    name: 'saved jobs',
    path: '/saved',
    act: async (page) => {
      await storeOwnJobs(page);
      await page.reload();
      await page.getByRole('button', { name: 'Email me the list' }).waitFor();
    },
  },
  { name: 'a page that did not arrive', path: '/offline' },
  refuseForm(
    'an application refused',
    ({ jobWithQuestions }) => jobWithQuestions,
    'Send application',
  ),
  refuseForm('an employer refused', '/contact?for=employer', 'Send to a recruiter'),
  refuseForm('a candidate refused', '/contact?for=candidate', 'Send to a recruiter'),
  refuseForm('a company refused', '/contact?for=company', 'Send question'),
  refuseForm('ghostwriting refused', '/contact?for=ghostwriting', 'Request a call'),
  refuseForm('a report refused', '/jobs/zylo1001/report', 'Send report'),
  refuseForm('a referral refused', '/referral', 'Get my link'),
  refuseForm('no address to sign in with', '/cv', 'Send me a link'),
  {
    name: 'a toast',
    path: '/referral',
    act: async (page) => {
      await page.route('**/misc/referrals', (route) => route.abort());
      await page.getByLabel('Your name').fill('Ada');
      await page.getByLabel('Your email').fill('ada@example.com');
      await page.getByLabel(/You may store/).check();
      await page.getByRole('button', { name: 'Get my link' }).click();
      await page
        .getByRole('status')
        .getByText(/^Not sent\./)
        .waitFor();
      // Simulates the window losing focus, so that the toast remains until focus returns.
      await page.evaluate(() => dispatchEvent(new Event('blur')));
    },
  },
  { name: 'a link was sent', path: '/cv?sent=true' },
  { name: 'half a link', path: '/cv/sign-in', act: press('Sign in') },
  signedIn('signed in', async () => {}),
  signedIn('about to withdraw and to erase', async (page) => {
    await page
      .getByRole('button', { name: /^Withdraw/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Delete everything' }).click();
  }),
  {
    name: 'a job for who is signed in',
    path: ({ job }) => job,
    isSignedIn: true,
    async act(page) {
      await page.getByText('You’re applying as').waitFor();
      await page.getByText('You applied').waitFor();
    },
  },
  { ...signedIn('no file chosen', press('Save this file')), isRefused: true },
  {
    ...signedIn('details refused', async (page) => {
      await page.getByLabel('Phone').fill('x');
      await press('Save details')(page);
    }),
    isRefused: true,
  },
  { name: 'a receipt', path: ({ receipt }) => receipt },
  {
    name: 'about to withdraw by a receipt',
    path: ({ receipt }) => receipt,
    act: (page) => page.getByText('Withdraw this application').click(),
  },
  refuseForm('a receipt without a file', ({ receipt }) => receipt, 'Replace my resume'),
  { name: 'a desk', path: ({ desk }) => desk },
  { name: 'an application', path: ({ application }) => application },
  refuseForm('no comment', ({ application }) => application, 'Add comment'),
  { name: 'a score card', path: ({ card }) => card },
  refuseForm('a score card refused', ({ card }) => card, 'Submit review'),
  {
    name: 'about to decline',
    path: ({ card }) => card,
    act: (page) => page.getByText('Can’t review this application?').click(),
  },
  {
    name: 'a wrong token',
    path: '/preview',
    act: async (page) => {
      await enterToken(page, 'a guess');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'a draft',
    path: '/preview?path=/blog/counter-offers',
    act: async (page) => {
      await enterToken(page, await previewToken(new URL(page.url()).origin));
      await page.getByRole('complementary', { name: 'Preview' }).waitFor();
    },
  },
];

/** The API reference is ten times as long as other pages, and the 404 page has no scripts. */
export const SPECIAL_PAGES: readonly string[] = ['/misc/openapi', '/no/such'];

/** All pages and states except `SPECIAL_PAGES`. */
const ALL: readonly PageState[] = [
  ...PAGES.filter((path) => !SPECIAL_PAGES.includes(path)).map((path) => ({ name: path, path })),
  ...STATES,
];

/** One page of each kind, and each state with parts that no page in the catalogue shows. */
const WALKED_NAMES = new Set([
  ...['/', '/hire/support', '/employer', '/about', '/jobs?q=zylograph&workplace=remote'],
  ...['/quillfeather/withquestions/vellum-stretcher', '/all-jobs?category=manufacturing'],
  ...['/companies', '/companies/quillfeather', '/blog', '/blog/first-ninety-days'],
  ...['/contact?for=employer', '/referral', '/cv', '/preview'],
  ...['a long job', 'a job from the right', 'the open menu', 'open filters'],
  ...['a page that did not arrive', 'an application refused', 'a company refused', 'a toast'],
  ...['signed in', 'about to withdraw and to erase', 'a job for who is signed in'],
  ...['a desk', 'an application', 'a score card refused', 'about to decline', 'a draft'],
]);

/** Pages that get all checks, including a walk by keyboard (walks.test.ts). */
export const WALKED = ALL.filter(({ name }) => WALKED_NAMES.has(name));
if (WALKED.length !== WALKED_NAMES.size) throw new Error('A name in WALKED_NAMES matches no page.');
/** Pages that only get the basic checks (accessibility.test.ts). */
export const READ = ALL.filter(({ name }) => !WALKED_NAMES.has(name));
