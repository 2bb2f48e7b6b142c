import { EMPLOYERS } from './companies.ts';
import { createLocation } from './countries.ts';
import type { Dealt } from './dealing.ts';
import { chooseEmployer, createDealer, dealRoleFor } from './dealing.ts';
import { writeDescription } from './description.ts';
import { createFid } from './fids.ts';
import type { ForeignPost } from './foreign-posts.ts';
import { FOREIGN_POSTS } from './foreign-posts.ts';
import { jobDates } from './job-dates.ts';
import { nameJob } from './job-title.ts';
import { NO_SALARY, salaryFor } from './pay.ts';
import { chooseCities, chooseEmploymentType, chooseWorkplace } from './placement.ts';
import { questionsFor } from './questions.ts';
import type { Random } from './random.ts';
import { createRandom, deriveSeed } from './random.ts';
import { renderBlocks, slugify } from './text.ts';
import type { DemoCompany, DemoJob } from './types.ts';

const SEED = 0x52_4f_4c_45;
export const DEFAULT_JOB_COUNT = 600;

/**
 * The demo's employers and jobs, which are the same whenever the count and the UTC day of `now` are
 * the same. `jobs` can be iterated repeatedly. Each pass creates the jobs one at a time, so that
 * even 100,000 need hardly any memory. Dates are Unix milliseconds and, except `validThrough`,
 * never later than the day's UTC midnight.
 */
export function createDemoData({ now, jobs = DEFAULT_JOB_COUNT }: { now: Date; jobs?: number }): {
  companies: DemoCompany[];
  jobs: Iterable<DemoJob>;
} {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return {
    companies: EMPLOYERS.map(({ share: _share, voice: _voice, never: _never, ...company }) =>
      structuredClone(company),
    ),
    jobs: { [Symbol.iterator]: () => generateJobs(today, jobs) },
  };
}

/**
 * Generates first the jobs of employers with a single job, then the handwritten posts, then all
 * dealt jobs.
 */
function* generateJobs(today: number, count: number): Generator<DemoJob> {
  const singles = EMPLOYERS.filter((employer) => employer.share === 'one');
  const deal = createDealer(createRandom(SEED));
  for (let index = 0; index < count; index += 1) {
    const random = createRandom(deriveSeed(SEED, index));
    const post = FOREIGN_POSTS[index - singles.length];
    const single = singles[index];
    if (single) yield createJob(index, today, dealRoleFor(single, random), random);
    else if (post) yield createForeignJob(index, today, post, random);
    else yield createJob(index, today, chooseEmployer(deal(), random), random);
  }
}

function createJob(
  index: number,
  today: number,
  { role, employer, sector, visibility }: Dealt,
  random: Random,
): DemoJob {
  let seniority = random.pick(role.seniorities);
  const drawnType = chooseEmploymentType(role, random);
  // Agencies fill positions; trainees and volunteers are hired directly.
  const employmentType =
    visibility === 'agency' && ['internship', 'other', 'volunteer'].includes(drawnType)
      ? 'full_time'
      : drawnType;
  if (employmentType === 'internship' || employmentType === 'other') seniority = 'entry_level';
  const base = random.pick(employer.locations);
  const workplace = chooseWorkplace(role, sector, random);
  const cities = chooseCities(employer, base, visibility, role, workplace, random);
  const remoteCountryCodes =
    workplace === 'remote'
      ? [
          ...new Set([
            base.countryCode,
            ...(visibility === 'named' && random.chance(0.5)
              ? employer.locations.map((location) => location.countryCode)
              : []),
          ]),
        ]
      : [];
  const isUnplaced = workplace === 'remote' && random.chance(0.6);
  const naming = nameJob(
    {
      role,
      seniority,
      employmentType,
      sector,
      countryCode: base.countryCode,
      city: cities[0] ?? null,
    },
    random,
  );
  const isShiftWork = role.setting !== 'office';
  const vacancies = isShiftWork && random.chance(0.3) ? random.int(2, 8) : 1;
  const description = writeDescription(
    {
      role,
      job: naming.job,
      team: naming.team,
      shift: naming.shift,
      employer,
      visibility,
      sector,
      seniority,
      employmentType,
      workplace,
      cities: isUnplaced ? [] : cities,
      countryCode: base.countryCode,
      remoteCountryCodes,
      vacancies,
    },
    random,
  );
  return {
    fid: createFid(index),
    slug: slugify(naming.title) ?? 'job',
    title: naming.title,
    language: 'en',
    companySlug: employer.slug,
    employerVisibility: visibility,
    ...jobDates(today, employer.share === 'one', random),
    descriptionHtml: description,
    employmentType,
    workplace,
    seniority,
    locations: isUnplaced ? [] : cities.map((city) => createLocation(base.countryCode, city)),
    remoteCountryCodes,
    payReason: '',
    ...salaryFor(role, seniority, employmentType, base.countryCode, random),
    category: role.category,
    skills: random.sample(role.skills, random.int(3, 6)),
    vacancies,
    requisitionId: random.chance(0.6) ? `R-${10_000 + index}` : null,
    applicationUrl: null,
    requireResume: employmentType !== 'volunteer' && random.chance(isShiftWork ? 0.4 : 0.88),
    questions: random.chance(0.18) ? questionsFor(role, random) : [],
  };
}

/** ISO 639-1 codes by ISO 3166-1 code, for posts that are not in English. */
const COUNTRY_LANGUAGES: Readonly<Record<string, string>> = {
  AE: 'ar',
  BR: 'pt',
  DE: 'de',
  ES: 'es',
  FR: 'fr',
  IL: 'he',
  JP: 'ja',
  MX: 'es',
  PL: 'pl',
};

function createForeignJob(
  index: number,
  today: number,
  post: ForeignPost,
  random: Random,
): DemoJob {
  const html = renderBlocks(post.blocks);
  const [salaryMin, salaryMax, salaryCurrency, salaryTimeframe] = post.salary ?? [];
  return {
    fid: createFid(index),
    slug: post.slug ?? slugify(post.title) ?? 'job',
    title: post.title,
    language: COUNTRY_LANGUAGES[post.city.slice(0, 2)] ?? 'en',
    companySlug: post.companySlug,
    employerVisibility: 'named',
    ...jobDates(today, true, random),
    descriptionHtml: html,
    employmentType: post.employmentType,
    workplace: post.workplace,
    seniority: post.seniority,
    locations: [createLocation(post.city.slice(0, 2), post.city.slice(3))],
    remoteCountryCodes: [],
    payReason: '',
    ...(salaryMin && salaryMax && salaryCurrency && salaryTimeframe
      ? { salaryMin, salaryMax, salaryCurrency, salaryTimeframe }
      : NO_SALARY),
    category: post.category,
    skills: post.skills,
    vacancies: 1,
    requisitionId: null,
    applicationUrl: null,
    requireResume: random.chance(0.5),
    questions: [],
  };
}
