import type { JobSearchQuery } from '../src/contracts/job.ts';
import type { SuggestionQuery } from '../src/contracts/suggestion.ts';

export const NO_FILTERS: JobSearchQuery = {
  page: 1,
  perPage: 20,
  q: '',
  exact: null,
  fid: [],
  location: [],
  radius: null,
  workplace: [],
  employmentType: [],
  category: [],
  seniority: [],
  company: [],
  country: [],
  salaryMin: null,
  salaryMax: null,
  salaryCurrency: [],
  pay: [],
  postedWithin: null,
  sort: null,
};

type Parameters = Partial<JobSearchQuery>;
const createWordQueries = (...all: string[]): Parameters[] => all.map((q) => ({ q }));

const LISTS: Parameters[] = [
  {},
  { page: 2 },
  { page: 10 },
  { page: 100 },
  { perPage: 100 },
  { sort: 'newest' },
  { sort: 'salary' },
  { sort: 'salary', page: 20 },
  { sort: 'closing' },
  { workplace: ['remote'] },
  { workplace: ['hybrid', 'remote'] },
  { workplace: ['on_site'], page: 3 },
  { category: ['engineering'] },
  { category: ['engineering', 'data'] },
  { category: ['healthcare'] },
  { category: ['legal'] },
  { employmentType: ['full_time'] },
  { employmentType: ['internship'] },
  { employmentType: ['contract', 'temporary'] },
  { seniority: ['entry_level'] },
  { seniority: ['senior', 'lead', 'principal'] },
  { country: ['US'] },
  { country: ['DE'] },
  { country: ['DE', 'AT', 'CH'] },
  { location: ['Berlin'] },
  { location: ['london'] },
  { location: ['Portland, Oregon'] },
  { location: ['munchen'] },
  { location: ['Germany'] },
  { location: ['California'] },
  { postedWithin: '1' },
  { postedWithin: '7' },
  { postedWithin: '30' },
  { salaryMin: 50_000 },
  { salaryMin: 100_000, salaryCurrency: ['USD'] },
  { salaryMin: 40_000, salaryMax: 60_000, salaryCurrency: ['EUR'] },
  { salaryCurrency: ['GBP'], sort: 'salary' },
  { category: ['engineering'], sort: 'salary' },
  { country: ['US'], sort: 'closing' },
  { workplace: ['remote'], category: ['engineering'] },
  { workplace: ['remote'], category: ['engineering'], seniority: ['senior'] },
  { workplace: ['remote'], category: ['design'], employmentType: ['full_time'], country: ['US'] },
  { category: ['sales'], country: ['GB'], postedWithin: '14' },
  { category: ['marketing'], location: ['Paris'], employmentType: ['full_time'] },
  { workplace: ['hybrid'], country: ['DE'], seniority: ['mid_level'], postedWithin: '30' },
  { employmentType: ['part_time'], category: ['hospitality'], location: ['London'] },
  { employmentType: ['full_time'], workplace: ['on_site'] },
  { employmentType: ['full_time'], workplace: ['on_site', 'hybrid'], country: ['US'] },
  { employmentType: ['full_time'], salaryMin: 60_000, postedWithin: '30' },
];

const WORDS: Parameters[] = [
  // Common words, found in many or most jobs.
  ...createWordQueries(
    'engineer',
    'manager',
    'developer',
    'sales',
    'team',
    'experience',
    'data',
    'customer',
  ),
  ...createWordQueries(
    'design',
    'marketing',
    'support',
    'software',
    'senior',
    'work',
    'project',
    'remote',
  ),
  ...createWordQueries(
    'analyst',
    'nurse',
    'teacher',
    'driver',
    'chef',
    'accountant',
    'designer',
    'recruiter',
  ),
  // Skills and synonyms.
  ...createWordQueries(
    'javascript',
    'js',
    'python',
    'java',
    'c++',
    'c#',
    'sql',
    'kubernetes',
    'k8s',
    'react',
  ),
  ...createWordQueries('golang', 'aws', 'excel', 'figma', 'ux', 'hr', 'seo', 'sre', 'qa', 'ml'),
  // Rare words.
  ...createWordQueries(
    'haskell',
    'welding',
    'phlebotomy',
    'sommelier',
    'actuary',
    'patent',
    'cobol',
    'erlang',
  ),
  ...createWordQueries('paralegal', 'barista', 'forklift', 'copywriter', 'zzyzx'),
  // Several words.
  ...createWordQueries(
    'software engineer',
    'senior software engineer',
    'product manager',
    'data scientist',
  ),
  ...createWordQueries(
    'machine learning engineer',
    'registered nurse',
    'sales manager',
    'project manager',
  ),
  ...createWordQueries(
    'customer support',
    'account executive',
    'front end developer',
    'full stack engineer',
  ),
  ...createWordQueries(
    'warehouse associate night shift',
    'engineer in berlin',
    'remote python developer',
  ),
  ...createWordQueries(
    'the best job for me',
    'work with our team',
    'marketing manager london',
    'react typescript',
  ),
  ...createWordQueries(
    'financial analyst excel sql',
    'devops engineer kubernetes aws',
    'graphic designer figma',
  ),
  ...createWordQueries(
    'junior developer',
    'team lead',
    'head of marketing',
    'electrical engineer paris',
  ),
  // Unfinished words, as sent while the visitor is still typing.
  ...createWordQueries(
    'en',
    'eng',
    'engi',
    'ma',
    'man',
    'dev',
    'devel',
    's',
    'sa',
    'mark',
    'kub',
    'jav',
    'acc',
  ),
  ...createWordQueries(
    'senior so',
    'product de',
    'data an',
    'software eng',
    'customer su',
    'zür',
    'mün',
  ),
  // Misspelt words.
  ...createWordQueries(
    'enginer',
    'javascirpt',
    'pyhton',
    'manger',
    'desinger',
    'kuberentes',
    'acountant',
  ),
  ...createWordQueries('softwrae engineer', 'markting manager', 'data sceintist', 'recruter'),
  // Input that contains no words or looks like query syntax.
  ...createWordQueries(
    '"',
    '* OR *',
    'title:engineer',
    "nurse' --",
    'NEAR(engineer manager)',
    '???',
    '日本語',
  ),
];

const COMBINED: Parameters[] = [
  { q: 'engineer', workplace: ['remote'] },
  { q: 'engineer', workplace: ['remote'], country: ['US'] },
  { q: 'engineer', category: ['engineering'], seniority: ['senior'], workplace: ['remote'] },
  { q: 'manager', employmentType: ['full_time'] },
  { q: 'manager', employmentType: ['full_time'], workplace: ['on_site'], postedWithin: '30' },
  { q: 'team', category: ['sales'] },
  { q: 'team', workplace: ['hybrid'], employmentType: ['full_time'] },
  { q: 'experience', country: ['US'] },
  { q: 'experience', location: ['Berlin'] },
  { q: 'python', location: ['Germany'], workplace: ['remote', 'hybrid'] },
  { q: 'js', salaryMin: 60_000 },
  { q: 'developer', salaryMin: 80_000, salaryCurrency: ['USD'] },
  { q: 'nurse', country: ['GB'], employmentType: ['part_time'] },
  { q: 'sales', postedWithin: '7' },
  { q: 'sales', postedWithin: '1', sort: 'newest' },
  { q: 'data', category: ['data'], sort: 'salary' },
  { q: 'engineer', sort: 'newest' },
  { q: 'engineer', sort: 'salary' },
  { q: 'team', sort: 'salary' },
  { q: 'manager', sort: 'closing' },
  { q: 'software engineer', sort: 'newest', page: 5 },
  { q: 'engineer', page: 10 },
  { q: 'manager', page: 50 },
  { q: 'team', page: 400 },
  { q: 'experience', page: 100, perPage: 100 },
  { q: 'design', category: ['design'], page: 7 },
  { q: 'warehouse', country: ['US'], employmentType: ['full_time'], postedWithin: '14' },
  { q: 'chef', location: ['Paris'], employmentType: ['full_time'] },
  { q: 'enginer', workplace: ['remote'] },
  { q: 'markting', country: ['GB'], category: ['marketing'] },
];

/** The fixed list of queries behind the search figures in bench/README.md. */
export const SEARCH_QUERIES: readonly JobSearchQuery[] = [...LISTS, ...WORDS, ...COMBINED].map(
  (parameters) => ({ ...NO_FILTERS, ...parameters }),
);

/** Searches near towns, with and without search words. */
export const RADIUS_QUERIES: readonly JobSearchQuery[] = [
  'London',
  'Leeds',
  'Munich',
  'Paris',
].flatMap((town) =>
  (['5', '25', '100'] as const).flatMap((radius) =>
    ['', 'engineer', 'software engineer', 'nurse'].map((q) => ({
      ...NO_FILTERS,
      q,
      location: [town],
      radius,
    })),
  ),
);

/** Every prefix of a string, in the order in which a visitor would type them. */
const listPrefixes = (field: SuggestionQuery['field'], text: string): SuggestionQuery[] =>
  Array.from(text, (_, i) => ({ field, text: text.slice(0, i + 1) }));

export const SUGGESTION_QUERIES: readonly SuggestionQuery[] = [
  ...[
    'nurse',
    'software',
    'Krankenschwester',
    'vendeur',
    '看護師',
    'account manager',
    'xyz',
  ].flatMap((text) => listPrefixes('q', text)),
  ...['london', 'München', 'san francisco', 'Deutschland', '大阪', 'باريس', 'xyz'].flatMap((text) =>
    listPrefixes('location', text),
  ),
];
