import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { createOpsInProcess } from '../../tests/support/ops-in-process.ts';
import { companyRecord } from '../../tests/support/records.ts';
import { saveCompanies } from '../../worker/backend/companies/save-companies.ts';
import type { Bindings } from '../../worker/env.ts';
import { NO_MAPPING } from '../../worker/ops/imports/prepare/mapping.ts';
import type { OpsClient } from './ops-client.ts';
import { type ImportOptions, runImport } from './run-import.ts';

const FEEDS = join(import.meta.dirname, '../../tests/fixtures/feeds');

let folder: string;
let database: TestDatabase;
let client: OpsClient;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rolecall-feeds-'));
  return () => rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  database = await createTestDatabase();
  const bindings = { ...database.both, FILES: database.files, EVENTS: database.events };
  client = createOpsInProcess(bindings as unknown as Bindings, vi.stubGlobal);
  await saveCompanies(database.db, [companyRecord()]);
  return () => vi.unstubAllGlobals();
});

const run = (path: string, options: Partial<ImportOptions> = {}) =>
  runImport(client, [{ path }], {
    ...{ dryRun: false, status: 'open', signal: new AbortController().signal },
    ...options,
  });

const write = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

/** The imported jobs, by their requisition, with the fields that a feed fills. */
const listJobs = async () => {
  const { results } = await database.db
    .prepare(
      `SELECT title, company.slug AS company, status, employment_type AS type, workplace, seniority,
         job.category, job.locations, remote_country_codes AS countries, salary_min AS min,
         salary_max AS max, salary_currency AS currency, salary_timeframe AS timeframe, skills,
         published_at AS published, valid_through AS valid, application_url AS url, language,
         job.description_html AS html, job.slug
       FROM job JOIN company ON company.id = company_id ORDER BY requisition_id`,
    )
    .all<Record<string, string | number | null>>();
  return results.map((job) => {
    const places = JSON.parse(String(job.locations)) as {
      displayName: string;
      countryCode: string;
    }[];
    return {
      ...job,
      locations: places.map(({ displayName, countryCode }) => `${displayName}, ${countryCode}`),
      countries: JSON.parse(String(job.countries)),
      skills: JSON.parse(String(job.skills)),
    };
  });
};

const COMPANY = { company: 'acme' };
const CREATED = { createCompanies: 'software' };

test('a feed of Greenhouse is read as it comes, dirty jobs too', async () => {
  const { jobs, problems } = await run(join(FEEDS, 'greenhouse.json'), COMPANY);
  expect([jobs.created, problems]).toEqual([3, []]);
  expect(await listJobs()).toMatchObject([
    {
      title: 'Senior Tide Engineer',
      company: 'acme',
      ...{ status: 'open', type: 'full_time', workplace: 'on_site', seniority: 'senior' },
      category: 'engineering',
      locations: ['Hamburg, DE'],
      ...{ min: 70_000, max: 90_000, currency: 'EUR', timeframe: 'per_year', language: 'en' },
      published: Date.UTC(2026, 8, 1, 13),
      url: 'https://job-boards.greenhouse.io/tidewell/jobs/4100001',
      html: '<p>We build <strong>tide gauges</strong> &#x26; buoys for the harbours of the north.</p><ul><li>You and the team test the gauges with us.</li></ul>',
    },
    {
      title: 'Harbour R&D Lead – EMEA',
      slug: 'harbour-r-d-lead-emea',
      ...{ workplace: 'hybrid', seniority: 'lead', locations: ['Hamburg, DE', 'Porto, PT'] },
      html: '<p>Escaped <em>twice</em> by mistake.</p>',
    },
    {
      title: 'Field Sales Representative',
      ...{ status: 'open', html: '', category: 'sales', workplace: 'remote', locations: [] },
      countries: expect.arrayContaining(['GB', 'DE', 'ZA']),
    },
  ]);
});

test('a feed of Lever is read as it comes', async () => {
  const { problems } = await run(join(FEEDS, 'lever.json'), COMPANY);
  expect(problems).toEqual([]);
  expect(await listJobs()).toMatchObject([
    {
      ...{ title: 'Accountant', category: 'finance', workplace: 'hybrid', seniority: 'mid_level' },
      locations: ['Lisbon, PT', 'Porto, PT'],
      ...{ min: 38_000, max: 46_000, currency: 'EUR', timeframe: 'per_year' },
      published: 1_788_249_600_000,
      html: expect.stringMatching(
        /^You keep the books .*<h3>What you do &#x26; how<\/h3><ul><li>Close the month<\/li><li>Pay/s,
      ),
    },
    // Pay for half a month has no equal, and is left out.
    {
      ...{ title: 'Lighthouse Painter', type: 'contract', workplace: 'remote', countries: ['US'] },
      ...{ min: null, max: null },
    },
  ]);
});

test('a feed of Ashby is read as it comes, without its unlisted jobs', async () => {
  const { problems, unlisted } = await run(join(FEEDS, 'ashby.json'), COMPANY);
  expect([problems, unlisted]).toEqual([[], 1]);
  expect(await listJobs()).toMatchObject([
    {
      ...{ title: 'Product Manager, Kites', category: 'product', workplace: 'on_site' },
      locations: ['Austin, US', 'Toronto, CA'],
      ...{ min: 120_000, max: 150_000, currency: 'USD', timeframe: 'per_year' },
    },
    // Pay that differs by place is left out.
    {
      ...{ title: 'Intern, String Research', type: 'internship', seniority: 'entry_level' },
      ...{ workplace: 'remote', min: null, countries: expect.arrayContaining(['FR', 'PL']) },
    },
  ]);
});

test('a feed of Workable is read as it comes, and names its employer', async () => {
  const { problems } = await run(join(FEEDS, 'workable.json'), CREATED);
  expect(problems).toEqual([]);
  expect(await listJobs()).toMatchObject([
    {
      ...{ title: 'Miller', company: 'oat-barley', seniority: 'entry_level', language: 'nl' },
      locations: ['Weesp, NL'],
      published: Date.UTC(2026, 9, 1),
    },
    {
      ...{ title: 'Customer Support Agent (m/f/d)', category: 'customer-service', html: '' },
      ...{ workplace: 'remote', countries: ['GR'], type: 'full_time' },
    },
  ]);
});

test('a feed of Personio is read as it comes, in XML', async () => {
  const { problems } = await run(join(FEEDS, 'personio.xml'), COMPANY);
  expect(problems).toEqual([]);
  expect(await listJobs()).toMatchObject([
    {
      title: 'Vertriebsleiter Reet & Dach (m/w/d)',
      ...{ type: 'full_time', category: 'sales', language: 'de' },
      locations: ['Munich, DE', 'Vienna, AT'],
      skills: ['Reet', 'Dach', 'Vertrieb'],
      ...{ min: 48_000, max: 60_000, currency: 'EUR', timeframe: 'per_year' },
    },
    {
      ...{ title: 'Werkstudent Dachdeckerei', type: 'part_time', seniority: 'entry_level' },
      html: '<p>Hilf uns auf dem Dach.</p>\n<p>Wir freuen uns auf dich.</p>',
    },
  ]);
});

test('the list and the details of SmartRecruiters are read as they come', async () => {
  const { problems } = await run(join(FEEDS, 'smartrecruiters.json'), CREATED);
  expect(problems).toEqual([]);
  expect(await listJobs()).toMatchObject([
    {
      ...{ title: 'Nurse, Night Shift', company: 'clinic-example', type: 'part_time', html: '' },
      ...{ seniority: 'associate', category: 'healthcare', locations: ['Birmingham, GB'] },
      url: 'https://jobs.smartrecruiters.com/ClinicExample/744000000000001',
    },
    {
      ...{ title: 'Data Analyst', category: 'data', workplace: 'remote', countries: ['DE'] },
      ...{ seniority: 'mid_level', language: 'en' },
      html: expect.stringContaining('<p>You count the beds and you tell us.</p>'),
    },
  ]);
});

test('a feed of Recruitee is read as it comes, without its internal jobs', async () => {
  const { problems, unlisted } = await run(join(FEEDS, 'recruitee.json'), CREATED);
  expect([problems, unlisted]).toEqual([[], 1]);
  expect(await listJobs()).toMatchObject([
    {
      ...{ title: 'Pastry Chef', company: 'example-bakery', category: 'hospitality' },
      ...{ type: 'temporary', seniority: 'entry_level', locations: ['Gent, BE'] },
      ...{ min: 2_300, max: 2_800, currency: 'EUR', timeframe: 'per_month' },
      published: Date.UTC(2026, 7, 6, 9),
      skills: ['baking', 'cakes'],
    },
    {
      ...{ title: 'Delivery Driver', type: 'part_time', workplace: 'hybrid', html: '' },
      ...{ locations: ['Belgium, BE'], min: null },
    },
  ]);
});

test('JSON-LD of JobPosting is read from a graph, a list or alone', async () => {
  const path = join(FEEDS, 'jobposting.json');
  const graph = JSON.parse(readFileSync(path, 'utf8'));
  const { problems } = await run(path, CREATED);
  expect(problems).toEqual([]);
  expect(await listJobs()).toMatchObject([
    {
      ...{ title: 'Gardener', company: 'example-gardens', type: 'temporary' },
      locations: ['York, GB', 'Leeds, GB'],
      ...{ min: 24_000, max: 27_000, currency: 'GBP', timeframe: 'per_year' },
      skills: ['Roses', 'Pruning'],
    },
    {
      ...{ title: 'Plant Adviser & Botanist', type: 'part_time', workplace: 'remote' },
      ...{ countries: ['DE', 'AT'], min: 30, max: 30, timeframe: 'per_hour', language: 'en' },
      html: '<p>Advise gardeners on the phone.</p>\n<p>From your own home.</p>',
    },
  ]);
  const [, first, second] = graph['@graph'];
  const list = write('list.json', [first, { '@type': 'ItemList', itemListElement: [second] }]);
  expect((await run(list)).jobs).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  expect((await run(write('one.json', first))).jobs).toMatchObject({ unchanged: 1 });
});

test.each([
  ['greenhouse.json', COMPANY],
  ['lever.json', COMPANY],
  ['ashby.json', COMPANY],
  ['workable.json', CREATED],
  ['personio.xml', COMPANY],
  ['smartrecruiters.json', CREATED],
  ['recruitee.json', CREATED],
  ['jobposting.json', CREATED],
])('reading %s again changes nothing, whatever its file is called', async (name, options) => {
  await run(join(FEEDS, name), options);
  const path = join(folder, 'download');
  cpSync(join(FEEDS, name), path);
  const { jobs } = await run(path, options);
  expect([jobs.created, jobs.updated, jobs.unchanged > 0]).toEqual([0, 0, true]);
});

test('the rows of a feed that have problems can be corrected in its report and read again', async () => {
  const feed = JSON.parse(readFileSync(join(FEEDS, 'greenhouse.json'), 'utf8'));
  feed.jobs[1].offices = [];
  feed.jobs[1].location.name = 'Nowhereville';
  const report = join(folder, 'bad-feed.json');
  const result = await run(write('dirty.json', feed), { ...COMPANY, report });
  expect(result).toMatchObject({ jobs: { created: 2 }, invalid: 1, reports: [report] });
  expect(result.problems).toEqual([
    {
      ...{ file: 'dirty.json', at: 'jobs[1]', field: 'locations.0', value: 'Nowhereville' },
      message: expect.stringContaining('is not a known place'),
    },
  ]);
  const bad = JSON.parse(readFileSync(report, 'utf8'));
  expect(bad.jobs).toEqual([
    { ...feed.jobs[1], problems: expect.stringContaining('locations.0: “Nowhereville”') },
  ]);
  bad.jobs[0].location.name = 'Porto, Portugal';
  writeFileSync(report, JSON.stringify(bad));
  expect(await run(report, COMPANY)).toMatchObject({ jobs: { created: 1 }, problems: [] });
});

test('the rows of a CSV file that have problems can be corrected in its report and read again', async () => {
  const csv =
    'company,title,requisitionId,applicationUrl,locations,employmentType\r\n' +
    'acme,"Welder, nights",W-1,https://acme.example/1,"Berlin, DE",Vollzeit\r\n' +
    'acme,Cook,W-2,https://acme.example/2,"Berlin, DE",sometimes\r\n' +
    'acme,"Driver"x,W-3,https://acme.example/3,"Berlin, DE",\r\n';
  const report = join(folder, 'bad.csv');
  const result = await run(write('jobs.csv', csv), { report });
  expect(result).toMatchObject({ jobs: { created: 1 }, reports: [report] });
  expect(result.problems.map(({ at, field, value }) => [at, field, value])).toEqual([
    ['line 3', 'employmentType', 'sometimes'],
    ['line 4', null, null],
  ]);
  const text = readFileSync(report, 'utf8');
  expect(text).toMatch(/^\ufeffcompany,title,.*,problems\r\nacme,Cook,W-2,.*“sometimes” is not/);
  writeFileSync(report, text.replace('sometimes', 'part time').replace('"Driver"x', 'Driver'));
  expect(await run(report)).toMatchObject({ problems: [], jobs: { created: 2 } });
});

test('a mapping file corrects what the file says and what would be guessed', async () => {
  const csv =
    'firm,ref,name,team,where,type,link,extra\n' +
    'Zest & Co,1,Barista,Shop - North,2 Locations,FTE,https://zest.example/1,x\n' +
    'Zest & Co,2,Roaster,Works,Ghent,FTE,https://zest.example/2,x\n' +
    'Zest & Co,3,Thing,,Ghent,temp,https://zest.example/3,x\n';
  const mapping = {
    columns: {
      ...{ firm: 'company', ref: 'requisitionId', name: 'title', team: 'department' },
      ...{ where: 'locations', type: 'employmentType', link: 'applicationUrl' },
    },
    ignore: ['extra'],
    values: {
      department: { 'shop - *': { category: 'customer-service', seniority: 'associate' } },
      employmentType: { fte: 'full_time' },
    },
    constants: { status: 'open' },
    defaults: { locations: 'Bruges, BE', category: 'operations' },
    companies: { 'Zest & Co': 'acme' },
  };
  const { readMapping } = await import('./prepare-rows.ts');
  const options = { mapping: readMapping(write('mapping.json', mapping)), status: undefined };
  const { problems, rules } = await run(write('zest.csv', csv), options);
  expect(problems).toEqual([]);
  expect(await listJobs()).toMatchObject([
    {
      ...{ title: 'Barista', company: 'acme', status: 'open', locations: ['Bruges, BE'] },
      ...{ category: 'customer-service', seniority: 'associate', type: 'full_time' },
    },
    { title: 'Roaster', seniority: 'mid_level', locations: ['Gent, BE'] },
    { title: 'Thing', category: 'operations', type: 'temporary' },
  ]);
  expect(rules).toContainEqual({
    ...{ rule: 'employmentType from the system’s word', rows: 1, at: 'line 4' },
    ...{ from: 'temp', to: 'temporary' },
  });
  expect(rules).toContainEqual(expect.objectContaining({ rule: 'seniority by default', rows: 2 }));
});

test('nothing that a row says is replaced by a guess', async () => {
  const path = write(
    'stated.csv',
    'company,title,requisitionId,applicationUrl,locations,seniority,workplace,employmentType,category,department\n' +
      'acme,Senior Remote Engineering Intern,S-1,https://acme.example/1,"Berlin, DE",Director,Onsite,Contract,legal,Sales\n',
  );
  const { problems, rules } = await run(path);
  expect([problems, rules]).toEqual([[], []]);
  expect(await listJobs()).toMatchObject([
    {
      ...{ seniority: 'director', workplace: 'on_site', type: 'contract', category: 'legal' },
    },
  ]);
});

test('a mapping with mistakes is refused with all of them', async () => {
  const { readMapping } = await import('./prepare-rows.ts');
  const path = write('wrong.json', { columns: { a: 'titel' }, colums: {}, ignore: 'x' });
  expect(() => readMapping(path)).toThrow(
    expect.objectContaining({
      detail: expect.objectContaining({
        lines: expect.arrayContaining([
          'columns.a: “titel” is not a column. Did you mean title or level?',
          expect.stringMatching(/^ignore: /),
          expect.stringMatching(/colums/),
        ]),
      }),
    }),
  );
});

test('a feed that does not name its employer needs one, and no company is created unasked', async () => {
  await expect(run(join(FEEDS, 'lever.json'))).rejects.toThrow(
    'lever.json is a feed of Lever, which does not name the employer. Give its slug: --company',
  );
  const { problems, jobs } = await run(join(FEEDS, 'workable.json'));
  expect(jobs.created).toBe(0);
  expect(problems).toMatchObject([
    { field: 'company', message: expect.stringContaining('There is no company “oat-barley”.') },
    { field: 'company' },
  ]);
});

test('a format can be forced, and the wrong one is refused', async () => {
  await expect(run(join(FEEDS, 'lever.json'), { ...COMPANY, format: 'ashby' })).rejects.toThrow(
    'lever.json does not have the shape of Ashby',
  );
  expect(await run(join(FEEDS, 'lever.json'), { ...COMPANY, format: 'lever' })).toMatchObject({
    jobs: { created: 2 },
  });
});

test('too long titles and descriptions are cut where they may be, and reported', async () => {
  const long = {
    ...{ id: 1, absolute_url: 'https://example.com/1', location: { name: 'Ghent, Belgium' } },
    title: `Gardener ${'of roses and hedges '.repeat(20)}`,
    content: `<ul>${'<li>We grow the roses that you like.</li>'.repeat(2_000)}</ul><p style="${'x'.repeat(90_000)}">Short.</p>${'<p>And the hedges.</p>'.repeat(3_000)}`,
  };
  const styled = {
    ...long,
    id: 2,
    title: 'Head gardener',
    content: `<p style="${'x'.repeat(200_000)}">Hi.</p>`,
  };
  const { cuts, problems } = await run(write('long.json', { jobs: [long, styled] }), COMPANY);
  expect(problems).toEqual([]);
  expect(cuts).toMatchObject([
    { at: 'jobs[0]', field: 'title', message: 'It was cut from 408 to 198 characters.' },
    {
      ...{ at: 'jobs[0]', field: 'descriptionHtml' },
      message: expect.stringMatching(/^It was cut from 1\d\d,\d{3} to 99,9\d\d characters\.$/),
    },
  ]);
  const [job, other] = await listJobs();
  expect(job).toMatchObject({
    title: expect.stringMatching(/ and hedges…$|roses…$|of…$|roses and…$/),
    html: expect.stringMatching(/hedges\.<\/p>$/),
  });
  expect(other).toMatchObject({ html: '<p>Hi.</p>' });
});

const HEADER = 'requisitionId,company,title,applicationUrl,locations,category';
const rowOf = (id: string, company: string, place = 'Berlin, DE') =>
  `${id},${company},Cook,https://example.com/${id},"${place}",hospitality\n`;

test('companies that are created have the names of the file, one for all spellings of a name', async () => {
  const rows = ['Zest (Foods)', 'Yarrow Ltd', '"Yarrow, Ltd."', 'constructor', 'acme'];
  const path = write(
    'firms.csv',
    `${HEADER}\n${rows.map((one, i) => rowOf(`${i}`, one)).join('')}`,
  );
  const mapping = { ...NO_MAPPING, companies: { 'Zest (Foods)': 'zest' } };
  const { problems, jobs } = await run(path, { ...CREATED, mapping });
  expect([problems, jobs.created]).toEqual([[], 5]);
  await run(join(FEEDS, 'workable.json'), { ...CREATED, company: 'oats' });
  const { results } = await database.db
    .prepare("SELECT slug, name FROM company WHERE slug <> 'acme' ORDER BY slug")
    .all();
  expect(results).toEqual([
    { slug: 'constructor', name: 'constructor' },
    { slug: 'oats', name: 'Oat & Barley' },
    { slug: 'yarrow-ltd', name: 'Yarrow Ltd' },
    { slug: 'zest', name: 'Zest (Foods)' },
  ]);
});

test('a feed with values of other types is read, and each row that lacks something reported', async () => {
  const posting = {
    ...{ id: '1', text: 'Cook', hostedUrl: 'https://example.com/1' },
    ...{ categories: { location: 'Berlin, Germany' }, createdAt: 1e20 },
    salaryRange: { min: 30_000, max: 40_000, currency: 'EUR', interval: 'constructor' },
  };
  const wrong = { ...posting, id: ['2'], text: { en: 'Cook' }, categories: 'Berlin' };
  const nested = JSON.parse('{"__proto__":{"text":"Evil"},"id":"3","text":null,"createdAt":"x"}');
  const { jobs, problems } = await run(write('odd.json', [posting, wrong, nested]), COMPANY);
  expect(jobs.created).toBe(1);
  expect(await listJobs()).toMatchObject([{ title: 'Cook', min: null, timeframe: null }]);
  const titles = problems.filter(({ field }) => field === 'title');
  expect(titles).toMatchObject([
    { at: '[1]', value: null, message: 'A job needs a title.' },
    { at: '[2]', value: null, message: 'A job needs a title.' },
  ]);
});

test('files of the same name have reports of their own', async () => {
  mkdirSync(join(folder, 'a'));
  mkdirSync(join(folder, 'b'));
  const sources = [
    { path: write('a/jobs.csv', `${HEADER}\n${rowOf('A-1', 'acme', 'Nowhereville, XX')}`) },
    { path: write('b/jobs.csv', `${HEADER}\n${rowOf('B-1', 'acme', 'Nowhereville, XX')}`) },
  ];
  const options = { dryRun: true, signal: new AbortController().signal };
  const report = join(folder, 'same.csv');
  const { problems, reports } = await runImport(client, sources, { ...options, report });
  expect(problems.map(({ file }) => file)).toEqual(['jobs.csv (1)', 'jobs.csv (2)']);
  expect(reports).toEqual(['same-jobs-1.csv', 'same-jobs-2.csv'].map((one) => join(folder, one)));
  expect(reports.map((path) => readFileSync(path, 'utf8').match(/[AB]-1/)?.[0])).toEqual([
    'A-1',
    'B-1',
  ]);
  await expect(runImport(client, sources, { ...options, report })).rejects.toThrow(
    'same-jobs-1.csv already exists.',
  );
  await expect(
    runImport(client, sources, { ...options, report: join(folder, 'none', 'bad.csv') }),
  ).rejects.toThrow(/There is no folder .*none for the report\./);
});

test('places of another form are read or reported, not dropped', async () => {
  const job = { company: 'acme', title: 'Cook', applicationUrl: 'https://example.com/1' };
  const path = write('places.json', [
    { ...job, requisitionId: 'P-1', locations: { displayName: 'Berlin', countryCode: 'DE' } },
    { ...job, requisitionId: 'P-2', locations: 17 },
    { ...job, requisitionId: 'P-3', locations: [{ city: 'Berlin' }] },
    { ...job, requisitionId: 'P-4', locations: [null] },
  ]);
  const { problems } = await run(path, { status: 'draft' });
  expect(await listJobs()).toMatchObject([{ locations: ['Berlin, DE'] }]);
  expect(problems.map(({ at, message }) => [at, message])).toEqual([
    ['jobs[1]', expect.stringMatching(/^“17” is not a place\. Write it as “Berlin, DE”/)],
    ['jobs[2]', 'A place needs a displayName, such as Berlin.'],
    ['jobs[2]', 'A place needs a countryCode, such as DE.'],
    ['jobs[3]', expect.stringMatching(/^“null” is not a place\./)],
  ]);
});

test('a feed is imported as far as it is certain', async () => {
  const posting = {
    ...{ '@type': 'JobPosting', title: 'Cook', url: 'https://example.com/1', identifier: '1' },
    ...{ jobLocation: { address: '12 Main St, Springfield, IL, US' }, inLanguage: 'English' },
    ...{ employmentType: ['FULL_TIME', 'PART_TIME'], description: 'We cook what you and we like.' },
    skills: `Soups, breads; the ability to ${'cook for very many guests '.repeat(5)}`,
  };
  await run(write('certain.json', posting), COMPANY);
  expect(await listJobs()).toMatchObject([
    {
      ...{ skills: ['Soups', 'breads'], type: 'full_time', language: 'en' },
      locations: ['Illinois, US'],
    },
  ]);
});

test('pay of Greenhouse is yearly only if it may be that of a year', async () => {
  const job = (id: number, title: string, [min, max]: number[]) => ({
    ...{ id, title: 'Cook', absolute_url: 'https://example.com/1', location: { name: 'Berlin' } },
    pay_input_ranges: [{ title, min_cents: min, max_cents: max, currency_type: 'USD' }],
  });
  const jobs = [
    job(1, 'Pay', [2_500, 3_000]),
    job(2, 'Pay per hour', [2_500, 3_000]),
    job(3, 'Pay', [6_000_000, 9_000_000]),
  ];
  await run(write('pay.json', { jobs }), COMPANY);
  expect(await listJobs()).toMatchObject([
    { min: null, timeframe: null },
    { min: 25, timeframe: 'per_hour' },
    { min: 60_000, timeframe: 'per_year' },
  ]);
});

test('a language that is no code is a problem in our own format', async () => {
  const path = write(
    'language.csv',
    `${HEADER},language,descriptionHtml\n${rowOf('L-1', 'acme').trimEnd()},German,We cook what you and we like.\n`,
  );
  expect((await run(path)).problems).toMatchObject([{ field: 'language', value: 'German' }]);
});

test('a mapping replaces each of several places', async () => {
  const job = {
    ...{ id: 1, title: 'Cook', absolute_url: 'https://example.com/1' },
    ...{ location: { name: 'Hybrid' }, offices: [{ name: 'HQ' }, { name: 'Porto, Portugal' }] },
  };
  const mapping = { ...NO_MAPPING, values: { locations: { hq: 'Utrecht, NL' } } };
  const { rules } = await run(write('offices.json', { jobs: [job] }), { ...COMPANY, mapping });
  expect(await listJobs()).toMatchObject([{ locations: ['Utrecht, NL', 'Porto, PT'] }]);
  expect(rules).toContainEqual(
    expect.objectContaining({ rule: 'value from the mapping', from: 'locations HQ' }),
  );
});

test.each([
  [
    ['Springfield', 'IL', 'US'],
    ['Springfield, Illinois, US', 'US-IL'],
  ],
  [
    ['Portland', 'Maine', 'us'],
    ['Portland, Maine, US', 'US-ME'],
  ],
  [
    ['Stuttgart', 'BW', 'de'],
    ['Stuttgart, DE', 'DE-BW'],
  ],
  [
    ['Weesp', 'North Holland', 'NL'],
    ['Weesp, NL', 'NL-NH'],
  ],
  [
    ['Madrid', 'Comunidad de Madrid', 'ES'],
    ['Madrid, ES', 'ES-MD'],
  ],
  [
    ['Nowhereville', 'Bavaria', 'DE'],
    ['Nowhereville, DE', 'DE-BY'],
  ],
  [
    ['Nowhereville', 'Atlantis', 'DE'],
    ['Nowhereville, DE', null],
  ],
  [
    ['Nowhereville', '', 'DE'],
    ['Nowhereville, DE', null],
  ],
  [
    ['', 'California', 'US'],
    ['California, US', 'US-CA'],
  ],
])('the region of a place is read: %j', async ([city, region, country], place) => {
  const posting = {
    ...{ id: '1', name: 'Nurse', releasedDate: '2026-10-01', location: { city, region, country } },
    company: { identifier: 'acme' },
  };
  const { problems } = await run(write('region.json', { content: [posting] }), COMPANY);
  const { results } = await database.db
    .prepare("SELECT json_each.value ->> 'region' AS region FROM job, json_each(job.locations)")
    .all();
  const [{ locations } = { locations: [] }] = await listJobs();
  expect([problems, [...locations, results[0]?.region]]).toEqual([[], place]);
});
