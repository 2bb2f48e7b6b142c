import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { NO_FILTERS } from '../../../bench/search-queries.ts';
import { type JobSearchMeta, JobSearchQuerySchema } from '../../contracts/job.ts';
import { queryRecord } from '../../lib/query.ts';
import { filterLabel } from './filter-labels.ts';
import { SalaryRange } from './salary-range.tsx';

// docs/specification.md: 7.3

const FACETS = {
  salaryCurrency: ['EUR', 'GBP'].map((value) => ({ value, label: value, count: 1 })),
};

const render = (search: string, meta: Partial<JobSearchMeta> = {}) =>
  renderToStaticMarkup(
    <SalaryRange
      query={v.parse(JobSearchQuerySchema, queryRecord(search))}
      meta={{ facets: FACETS, payCurrency: 'USD', ratesAt: '2026-07-01', ...meta } as JobSearchMeta}
    />,
  );

test('states the currency of the amounts and the date of the exchange rates', () => {
  expect(render('')).toContain(
    'Amounts in US dollars; other currencies are converted at the exchange rates of 1 July 2026.',
  );
  expect(render('', { ratesAt: null })).toContain('Amounts in US dollars.');
  expect(render('salaryCurrency=EUR')).toContain('Amounts in euros.');
  expect(render('salaryCurrency=EUR,GBP')).toContain('Amounts in each job’s own currency.');
  expect(render('salaryCurrency=what%3F')).toContain('Amounts in US dollars;');
  expect(render('', { payCurrency: null })).not.toContain('Amounts in');
});

test('if the minimum exceeds the maximum, keeps both values and shows an error next to the field', () => {
  const html = render('salaryMin=90000&salaryMax=50000');
  expect(html).toMatch(/<p class="error" id="salaryMin-error">[^<]+<\/p>/);
  expect(html).toMatch(/id="salaryMin"[^>]+aria-invalid="true"[^>]+"salaryMin-error salary-hint"/);
  expect(html).toContain('value="90000"');
  expect(html).toContain('value="50000"');
  expect(render('salaryMin=50000&salaryMax=50000')).not.toContain('error');
});

test('labels the pay filters with the terms used elsewhere on the site', () => {
  const formatLabel = (name: string, payCurrency: string | null) =>
    filterLabel(name, '60000', NO_FILTERS, { facets: {}, places: [], payCurrency });
  expect(formatLabel('salaryMin', 'EUR')).toBe('From €60,000 per year');
  expect(formatLabel('salaryMax', 'USD')).toBe('Up to $60,000 per year');
  expect(formatLabel('salaryMax', null)).toBe('Up to 60,000 per year');
});
