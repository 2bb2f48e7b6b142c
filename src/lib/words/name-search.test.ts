import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  type Facets,
  type JobSearchMeta,
  JobSearchMetaSchema,
  JobSearchQuerySchema,
} from '../../contracts/job.ts';
import { queryRecord } from '../query.ts';
import { nameSearch } from './name-search.ts';

const values = (pairs: Readonly<Record<string, string>>) =>
  Object.entries(pairs).map(([value, label]) => ({ value, label, count: 3 }));

const FACETS: Facets = {
  category: values({
    healthcare: 'Healthcare',
    engineering: 'Engineering',
    data: 'Data',
    people: 'People & HR',
    'it-and-support': 'IT & support',
    manufacturing: 'Manufacturing & trades',
  }),
  country: values({ DE: 'Germany', GB: 'United Kingdom', NL: 'Netherlands', FR: 'France' }),
  location: values({ London: 'London', Leeds: 'Leeds', Berlin: 'Berlin', 東京: '東京' }),
  salaryCurrency: values({ EUR: 'EUR', GBP: 'GBP', SEK: 'SEK', USD: 'USD' }),
  company: values({ acme: 'Acme', globex: 'Globex', initech: 'Initech' }),
};

type Meta = Partial<Pick<JobSearchMeta, 'understood' | 'places' | 'work' | 'correctedQuery'>>;

const name = (search: string, reported: Meta = {}) =>
  nameSearch(v.parse(JobSearchQuerySchema, queryRecord(search)), {
    ...v.parse(JobSearchMetaSchema, {
      ...{ currentPage: 1, lastPage: 1, perPage: 20, total: 3, approximate: false },
      correctedQuery: null,
      facets: FACETS,
    }),
    ...reported,
  });

const createUnderstood = (
  facet: JobSearchMeta['understood'][number]['facet'],
  label: string,
): JobSearchMeta['understood'][number] => ({ facet, label, rest: '' });

const place = (
  requested: string,
  label: string,
  more: Partial<JobSearchMeta['places'][number]> = {},
): JobSearchMeta['places'][number] => ({
  ...{ asked: requested, label, corrected: false, others: [], nearbyKm: null },
  ...more,
});

test.each<[search: string, name: string | undefined]>([
  // Nothing is selected, or only parameters that do not filter the list.
  ['', undefined],
  ['sort=salary&page=3&perPage=50', undefined],
  ['radius=25', undefined],
  ['category=no-such&country=ZZ&workplace=moon', undefined],
  ['pay=stated,unstated', undefined],
  // Single filters.
  ['category=healthcare', 'Healthcare jobs'],
  ['category=people', 'People & HR jobs'],
  ['category=healthcare,data', 'Healthcare or data jobs'],
  ['category=healthcare,data,people', 'Jobs in 3 categories'],
  ['workplace=remote', 'Remote jobs'],
  ['workplace=remote,hybrid', 'Hybrid or remote jobs'],
  ['workplace=on_site,hybrid,remote', 'On-site, hybrid or remote jobs'],
  ['employmentType=part_time', 'Part-time jobs'],
  ['employmentType=internship', 'Internships'],
  ['employmentType=internship,volunteer', 'Internship or volunteer jobs'],
  ['employmentType=other', '“Other” jobs'],
  ['seniority=entry_level', 'Entry-level jobs'],
  ['seniority=director', 'Director-level jobs'],
  ['seniority=entry_level,associate', 'Junior jobs'],
  ['country=DE', 'Jobs in Germany'],
  ['country=GB', 'Jobs in the United Kingdom'],
  ['country=DE,NL', 'Jobs in Germany or the Netherlands'],
  ['country=DE,NL,GB', 'Jobs in 3 countries'],
  ['company=acme', 'Jobs at Acme'],
  ['company=acme,globex', 'Jobs at Acme or Globex'],
  ['company=acme,globex,initech', 'Jobs at 3 employers'],
  ['company=buy-pills', 'Jobs at “buy-pills”'],
  ['location=London', 'Jobs in London'],
  ['location=london', 'Jobs in London'],
  ['location=London,Leeds,Berlin', 'Jobs in 3 places'],
  ['location=buy+pills', 'Jobs in “buy pills”'],
  ['salaryMin=50000', 'Jobs paying 50,000 or more'],
  ['salaryMin=50000&salaryCurrency=EUR', 'Jobs paying €50,000 or more'],
  ['salaryMax=50k&salaryCurrency=GBP', 'Jobs paying £50,000 or less'],
  ['salaryMin=50k&salaryMax=60k&salaryCurrency=SEK', 'Jobs paying SEK\u00a050,000 – 60,000'],
  ['salaryCurrency=EUR', 'Jobs paying in EUR'],
  ['salaryMin=50k&salaryCurrency=EUR,USD', 'Jobs paying 50,000 or more in EUR or USD'],
  ['pay=stated', 'Jobs with pay stated'],
  ['pay=unstated', 'Jobs with pay not stated'],
  ['pay=stated&salaryMax=50000', 'Jobs paying 50,000 or less'],
  ['postedWithin=1', 'Jobs posted in the last 24 hours'],
  ['postedWithin=14', 'Jobs posted in the last 2 weeks'],
  ['fid=a1', 'Selected jobs'],
  // Combined filters.
  [
    'category=healthcare&location=London&employmentType=part_time',
    'Part-time healthcare jobs in London',
  ],
  ['company=acme&location=Leeds&radius=25', 'Jobs at Acme within 25\u00a0km of Leeds'],
  ['location=Leeds&radius=0', 'Jobs in Leeds'],
  ['location=Leeds,London&radius=5', 'Jobs within 5\u00a0km of Leeds or London'],
  ['country=DE&salaryMin=50000&salaryCurrency=EUR', 'Jobs paying €50,000 or more in Germany'],
  ['location=Leeds&country=GB', 'Jobs in Leeds, United Kingdom'],
  ['workplace=remote&employmentType=contract&seniority=senior', 'Remote contract senior jobs'],
  ['category=it-and-support&workplace=remote', 'Remote IT & support jobs'],
  ['employmentType=internship&category=data&country=DE', 'Data internships in Germany'],
  // Free-text queries.
  ['q=nurse', 'Nurse jobs'],
  ['q=iOS+developer', 'iOS developer jobs'],
  ['q=c%2B%2B', 'C++ jobs'],
  ['q=R%26D', 'R&D jobs'],
  ['q=node.js&workplace=remote', 'Remote node.js jobs'],
  ['q=Krankenschwester&location=Berlin', 'Krankenschwester jobs in Berlin'],
  ['q=看護師', 'Jobs for “看護師”'],
  ['q=看護師&location=東京&employmentType=part_time', 'Part-time jobs for “看護師” in 東京'],
  ['q=محاسب&country=DE', 'Jobs for “محاسب” in Germany'],
  ['q=nurse&category=healthcare&location=London', 'Nurse jobs in healthcare in London'],
  ['q=nurse&employmentType=internship', 'Nurse internships'],
  [`q=${encodeURIComponent('"site manager"')}`, 'Site manager jobs'],
  ["q=' OR 1=1 --", "Jobs for “' OR 1=1 --”"],
  ['q=🙂', 'Jobs for “🙂”'],
  ['q=i+would+like+to+work+with+children', 'Jobs for “i would like to work with children”'],
  [`q=${'a'.repeat(200)}`, `Jobs for “${'a'.repeat(39)}…”`],
  ['q=<script>alert(1)</script>', 'Jobs for “<script>alert(1)</script>”'],
])('the search %s has the name %s', (search, expected) => {
  expect(name(search)).toBe(expected);
});

test.each<[search: string, told: Meta, name: string | undefined]>([
  // Conditions understood from the query count as selected; `work` is the rest of the query.
  [
    'q=part+time+nurse+london',
    {
      understood: [
        createUnderstood('employmentType', 'Part time'),
        createUnderstood('location', 'London'),
      ],
      work: 'nurse',
    },
    'Part-time nurse jobs in London',
  ],
  [
    'q=senior+software+engineer&workplace=remote',
    { understood: [createUnderstood('seniority', 'Senior')], work: 'software engineer' },
    'Remote senior software engineer jobs',
  ],
  [
    'q=junior+data+analyst',
    { understood: [createUnderstood('seniority', 'Entry level, Associate')], work: 'data analyst' },
    'Junior data analyst jobs',
  ],
  [
    'q=nurse+within+10+km+of+Leeds',
    {
      understood: [
        createUnderstood('radius', 'Within 10 km'),
        createUnderstood('location', 'Leeds'),
      ],
      work: 'nurse',
    },
    'Nurse jobs within 10\u00a0km of Leeds',
  ],
  ['q=remote', { understood: [createUnderstood('workplace', 'Remote')], work: '' }, 'Remote jobs'],
  [
    'q=jobs+in+berlin',
    { understood: [createUnderstood('location', 'Berlin')], work: '' },
    'Jobs in Berlin',
  ],
  ['q=urgent+welder+needed', { work: 'welder' }, 'Welder jobs'],
  ['q=jobs', { work: '' }, undefined],
  [
    'q=acme+welder+uk',
    {
      understood: [
        createUnderstood('company', 'Acme'),
        createUnderstood('location', 'United Kingdom'),
      ],
      work: 'welder',
    },
    'Welder jobs at Acme in the United Kingdom',
  ],
  [
    'q=marketing+internship+paris',
    {
      understood: [
        createUnderstood('employmentType', 'Internship'),
        createUnderstood('location', 'Paris'),
      ],
      work: 'marketing',
    },
    'Marketing internships in Paris',
  ],
  [
    'q=remote+hybrid+nurse',
    {
      understood: [
        createUnderstood('workplace', 'Remote'),
        createUnderstood('workplace', 'Hybrid'),
      ],
      work: 'nurse',
    },
    'Hybrid or remote nurse jobs',
  ],
  // The place comes from the query and the radius from the radius field.
  [
    'q=nurse+berlin&radius=25',
    { understood: [createUnderstood('location', 'Berlin')], work: 'nurse' },
    'Nurse jobs within 25\u00a0km of Berlin',
  ],
  // The API did not interpret the query.
  ['q=nurse', { work: null }, 'Nurse jobs'],
  // The corrected spelling is shown.
  ['q=acountant', { correctedQuery: 'accountant', work: 'accountant' }, 'Accountant jobs'],
  ['q=acountant', { correctedQuery: 'accountant', work: null }, 'Accountant jobs'],
  // Resolved place names are shown instead of the typed ones.
  [
    'location=Shefield',
    { places: [place('Shefield', 'Sheffield, England, United Kingdom', { corrected: true })] },
    'Jobs in Sheffield',
  ],
  [
    'location=münchen',
    { places: [place('münchen', 'Munich, Bavaria, Germany')] },
    'Jobs in Munich',
  ],
  [
    'location=portland,+oregon',
    { places: [place('portland, oregon', 'Portland, Oregon, United States')] },
    'Jobs in Portland, Oregon',
  ],
  ['location=UK', { places: [place('UK', 'United Kingdom')] }, 'Jobs in the United Kingdom'],
  ['location=大阪', { places: [place('大阪', 'Osaka, Japan')] }, 'Jobs in Osaka'],
  [
    'location=Brighton',
    { places: [place('Brighton', 'Brighton, England, United Kingdom', { nearbyKm: 25 })] },
    'Jobs near Brighton',
  ],
  ['location=Germany&radius=25', { places: [place('Germany', 'Germany')] }, 'Jobs in Germany'],
  [
    'location=Brighton&radius=10&q=nurse',
    { places: [place('Brighton', 'Brighton, England')], work: 'nurse' },
    'Nurse jobs within 10\u00a0km of Brighton',
  ],
])('the search %s with %j has the name %s', (search, reported, expected) => {
  expect(name(search, reported)).toBe(expected);
});

// Not all conditions fit, so the most important ones are named and the rest are counted.
const MUCH =
  'q=machine+learning+engineer&location=Berlin&workplace=remote&employmentType=contract&seniority=senior' +
  '&postedWithin=7&company=acme';
test.each([
  [
    200,
    'Remote contract senior machine learning engineer jobs at Acme in Berlin posted in the last week',
  ],
  [80, 'Remote machine learning engineer jobs at Acme in Berlin (3 more filters)'],
  [60, 'Machine learning engineer jobs in Berlin (5 more filters)'],
  [59, 'Machine learning engineer jobs in Berlin (5 more filters)'],
  [40, 'Machine learning engineer jobs (6 more…'],
])('the name of a search with many conditions has at most %i characters', (max, expected) => {
  const query = v.parse(JobSearchQuerySchema, queryRecord(MUCH));
  const meta = v.parse(JobSearchMetaSchema, {
    ...{ currentPage: 1, lastPage: 1, perPage: 20, total: 3, approximate: false },
    ...{ correctedQuery: null, facets: FACETS },
  });
  const text = nameSearch(query, meta, max);
  expect(text).toBe(expected);
  expect(text?.length).toBeLessThanOrEqual(max);
});

test('equivalent searches have the same name', () => {
  expect(name('workplace=remote,hybrid')).toBe(name('workplace=hybrid&workplace=remote'));
});
