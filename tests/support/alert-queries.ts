import * as v from 'valibot';
import { createRandom } from '../../scripts/demo/random.ts';
import { type JobSearchQuery, JobSearchQuerySchema } from '../../src/contracts/job.ts';

/** What random searches are made of. */
export interface SearchWords {
  readonly titles: readonly string[];
  readonly skills: readonly string[];
  readonly places: readonly string[];
  readonly companies: readonly { readonly slug: string; readonly name: string }[];
}

const FILTERS: Readonly<Record<string, readonly string[]>> = {
  workplace: ['remote', 'hybrid', 'on_site', 'remote,hybrid'],
  employmentType: ['full_time', 'part_time', 'contract', 'internship'],
  seniority: ['entry_level', 'mid_level', 'senior', 'senior,lead'],
  category: ['engineering', 'healthcare', 'sales', 'marketing', 'finance', 'operations', 'design'],
  country: ['US', 'DE', 'GB', 'FR'],
  pay: ['stated'],
  postedWithin: ['1', '7', '30'],
  salaryMin: ['30000', '50000', '64000', '90000', '120000'],
  salaryMax: ['40000', '80000', '150000'],
  salaryCurrency: ['EUR', 'USD', 'GBP'],
  radius: ['10', '25', '50', '100'],
};
const MODIFIERS = ['senior', 'remote', 'part time', 'junior', 'lead', 'over 50k', 'urgent', 'jobs'];

/** Synonyms, other scripts, and what looks like the index's own syntax. */
const ODD = [
  ...['developer', 'coder', 'RN', 'SWE', 'dev', 'HR', 'home office', 'home-office', 'WFH', 'QA'],
  ...[
    'Разработчик',
    'инженер',
    '软件工程师',
    '工程师',
    'مهندس',
    'מפתח',
    'エンジニア',
    'ingénieur',
    'Pflegekräfte',
  ],
  ...[
    'c++',
    'c#',
    '.net',
    '(senior OR lead)',
    'NOT',
    'AND',
    'OR',
    '"',
    '""',
    '-',
    '*',
    'engin*',
    '^a',
    'a:b',
    "o'neil",
  ],
  ...[
    'node.js',
    '24/7',
    '50%',
    '€60k',
    '60k-80k',
    '$20/hour',
    'at least 40000 EUR',
    'near me',
    '🚀',
    '\u0301',
  ],
];

/** Creates searches as visitors write them: words, fields, places, employers, pay, exclusions. */
export const createSearches = (
  { titles, skills, places, companies }: SearchWords,
  count: number,
  seed: number,
): JobSearchQuery[] => {
  const { pick, chance } = createRandom(seed);
  const pickName = () => {
    const { slug, name } = pick(companies);
    return chance(0.5) ? name : slug;
  };
  const words = (): string[] => {
    const title = pick(titles);
    const work = pick<() => string>([
      () => title,
      () => pick(title.split(' ')),
      () => pick(skills),
      () => `${pick(skills)} ${pick(title.split(' '))}`,
      () => `${title} or ${pick(titles)}`,
      () => `${pick(skills)} -${pick(skills).split(' ')[0]}`,
      () => `"${title}"`,
      () => `"${title.split(' ').slice(0, 2).join(' ')}" ${pick(ODD)}`,
      () => pick(ODD),
      () => `${pick(ODD)} ${pick(title.split(' '))}`,
      () => `${title} -"${pick(titles)}"`,
    ])();
    return [
      ...(chance(0.85) ? [work] : []),
      ...(chance(0.25) ? [pick(MODIFIERS)] : []),
      ...(chance(0.35) ? [`in ${pick(places)}`] : []),
      ...(chance(0.08) ? [pickName()] : []),
      ...(chance(0.05) ? [`not ${pickName()}`] : []),
    ];
  };
  return Array.from({ length: count }, () => {
    const query: Record<string, string> = {};
    if (chance(0.85)) query.q = words().join(' ');
    if (chance(0.35)) query.location = pick(places);
    if (chance(0.05)) query.company = pick(companies).slug;
    for (const [name, values] of Object.entries(FILTERS)) {
      if (chance(name === 'radius' ? 0.3 : 0.07)) query[name] = pick(values);
    }
    return v.parse(JobSearchQuerySchema, query);
  });
};
