import { afterAll, beforeAll, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { createFeedsSite } from '../../../tests/support/feeds-site.ts';
import { companyRecord, jobRecord } from '../../../tests/support/records.ts';
import { TEST_SITE } from '../../../tests/support/site-bindings.ts';
import { saveCompanies } from '../../backend/companies/save-companies.ts';
import { moveJobs } from '../../backend/jobs/move-jobs.ts';
import { saveJobs } from '../../backend/jobs/save-jobs.ts';

/** What each board requires of a record, and what else it takes, in the order in which we write it. */
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
    head: ['lastBuildDate', 'publisherUrl', 'publisher', 'expectedJobCount'],
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
      'listDate',
      'expirationDate',
    ],
  },
} as const;
type BoardName = keyof typeof BOARDS;

const schemaOf = ({ head, required, more }: (typeof BOARDS)[BoardName]) => {
  const words = (min: number) => (name: string) =>
    `<xs:element name="${name}" type="words" minOccurs="${min}"/>`;
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
    <xs:simpleType name="words"><xs:restriction base="xs:string"><xs:minLength value="1"/></xs:restriction></xs:simpleType>
    <xs:element name="source"><xs:complexType><xs:sequence>
      ${head.map(words(1)).join('')}
      <xs:element name="job" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:sequence>
        ${required.map(words(1)).join('')}${more.map(words(0)).join('')}
      </xs:sequence></xs:complexType></xs:element>
    </xs:sequence></xs:complexType></xs:element></xs:schema>`;
};

const HOSTILE = '<b>Cook</b> & ]]> chef \u0000\u000b\ud800 👩‍🍳 \u202etsrif';
/** As the database keeps it, and as XML can say it. */
const SHOWN = '<b>Cook</b> & ]]> chef \ufffd\ufffd\ufffd 👩‍🍳 \u202etsrif';

let site: Awaited<ReturnType<typeof createFeedsSite>>;
beforeAll(async () => {
  site = await createFeedsSite({ hasDemo: true });
  await saveCompanies(site.db, [companyRecord({ slug: 'zorg', name: 'Zorg Secret Works' })]);
  const zorg = { companySlug: 'zorg' };
  await saveJobs(site.db, [
    jobRecord('hostile', {
      ...zorg,
      title: HOSTILE,
      descriptionHtml: '<p>Say ]]&gt; and <em>go</em> &amp; on</p>',
    }),
    jobRecord('secret', { ...zorg, employerVisibility: 'anonymous', requisitionId: 'ZORG-1' }),
    jobRecord('agency', { ...zorg, employerVisibility: 'agency' }),
    jobRecord('anywhere', {
      ...zorg,
      workplace: 'remote',
      locations: [],
      remoteCountryCodes: ['DE', 'FR'],
    }),
  ]);
}, 60_000);
afterAll(() => site.dispose());

const read = async (board: BoardName) => {
  const answer = await site.ask(`/feeds/${board}.xml`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  const text = await answer.text();
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
  '%s gets all open jobs in its own words',
  async (board) => {
    const { text, records } = await read(board);
    const { errors } = await validateXML({
      xml: { fileName: 'board.xml', contents: text },
      schema: schemaOf(BOARDS[board]),
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
    expect(open.results.filter(({ fid }) => !ids.includes(fid))).toEqual([]);
  },
);

test.each(['indeed', 'linkedin'] as const)(
  '%s is told of no hidden employer, and hostile words are words',
  async (board) => {
    const { text, records } = await read(board);
    const ofUrl = (end: string) =>
      records.filter((record) => Object.values(record).includes(`${TEST_SITE}${end}`));
    expect(ofUrl('/zorg/hostile/gardener')).toMatchObject([
      {
        title: SHOWN,
        company: 'Zorg Secret Works',
        description: '<p>Say ]]> and <em>go</em> &#x26; on</p>',
      },
    ]);
    expect(ofUrl('/confidential/secret/gardener')).toMatchObject([{ company: 'Confidential' }]);
    expect(ofUrl('/agency/agency/gardener')).toMatchObject([{ company: 'Rolecall' }]);
    expect(text).not.toContain('ZORG-1');
    expect(text.match(/Zorg/g)?.length).toBe(board === 'indeed' ? 3 : 2);
  },
);

test('a remote job stands once for each country with Indeed', async () => {
  const { records } = await read('indeed');
  const places = records.filter(({ referencenumber = '' }) => /^anywhere/.test(referencenumber));
  expect(places).toMatchObject([
    { referencenumber: 'anywhere', country: 'DE', city: 'Remote', remotetype: 'Fully remote' },
    { referencenumber: 'anywhere-2', country: 'FR' },
  ]);
});

test('a board that has all of it is told so, until a job closes', async () => {
  const tag = (await site.ask('/feeds/indeed.xml')).headers.get('etag') ?? '';
  expect((await site.ask('/feeds/indeed.xml', { 'if-none-match': tag })).status).toBe(304);
  await moveJobs(site.db, ['agency'], 'closed', Date.now());
  expect((await site.ask('/feeds/indeed.xml', { 'if-none-match': tag })).status).toBe(200);
  expect((await read('linkedin')).text).not.toContain('/agency/agency/');
});

test('jobs of an outside API are not ours to feed', async () => {
  await expect(
    site.ask('/feeds/indeed.xml', {}, { API_BASE: 'https://api.example' }),
  ).rejects.toMatchObject({ status: 404 });
});
