import { withCommas } from '../../contracts/bounded-text.ts';
import type { Place } from '../../contracts/company.ts';
import { SALARY_TIMEFRAMES } from '../../contracts/enums.ts';
import type { JobSummary } from '../../contracts/job.ts';
import { MONEY_DIGITS } from '../../contracts/wire.ts';
import { englishCountryName } from './country-names.ts';

export { formatDay, formatRelativeDay } from './days.ts';

/** The English name for an ISO 3166-1 alpha-2 code; the code itself if it is unknown. */
export const countryName = (code: string): string => englishCountryName(code) ?? code;

/**
 * The town, such as `Berlin` in `Berlin, Germany`; undefined if the place is only a region or a
 * country.
 */
export const parseLocality = ({
  displayName,
  countryCode,
  isRegion,
}: Place): string | undefined => {
  if (isRegion) return undefined;
  const first = displayName.split(',')[0]?.trim();
  return first && first !== countryName(countryCode) ? first : undefined;
};

/** The region code without the country, such as `BE` in `DE-BE` (ISO 3166-2). */
export const parseRegion = ({ region }: Place): string | undefined =>
  region?.replace(/^[A-Z]{2}-/, '') || undefined;

type Placed = Pick<JobSummary, 'locations' | 'remoteCountryCodes'>;

/**
 * The currency signs that English writes before an amount. For all other currencies, CLDR uses the
 * code and a space.
 */
const CURRENCY_SIGNS: Readonly<Record<string, string>> = {
  ...{ AUD: 'A$', BRL: 'R$', CAD: 'CA$', CNY: 'CN¥', EUR: '€', GBP: '£', HKD: 'HK$', ILS: '₪' },
  ...{ INR: '₹', JPY: '¥', KRW: '₩', MXN: 'MX$', NZD: 'NZ$', PHP: '₱', TWD: 'NT$', USD: '$' },
  ...{ VND: '₫', XCD: 'EC$', XAF: 'FCFA\u00a0', XCG: 'Cg.\u00a0' },
  ...{ XOF: 'F\u202fCFA\u00a0', XPF: 'CFPF\u00a0' },
};
const getCurrencySign = (currency: string): string =>
  CURRENCY_SIGNS[currency] ?? `${currency}\u00a0`;

/**
 * The formatters by currency. Creating a formatter takes longer than using it a thousand times. The
 * number of currencies limits the map's size.
 */
const amountFormats = new Map<string, Intl.NumberFormat>();

const getAmountFormat = (currency = ''): Intl.NumberFormat => {
  const known = amountFormats.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat('en', {
    ...(currency && { style: 'currency', currency, maximumFractionDigits: MONEY_DIGITS }),
    // Omits the decimals of whole amounts: `15.50` per hour, but `52,000` per year.
    trailingZeroDisplay: 'stripIfInteger',
  });
  amountFormats.set(currency, format);
  return format;
};

/**
 * Formats an amount in the style of the page's language, regardless of the job's country:
 * `€52,000`, `CA$52,000`, `SEK 480,000` or, without a currency, `52,000`.
 */
export const formatSum = (amount: number, currency?: string): string =>
  Number.isSafeInteger(amount) && amount >= 0
    ? `${currency ? getCurrencySign(currency) : ''}${withCommas(amount)}`
    : getAmountFormat(currency).format(amount);

/**
 * The names that `Intl` gives the most common currencies. An isolate's first page usually needs
 * only these.
 */
const CURRENCY_NAMES: Readonly<Record<string, string>> = {
  ...{ AUD: 'Australian dollars', CAD: 'Canadian dollars', CHF: 'Swiss francs', EUR: 'euros' },
  ...{ GBP: 'British pounds', INR: 'Indian rupees', SEK: 'Swedish kronor', USD: 'US dollars' },
};

/** The plural name of a currency, such as `US dollars` or `euros`. */
export const currencyName = (currency: string): string =>
  CURRENCY_NAMES[currency] ??
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ??
  currency;

/** Formats a range of amounts. A currency code is written only once: `SEK 480,000 – 550,000`. */
export const formatSums = (from: number, to: number, currency?: string): string => {
  const last = formatSum(to, currency);
  const isCode = currency !== undefined && !Object.hasOwn(CURRENCY_SIGNS, currency);
  return `${formatSum(from, currency)} – ${isCode ? last.slice(getCurrencySign(currency).length) : last}`;
};

type Salary = Pick<JobSummary, 'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryTimeframe'>;

/**
 * Formats a salary, such as `€52,000 – €64,000 per year` or `CA$76,000 – CA$94,000 per year`.
 * Undefined if there is no salary.
 */
export const formatSalary = ({
  salaryMin,
  salaryMax,
  salaryCurrency,
  salaryTimeframe,
}: Salary): string | undefined => {
  if (!salaryCurrency || !salaryTimeframe) return undefined;
  const format = (amount: number) => formatSum(amount, salaryCurrency);
  const formatAmounts = (): string | undefined => {
    if (salaryMin !== null && salaryMax !== null && salaryMin !== salaryMax) {
      return formatSums(salaryMin, salaryMax, salaryCurrency);
    }
    if (salaryMin !== null) {
      return `${salaryMax === null ? 'From ' : ''}${format(salaryMin)}`;
    }
    return salaryMax === null ? undefined : `Up to ${format(salaryMax)}`;
  };
  const sums = formatAmounts();
  return sums && `${sums} ${SALARY_TIMEFRAMES[salaryTimeframe]}`;
};

const MOST_PLACES = 2;

/**
 * Formats a job's places, such as `Berlin and Lyon`, or a remote job's countries. A shared suffix
 * is written only once: `Chur, Lucerne and 1 more, Switzerland`.
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
  // A place's name may itself contain a comma.
  const list = shown.join(own.some((place) => place.includes(',')) ? '; ' : ', ');
  return [list ? `${list} and ${last}` : last, ...first.slice(first.length - common)].join(', ');
};

/** Formats a distance, such as `3 km away`. Undefined for a distance of 0. */
export const formatDistance = (km: number): string | undefined => {
  if (km <= 0) return undefined;
  return km < 1 ? 'less than 1 km away' : `${withCommas(Math.round(km))} km away`;
};

export const formatCount = (count: number): string => withCommas(count);

/** Formats a count with its noun, such as `1 job` or `1,204 jobs`. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
