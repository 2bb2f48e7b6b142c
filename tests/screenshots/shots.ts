import type { Page } from 'playwright-core';
import { CATALOGUE_PAGES } from '../../src/catalogue/catalogue-pages.ts';
import { menuButton, openFilters, press, waitForCandidateData } from '../support/page-actions.ts';
import type { People } from '../support/prepare-people.ts';

/** A page in one state, of which screenshots are taken. */
export interface Shot {
  readonly name: string;
  readonly path: string;
  /** What the visitor does before the screenshot. */
  readonly act?: (page: Page) => Promise<void>;
  /** True if the visitor is a signed-in candidate. */
  readonly isSignedIn?: boolean;
  /** True if the shot is also taken at the widths of the catalogue. */
  readonly isCatalogue?: boolean;
  /** True if the shot is also taken in forced colours, with more contrast, and in print. */
  readonly hasPreferences?: boolean;
}

const createShots = (paths: readonly string[]): Shot[] =>
  paths.map((path) => ({ path, name: path.slice(1).replaceAll('/', '-') || 'home' }));

/** Opens the menu if there is a menu button. Wide pages show the whole menu instead. */
const openMenu = async (page: Page) => {
  if (await menuButton(page).isVisible()) await menuButton(page).click();
};

/** Every route of the site, in each state that looks different. */
export const listShots = (people: People): Shot[] => [
  ...['', ...CATALOGUE_PAGES].map((page) => ({
    name: `catalogue-${page || 'parts'}`,
    path: `/_catalogue${page && `/${page}`}`,
    isCatalogue: true,
    hasPreferences: true,
  })),
  ...createShots(['/', '/jobs', '/all-jobs', '/companies', '/blog', '/contact', '/about', '/cv']),
  ...createShots(['/talents', '/employer', '/outsourcing', '/promote-brand', '/talent-placement']),
  ...createShots(['/employer-branding', '/embedded-recruiter', '/talent-marketplace', '/referral']),
  ...createShots(['/linkedin-ghostwriting', '/social-media-outsourcing', '/hire/support']),
  ...createShots(['/hire/sales-and-marketing', '/hire/finance-and-accounting']),
  ...createShots([
    '/hire/engineering-data-technology',
    '/services',
    '/privacy',
    '/terms',
    '/cookies',
  ]),
  ...createShots(['/preview', '/misc/openapi', '/vendor-review']),
  { name: 'menu', path: '/jobs', act: openMenu },
  { name: 'jobs-found', path: '/jobs?q=engineer&workplace=remote' },
  { name: 'jobs-corrected', path: '/jobs?q=enginneer' },
  {
    name: 'jobs-filters',
    path: '/jobs?category=engineering',
    act: openFilters,
    hasPreferences: true,
  },
  { name: 'jobs-empty', path: '/jobs?q=nothing+fits+this&country=JP' },
  { name: 'jobs-page-3', path: '/jobs?page=3' },
  { name: 'all-jobs-group', path: '/all-jobs?category=engineering' },
  { name: 'companies-empty', path: '/companies?q=nobody+is+called+so' },
  { name: 'company', path: '/companies/maison-clairvent' },
  { name: 'job', path: people.job, hasPreferences: true },
  { name: 'job-long', path: people.longJob },
  { name: 'job-from-the-right', path: people.rightJob },
  { name: 'job-questions', path: people.jobWithQuestions },
  {
    name: 'job-errors',
    path: people.jobWithQuestions,
    act: press('Send application'),
    hasPreferences: true,
  },
  { name: 'job-closed', path: people.closedJob },
  { name: 'job-gone', path: people.goneJob },
  { name: 'job-applied', path: people.appliedFor },
  { name: 'receipt', path: people.receipt },
  { name: 'report', path: people.report },
  { name: 'report-errors', path: people.report, act: press('Send report') },
  { name: 'report-sent', path: `${people.report}?sent=true` },
  ...createShots(['/saved', '/alerts/sent']),
  { name: 'alert', path: '/alerts/new?q=nurse&location=London' },
  { name: 'alert-errors', path: '/alerts/new', act: press('Email me jobs like these') },
  { name: 'blog-empty', path: '/blog?q=zzyzx' },
  { name: 'post', path: '/blog/resume-ten-seconds', hasPreferences: true },
  { name: 'contact-employer', path: '/contact?for=employer' },
  { name: 'contact-sent', path: '/contact/sent?for=company' },
  { name: 'referral-errors', path: '/referral', act: press('Get my link') },
  { name: 'referral-made', path: '/referral?id=abcd1234' },
  { name: 'cv-sent', path: '/cv?sent=true' },
  { name: 'cv-sign-in', path: '/cv/sign-in' },
  {
    name: 'cv-signed-in',
    path: '/cv',
    isSignedIn: true,
    act: waitForCandidateData,
    hasPreferences: true,
  },
  { name: 'reviewer-desk', path: people.desk },
  { name: 'reviewer-application', path: people.application },
  { name: 'reviewer-card', path: people.card, hasPreferences: true },
  { name: 'reviewer-refused', path: '/vendor-review?reviewer=nobody' },
  { name: 'missing', path: '/no/such/page' },
  { name: 'broken', path: '/500' },
];
