import type { Random } from './random.ts';
import type { Role } from './roles/role.ts';
import { americanise, joinWords, lowerFirst } from './text.ts';
import type { CompanyCategory, EmploymentType, Seniority } from './types.ts';

export type JobName = {
  /** As advertised, at most 200 characters. */
  title: string;
  /** As used within sentences: only the level and the trade. */
  job: string;
  team: string | null;
  shift: string | null;
};

type NameFacts = {
  role: Role;
  seniority: Seniority;
  employmentType: EmploymentType;
  sector: CompanyCategory;
  countryCode: string;
  city: string | null;
};

const SHIFTS = ['Night Shift', 'Early Shift', 'Weekend Shift', 'Late Shift'];
const MAX_TITLE = 200;

/** Draws a title with its level and with suffixes like those used in real job advertisements. */
export function nameJob(
  { role, seniority, employmentType, countryCode, city }: NameFacts,
  random: Random,
): JobName {
  const chosen = random.pick(role.titles);
  const bare = countryCode === 'US' ? americanise(chosen) : chosen;
  const named =
    employmentType === 'internship'
      ? `${bare.replace(/ \(.*\)$/, '')} Intern`
      : employmentType === 'other'
        ? `Apprentice ${bare.replace(/( and |, | \().*$/, '')}`
        : `${prefix(bare, role, seniority, random)}${bare}`;
  const isPlain = !/[,(]/.test(named);
  const team =
    isPlain && role.teams.length > 0 && employmentType !== 'internship' && random.chance(0.4)
      ? random.pick(role.teams)
      : null;
  const hasShifts = ['plant', 'warehouse', 'venue', 'ward'].includes(role.setting);
  const shift =
    isPlain &&
    hasShifts &&
    (employmentType === 'full_time' || employmentType === 'part_time') &&
    role.pay < 90 &&
    role.pay > 30 &&
    random.chance(0.14)
      ? random.pick(SHIFTS)
      : null;
  let title = named;
  if (team) title += `, ${team}`;
  if (shift) title += `, ${shift}`;
  // A second bracket or comma after "(Telephone)" would look like a mistake.
  if (isPlain && !team && !shift)
    title += random.pick(suffixes(employmentType, role.setting === 'office'));
  const long =
    isPlain &&
    role.setting === 'office' &&
    !['director', 'executive'].includes(seniority) &&
    employmentType !== 'internship' &&
    random.chance(0.03)
      ? longTitle(title, role, city, random)
      : undefined;
  if (long) title = long;
  else if (city && random.chance(0.05)) title += ` – ${city}`;
  if (['DE', 'CH'].includes(countryCode) && random.chance(0.6)) title += ' (m/f/d)';
  // Within a sentence, "a Nurse, Medical Ward in Leeds" would be clumsy, so only the part before
  // the comma or bracket is used.
  return { title: title.slice(0, MAX_TITLE), job: named.replace(/(, | \().*$/, ''), team, shift };
}

/**
 * The suffixes that a title may have. They never contain the employment type, because job boards
 * reject such titles; it has a field of its own.
 */
function suffixes(employmentType: EmploymentType, isDesk: boolean): string[] {
  return employmentType === 'temporary' && isDesk ? [', Parental Leave Cover', ''] : [''];
}

/** Returns the word for the level, if the trade uses one and the title does not have one yet. */
function prefix(title: string, role: Role, seniority: Seniority, random: Random): string {
  if (
    /^(Junior|Senior|Head|Chief|Director|Assistant|Sous|Commis|Second|General|Executive|Personal|Trainee|Salaried|Resident|Volunteer)/.test(
      title,
    )
  )
    return '';
  const isDesk = role.setting === 'office';
  if (seniority === 'entry_level' && isDesk && role.pay > 50)
    return random.chance(0.6) ? 'Junior ' : '';
  if (seniority === 'associate' && isDesk && role.pay > 60)
    return !/Associate|Analyst|Officer|Manager/.test(title) && random.chance(0.35)
      ? 'Associate '
      : '';
  if (seniority === 'senior')
    return isDesk || ['ward', 'school', 'plant', 'field'].includes(role.setting) ? 'Senior ' : '';
  if (seniority === 'lead')
    return /Manager|Lead|Leader|Supervisor|Head|Partner/.test(title) ? '' : 'Lead ';
  if (seniority === 'principal') return random.pick(['Principal ', 'Staff ']);
  return '';
}

/**
 * A title of the kind that contains the whole advertisement, as some employers write them;
 * undefined if it is too long.
 */
function longTitle(
  title: string,
  role: Role,
  city: string | null,
  random: Random,
): string | undefined {
  const skills = joinWords(random.sample(role.skills, 3).map(lowerFirst));
  const text = `${title}: ${skills}, fixed term of twenty-four months with an option to extend, ${city ? `based in ${city} with occasional travel to our other sites` : 'fully remote with four meetings in person each year'}`;
  return text.length <= MAX_TITLE - 8 ? text : undefined;
}
