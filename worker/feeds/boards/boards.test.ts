import { beforeAll, expect, test, vi } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { createFeedsSite } from '../../../tests/support/feeds-site.ts';
import { companyRecord, jobRecord } from '../../../tests/support/records.ts';
import { TEST_SITE } from '../../../tests/support/site-bindings.ts';
import { saveCompanies } from '../../backend/companies/save-companies.ts';
import { moveJobs } from '../../backend/jobs/move-jobs.ts';
import { saveJobs } from '../../backend/jobs/save-jobs.ts';
import { siteFrame } from '../../content/site-frame.ts';

vi.mock('../../content/site-frame.ts', { spy: true });

/**
 * The required and optional elements of each board's records, in the order in which we write them.
 */
const BOARDS = {
  indeed: {
    head: ['publisher', 'publisherurl', 'lastBuildDate'],
    required: ['title', 'date', 'referencenumber', 'requisitionid', 'url', 'company', 'sourcename'],
    more: [
      'city',
      'state',
      'country',
      'description',
      'salary',
      'jobtype',
      'category',
      'expirationdate',
      'remotetype',
    ],
  },
  linkedin: {
    head: ['lastBuildDate', 'publisherUrl', 'publisher'],
    required: [
      'partnerJobId',
      'company',
      'title',
      'posterEmail',
      'description',
      'applyUrl',
      'location',
    ],
    more: [
      'city',
      'state',
      'country',
      'workplaceTypes',
      'experienceLevel',
      'jobtype',
      'salaries',
      'listDate',
      'expirationDate',
    ],
  },
} as const;
type BoardName = keyof typeof BOARDS;

const createSchema = ({ head, required, more }: (typeof BOARDS)[BoardName]) => {
  const words = (min: number) => (name: string) =>
    `<xs:element name="${name}" type="${name === 'salaries' ? name : 'words'}" minOccurs="${min}"/>`;
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
    <xs:simpleType name="words"><xs:restriction base="xs:string"><xs:minLength value="1"/></xs:restriction></xs:simpleType>
    <xs:complexType name="money"><xs:sequence>
      <xs:element name="amount" type="xs:positiveInteger"/>
      <xs:element name="currencyCode" type="words"/>
    </xs:sequence></xs:complexType>
    <xs:complexType name="salaries"><xs:sequence><xs:element name="salary"><xs:complexType><xs:sequence>
      <xs:element name="highEnd" type="money" minOccurs="0"/>
      <xs:element name="lowEnd" type="money" minOccurs="0"/>
      <xs:element name="period" type="words"/><xs:element name="type" type="words"/>
    </xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType>
    <xs:element name="source"><xs:complexType><xs:sequence>
      ${head.map(words(1)).join('')}
      <xs:element name="job" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:sequence>
        ${required.map(words(1)).join('')}${more.map(words(0)).join('')}
      </xs:sequence></xs:complexType></xs:element>
    </xs:sequence></xs:complexType></xs:element></xs:schema>`;
};

const LONG =
  '<p>We are looking for somebody who likes plants, and rain, and other people who like plants, rain and the mud on their boots.</p>';
const HOSTILE = '<b>Cook</b> & ]]> chef \u0000\u000b\ud800 👩‍🍳 \u202etsrif';
/** The hostile text after a round trip through the database and XML. */
const SHOWN = '<b>Cook</b> & ]]> chef \ufffd\ufffd\ufffd 👩‍🍳 \u202etsrif';

const YEARLY_EURO = { salaryCurrency: 'EUR', salaryTimeframe: 'per_year' } as const;
const TOO_LONG = '<p>Use 2 &lt; 3 &amp; &lt;script&gt;.</p><p>Or 4.</p>';

let site: Awaited<ReturnType<typeof createFeedsSite>>;
beforeAll(async () => {
  site = await createFeedsSite({ hasDemo: true });
  await saveCompanies(site.db, [companyRecord({ slug: 'zorg', name: 'Zorg Secret Works' })]);
  const zorg = { companySlug: 'zorg', descriptionHtml: LONG };
  await saveJobs(site.db, [
    jobRecord('hostile', {
      ...zorg,
      title: HOSTILE,
      descriptionHtml: `<p>Say ]]&gt; and <em>go</em> &amp; on &lt;b> 2 &lt; 3</p>${LONG}`,
    }),
    jobRecord('secret', { ...zorg, employerVisibility: 'anonymous', requisitionId: 'ZORG-1' }),
    jobRecord('agency', { ...zorg, employerVisibility: 'agency' }),
    jobRecord('anywhere', {
      ...zorg,
      workplace: 'remote',
      locations: [],
      remoteCountryCodes: ['DE', 'FR'],
    }),
    jobRecord('places', {
      ...zorg,
      locations: [
        { displayName: 'Germany', countryCode: 'DE', region: null },
        { displayName: 'Paris, France', countryCode: 'FR', region: null },
        { displayName: 'Paris', countryCode: 'FR', region: null },
        { displayName: 'Springfield', countryCode: 'US', region: 'US-IL' },
      ],
    }),
    jobRecord('places-2', zorg),
    jobRecord('hourly', {
      ...zorg,
      ...{ salaryMin: 15, salaryMax: 19, salaryCurrency: 'USD', salaryTimeframe: 'per_hour' },
      employmentType: 'temporary',
    }),
    jobRecord('from', { ...zorg, salaryMin: 52_000, salaryMax: null, ...YEARLY_EURO }),
    jobRecord('unpaid', { ...zorg, employmentType: 'other' }),
    jobRecord('l'.repeat(64), zorg),
    jobRecord('long', {
      companySlug: 'zorg',
      employerVisibility: 'agency',
      descriptionHtml: TOO_LONG.repeat(1_000),
    }),
    jobRecord('terse', { companySlug: 'zorg', descriptionHtml: '<p>Roses.</p>' }),
    jobRecord('elsewhere', {
      companySlug: 'zorg',
      ...{ descriptionHtml: '', applicationUrl: 'https://zorg.example/jobs/1' },
    }),
  ]);
}, 60_000);

const read = async (board: BoardName) => {
  const response = await site.ask(`/feeds/${board}.xml`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  const text = await response.text();
  const records = [...text.matchAll(/<job>(.*?)<\/job>\n/gs)].map(([, record = '']) =>
    Object.fromEntries(
      [...record.matchAll(/<(\w+)>(<!\[CDATA\[.*?\]\]>)<\/\1>/gs)].map(([, name, words = '']) => [
        name,
        words.replaceAll(/<!\[CDATA\[(.*?)\]\]>/gs, '$1'),
      ]),
    ),
  );
  return { text, records };
};

test.each(['indeed', 'linkedin'] as const)(
  '%s gets all open jobs in its own format',
  async (board) => {
    const { text, records } = await read(board);
    const { errors } = await validateXML({
      xml: { fileName: 'board.xml', contents: text },
      schema: createSchema(BOARDS[board]),
    });
    expect(errors).toEqual([]);
    const ids = records.map(
      (record) => record[board === 'indeed' ? 'referencenumber' : 'partnerJobId'],
    );
    expect(new Set(ids).size).toBe(ids.length);
    const open = await site.db
      .prepare(`SELECT fid FROM job WHERE status = 'open' AND coalesce(valid_through, 9e15) > ?`)
      .bind(Date.now())
      .all<{ fid: string }>();
    const listedFids = new Set(
      records.map((record) => record[board === 'indeed' ? 'url' : 'applyUrl']?.split('/')[4]),
    );
    expect(open.results.filter(({ fid }) => !listedFids.has(fid)).map(({ fid }) => fid)).toEqual(
      board === 'indeed' ? ['elsewhere'] : ['terse', 'elsewhere'],
    );
    expect([...listedFids]).toEqual([...listedFids].sort());
  },
);

test.each(['indeed', 'linkedin'] as const)(
  '%s gets no names of hidden employers, and hostile text is escaped for its format',
  async (board) => {
    const { text, records } = await read(board);
    const findByUrl = (end: string) =>
      records.filter((record) => Object.values(record).includes(`${TEST_SITE}${end}`));
    expect(findByUrl('/zorg/hostile/gardener')).toMatchObject([
      {
        title: SHOWN,
        company: 'Zorg Secret Works',
        description: expect.stringContaining(
          board === 'indeed'
            ? '<p>Say ]]> and <em>go</em> & on < b> 2 < 3</p>'
            : '<p>Say ]]> and <em>go</em> &#x26; on &#x3C;b> 2 &#x3C; 3</p>',
        ),
      },
    ]);
    expect(findByUrl('/confidential/secret/gardener')).toMatchObject([{ company: 'Confidential' }]);
    expect(findByUrl('/agency/agency/gardener')).toMatchObject([{ company: 'Rolecall' }]);
    expect(text).not.toContain('ZORG-1');
    expect(text.match(/Zorg/g)?.length).toBe(board === 'indeed' ? 12 : 11);
  },
);

test('Indeed gets a unique reference number for each of a job’s places', async () => {
  const { records } = await read('indeed');
  const of = (fid: string) =>
    records.filter(({ referencenumber = '' }) => referencenumber.split(':')[0] === fid);
  expect(of('anywhere')).toMatchObject([
    { referencenumber: 'anywhere:DE', country: 'DE', city: 'Remote', remotetype: 'Fully remote' },
    { referencenumber: 'anywhere:FR', country: 'FR', city: 'Remote' },
  ]);
  const places = of('places');
  expect(places).toMatchObject([
    { referencenumber: 'places:DE', country: 'DE' },
    { referencenumber: 'places:FR:Paris', country: 'FR', city: 'Paris' },
    {
      referencenumber: 'places:US-IL:Springfield',
      country: 'US',
      state: 'IL',
      city: 'Springfield',
    },
  ]);
  // This place is a country, so it has no city.
  expect(places[0]).not.toHaveProperty('city');
  expect(of('places-2')).toMatchObject([{ referencenumber: 'places-2:DE-BE:Berlin' }]);
  expect(new Set(records.map(({ category }) => category))).toContain('Operations');
});

test('LinkedIn gets ids and descriptions within its length limits', async () => {
  const { records } = await read('linkedin');
  for (const { partnerJobId = '', description = '' } of records) {
    expect(partnerJobId.length).toBeLessThanOrEqual(40);
    expect(description.length).toBeGreaterThanOrEqual(100);
  }
});

test('LinkedIn gets a job for each place, as “City, State” in the US and “City, Country” elsewhere', async () => {
  const { records } = await read('linkedin');
  const of = (fid: string) =>
    records.filter(({ applyUrl }) => applyUrl === `${TEST_SITE}/zorg/${fid}/gardener`);
  const places = of('places');
  expect(places).toMatchObject([
    { partnerJobId: 'places:DE', location: 'Germany', country: 'DE' },
    { location: 'Paris, France', city: 'Paris', country: 'FR' },
    { location: 'Springfield, IL', city: 'Springfield', state: 'IL', country: 'US' },
  ]);
  // This place is a country, so it has no city.
  expect(places[0]).not.toHaveProperty('city');
  expect(of('anywhere').map(({ location }) => location)).toEqual(['Germany', 'France']);
});

test('LinkedIn gets the salary of a job', async () => {
  const { text } = await read('linkedin');
  const findPay = (fid: string) =>
    new RegExp(`<job>(?:(?!</job>).)*/${fid}/gardener]].*?(?=</job>)`, 's')
      .exec(text)?.[0]
      .replace(/<!\[CDATA\[(.*?)\]\]>/gs, '$1')
      .match(/<salaries>.*<\/salaries>/s)?.[0];
  expect(findPay('hourly')).toBe(
    '<salaries><salary><highEnd><amount>19</amount><currencyCode>USD</currencyCode></highEnd>' +
      '<lowEnd><amount>15</amount><currencyCode>USD</currencyCode></lowEnd>' +
      '<period>HOURLY</period><type>BASE_SALARY</type></salary></salaries>',
  );
  expect(findPay('from')).toBe(
    '<salaries><salary><lowEnd><amount>52000</amount><currencyCode>EUR</currencyCode></lowEnd>' +
      '<period>YEARLY</period><type>BASE_SALARY</type></salary></salaries>',
  );
  expect(findPay('unpaid')).toBeUndefined();
});

test('LinkedIn gets temporary jobs as contract work, and jobs of type “other” without a type', async () => {
  const { records } = await read('linkedin');
  const findJobType = (fid: string) =>
    records.find(({ applyUrl }) => applyUrl?.includes(`/${fid}/`))?.jobtype;
  expect([findJobType('hourly'), findJobType('unpaid'), findJobType('from')]).toEqual([
    'CONTRACT',
    undefined,
    'FULL_TIME',
  ]);
});

test('a description that is too long for LinkedIn is sent as plain text', async () => {
  const { records } = await read('linkedin');
  const { description = '' } = records.find(({ applyUrl }) => applyUrl?.includes('/long/')) ?? {};
  expect(description.length).toBeGreaterThan(24_900);
  expect(description.length).toBeLessThanOrEqual(25_000);
  expect(description).toMatch(/^Use 2 &lt; 3 &amp; &lt;script&gt;\.<br>(<br>)?Or 4\./);
  expect(description.replaceAll('<br>', '')).not.toMatch(/[<>]|&(?!(amp|lt|gt);)/);
});

test('a matching ETag returns 304 until a job closes', async () => {
  await saveJobs(site.db, [
    jobRecord('brief', {
      companySlug: 'zorg',
      employerVisibility: 'agency',
      descriptionHtml: LONG,
    }),
  ]);
  const tag = (await site.ask('/feeds/indeed.xml')).headers.get('etag') ?? '';
  expect((await read('linkedin')).text).toContain('/agency/brief/');
  expect((await site.ask('/feeds/indeed.xml', { 'if-none-match': tag })).status).toBe(304);
  await moveJobs(site.db, ['brief'], 'closed', Date.now());
  expect((await site.ask('/feeds/indeed.xml', { 'if-none-match': tag })).status).toBe(200);
  expect((await read('linkedin')).text).not.toContain('/agency/brief/');
});

test('renaming an employer or the agency changes the feed', async () => {
  const fetchTag = async () => (await site.ask('/feeds/indeed.xml')).headers.get('etag') ?? '';
  const isKnown = async (tag: string) =>
    (await site.ask('/feeds/indeed.xml', { 'if-none-match': tag })).status === 304;
  await saveCompanies(site.db, [companyRecord({ slug: 'yarn', name: 'Yarn Works' })]);
  await saveJobs(site.db, [jobRecord('yarn', { companySlug: 'yarn', descriptionHtml: LONG })]);
  const before = await fetchTag();
  await saveCompanies(site.db, [companyRecord({ slug: 'yarn', name: 'Yarn Open Works' })]);
  expect(await isKnown(before)).toBe(false);
  expect((await read('indeed')).text).toContain('Yarn Open Works');
  const after = await fetchTag();
  expect(await isKnown(after)).toBe(true);
  const frame = await siteFrame(site.bindings);
  vi.mocked(siteFrame).mockResolvedValueOnce({ ...frame, email: 'new@rolecall.example' });
  expect(await isKnown(after)).toBe(false);
  const elsewhere = { SITE_URL: 'https://elsewhere.example' };
  const moved = await site.ask('/feeds/indeed.xml', { 'if-none-match': after }, elsewhere);
  expect(moved.status).toBe(200);
});

test('sends no board feed if an external API is configured', async () => {
  await expect(
    site.ask('/feeds/indeed.xml', {}, { API_BASE: 'https://api.example' }),
  ).rejects.toMatchObject({ status: 404 });
});
