import type { DemoEmployer } from './companies.ts';
import { findCountry } from './countries.ts';
import type { Random } from './random.ts';
import type { Role } from './roles/role.ts';
import type {
  CompanyCategory,
  DemoLocation,
  EmployerVisibility,
  EmploymentType,
  Workplace,
} from './types.ts';

/** Work that is learned on the job and has no apprenticeship. */
const UNSKILLED = /Barista|Waiter|Room Attendant|Banqueting|Operative|Agronomist|Quality/;

/** Full time in most cases; sometimes a trainee, contractor or volunteer, if the role allows it. */
export function chooseEmploymentType(role: Role, random: Random): EmploymentType {
  if (role.titles.some((title) => title.includes('Volunteer'))) return 'volunteer';
  if (role.titles.some((title) => title.startsWith('Language Tutor')) && random.chance(0.2))
    return 'volunteer';
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
  return roll < 0.45 &&
    canLearn &&
    (role.setting === 'plant' || role.setting === 'field' || role.setting === 'venue') &&
    !UNSKILLED.test(role.titles.join())
    ? 'other'
    : 'full_time';
}

/** Desk jobs that require being on site. */
const NEEDS_PRESENCE =
  /reception|office manager|facilities|support technician|health and safety|data entry|planning officer|executive assistant|c\+\+|embedded|power systems|interior|process engineer|customs|events/i;
const REMOTE_SHARE: Partial<Record<CompanyCategory, number>> = {
  software: 0.42,
  media: 0.32,
  consulting: 0.3,
  education: 0.25,
  finance: 0.22,
};

export function chooseWorkplace(role: Role, sector: CompanyCategory, random: Random): Workplace {
  if (role.setting !== 'office') return 'on_site';
  if (role.titles.some((title) => NEEDS_PRESENCE.test(title)))
    return random.chance(0.3) ? 'hybrid' : 'on_site';
  const roll = random.next();
  const remote = REMOTE_SHARE[sector] ?? 0.13;
  if (roll < remote) return 'remote';
  return roll < remote + 0.5 ? 'hybrid' : 'on_site';
}

/**
 * Usually one city, sometimes several in the same country. An unnamed employer's own town would
 * identify it.
 */
export function chooseCities(
  employer: DemoEmployer,
  base: DemoLocation,
  visibility: EmployerVisibility,
  role: Role,
  workplace: Workplace,
  random: Random,
): string[] {
  const own = employer.locations
    .filter((location) => location.countryCode === base.countryCode)
    .map(formatCity);
  const country = Object.keys(findCountry(base.countryCode).cities);
  const home = formatCity(base);
  if (visibility === 'anonymous') return [random.pick(country)];
  if (workplace !== 'remote' && own.length > 1 && random.chance(0.1))
    return [home, ...own.filter((city) => city !== home)];
  return [role.setting === 'field' && random.chance(0.5) ? random.pick(country) : home];
}

function formatCity(location: DemoLocation): string {
  return location.displayName.replace(/, [^,]+$/, '');
}
