import { expect, test } from 'vitest';
import { jobRecord, NOW } from '../../../tests/support/records.ts';
import { withCleanText } from '../../backend/jobs/save-jobs.ts';
import { formatStoredJob } from '../jobs/walk-jobs.ts';
import { findEdited, hashColumns } from './edited-columns.ts';

test('a new release hashes the columns of a stored job as the last one', () => {
  const record = jobRecord('a', {
    ...{ validThrough: NOW, requisitionId: '1', requireResume: false, vacancies: 2 },
    ...{ skills: ['TypeScript'], remoteCountryCodes: ['DE'], language: 'de' },
    ...{ salaryMin: 1, salaryMax: 2, salaryCurrency: 'EUR', salaryTimeframe: 'per_year' },
  });
  const row = formatStoredJob(withCleanText(record));
  const hashes = hashColumns(row, [], {});
  // With another hash, a column of all jobs would count as edited by hand. New columns may be added.
  expect(hashes).toMatchObject({
    applicationUrl: 'x0xxgk',
    category: 'wwfzkn',
    company: '1o2i0k7',
    descriptionHtml: 'reggr5',
    employerVisibility: '5qxcj0',
    employmentType: 'zxg992',
    language: '192bheo',
    locations: '9l84ah',
    questions: 'w7k42t',
    remoteCountryCodes: '1fmobcq',
    requireResume: '324swo',
    requisitionId: 'bn8u2',
    salaryCurrency: '10kv94v',
    salaryMax: 'f9vgt1',
    salaryMin: 'efwnq4',
    salaryTimeframe: '1qn6lw6',
    seniority: '1aa773e',
    skills: 'z3hvey',
    title: '9ac89f',
    vacancies: 'f9vgt1',
    validThrough: '16gquzh',
    workplace: '1lg7ynw',
  });
  expect(findEdited(row, hashes)).toEqual([]);
  expect(findEdited({ ...row, title: 'Other' }, hashes)).toEqual(['title']);
});

test('a column that is newer than what the source wrote counts as edited once it has a value', () => {
  const row = formatStoredJob(withCleanText(jobRecord('a')));
  const { payReason: _, ...before } = hashColumns(row, [], {});
  expect(findEdited(row, before)).toEqual([]);
  const edited = { ...row, payReason: 'By collective agreement' };
  expect(findEdited(edited, before)).toEqual(['payReason']);
  // It stays edited after the source wrote other columns.
  expect(findEdited(edited, hashColumns(edited, ['payReason'], before))).toEqual(['payReason']);
});
