import type { Place } from '../contracts/company.ts';
import { SALARY_TIMEFRAMES } from '../contracts/enums.ts';
import type { JobSummary } from '../contracts/job.ts';
import { MONEY_DIGITS } from '../contracts/wire.ts';

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

/** The one country that a job is in; undefined where it is in none that is known, or in several. */
const countryOf = ({ locations, remoteCountryCodes }: Placed): string | undefined => {
  const codes =
    locations.length > 0 ? locations.map(({ countryCode }) => countryCode) : remoteCountryCodes;
  return new Set(codes).size === 1 ? codes[0] : undefined;
};

/** That of the country's first language, if its letters are Latin; else of English as it is written there. */
const moneyLocale = (country: string): string => {
  try {
    const { language, script } = new Intl.Locale(`und-${country}`).maximize();
    return `${script === 'Latn' ? language : 'en'}-${country}`;
  } catch {
    return 'en';
  }
};

/** Whose a sign is to most readers: a list has jobs of many countries, so others say their code beside it. */
const USUAL_CURRENCY: Readonly<Record<string, string>> = { $: 'USD', '¥': 'JPY', '£': 'GBP' };

interface Money {
  readonly format: Intl.NumberFormat;
  /** What stands behind the sum, or nothing. */
  readonly code: string;
}

// A formatter takes longer to make than to use a thousand times. There are as many as currencies and countries.
const moneyKnown = new Map<string, Money>();

const moneyOf = (currency: string, country = ''): Money => {
  const key = currency + country;
  const known = moneyKnown.get(key);
  if (known) return known;
  // Of several countries, as in that of the currency, after which it is named (ISO 4217).
  const locale = country ? moneyLocale(country) : `en-${currency.slice(0, 2)}`;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: MONEY_DIGITS,
    // 15,50 € an hour, 52.000 € a year.
    trailingZeroDisplay: 'stripIfInteger',
  });
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
  const code = (USUAL_CURRENCY[sign] ?? currency) === currency ? '' : ` ${currency}`;
  const money = { format, code };
  moneyKnown.set(key, money);
  return money;
};

const NUMBER_PARTS = ['integer', 'group', 'decimal', 'fraction'];

/**
 * Two sums with one currency between them where it is a word or stands behind: `CHF 50’000 – 66’000`,
 * `48.000 – 55.000 €`. `formatRange` would do the same, fifty times slower.
 */
const formatSums = (money: Intl.NumberFormat, from: number, to: number): string => {
  const parts = money.formatToParts(to);
  const at = parts.findIndex(({ type }) => type === 'currency');
  const bare = (sum: number) =>
    money
      .formatToParts(sum)
      .filter(({ type }) => NUMBER_PARTS.includes(type))
      .map(({ value }) => value)
      .join('');
  if (at > 0) return `${bare(from)} – ${money.format(to)}`;
  const isWord = /\p{L}/u.test(parts[at]?.value ?? '');
  return `${money.format(from)} – ${isWord ? bare(to) : money.format(to)}`;
};

type Salary = Placed &
  Pick<JobSummary, 'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryTimeframe'>;

/**
 * `€52,000 – €64,000 per year`, `$76,000 – $94,000 CAD per year`: as sums are written where the job is, and never
 * taken for those of another currency. Undefined where it names no salary.
 */
export const formatSalary = (job: Salary): string | undefined => {
  const { salaryMin, salaryMax, salaryCurrency, salaryTimeframe } = job;
  if (!salaryCurrency || !salaryTimeframe) return undefined;
  const { format: money, code } = moneyOf(salaryCurrency, countryOf(job));
  const inWords = (): string | undefined => {
    if (salaryMin !== null && salaryMax !== null && salaryMin !== salaryMax) {
      return formatSums(money, salaryMin, salaryMax);
    }
    if (salaryMin !== null) {
      return `${salaryMax === null ? 'From ' : ''}${money.format(salaryMin)}`;
    }
    return salaryMax === null ? undefined : `Up to ${money.format(salaryMax)}`;
  };
  // Some languages part thousands by a space that fonts lack, or by a typewriter's apostrophe.
  const sums = inWords()?.replaceAll('\u202f', '\u00a0').replaceAll("'", '’');
  return sums && `${sums}${code} ${SALARY_TIMEFRAMES[salaryTimeframe]}`;
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

export const formatCount = (count: number): string => countFormat.format(count);

/** `1 job`, `1,204 jobs` */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
