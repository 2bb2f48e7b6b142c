import { SALARY_TIMEFRAMES } from '../contracts/enums.ts';
import type { JobSummary } from '../contracts/job.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const RELATIVE_DAYS = 30;

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const relativeFormat = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const countFormat = new Intl.NumberFormat('en');
const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** `21 November 2026` */
export const formatDay = (iso: string): string => dayFormat.format(new Date(iso));

/** `3 days ago`, `tomorrow`; further off than a month the day itself. */
export const formatRelativeDay = (iso: string, now: number): string => {
  const dayOf = (ms: number) => Math.floor(ms / DAY_MS);
  const days = dayOf(Date.parse(iso)) - dayOf(now);
  return Math.abs(days) > RELATIVE_DAYS ? formatDay(iso) : relativeFormat.format(days, 'day');
};

/** The English name of an ISO 3166-1 alpha-2 code; the code itself where there is none. */
export const countryName = (code: string): string => {
  try {
    return countryNames.of(code) ?? code;
  } catch {
    return code;
  }
};

// A formatter takes longer to make than to use a thousand times. There are as many as currencies.
const moneyFormats = new Map<string, Intl.NumberFormat>();

const moneyFormat = (currency: string): Intl.NumberFormat => {
  const known = moneyFormats.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  moneyFormats.set(currency, format);
  return format;
};

type Salary = Pick<JobSummary, 'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryTimeframe'>;

/** `€52,000 – €64,000 per year`; undefined where the job names no salary. */
export const formatSalary = (job: Salary): string | undefined => {
  const { salaryMin, salaryMax, salaryCurrency, salaryTimeframe } = job;
  if (!salaryCurrency || !salaryTimeframe) return undefined;
  const money = moneyFormat(salaryCurrency);
  const per = SALARY_TIMEFRAMES[salaryTimeframe];
  if (salaryMin !== null && salaryMax !== null) {
    const [from, to] = [money.format(salaryMin), money.format(salaryMax)];
    // `formatRange` would write the same, fifty times slower.
    return `${from === to ? from : `${from} – ${to}`} ${per}`;
  }
  if (salaryMin !== null) return `From ${money.format(salaryMin)} ${per}`;
  if (salaryMax !== null) return `Up to ${money.format(salaryMax)} ${per}`;
  return undefined;
};

/** `Berlin, Lyon and 2 more`, or where a remote job may be done from. */
export const formatPlaces = (
  job: Pick<JobSummary, 'locations' | 'remoteCountryCodes' | 'workplace'>,
): string => {
  const places =
    job.locations.length > 0
      ? job.locations.map((place) => place.displayName)
      : job.remoteCountryCodes.map(countryName);
  if (places.length === 0) return job.workplace === 'remote' ? 'Anywhere' : '';
  const shown = places.slice(0, 2).join(', ');
  return places.length > 2 ? `${shown} and ${places.length - 2} more` : shown;
};

export const formatCount = (count: number): string => countFormat.format(count);

/** `1 job`, `1,204 jobs` */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
