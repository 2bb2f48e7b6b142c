import { EMPLOYERS } from './companies.ts';
import type { DemoEmployer } from './companies.ts';
import { COUNTRIES, locationOf } from './countries.ts';
import { writeDescription } from './description.ts';
import { FOREIGN_POSTS } from './foreign-posts.ts';
import type { ForeignPost } from './foreign-posts.ts';
import { jobDates } from './job-dates.ts';
import { nameJob } from './job-title.ts';
import { NO_SALARY, salaryFor } from './pay.ts';
import { questionsFor } from './questions.ts';
import { createRandom, seedOf } from './random.ts';
import type { Random } from './random.ts';
import { ALL_ROLES } from './roles/all-roles.ts';
import type { Role } from './roles/role.ts';
import { renderBlocks, slugify } from './text.ts';
import type { CompanyCategory, DemoCompany, DemoJob, DemoLocation, EmployerVisibility, EmploymentType, Workplace } from './types.ts';

const SEED = 0x52_4f_4c_45;
export const DEFAULT_JOB_COUNT = 600;

/**
 * The demo's employers and jobs, the same for the same UTC day of `now` and the same count.
 * `jobs` can be iterated again and again; each pass makes the jobs one by one, so 100,000 need no memory.
 * Dates are Unix milliseconds and never later than the day's UTC midnight, except `validThrough`.
 */
export function createDemoData({ now, jobs = DEFAULT_JOB_COUNT }: { now: Date; jobs?: number }): { companies: DemoCompany[]; jobs: Iterable<DemoJob> } {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return {
    companies: EMPLOYERS.map(({ share: _share, voice: _voice, ...company }) => structuredClone(company)),
    jobs: { [Symbol.iterator]: () => makeJobs(today, jobs) },
  };
}

/** First the employers with a single job, then the handwritten posts, then everything that is dealt. */
function* makeJobs(today: number, count: number): Generator<DemoJob> {
  const singles = EMPLOYERS.filter((employer) => employer.share === 'one');
  const deal = createDealer(createRandom(SEED));
  for (let index = 0; index < count; index += 1) {
    const random = createRandom(seedOf(SEED, index));
    const post = FOREIGN_POSTS[index - singles.length];
    const single = singles[index];
    if (single) yield makeJob(index, today, dealtFor(single, random), 'named', random);
    else if (post) yield makeForeignJob(index, today, post, random);
    else yield makeDealtJob(index, today, deal(), random);
  }
}

/** Deals roles from a shuffled pack, so that every role comes up before any comes up too often. */
function createDealer(random: Random): () => Role {
  let pack: Role[] = [];
  return () => {
    if (pack.length === 0) {
      const full = ALL_ROLES.flatMap((role) => Array.from({ length: role.weight }, () => role));
      pack = random.sample(full, full.length);
    }
    return pack.pop() as Role;
  };
}

type Dealt = { role: Role; employer: DemoEmployer; sector: CompanyCategory };

function dealtFor(employer: DemoEmployer, random: Random): Dealt {
  const roles = ALL_ROLES.filter((role) => role.sectors.includes(employer.category));
  return { role: random.pick(roles), employer, sector: employer.category };
}

const SHARING = EMPLOYERS.filter((employer) => typeof employer.share === 'number' && employer.share > 0);
const AGENCIES = SHARING.filter((employer) => employer.category === 'staffing');
/** In a country with a single demo employer, the country alone would give an unnamed one away. */
const DISCREET = SHARING.filter((employer) => employer.category !== 'staffing' && employer.locations.every(
  ({ countryCode }) => SHARING.filter((other) => other.category !== 'staffing' && other.locations.some((location) => location.countryCode === countryCode)).length >= 3,
));

function shareOf(employer: DemoEmployer): number {
  return typeof employer.share === 'number' ? employer.share : 0;
}

function hires(employer: DemoEmployer, role: Role): boolean {
  return role.sectors.length === 0 || role.sectors.includes(employer.category);
}

function makeDealtJob(index: number, today: number, role: Role, random: Random): DemoJob {
  const roll = random.next();
  const isExecutive = role.seniorities.includes('executive');
  if (roll < 0.065 && role.category !== 'people' && role.seniorities[0] !== 'entry_level') {
    const clients = role.sectors.filter((sector) => sector !== 'staffing');
    const sector = clients.length > 0 ? random.pick(clients) : random.pick(['finance', 'manufacturing', 'logistics', 'consulting'] as const);
    return makeJob(index, today, { role, employer: random.weighted(AGENCIES, shareOf), sector }, 'agency', random);
  }
  const discreet = DISCREET.filter((employer) => hires(employer, role));
  const visibility: EmployerVisibility = (roll > 0.92 || (isExecutive && roll > 0.6)) && discreet.length > 0 ? 'anonymous' : 'named';
  const candidates = visibility === 'anonymous' ? discreet : SHARING.filter((employer) => hires(employer, role));
  const employer = random.weighted(candidates, shareOf);
  return makeJob(index, today, { role, employer, sector: employer.category }, visibility, random);
}

function makeJob(index: number, today: number, { role, employer, sector }: Dealt, visibility: EmployerVisibility, random: Random): DemoJob {
  let seniority = random.pick(role.seniorities);
  const employmentType = employmentTypeOf(role, random);
  if (employmentType === 'internship' || employmentType === 'other') seniority = 'entry_level';
  const base = random.pick(employer.locations);
  const workplace = workplaceOf(role, sector, random);
  const cities = citiesOf(employer, base, visibility, role, workplace, random);
  const remoteCountryCodes = workplace === 'remote'
    ? [...new Set([base.countryCode, ...(random.chance(0.5) ? employer.locations.map((location) => location.countryCode) : [])])] : [];
  const isUnplaced = workplace === 'remote' && random.chance(0.6);
  const naming = nameJob({ role, seniority, employmentType, sector, countryCode: base.countryCode, city: cities[0] ?? null }, random);
  const isShiftWork = role.setting !== 'office';
  const vacancies = isShiftWork && random.chance(0.3) ? random.int(2, 8) : 1;
  const description = writeDescription({
    role, job: naming.job, team: naming.team, shift: naming.shift, employer, visibility, sector, seniority, employmentType, workplace,
    cities: isUnplaced ? [] : cities, countryCode: base.countryCode, remoteCountryCodes, vacancies,
  }, random);
  return {
    fid: fidOf(index),
    slug: slugify(naming.title) ?? 'job',
    title: naming.title,
    companySlug: employer.slug,
    employerVisibility: visibility,
    ...jobDates(today, employer.share === 'one', random),
    descriptionHtml: description.html,
    descriptionPlain: description.plain,
    employmentType,
    workplace,
    seniority,
    locations: isUnplaced ? [] : cities.map((city) => locationOf(base.countryCode, city)),
    remoteCountryCodes,
    ...salaryFor(role, seniority, employmentType, base.countryCode, random),
    category: role.category,
    skills: random.sample(role.skills, random.int(3, 6)),
    vacancies,
    requisitionId: random.chance(0.6) ? `R-${10_000 + (seedOf(7, index) % 90_000)}` : null,
    applicationUrl: null,
    requireResume: employmentType !== 'volunteer' && random.chance(isShiftWork ? 0.4 : 0.88),
    questions: random.chance(0.18) ? questionsFor(role, random) : [],
  };
}

function makeForeignJob(index: number, today: number, post: ForeignPost, random: Random): DemoJob {
  const { html, plain } = renderBlocks(post.blocks);
  const [salaryMin, salaryMax, salaryCurrency, salaryTimeframe] = post.salary ?? [];
  return {
    fid: fidOf(index),
    slug: post.slug ?? slugify(post.title) ?? 'job',
    title: post.title,
    companySlug: post.companySlug,
    employerVisibility: 'named',
    ...jobDates(today, true, random),
    descriptionHtml: html,
    descriptionPlain: plain,
    employmentType: post.employmentType,
    workplace: post.workplace,
    seniority: post.seniority,
    locations: [locationOf(post.city.slice(0, 2), post.city.slice(3))],
    remoteCountryCodes: [],
    ...(salaryMin && salaryMax && salaryCurrency && salaryTimeframe ? { salaryMin, salaryMax, salaryCurrency, salaryTimeframe } : NO_SALARY),
    category: post.category,
    skills: post.skills,
    vacancies: 1,
    requisitionId: null,
    applicationUrl: null,
    requireResume: random.chance(0.5),
    questions: [],
  };
}

function employmentTypeOf(role: Role, random: Random): EmploymentType {
  if (role.titles.some((title) => title.includes('Volunteer'))) return 'volunteer';
  if (role.titles.some((title) => title.startsWith('Language Tutor')) && random.chance(0.2)) return 'volunteer';
  const canLearn = role.seniorities.includes('entry_level');
  const leads = role.seniorities.some((level) => level === 'director' || level === 'executive');
  if (leads) return 'full_time';
  const roll = random.next();
  if (role.setting === 'office') {
    if (roll < 0.04 && canLearn) return 'internship';
    if (roll < 0.1 && role.pay > 70) return 'contract';
    if (roll < 0.17) return 'part_time';
    return roll < 0.185 ? 'temporary' : 'full_time';
  }
  if (roll < 0.22) return 'part_time';
  if (roll < 0.3) return 'temporary';
  return roll < 0.335 && canLearn && (role.setting === 'plant' || role.setting === 'field' || role.setting === 'venue') ? 'other' : 'full_time';
}

/** Desks that have to stand where the people or the machines are. */
const NEEDS_PRESENCE = /reception|office manager|facilities|support technician|health and safety|data entry|planning officer|executive assistant|c\+\+|embedded|power systems|interior|process engineer|customs|events/i;
const REMOTE_SHARE: Partial<Record<CompanyCategory, number>> = { software: 0.42, media: 0.32, consulting: 0.3, education: 0.25, finance: 0.22 };

function workplaceOf(role: Role, sector: CompanyCategory, random: Random): Workplace {
  if (role.setting !== 'office') return 'on_site';
  if (role.titles.some((title) => NEEDS_PRESENCE.test(title))) return random.chance(0.3) ? 'hybrid' : 'on_site';
  const roll = random.next();
  const remote = REMOTE_SHARE[sector] ?? 0.13;
  if (roll < remote) return 'remote';
  return roll < remote + 0.5 ? 'hybrid' : 'on_site';
}

/** One city as a rule, now and then several of the same country; an unnamed employer's own town would give it away. */
function citiesOf(employer: DemoEmployer, base: DemoLocation, visibility: EmployerVisibility, role: Role, workplace: Workplace, random: Random): string[] {
  const own = employer.locations.filter((location) => location.countryCode === base.countryCode).map(cityOf);
  const country = Object.keys(COUNTRIES.get(base.countryCode)?.cities ?? {});
  const home = cityOf(base);
  if (visibility === 'anonymous') return [random.pick(country)];
  if (workplace !== 'remote' && own.length > 1 && random.chance(0.1)) return [home, ...own.filter((city) => city !== home)];
  return [role.setting === 'field' && random.chance(0.5) ? random.pick(country) : home];
}

function cityOf(location: DemoLocation): string {
  return location.displayName.replace(/, [^,]+$/, '');
}

/** 36^8 ids; a step prime to 36 visits each once, so ids look drawn and never repeat. */
const FID_SPACE = 36n ** 8n;
function fidOf(index: number): string {
  return ((BigInt(index) * 1_640_531_535_737n + 1_203_948_576_281n) % FID_SPACE).toString(36).padStart(8, '0');
}
