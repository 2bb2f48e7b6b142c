import type { CompanyRecord } from '../../worker/backend/companies/save-companies.ts';
import type { JobRecord } from '../../worker/backend/jobs/save-jobs.ts';

/** The current time in tests: noon on a Monday. */
export const NOW = Date.UTC(2026, 10, 16, 12);
export const DAY_MS = 24 * 60 * 60 * 1000;

/** A company with every field set; tests override the fields that matter. */
export const companyRecord = (changes: Partial<CompanyRecord> = {}): CompanyRecord => ({
  slug: 'acme',
  name: 'Acme Rockets',
  website: null,
  logoUrl: null,
  summary: 'Rockets for everyone.',
  descriptionHtml: '<p>Rockets.</p>',
  category: 'software',
  size: '11-50',
  founded: 1999,
  locations: [],
  ...changes,
});

/** An open job at Acme, published a day ago. Two such jobs differ only in their `fid`. */
export const jobRecord = (fid: string, changes: Partial<JobRecord> = {}): JobRecord => ({
  fid,
  slug: 'gardener',
  title: 'Gardener',
  companySlug: 'acme',
  employerVisibility: 'named',
  status: 'open',
  descriptionHtml: '<p>We are looking for somebody good.</p>',
  employmentType: 'full_time',
  workplace: 'on_site',
  seniority: 'mid_level',
  locations: [{ displayName: 'Berlin', countryCode: 'DE', region: 'DE-BE' }],
  remoteCountryCodes: [],
  salaryMin: null,
  salaryMax: null,
  salaryCurrency: null,
  salaryTimeframe: null,
  payReason: '',
  category: 'operations',
  skills: [],
  vacancies: 1,
  publishedAt: NOW - DAY_MS,
  updatedAt: NOW - DAY_MS,
  validThrough: null,
  closedAt: null,
  requisitionId: null,
  applicationUrl: null,
  requireResume: true,
  questions: [],
  language: 'en',
  ...changes,
});
