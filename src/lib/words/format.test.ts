import { expect, test } from 'vitest';
import {
  countryName,
  currencyName,
  formatCount,
  formatDay,
  formatDistance,
  formatPlaces,
  formatRelativeDay,
  formatSalary,
  formatSum,
  plural,
} from './format.ts';

const NOW = Date.UTC(2026, 10, 16, 12);

test.each([
  ['2026-11-16T00:00:00.000Z', 'today'],
  ['2026-11-16T23:59:59.999Z', 'today'],
  ['2026-11-15T23:59:59.999Z', 'yesterday'],
  ['2026-11-17T00:00:00.000Z', 'tomorrow'],
  ['2026-11-13T12:00:00.000Z', '3 days ago'],
  ['2026-10-17T00:00:00.000Z', '30 days ago'],
  ['2026-10-16T23:59:59.999Z', '16 October 2026'],
  ['2026-12-16T00:00:00.000Z', 'in 30 days'],
  ['2026-12-17T00:00:00.000Z', '17 December 2026'],
])('formats %s relative to today as %s', (iso, expected) => {
  expect(formatRelativeDay(iso, NOW)).toBe(expected);
});

test('days are in UTC, regardless of the visitor’s time zone', () => {
  expect(formatDay('2026-11-21T23:59:59.999Z')).toBe('21 November 2026');
  expect(formatDay('2026-11-22T00:00:00.000Z')).toBe('22 November 2026');
});

const place = (displayName: string, countryCode = 'DE') => ({
  displayName,
  countryCode,
  region: null,
});

const salary = (salaryMin: number | null, salaryMax: number | null, salaryCurrency = 'EUR') =>
  formatSalary({ salaryMin, salaryMax, salaryCurrency, salaryTimeframe: 'per_year' });

test('a salary shows its bounds, currency and time unit', () => {
  expect(salary(52_000, 64_000)).toBe('€52,000 – €64,000 per year');
  expect(salary(52_000, 52_000)).toBe('€52,000 per year');
  expect(salary(52_000, null)).toBe('From €52,000 per year');
  expect(salary(null, 64_000)).toBe('Up to €64,000 per year');
  expect(salary(0, null)).toBe('From €0 per year');
});

test.each([
  ['USD', '$52,000 – $64,000'],
  ['CAD', 'CA$52,000 – CA$64,000'],
  ['CHF', 'CHF\u00a052,000 – 64,000'],
  ['NOK', 'NOK\u00a052,000 – 64,000'],
  ['JPY', '¥52,000 – ¥64,000'],
  ['INR', '₹52,000 – ₹64,000'],
])('a salary in %s is formatted in the page’s language', (currency, expected) => {
  expect(salary(52_000, 64_000, currency)).toBe(`${expected} per year`);
});

test.each([
  [15.5, null, 'EUR', 'From €15.50'],
  [15.5, 18, 'EUR', '€15.50 – €18'],
  [1_500.25, 2_000.75, 'CHF', 'CHF\u00a01,500.25 – 2,000.75'],
])('%d to %d %s shows cents if there are any', (from, to, currency, words) => {
  expect(salary(from, to, currency)).toBe(`${words} per year`);
});

test('formats nothing for a job without a salary', () => {
  expect(salary(null, null)).toBeUndefined();
  const paid = { salaryMin: 1, salaryMax: 2 };
  expect(
    formatSalary({ ...paid, salaryCurrency: null, salaryTimeframe: 'per_year' }),
  ).toBeUndefined();
  expect(formatSalary({ ...paid, salaryCurrency: 'EUR', salaryTimeframe: null })).toBeUndefined();
});

test.each([
  [['Berlin'], [], 'on_site', 'Berlin'],
  [['Berlin', 'Lyon'], [], 'on_site', 'Berlin and Lyon'],
  [['Berlin', 'Lyon', 'Rome'], [], 'on_site', 'Berlin, Lyon and 1 more'],
  [['Chur, Switzerland', 'Lucerne, Switzerland'], [], 'on_site', 'Chur and Lucerne, Switzerland'],
  [['A, X', 'B, X', 'C, X', 'A, X'], [], 'on_site', 'A, B and 1 more, X'],
  [['A, X', 'B, Y', 'C, X'], [], 'on_site', 'A, X; B, Y and 1 more'],
  [['Austin, TX, USA', 'Waco, TX, USA'], [], 'on_site', 'Austin and Waco, TX, USA'],
  [
    ['Luxembourg', 'Ettelbruck, Luxembourg'],
    [],
    'on_site',
    'Luxembourg and Ettelbruck, Luxembourg',
  ],
  [['Cork, Ireland'], [], 'on_site', 'Cork, Ireland'],
  [['Berlin'], ['FR'], 'remote', 'Berlin'],
  [[], ['FR', 'DE', 'IT', 'ES'], 'remote', 'France, Germany and 2 more'],
  [[], [], 'remote', 'Anywhere'],
  [[], [], 'on_site', ''],
] as const)(
  'formats %j, remote countries %j and workplace %s as "%s"',
  (names, remoteCountryCodes, workplace, text) => {
    const locations = names.map((name) => place(name));
    expect(
      formatPlaces({ locations, remoteCountryCodes: [...remoteCountryCodes], workplace }),
    ).toBe(text);
  },
);

test('an unknown country code is shown as is', () => {
  expect(countryName('DE')).toBe('Germany');
  expect(countryName('QX')).toBe('QX');
  expect(countryName('nonsense code')).toBe('nonsense code');
});

test('formats counts with their nouns', () => {
  expect(formatCount(1_234_567)).toBe('1,234,567');
  expect(plural(0, 'job')).toBe('0 jobs');
  expect(plural(1, 'job')).toBe('1 job');
  expect(plural(1204, 'job')).toBe('1,204 jobs');
  expect(plural(2, 'company', 'companies')).toBe('2 companies');
});

test.each([
  [0, undefined],
  [0.4, 'less than 1 km away'],
  [1, '1 km away'],
  [34.56, '35 km away'],
  [1_204.4, '1,204 km away'],
])('formats %f km as %s', (km, expected) => {
  expect(formatDistance(km)).toBe(expected);
});

test.each([0, 7, 999, 1000, 52_000, 1_234_567, 15.5, 15.25, 0.1])(
  'an amount of %d is formatted exactly as by Intl, in every currency',
  (amount) => {
    const wrong = Intl.supportedValuesOf('currency').filter((currency) => {
      const format = new Intl.NumberFormat('en', {
        style: 'currency',
        currency,
        maximumFractionDigits: 2,
        trailingZeroDisplay: 'stripIfInteger',
      });
      return formatSum(amount, currency) !== format.format(amount);
    });
    expect(wrong).toEqual([]);
    expect(formatSum(amount)).toBe(new Intl.NumberFormat('en').format(amount));
  },
);

test('formats a day in every month', () => {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 0; month < 12; month++) {
    const day = new Date(Date.UTC(2026, month, 1 + month));
    expect(formatDay(day.toISOString())).toBe(format.format(day));
  }
});

test('currency names are the plural names from Intl', () => {
  const wrong = Intl.supportedValuesOf('currency').filter((currency) => {
    const format = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'name',
    });
    return (
      format.format(2) !== `2.00 ${currencyName(currency)}` &&
      format.format(2) !== `2 ${currencyName(currency)}`
    );
  });
  expect(
    wrong.filter((currency) => !/^(BH|IQ|JO|KW|LY|OM|TN)D|^OMR|^CL[FP]/.test(currency)),
  ).toEqual([]);
});
