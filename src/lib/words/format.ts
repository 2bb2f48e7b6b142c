import type { Place } from '../../contracts/company.ts';
import { SALARY_TIMEFRAMES } from '../../contracts/enums.ts';
import type { JobSummary } from '../../contracts/job.ts';
import { MONEY_DIGITS } from '../../contracts/wire.ts';

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

/** `Berlin, Germany` is Berlin in its country; what names the country alone is no locality. */
export const localityOf = ({ displayName, countryCode }: Place): string | undefined => {
  const first = displayName.split(',')[0]?.trim();
  return first && first !== countryName(countryCode) ? first : undefined;
};

/** `BE` of `DE-BE` (ISO 3166-2): the country stands beside it. */
export const regionOf = ({ region }: Place): string | undefined =>
  region?.replace(/^[A-Z]{2}-/, '') || undefined;

type Placed = Pick<JobSummary, 'locations' | 'remoteCountryCodes'>;

// A formatter takes longer to make than to use a thousand times. There are as many as currencies.
const moneyKnown = new Map<string, Intl.NumberFormat>();

/** As the page's language writes sums, whatever country a job is in: `€52,000`, `CA$52,000`, `SEK 480,000`. */
const moneyOf = (currency: string): Intl.NumberFormat => {
  const known = moneyKnown.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    maximumFractionDigits: MONEY_DIGITS,
    // 15.50 an hour, 52,000 a year.
    trailingZeroDisplay: 'stripIfInteger',
  });
  moneyKnown.set(currency, format);
  return format;
};

/** `€52,000`; without a currency `52,000`. */
export const formatSum = (amount: number, currency?: string): string =>
  (currency ? moneyOf(currency) : countFormat).format(amount);
/** `US dollars`, `euros`: what many of it are called. */
export const currencyName = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** A code stands before both sums at once: `SEK 480,000 – 550,000`. */
export const formatSums = (from: number, to: number, currency?: string): string => {
  const money = currency ? moneyOf(currency) : countFormat;
  const [sign, ...others] = money.formatToParts(to);
  const isCode = sign?.type === 'currency' && /^[A-Z]{3}$/.test(sign.value);
  const last = isCode
    ? others
        .map(({ value }) => value)
        .join('')
        .trim()
    : money.format(to);
  return `${money.format(from)} – ${last}`;
};

type Salary = Pick<JobSummary, 'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryTimeframe'>;

/** `€52,000 – €64,000 per year`, `CA$76,000 – CA$94,000 per year`; undefined where it names no salary. */
export const formatSalary = ({
  salaryMin,
  salaryMax,
  salaryCurrency,
  salaryTimeframe,
}: Salary): string | undefined => {
  if (!salaryCurrency || !salaryTimeframe) return undefined;
  const money = moneyOf(salaryCurrency);
  const inWords = (): string | undefined => {
    if (salaryMin !== null && salaryMax !== null && salaryMin !== salaryMax) {
      return formatSums(salaryMin, salaryMax, salaryCurrency);
    }
    if (salaryMin !== null) {
      return `${salaryMax === null ? 'From ' : ''}${money.format(salaryMin)}`;
    }
    return salaryMax === null ? undefined : `Up to ${money.format(salaryMax)}`;
  };
  const sums = inWords();
  return sums && `${sums} ${SALARY_TIMEFRAMES[salaryTimeframe]}`;
};

const MOST_PLACES = 2;

/**
 * `Berlin and Lyon`, or where a remote job may be done from. What all have in common is said once:
 * `Chur, Lucerne and 1 more, Switzerland`.
 */
export const formatPlaces = (job: Placed & Pick<JobSummary, 'workplace'>): string => {
  const places = new Set(
    job.locations.length > 0
      ? job.locations.map((place) => place.displayName)
      : job.remoteCountryCodes.map(countryName),
  );
  if (places.size === 0) return job.workplace === 'remote' ? 'Anywhere' : '';
  const parts = [...places].map((place) => place.split(', '));
  const [first = []] = parts;
  let common = 0;
  while (
    parts.every((one) => one.length > common + 1 && one.at(-1 - common) === first.at(-1 - common))
  ) {
    common += 1;
  }
  const own = parts.map((one) => one.slice(0, one.length - common).join(', '));
  const shown = own.slice(0, MOST_PLACES);
  if (own.length > MOST_PLACES) shown.push(`${own.length - MOST_PLACES} more`);
  const last = shown.pop();
  // A place may have a comma of its own.
  const list = shown.join(own.some((place) => place.includes(',')) ? '; ' : ', ');
  return [list ? `${list} and ${last}` : last, ...first.slice(first.length - common)].join(', ');
};

/** `3 km away`; undefined where there is nothing to go. */
export const formatDistance = (km: number): string | undefined => {
  if (km <= 0) return undefined;
  return km < 1 ? 'less than 1 km away' : `${countFormat.format(Math.round(km))} km away`;
};

export const formatCount = (count: number): string => countFormat.format(count);

/** `1 job`, `1,204 jobs` */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
