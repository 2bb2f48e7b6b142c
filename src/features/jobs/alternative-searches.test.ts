import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type JobSearchMeta, JobSearchQuerySchema } from '../../contracts/job.ts';
import { queryRecord } from '../../lib/query.ts';
import { listAlternatives, replacePlace } from './alternative-searches.ts';

const parseQuery = (search: string) => v.parse(JobSearchQuerySchema, queryRecord(search));

type Meta = Parameters<typeof listAlternatives>[1];
const NOTHING: Meta = {
  correctedQuery: null,
  understood: [],
  work: '',
  without: [],
  nearest: [],
  related: [],
};

const formatAlternatives = (search: string, reported: Partial<Meta>) =>
  listAlternatives(parseQuery(search), { ...NOTHING, ...reported }).map(({ text, path }) => [
    text,
    path,
  ]);

const createUnderstood = (
  facet: JobSearchMeta['understood'][number]['facet'],
  label: string,
  rest: string,
) => ({
  facet,
  label,
  rest,
});

test('suggests the search without each of its conditions in turn, ordered by number of jobs', () => {
  expect(
    formatAlternatives('q=nurse&workplace=remote&employmentType=part_time,contract&page=2', {
      work: 'nurse',
      without: [
        { name: 'workplace', total: 1 },
        { name: 'employmentType', total: 0 },
        { name: 'q', total: 1_204 },
      ],
    }),
  ).toEqual([
    ['1,204 jobs without “nurse”', '/jobs?workplace=remote&employmentType=part_time%2Ccontract'],
    ['1 job at any workplace', '/jobs?q=nurse&employmentType=part_time%2Ccontract'],
  ]);
});

test('removes all words that were understood as the same condition', () => {
  const understood = [
    createUnderstood('workplace', 'Remote', 'hybrid nurse in London'),
    createUnderstood('workplace', 'Hybrid', 'remote nurse in London'),
    createUnderstood('location', 'London', 'remote hybrid nurse'),
  ];
  expect(
    formatAlternatives('q=remote+hybrid+nurse+in+London&radius=10', {
      understood,
      work: 'nurse',
      without: [
        { name: 'workplace', total: 3 },
        { name: 'location', total: 2 },
        { name: 'q', total: 1 },
      ],
    }),
  ).toEqual([
    ['3 jobs at any workplace', '/jobs?q=nurse+in+London&radius=10'],
    ['2 jobs in any place', '/jobs?q=remote+hybrid+nurse'],
    ['1 job without “nurse”', '/jobs?q=remote+hybrid+in+London&radius=10'],
  ]);
});

test('removes the minimum and maximum pay together', () => {
  expect(
    formatAlternatives('salaryMin=90000&salaryMax=95000&country=DE', {
      without: [{ name: 'salaryMin', total: 4 }],
    }),
  ).toEqual([['4 jobs with any pay', '/jobs?country=DE']]);
});

test('suggests the nearest places and related job titles', () => {
  expect(
    formatAlternatives('q=midwife&location=Whitby&radius=5', {
      nearest: [
        { value: 'Leeds', label: 'Leeds, England, United Kingdom', total: 2, distanceKm: 97.4 },
      ],
      related: [{ q: 'nurse', total: 12 }],
    }),
  ).toEqual([
    ['2 jobs in Leeds, 97 km away', '/jobs?q=midwife&location=Leeds'],
    ['12 jobs for “nurse”', '/jobs?q=nurse'],
  ]);
});

test('a suggested place replaces the requested one, either in the location field or in the query', () => {
  const chosen = parseQuery('location=Perth,Leeds&q=nurse&radius=5&page=2');
  expect(replacePlace(chosen, [], 'Perth, Scotland', 'Perth')).toBe(
    '/jobs?q=nurse&location=Perth%2C+Scotland%2CLeeds&radius=5',
  );
  expect(
    replacePlace(
      parseQuery('q=nurse+Perth'),
      [createUnderstood('location', 'Perth', 'nurse')],
      'Perth, Scotland',
      'Perth',
    ),
  ).toBe('/jobs?q=nurse&location=Perth%2C+Scotland');
});
