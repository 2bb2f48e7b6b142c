import { expect, test } from 'vitest';
import { createDemoData } from '../../../scripts/demo/demo-data.ts';
import { DAY_MS, jobRecord, NOW } from '../../../tests/support/records.ts';
import { structuredDataProblems } from '../../../tests/support/structured-data.ts';
import { type JobRow, reshapeJob } from '../../../worker/backend/jobs/reshape.ts';
import { type JobRecord, withCleanText } from '../../../worker/backend/jobs/save-jobs.ts';
import {
  EMPLOYER_VISIBILITIES,
  EMPLOYMENT_TYPES,
  listKeys,
  WORKPLACES,
} from '../../contracts/enums.ts';
import type { Job } from '../../contracts/job.ts';
import { jobPosting } from './job-posting.ts';
import { publishProblems } from './publish-problems.ts';

const SITE = { url: 'https://jobs.example', name: 'Rolecall', logoUrl: '/logo.svg' };

/** Converts a record to a job as the API would return it. */
const toStoredJob = (record: JobRecord): Job => {
  const stored = withCleanText(record);
  const card = [
    ...[stored.fid, stored.slug, stored.title, stored.employerVisibility, stored.updatedAt],
    stored.employerVisibility === 'named' ? ['hidden-co', 'Hidden & Co', '/hidden-co.svg'] : null,
    ...[stored.employmentType, stored.workplace, stored.seniority, stored.locations],
    ...[stored.remoteCountryCodes, stored.salaryMin, stored.salaryMax, stored.salaryCurrency],
    ...[stored.salaryTimeframe, stored.category, stored.skills, stored.publishedAt ?? NOW],
    ...[stored.validThrough, stored.descriptionPlain],
  ];
  const row: JobRow = {
    card: JSON.stringify(card),
    version: '',
    employer_visibility: stored.employerVisibility,
    valid_through: stored.validThrough,
    description_plain: stored.descriptionPlain,
    status: 'open',
    description_html: stored.descriptionHtml,
    pay_reason: stored.payReason,
    vacancies: stored.vacancies,
    closed_at: null,
    confirmed_at: null,
    requisition_id: stored.requisitionId,
    application_url: stored.applicationUrl,
    require_resume: 1,
    questions: '[]',
  };
  return reshapeJob(row, NOW);
};

const createPosting = (changes: Partial<JobRecord>) => {
  const posting = jobPosting(toStoredJob(jobRecord('a1', changes)), 'Hidden & Co', SITE, NOW);
  if (!posting) throw new Error('It has none.');
  return posting;
};
const listProblemFields = (record: JobRecord) =>
  publishProblems(withCleanText(record), NOW).map(({ field }) => field);

const BERLIN = { displayName: 'Berlin, Germany', countryCode: 'DE', region: 'DE-BE' };
const GERMANY = { displayName: 'Germany', countryCode: 'DE', region: null };
const NOWHERE = { displayName: ' ', countryCode: 'ZZZ', region: null };

/**
 * Valid and invalid values for each field. `combinations` pairs every value of a field with every
 * value of each other field.
 */
const CHOICES = {
  title: ['Gardener', 'We need a gardener', '!!! 100 % !!!'],
  descriptionHtml: ['<p>We need a gardener.</p>', '<p>Grow <b>roses</b></p>', '<script>x</script>'],
  employerVisibility: listKeys(EMPLOYER_VISIBILITIES),
  employmentType: listKeys(EMPLOYMENT_TYPES),
  workplace: listKeys(WORKPLACES),
  locations: [[], [BERLIN], [BERLIN, GERMANY], [NOWHERE]],
  remoteCountryCodes: [[], ['DE'], ['DE', 'FR'], ['QX']],
  salary: [
    [null, null, null, null],
    [50_000, 60_000, 'EUR', 'per_year'],
    [15, 15, 'GBP', 'per_hour'],
    [4_000, null, 'CHF', 'per_month'],
    [null, 300, 'USD', 'per_day'],
    [0, 500, 'USD', 'per_week'],
    [500, 400, 'USD', 'per_week'],
    [500, null, null, null],
  ],
  validThrough: [null, NOW + DAY_MS, NOW - 1],
  publishedAt: [NOW - DAY_MS, null, NOW + DAY_MS],
  skills: [[], ['Roses', 'Spades & "forks"']],
  vacancies: [1, 3],
  requisitionId: [null, 'R-1'],
  applicationUrl: [null, 'https://hidden-co.example/apply'],
} as const;

/**
 * For each pair of fields, yields a job for every combination of their values; all other fields are
 * valid.
 */
function* combinations(): Generator<JobRecord> {
  const names = Object.keys(CHOICES) as (keyof typeof CHOICES)[];
  const createChange = (name: keyof typeof CHOICES, value: unknown): Partial<JobRecord> => {
    if (name !== 'salary') return { [name]: value };
    const [salaryMin, salaryMax, salaryCurrency, salaryTimeframe] = value as never[];
    return { salaryMin, salaryMax, salaryCurrency, salaryTimeframe } as Partial<JobRecord>;
  };
  for (const [i, one] of names.entries()) {
    for (const other of names.slice(i + 1)) {
      for (const a of CHOICES[one]) {
        for (const b of CHOICES[other]) {
          yield jobRecord('a1', { ...createChange(one, a), ...createChange(other, b) });
        }
      }
    }
  }
}

/** A job whose text is on the site of its named employer may be open without structured data. */
const linksOut = ({ descriptionHtml, applicationUrl, employerVisibility }: JobRecord) =>
  descriptionHtml === '<script>x</script>' &&
  applicationUrl !== null &&
  employerVisibility === 'named';

test('a job with a text can be open if and only if its structured data is valid', () => {
  let open = 0;
  let invalid = 0;
  for (const record of combinations()) {
    const posting = jobPosting(toStoredJob(record), 'Hidden & Co', SITE, NOW);
    const fields = listProblemFields(record);
    // Structured data omits an amount without a currency or time unit, whereas the import rejects
    // the job.
    const isUnsayable =
      fields.some((field) => !/^salary(Currency|Timeframe)$/.test(field)) || linksOut(record);
    expect([record, isUnsayable]).toEqual([record, posting === undefined]);
    if (posting) {
      open++;
      expect([record, structuredDataProblems(posting)]).toEqual([record, []]);
    } else invalid++;
  }
  // These counts show that the rules reject many jobs, but not all of them.
  expect([open > 300, invalid > 100]).toEqual([true, true]);
  const closed = { ...toStoredJob(jobRecord('a1')), status: 'closed' } as const;
  expect(jobPosting(closed, 'Hidden & Co', SITE, NOW)).toBeUndefined();
});

test('a complete job’s structured data has every property', () => {
  expect(
    createPosting({
      title: 'Gardener & keeper',
      descriptionHtml: '<p>Grow <strong>roses</strong>.</p>',
      publishedAt: Date.UTC(2026, 10, 12, 9, 30),
      validThrough: Date.UTC(2026, 11, 24, 23, 59, 59),
      employmentType: 'contract',
      workplace: 'remote',
      locations: [BERLIN],
      remoteCountryCodes: ['DE', 'CH'],
      salaryMin: 4_000,
      salaryMax: 5_500,
      salaryCurrency: 'CHF',
      salaryTimeframe: 'per_month',
      skills: ['Roses', 'Hedges'],
      vacancies: 3,
      requisitionId: 'R-1',
    }),
  ).toEqual({
    '@type': 'JobPosting',
    title: 'Gardener & keeper',
    description: '<p>Grow <strong>roses</strong>.</p>',
    datePosted: '2026-11-12T09:30:00.000Z',
    validThrough: '2026-12-24T23:59:59.000Z',
    employmentType: 'CONTRACTOR',
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Hidden & Co',
      url: 'https://jobs.example/companies/hidden-co',
      logo: 'https://jobs.example/hidden-co.svg',
    },
    identifier: { '@type': 'PropertyValue', name: 'Hidden & Co', value: 'R-1' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Berlin',
        addressRegion: 'BE',
        addressCountry: 'DE',
      },
    },
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [
      { '@type': 'Country', name: 'Germany' },
      { '@type': 'Country', name: 'Switzerland' },
    ],
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'CHF',
      value: { '@type': 'QuantitativeValue', minValue: 4_000, maxValue: 5_500, unitText: 'MONTH' },
    },
    skills: 'Roses, Hedges',
    totalJobOpenings: 3,
    directApply: true,
    url: 'https://jobs.example/hidden-co/a1/gardener',
  });
});

test.each([
  ['full_time', 'FULL_TIME'],
  ['part_time', 'PART_TIME'],
  ['contract', 'CONTRACTOR'],
  ['temporary', 'TEMPORARY'],
  ['internship', 'INTERN'],
  ['volunteer', 'VOLUNTEER'],
  ['other', 'OTHER'],
] as const)('converts %s to Google’s %s', (employmentType, word) => {
  expect(createPosting({ employmentType })).toMatchObject({ employmentType: word });
});

test('every open job in the demo has valid structured data', () => {
  const now = new Date(NOW);
  let count = 0;
  for (const job of createDemoData({ now }).jobs) {
    if (job.status !== 'open' || (job.validThrough ?? Number.POSITIVE_INFINITY) <= NOW) continue;
    count++;
    expect([job.fid, publishProblems(withCleanText(job as JobRecord), NOW)]).toEqual([job.fid, []]);
    const posting = jobPosting(toStoredJob(job as JobRecord), 'Hidden & Co', SITE, NOW) ?? {};
    expect([job.fid, structuredDataProblems(posting)]).toEqual([job.fid, []]);
  }
  expect(count).toBeGreaterThan(400);
});

test('a hidden employer is never named, and an agency job names the agency', () => {
  const hidden = { requisitionId: 'HC-1', applicationUrl: 'https://hidden-co.example/apply' };
  const anonymous = createPosting({ ...hidden, employerVisibility: 'anonymous' });
  expect(anonymous).toMatchObject({
    hiringOrganization: 'confidential',
    identifier: { name: 'Rolecall', value: 'a1' },
    directApply: true,
  });
  expect(JSON.stringify(anonymous)).not.toMatch(/hidden|HC-1/i);
  const agency = createPosting({ ...hidden, employerVisibility: 'agency' });
  expect(agency).toMatchObject({
    hiringOrganization: { name: 'Rolecall', sameAs: 'https://jobs.example' },
  });
  expect(JSON.stringify(agency)).not.toMatch(/hidden|HC-1/i);
});

test('lists the employer’s name, page and logo, and omits directApply for an external application', () => {
  const posting = createPosting({
    requisitionId: 'R-1',
    applicationUrl: 'https://a.example/apply',
  });
  expect(posting).toMatchObject({
    hiringOrganization: {
      name: 'Hidden & Co',
      url: 'https://jobs.example/companies/hidden-co',
      logo: 'https://jobs.example/hidden-co.svg',
    },
    identifier: { name: 'Hidden & Co', value: 'R-1' },
    url: 'https://jobs.example/hidden-co/a1/gardener',
  });
  expect(posting).not.toHaveProperty('directApply');
});

test('a job in a whole region has its region, but no town', () => {
  const california = {
    ...{ displayName: 'California', countryCode: 'US', region: 'US-CA', isRegion: true },
  };
  expect(createPosting({ locations: [california] }).jobLocation).toEqual({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressRegion: 'CA', addressCountry: 'US' },
  });
});

test('places become addresses, and remote jobs list the countries they can be done from', () => {
  const { jobLocation } = createPosting({ locations: [BERLIN, GERMANY] });
  expect(jobLocation).toEqual([
    {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Berlin',
        addressRegion: 'BE',
        addressCountry: 'DE',
      },
    },
    { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'DE' } },
  ]);
  const remote = { workplace: 'remote', remoteCountryCodes: ['DE', 'FR'] } as const;
  expect(createPosting({ ...remote, locations: [] })).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ name: 'Germany' }, { name: 'France' }],
  });
  // Google does not count hybrid work as remote.
  expect(createPosting({ ...remote, workplace: 'hybrid' })).not.toHaveProperty('jobLocationType');
});

test.each([
  [[50, 60], { minValue: 50, maxValue: 60 }],
  [[50, 50], { value: 50 }],
  [[50, null], { minValue: 50 }],
  [[null, 60], { maxValue: 60 }],
])('converts a salary of %j', ([salaryMin = null, salaryMax = null], value) => {
  const pay = { salaryMin, salaryMax, salaryCurrency: 'EUR', salaryTimeframe: 'per_hour' } as const;
  expect(createPosting(pay).baseSalary).toEqual({
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: { '@type': 'QuantitativeValue', ...value, unitText: 'HOUR' },
  });
});

test('each problem identifies the field to correct', () => {
  const broken = jobRecord('a1', {
    title: '…',
    descriptionHtml: '',
    publishedAt: NOW + 1,
    validThrough: NOW,
    locations: [],
    remoteCountryCodes: ['xx'],
    salaryMin: 0,
  });
  expect(listProblemFields(broken)).toEqual([
    ...['title', 'descriptionHtml', 'publishedAt', 'validThrough', 'locations'],
    ...['remoteCountryCodes', 'salaryCurrency', 'salaryTimeframe', 'salaryMin'],
  ]);
  // Search engines require the countries in which a remote job may be done.
  expect(listProblemFields(jobRecord('a1', { workplace: 'remote', locations: [] }))).toEqual([
    'locations',
  ]);
});
