import {
  type CompanyRecord,
  saveCompanies,
} from '../../worker/backend/companies/save-companies.ts';
import { type JobRecord, saveJobs } from '../../worker/backend/jobs/save-jobs.ts';
import { openState } from './bindings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A company and a job with every field set; tests name what they are about. */
export const testCompany = (company: Partial<CompanyRecord> = {}): CompanyRecord => ({
  slug: 'quillfeather',
  name: 'Quillfeather & Daughters',
  website: 'https://quillfeather.example',
  logoUrl: null,
  summary: 'Zylographs, cut by hand.',
  descriptionHtml: '<p>We cut zylographs.</p>',
  category: 'manufacturing',
  size: '11-50',
  founded: 1911,
  locations: [{ displayName: 'Utrecht', countryCode: 'NL', region: 'NL-UT' }],
  ...company,
});

export const testJob = (job: Partial<JobRecord> = {}): JobRecord => {
  const publishedAt = Date.now() - DAY_MS;
  return {
    fid: 'zylo0001',
    slug: 'zylograph-cutter',
    title: 'Zylograph cutter',
    companySlug: 'quillfeather',
    employerVisibility: 'named',
    status: 'open',
    descriptionHtml: '<p>You cut zylographs.</p>',
    employmentType: 'full_time',
    workplace: 'on_site',
    seniority: 'mid_level',
    locations: [{ displayName: 'Utrecht', countryCode: 'NL', region: 'NL-UT' }],
    remoteCountryCodes: [],
    salaryMin: 30_000,
    salaryMax: 40_000,
    salaryCurrency: 'EUR',
    salaryTimeframe: 'per_year',
    category: 'manufacturing',
    skills: ['Zylography'],
    vacancies: 1,
    publishedAt,
    updatedAt: publishedAt,
    validThrough: null,
    closedAt: null,
    requisitionId: null,
    applicationUrl: null,
    requireResume: true,
    questions: [],
    ...job,
  };
};

/** A job that the tests' own word does not find. */
const otherJob = (job: Partial<JobRecord>) =>
  testJob({
    descriptionHtml: '<p>You work on vellum.</p>',
    skills: [],
    ...job,
  });

/** What the browser tests find: 25 open jobs with a word of their own, and jobs in every other state. */
const siteJobs = (): JobRecord[] => [
  ...Array.from({ length: 25 }, (_, i) =>
    testJob({
      fid: `zylo${1000 + i}`,
      title: `Zylograph cutter ${i + 1}`,
      slug: `zylograph-cutter-${i + 1}`,
      workplace: i < 5 ? 'remote' : 'on_site',
      employmentType: i % 2 ? 'part_time' : 'full_time',
    }),
  ),
  otherJob({
    fid: 'withquestions',
    title: 'Vellum stretcher',
    slug: 'vellum-stretcher',
    questions: [
      {
        id: 'knife',
        type: 'single_select',
        label: 'Which knife do you use?',
        required: true,
        options: [
          { value: 'round', label: 'Round' },
          { value: 'straight', label: 'Straight' },
        ],
      },
      { id: 'why', type: 'long_text', label: 'Why vellum?', required: false, options: [] },
    ],
  }),
  otherJob({
    fid: 'closedjob',
    title: 'Closed gilder',
    slug: 'closed-gilder',
    status: 'closed',
    publishedAt: Date.now() - 20 * DAY_MS,
    closedAt: Date.now() - 2 * DAY_MS,
  }),
  otherJob({
    fid: 'expiredjob',
    title: 'Expired gilder',
    slug: 'expired-gilder',
    publishedAt: Date.now() - 20 * DAY_MS,
    validThrough: Date.now() - DAY_MS,
  }),
  otherJob({
    fid: 'longgone',
    title: 'Long gone gilder',
    slug: 'long-gone-gilder',
    status: 'closed',
    publishedAt: Date.now() - 90 * DAY_MS,
    closedAt: Date.now() - 31 * DAY_MS,
  }),
  otherJob({
    fid: 'secretjob',
    title: 'Secret pigment chemist',
    slug: 'secret-pigment-chemist',
    employerVisibility: 'anonymous',
  }),
  otherJob({
    fid: 'goinggoing',
    title: 'Gilder of frames',
    slug: 'gilder-of-frames',
    employerVisibility: 'agency',
  }),
  otherJob({ fid: 'draftjob', title: 'Draft gilder', slug: 'draft-gilder', status: 'draft' }),
];

export const addTestJobs = async (state: string): Promise<void> => {
  const { env, dispose } = await openState(state);
  try {
    await saveCompanies(env.DB, [testCompany()]);
    await saveJobs(env.DB, siteJobs());
  } finally {
    await dispose();
  }
};
