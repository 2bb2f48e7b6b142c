import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';
import { cleanRichText } from '../../worker/backend/rich-text.ts';

import { createDemoData } from './demo-data.ts';

const NOW = new Date('2026-06-17T14:30:00Z');
const DAY_MS = 86_400_000;
const CATEGORIES = [
  'engineering',
  'data',
  'design',
  'product',
  'it-and-support',
  'sales',
  'marketing',
  'finance',
  'people',
  'operations',
  'customer-service',
  'legal',
  'healthcare',
  'education',
  'manufacturing',
  'hospitality',
  'logistics',
  'administration',
];

const { companies, jobs } = createDemoData({ now: NOW });
const all = [...jobs];
const companyNames = new Map(companies.map((company) => [company.slug, company.name]));

function tally(values: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

test('the data includes every category, country and kind of job that the site must show', () => {
  expect(all).toHaveLength(600);
  expect(new Set(all.map((job) => job.category))).toEqual(new Set(CATEGORIES));
  expect(
    new Set(all.flatMap((job) => job.locations.map((location) => location.countryCode))).size,
  ).toBeGreaterThanOrEqual(14);
  expect(new Set(all.map((job) => job.employmentType)).size).toBe(7);
  expect(new Set(all.map((job) => job.seniority)).size).toBe(8);
  expect(new Set(all.map((job) => job.employerVisibility)).size).toBe(3);
  expect(new Set(all.map((job) => job.salaryTimeframe)).size).toBe(6);
  expect(new Set(all.flatMap((job) => job.questions.map((question) => question.type))).size).toBe(
    8,
  );
  expect(
    all.filter((job) => /[\u0590-\u06ff\u3040-\u30ff\u4e00-\u9fff]/.test(job.title)).length,
  ).toBeGreaterThanOrEqual(6);
  expect(all.some((job) => job.title.length > 120)).toBe(true);
});

// Indeed rejects titles that contain the employment type, which belongs in a field of its own.
test('no title contains the employment type', () => {
  const kinds = /\b(full|part)[ -]time\b|\btemporary\b|\bseasonal\b|\(contract\)|, contract\b/i;
  expect(all.filter(({ title }) => kinds.test(title)).map(({ title }) => title)).toEqual([]);
});

test('employers have between no jobs and more than forty', () => {
  expect(companies.length).toBeGreaterThanOrEqual(44);
  const counts = tally(all.map((job) => job.companySlug));
  expect([...counts.keys()].filter((slug) => !companyNames.has(slug))).toEqual([]);
  expect([...counts.values()].filter((count) => count >= 40).length).toBeGreaterThanOrEqual(2);
  expect([...counts.values()].filter((count) => count === 1).length).toBeGreaterThanOrEqual(2);
  expect(companies.filter((company) => !counts.has(company.slug)).length).toBeGreaterThanOrEqual(2);
});

test('ids and descriptions are unique among 5,000 jobs', () => {
  const many = [...createDemoData({ now: NOW, jobs: 5_000 }).jobs];
  expect(new Set(many.map((job) => job.fid)).size).toBe(5_000);
  expect(new Set(many.map((job) => cleanRichText(job.descriptionHtml).plain)).size).toBe(5_000);
  expect(
    many.filter(
      (job) =>
        !/^[a-z0-9]{8}$/.test(job.fid) ||
        !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(job.slug) ||
        job.title.length > 200,
    ),
  ).toEqual([]);
});

test('a job with an unnamed employer does not name it anywhere', () => {
  const unnamed = [...createDemoData({ now: NOW, jobs: 5_000 }).jobs].filter(
    (job) => job.employerVisibility !== 'named',
  );
  expect(unnamed.length).toBeGreaterThan(200);
  const everydayWords = new Set(['the', 'small', 'lower', 'st', 'radio']);
  for (const { companySlug, ...job } of unnamed) {
    const name = companyNames.get(companySlug) ?? '';
    const text = JSON.stringify(job).toLowerCase();
    expect(text).not.toContain(name.toLowerCase());
    expect(text).not.toContain(companySlug);
    const firstWord = name.toLowerCase().split(/\s/)[0] ?? name;
    if (!everydayWords.has(firstWord)) expect(text).not.toContain(firstWord);
  }
});

test('descriptions contain only allowed tags without attributes and no unfilled placeholders', () => {
  for (const { descriptionHtml } of [...all, ...companies]) {
    expect(descriptionHtml.replace(/<\/?(p|h2|h3|ul|li|strong|em)>/g, '')).not.toMatch(
      /[<>{}]|undefined|null/,
    );
  }
  for (const job of all)
    expect(cleanRichText(job.descriptionHtml).plain.length).toBeGreaterThan(
      300 * (/[\u3040-\u9fff]/.test(job.title) ? 0.5 : 1),
    );
});

test('pay is a range of whole currency units, in the currency of one of the job’s places', () => {
  for (const { salaryMin, salaryMax, salaryCurrency, salaryTimeframe } of all) {
    if (salaryMin === null) {
      expect([salaryMax, salaryCurrency, salaryTimeframe]).toEqual([null, null, null]);
      continue;
    }
    expect(Number.isInteger(salaryMin) && salaryMin > 0).toBe(true);
    expect(salaryCurrency).toMatch(/^[A-Z]{3}$/);
    if (salaryMax !== null) expect(salaryMax).toBeGreaterThanOrEqual(salaryMin);
  }
});

test('a job’s dates match its status, and only validThrough may be in the future', () => {
  for (const job of all) {
    expect(Math.max(job.publishedAt, job.updatedAt, job.closedAt ?? 0)).toBeLessThanOrEqual(
      NOW.getTime(),
    );
    expect(job.updatedAt).toBeGreaterThanOrEqual(job.publishedAt);
    expect(NOW.getTime() - job.publishedAt).toBeLessThan(80 * DAY_MS);
    if (job.validThrough !== null) expect(job.validThrough).toBeGreaterThan(job.publishedAt);
    if (job.status === 'open' && job.validThrough !== null)
      expect(job.validThrough).toBeGreaterThan(NOW.getTime());
    expect(job.closedAt !== null).toBe(job.status === 'closed' || job.status === 'archived');
  }
  const closedDaysAgo = all
    .filter((job) => job.status === 'closed')
    .map((job) => (NOW.getTime() - (job.closedAt ?? 0)) / DAY_MS);
  expect(closedDaysAgo.some((days) => days < 30)).toBe(true);
  expect(closedDaysAgo.some((days) => days > 30)).toBe(true);
  expect(
    all.filter(
      (job) => job.status === 'open' && (job.validThrough ?? Infinity) - NOW.getTime() < 3 * DAY_MS,
    ).length,
  ).toBeGreaterThan(10);
});

test('every job has a place, or countries for remote work', () => {
  for (const job of all) {
    expect(job.locations.length + job.remoteCountryCodes.length).toBeGreaterThan(0);
    expect(job.remoteCountryCodes.length > 0).toBe(job.workplace === 'remote');
    for (const { region, countryCode } of job.locations)
      expect(region?.startsWith(`${countryCode}-`)).toBe(true);
  }
});

test('every employer has a small, self-contained logo', () => {
  for (const { logoUrl } of companies) {
    const file = new URL(`../../public${logoUrl}`, import.meta.url);
    expect(existsSync(file), logoUrl).toBe(true);
    const svg = readFileSync(file, 'utf8');
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(2_048);
    expect(svg).not.toMatch(/<(text|script|image|style|use)|href|undefined|NaN/);
  }
});

test('the same day produces the same data, and the list can be iterated twice', () => {
  const later = createDemoData({ now: new Date('2026-06-17T23:59:59Z') });
  expect([...later.jobs]).toEqual(all);
  expect([...jobs]).toEqual(all);
  expect(later.companies).toEqual(companies);
});
