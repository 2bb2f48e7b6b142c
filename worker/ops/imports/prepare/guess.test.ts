import { expect, test } from 'vitest';
import { guessCategory } from './guess-category.ts';
import {
  guessEmploymentType,
  guessSeniority,
  guessWorkplace,
  readEmploymentType,
  readSeniority,
  readWorkplace,
} from './guess-fields.ts';
import { guessPay } from './guess-pay.ts';

const CATEGORIES = new Set([
  ...['engineering', 'data', 'design', 'product', 'it-and-support', 'sales', 'marketing'],
  ...['finance', 'people', 'operations', 'customer-service', 'legal', 'healthcare'],
  ...['education', 'manufacturing', 'hospitality', 'logistics', 'administration'],
]);

test.each([
  ['Senior Backend Engineer (Payments)', undefined, 'engineering'],
  ['Krankenpfleger (m/w/d)', undefined, 'healthcare'],
  ['データアナリスト', undefined, 'data'],
  ['Recruiter, Engineering', 'Engineering', 'people'],
  ['Account Executive', 'Go To Market', 'sales'],
  ['Manager II', 'Finance & Accounting', 'finance'],
  ['Chief of Staff to the CEO', undefined, 'administration'],
  ['Server (part-time)', undefined, 'hospitality'],
  ['Staff Engineer, Datacenter Server Lifecycle', undefined, 'engineering'],
  ['Senior Account Executive, Enterprise Tech', undefined, 'sales'],
  ['Tech Operations Team Lead', undefined, 'operations'],
  ['Shift Lead', 'Production', 'manufacturing'],
  ['Manager, Data Center Operations', undefined, 'operations'],
  ['Project Adviser', 'Environmental, Health and Safety', 'operations'],
  ['Manager', 'Learning & Development', 'people'],
  ['Something else', 'Other', undefined],
])('the category of %s in %s is %s', (title, department, category) => {
  expect(guessCategory(title, department, CATEGORIES)?.category).toBe(category);
});

test('only categories of the site are guessed', () => {
  expect(guessCategory('Cook', 'Software', new Set(['engineering']))).toEqual({
    ...{ category: 'engineering', from: 'department' },
  });
  expect(guessCategory('Nurse', undefined, new Set(['engineering']))).toBeUndefined();
});

test.each([
  ['Account Executive', undefined],
  ['Executive Assistant', undefined],
  ['VP of Sales', 'executive'],
  ['Chief Technology Officer', 'executive'],
  ['Associate Director, Marketing', 'director'],
  ['Head of People', 'director'],
  ['Principal Engineer', 'principal'],
  ['Staff Engineer', 'lead'],
  ['Staff+ Software Engineer', 'lead'],
  ['Staff Nurse', undefined],
  ['Lead Generation Specialist', undefined],
  ['Senior Lead Designer', 'lead'],
  ['Sr. Analyst', 'senior'],
  ['Junior Developer', 'entry_level'],
  ['Werkstudent Marketing', 'entry_level'],
  ['Pflichtpraktikum im Einkauf', 'entry_level'],
  ['Sales Associate', 'associate'],
  ['Associate General Counsel', undefined],
  ['Développeur débutant', 'entry_level'],
])('the seniority of %s is %s', (title, seniority) => {
  expect(guessSeniority(title)).toBe(seniority);
});

test.each([
  ['Mid-Senior level', 'mid_level'],
  ['entry-level', 'entry_level'],
  ['experienced', 'mid_level'],
  ['Executive', 'executive'],
  ['mid_level', 'mid_level'],
  ['Internship', 'entry_level'],
  ['Grade 7', undefined],
])('the level %s means %s', (level, seniority) => {
  expect(readSeniority(level)).toBe(seniority);
});

test.each([
  ['FullTime', 'full_time'],
  ['US Employee', 'full_time'],
  ['permanent part-time', 'part_time'],
  ['permanent full-or-part-time', 'full_time'],
  ['fulltime_fixed_term', 'temporary'],
  ['Temp Full-time', 'temporary'],
  ['Independent Contractor (FT)', 'contract'],
  ['Intern', 'internship'],
  ['CDI', 'full_time'],
  ['sometimes', undefined],
])('the employment type %s means %s', (text, type) => {
  expect(readEmploymentType(text)).toBe(type);
});

test.each([
  ['Marketing Intern', 'internship'],
  ['Internal Auditor', undefined],
  ['Barista (part-time)', 'part_time'],
  ['Contract Manager', undefined],
  ['Software Engineer, Smart Contracts', undefined],
  ['Pflichtpraktikum im Einkauf', 'internship'],
  ['Contract Recruiter', 'contract'],
  ['Recruiter (Fixed Term)', 'temporary'],
])('the employment type in the title %s is %s', (title, type) => {
  expect(guessEmploymentType(title)).toBe(type);
});

test.each([
  ['Remote - EMEA', 'remote'],
  ['OnSite', 'on_site'],
  ['Hybrid (2 days remote)', 'hybrid'],
  ['Berlin', undefined],
])('the workplace %s means %s', (text, workplace) => {
  expect(readWorkplace(text)).toBe(workplace);
});

test.each([
  ['Cook (Remote)', 'remote'],
  ['Cook - Berlin - Hybrid', 'hybrid'],
  ['Cook (remote work possible)', 'hybrid'],
  ['Remote Sensing Analyst', undefined],
  ['Hybrid Cloud Engineer', undefined],
])('the workplace in the title %s is %s', (title, workplace) => {
  expect(guessWorkplace(title)).toBe(workplace);
});

test.each([
  ['The salary is €48,000 - €60,000 per year.', [48_000, 60_000, 'EUR', 'per_year']],
  ['Das Gehalt liegt bei 48.000 – 60.000 € pro Jahr.', [48_000, 60_000, 'EUR', 'per_year']],
  ['Annual base salary: 120k to 150k USD', [120_000, 150_000, 'USD', 'per_year']],
  ['US$120,000—US$150,000 annually', [120_000, 150_000, 'USD', 'per_year']],
  ['£14 to £18 per hour', [14, 18, 'GBP', 'per_hour']],
  ['CHF 6’500 – 7’800 pro Monat', [6_500, 7_800, 'CHF', 'per_month']],
])('the pay in “%s” is found', (text, pay) => {
  const { text: _, ...found } = guessPay(text) ?? { text: '' };
  expect(Object.values(found)).toEqual(pay);
});

test.each([
  ['several dollars', 'The range is $120,000 - $150,000 per year.'],
  ['no period', 'The range is €48,000 - €60,000.'],
  ['no range', 'We pay €48,000 per year.'],
  ['two ranges', 'Berlin: €48,000 - €60,000 per year. Paris: €50,000 - €62,000 per year.'],
  ['an implausible range', 'We raised €10,000 - €900,000 per year.'],
  ['a range of years', 'Founded in EUR 1990 - 2010, with 30 people per year.'],
  ['two periods', 'Between €40,000 and €50,000 per year or per month.'],
])('pay with %s is not certain', (_, text) => {
  expect(guessPay(text)).toBeUndefined();
});

test('a long text without pay takes no long time', () => {
  const start = performance.now();
  expect(guessPay('12 345 '.repeat(20_000))).toBeUndefined();
  expect(guessPay(`${'€ '.repeat(20_000)}1`)).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(2_000);
});
