import type { D1Database } from '@cloudflare/workers-types';
import { saveCompanies } from '../../worker/backend/companies/save-companies.ts';
import { type JobRecord, saveJobs } from '../../worker/backend/jobs/save-jobs.ts';
import { companyRecord, DAY_MS, jobRecord } from './records.ts';

const UTRECHT = { displayName: 'Utrecht', countryCode: 'NL', region: 'NL-UT' };

const SITE_COMPANY = companyRecord({
  slug: 'quillfeather',
  name: 'Quillfeather & Daughters',
  website: 'https://quillfeather.example',
  summary: 'Zylographs, cut by hand.',
  descriptionHtml: '<p>We cut zylographs.</p>',
  category: 'manufacturing',
  founded: 1911,
  locations: [UTRECHT],
});

/** A job published yesterday according to the real clock, which the site uses. */
const siteJob = (fid: string, changes: Partial<JobRecord>): JobRecord => {
  const publishedAt = Date.now() - DAY_MS;
  return jobRecord(fid, {
    companySlug: 'quillfeather',
    descriptionHtml: '<p>You cut zylographs.</p>',
    locations: [UTRECHT],
    salaryMin: 30_000,
    salaryMax: 40_000,
    salaryCurrency: 'EUR',
    salaryTimeframe: 'per_year',
    category: 'manufacturing',
    skills: ['Zylography'],
    publishedAt,
    updatedAt: publishedAt,
    ...changes,
  });
};

/** A job that the tests' search word does not match. */
const otherJob = (fid: string, changes: Partial<JobRecord>) =>
  siteJob(fid, { descriptionHtml: '<p>You work on vellum.</p>', skills: [], ...changes });

/**
 * The jobs for the browser tests: 25 open jobs with a unique search word, and jobs in every other
 * state.
 */
const siteJobs = (): JobRecord[] => [
  ...Array.from({ length: 25 }, (_, i) =>
    siteJob(`zylo${1000 + i}`, {
      title: `Zylograph cutter ${i + 1}`,
      slug: `zylograph-cutter-${i + 1}`,
      workplace: i < 5 ? 'remote' : 'on_site',
      employmentType: i % 2 ? 'part_time' : 'full_time',
    }),
  ),
  otherJob('withquestions', {
    title: 'Vellum stretcher',
    slug: 'vellum-stretcher',
    // All elements that a description may contain. A page's own styles do not cover all of them.
    descriptionHtml:
      '<p>You work on vellum.</p><ol><li>Soak it.</li><li>Stretch it.</li></ol><blockquote>It was never finer.</blockquote>',
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
  otherJob('closedjob', {
    title: 'Closed gilder',
    slug: 'closed-gilder',
    status: 'closed',
    publishedAt: Date.now() - 20 * DAY_MS,
    closedAt: Date.now() - 2 * DAY_MS,
  }),
  otherJob('expiredjob', {
    title: 'Expired gilder',
    slug: 'expired-gilder',
    publishedAt: Date.now() - 20 * DAY_MS,
    validThrough: Date.now() - DAY_MS,
  }),
  otherJob('longgone', {
    title: 'Long gone gilder',
    slug: 'long-gone-gilder',
    status: 'closed',
    publishedAt: Date.now() - 90 * DAY_MS,
    closedAt: Date.now() - 31 * DAY_MS,
  }),
  otherJob('secretjob', {
    title: 'Secret pigment chemist',
    slug: 'secret-pigment-chemist',
    employerVisibility: 'anonymous',
    requireResume: false,
  }),
  otherJob('goinggoing', {
    title: 'Gilder of frames',
    slug: 'gilder-of-frames',
    employerVisibility: 'agency',
  }),
  otherJob('draftjob', { title: 'Draft gilder', slug: 'draft-gilder', status: 'draft' }),
];

export const saveTestJobs = async (db: D1Database): Promise<void> => {
  await saveCompanies(db, [SITE_COMPANY]);
  await saveJobs(db, siteJobs());
};
