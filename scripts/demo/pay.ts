import type { Country } from './countries.ts';
import { findCountry } from './countries.ts';
import type { Random } from './random.ts';
import type { Role } from './roles/role.ts';
import type { EmploymentType, SalaryTimeframe, Seniority } from './types.ts';

export type Salary = {
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: string | null;
  salaryTimeframe: SalaryTimeframe | null;
};

export const NO_SALARY: Salary = {
  salaryMin: null,
  salaryMax: null,
  salaryCurrency: null,
  salaryTimeframe: null,
};

const LEVEL: Record<Seniority, number> = {
  entry_level: 0.74,
  associate: 0.86,
  mid_level: 1,
  senior: 1.26,
  lead: 1.36,
  principal: 1.6,
  director: 1.25,
  executive: 1.35,
};

const HOURS_A_YEAR = 1_850;
const DAYS_A_YEAR = 220;
const WEEKS_A_YEAR = 48;
/** Countries in which shift work is commonly advertised with hourly pay. */
const HOURLY_COUNTRIES = new Set(['US', 'GB', 'AU', 'CA', 'NZ', 'IE']);

/**
 * Yearly pay in local currency for a role at a seniority level. The spread of pay between
 * occupations depends on the country.
 */
function yearlyPay(role: Role, seniority: Seniority, country: Country): number {
  // Pay for trades and shift work rises less with seniority than pay for desk jobs.
  const level = role.setting === 'office' ? LEVEL[seniority] : Math.sqrt(LEVEL[seniority]);
  const exponent = Math.log(country.payHigh / country.payLow) / Math.log(130 / 35);
  return country.payLow * (Math.max(role.pay * level, 28) / 35) ** exponent;
}

/**
 * Rounds to two and a half leading digits, for example 42,350 to 42,500; small hourly amounts
 * remain integers.
 */
function roundPay(amount: number): number {
  const step = Math.max(1, 10 ** (Math.floor(Math.log10(amount)) - 1) / 2);
  return Math.round(Math.round(amount / step) * step);
}

function chooseTimeframe(
  role: Role,
  type: EmploymentType,
  country: Country,
  random: Random,
): SalaryTimeframe {
  if (type === 'contract')
    return country.code === 'US' || country.code === 'CA' ? 'per_hour' : 'per_day';
  if (type === 'internship' || type === 'other')
    return country.code === 'US' ? 'per_hour' : 'per_month';
  if (type === 'temporary') {
    if (role.setting === 'ward' || role.setting === 'field')
      return random.chance(0.6) ? 'per_week' : 'per_hour';
    return role.setting === 'school' ? 'per_day' : 'per_hour';
  }
  if (type === 'part_time') return 'per_hour';
  const isShiftWork = role.setting !== 'office' && role.pay < 66;
  if (isShiftWork && HOURLY_COUNTRIES.has(country.code) && random.chance(0.55)) return 'per_hour';
  if (isShiftWork && country.code === 'JP') return 'per_month';
  if (isShiftWork && (country.code === 'DE' || country.code === 'NL'))
    return random.pick(['per_hour', 'per_month', 'per_year']);
  return country.usualUnit;
}

/** A plausible salary range, or none: about a quarter of the advertisements omit it. */
export function salaryFor(
  role: Role,
  seniority: Seniority,
  type: EmploymentType,
  countryCode: string,
  random: Random,
): Salary {
  if (type === 'volunteer' || random.chance(0.22)) return NO_SALARY;
  const country = findCountry(countryCode);
  const unit = chooseTimeframe(role, type, country, random);
  let amount = yearlyPay(role, seniority, country) * (0.92 + random.next() * 0.14);
  if (type === 'internship' || type === 'other') amount *= 0.55;
  if (type === 'contract') amount *= 1.35;
  const perUnit: Record<SalaryTimeframe, number> = {
    per_year: 1,
    per_month: 12,
    per_week: WEEKS_A_YEAR,
    per_day: DAYS_A_YEAR,
    per_hour: HOURS_A_YEAR,
  };
  amount /= perUnit[unit];
  // The full legal minimum wage applies to everyone except apprentices and interns.
  if (unit === 'per_hour') amount = Math.max(amount, country.hourFloor);
  const salaryMin = roundPay(amount);
  const salaryMax = Math.max(
    roundPay(amount * (1.1 + random.next() * 0.22)),
    salaryMin + (unit === 'per_hour' ? 1 : 0),
  );
  return {
    salaryMin,
    salaryMax: random.chance(0.1) ? null : salaryMax,
    salaryCurrency: country.currency,
    salaryTimeframe: unit,
  };
}
