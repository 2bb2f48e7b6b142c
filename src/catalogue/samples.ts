import type { CompanySummary } from '../contracts/company.ts';
import type { JobSummary } from '../contracts/job.ts';
import type { Vacancy } from '../contracts/site/vacancies.ts';
import type { PostSummary } from '../lib/content/blog-posts.ts';
import { LONG_WORD } from './part.tsx';

/** A fixed date, so that the catalogue's screenshots don't change. */
export const TODAY = Date.parse('2026-11-21T12:00:00Z');

const UTRECHT = { displayName: 'Utrecht, Netherlands', countryCode: 'NL', region: 'NL-UT' };

const JOB: JobSummary = {
  fid: 'gilder1',
  slug: 'gilder-of-frames',
  path: '/ironquill/gilder1/gilder-of-frames',
  title: 'Gilder of frames',
  company: {
    id: 'ironquill',
    slug: 'ironquill',
    name: 'Ironquill',
    logoUrl: '/images/logos/ironquill.svg',
  },
  employerVisibility: 'named',
  employmentType: 'full_time',
  workplace: 'hybrid',
  seniority: 'mid_level',
  locations: [UTRECHT],
  remoteCountryCodes: [],
  salaryMin: 30_000,
  salaryMax: 40_000,
  salaryCurrency: 'EUR',
  salaryTimeframe: 'per_year',
  category: 'manufacturing',
  skills: ['Gold leaf'],
  publishedAt: '2026-11-18T12:00:00Z',
  updatedAt: '2026-11-18T12:00:00Z',
  validThrough: null,
  excerpt:
    'You gild frames by hand, as it has always been done, and you talk to the people who bring them.',
};

const NO_SALARY = {
  salaryMin: null,
  salaryMax: null,
  salaryCurrency: null,
  salaryTimeframe: null,
};

export const JOBS: readonly JobSummary[] = [
  JOB,
  { ...JOB, fid: 'g2', title: 'Closes soon', validThrough: '2026-11-23T12:00:00Z' },
  {
    ...JOB,
    fid: 'g3',
    title: 'Without a salary',
    ...NO_SALARY,
    publishedAt: '2026-08-01T12:00:00Z',
  },
  {
    ...JOB,
    fid: 'g4',
    title: 'A hidden employer',
    company: null,
    employerVisibility: 'anonymous',
    locations: [],
    remoteCountryCodes: [],
    workplace: 'remote',
  },
  { ...JOB, fid: 'g5', title: 'Through the agency', company: null, employerVisibility: 'agency' },
  {
    ...JOB,
    fid: 'g6',
    title: LONG_WORD,
    company: { id: 'long', slug: 'long', name: LONG_WORD, logoUrl: null },
    locations: [{ ...UTRECHT, displayName: LONG_WORD }, UTRECHT, UTRECHT],
    excerpt: `${LONG_WORD} ${JOB.excerpt} ${JOB.excerpt} ${JOB.excerpt}`,
    salaryMin: 120_000_000,
    salaryMax: 240_000_000,
    salaryCurrency: 'IDR',
    salaryTimeframe: 'per_month',
  },
  {
    ...JOB,
    fid: 'g7',
    title: 'شيف حلويات شرقية',
    company: { id: 'w', slug: 'w', name: 'واحة السدرة', logoUrl: null },
    locations: [{ displayName: 'أبو ظبي', countryCode: 'AE', region: null }],
    excerpt: 'نبحث عن شيف حلويات شرقية في أبو ظبي.',
    salaryCurrency: 'AED',
  },
];

const COMPANY: CompanySummary = {
  id: 'ironquill',
  slug: 'ironquill',
  name: 'Ironquill',
  logoUrl: '/images/logos/ironquill.svg',
  summary: 'Frames, gilded by hand.',
  category: 'manufacturing',
  size: null,
  locations: [UTRECHT],
  openJobCount: 12,
};

export const COMPANIES: readonly CompanySummary[] = [
  COMPANY,
  { ...COMPANY, id: 'c2', name: 'Not hiring', openJobCount: 0, logoUrl: null, summary: '' },
  { ...COMPANY, id: 'c3', name: LONG_WORD, logoUrl: null, summary: LONG_WORD, openJobCount: 1_204 },
  {
    ...COMPANY,
    id: 'c4',
    name: 'واحة السدرة',
    logoUrl: null,
    summary: 'حلويات شرقية.',
    openJobCount: 1,
  },
];

const POST: PostSummary = {
  id: 'p1',
  slug: 'resume-ten-seconds',
  title: 'What a resume says in ten seconds',
  excerpt: 'No one reads it at first. They glance at it: what do they see?',
  publishedOn: '2026-11-05',
  author: { id: 'a1', name: 'Katrin Vos' },
  category: { id: 'k1', name: 'Applying', slug: 'applying' },
  cover: {
    url: '/space-assets/covers/resume-ten-seconds.svg',
    alt: '',
    width: 1200,
    height: 675,
  } as PostSummary['cover'],
  tags: [],
};

export const POSTS: readonly PostSummary[] = [
  POST,
  { ...POST, id: 'p2', title: 'Without a picture', cover: undefined, excerpt: '' },
  { ...POST, id: 'p3', title: LONG_WORD, excerpt: LONG_WORD },
];

const VACANCY: Vacancy = {
  fid: 'gilder1',
  title: JOB.title,
  company: JOB.company?.name ?? '',
  path: JOB.path,
  state: 'asked',
  publishedAt: '2026-10-12T12:00:00Z',
  confirmedAt: null,
  closedAt: null,
};

/** One job in each state that an employer's contact sees, and titles that are hard to lay out. */
export const VACANCIES: readonly Vacancy[] = [
  VACANCY,
  { ...VACANCY, fid: 'gilder2', state: 'confirmed', confirmedAt: '2026-11-20T12:00:00Z' },
  { ...VACANCY, fid: 'gilder3', state: 'closed', closedAt: '2026-11-20T12:00:00Z', path: null },
  { ...VACANCY, fid: 'gilder4', title: LONG_WORD, company: LONG_WORD },
  { ...VACANCY, fid: 'chef1', title: 'شيف حلويات شرقية', company: 'واحة السدرة' },
];
