import { expect, test } from 'vitest';
import type { Company } from '../contracts/company.ts';
import type { Job } from '../contracts/job.ts';
import { companyCard, jobCard } from './cards.ts';

const company = { slug: 'wahat-al-sidra', name: 'واحة السدرة', locations: [], openJobCount: 0 };
const job = {
  fid: 'job1',
  title: 'شيف',
  status: 'open',
  company,
  employerVisibility: 'named',
  locations: [],
  remoteCountryCodes: [],
  salaryMin: null,
  salaryMax: null,
} as unknown as Job;

test('falls back to the employer’s slug in title case if the font may lack letters in its name', () => {
  expect(companyCard(company as unknown as Company, { name: 'Rolecall' }).words.title).toEqual([
    'واحة السدرة',
    'Wahat Al Sidra',
    'An employer on Rolecall',
    'An employer',
  ]);
  const { title, byline } = jobCard(job, { name: 'Rolecall' }).words;
  expect(title).toContain('A job at Wahat Al Sidra');
  expect(byline[0]).toEqual(['واحة السدرة', 'Wahat Al Sidra']);
});

test('the title of a closed job is struck out, and the card shows the closing date', () => {
  const closed = { ...job, status: 'closed', closedAt: '2026-11-02T09:00:00Z' } as Job;
  const { isOver, kind } = jobCard(closed, { name: 'Rolecall' }).words;
  expect(isOver).toBe(true);
  expect(kind).toEqual(['Closed on 2 November 2026']);
});

test('the card for a job with a hidden employer contains neither the employer’s name nor its slug', () => {
  const cards = [
    jobCard({ ...job, company: null, employerVisibility: 'anonymous' }, { name: 'Rolecall' }),
    jobCard({ ...job, employerVisibility: 'agency' }, { name: 'Rolecall' }),
  ].map((card) => JSON.stringify(card));
  expect(cards.join()).not.toContain('Wahat');
});
