import { expect, test } from 'vitest';
import { querySite } from '../support/query-site.ts';
import { site, siteState, siteUrl } from '../support/site.ts';

/*
 * A change to a record reaches every cached page in all its forms. The record's own pages, and
 * pages from which something must disappear, change immediately. Lists change once their cache
 * lifetime has passed.
 */

const url = siteUrl;
const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0', accept: 'text/html' };

const call = async (path: string, body: object): Promise<{ data: { id: string } }> => {
  const response = await fetch(`${url}/ops/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${text}`);
  return JSON.parse(text);
};

type Rows = Readonly<Record<string, unknown>>[];

const importRecords = async (records: { readonly company?: Rows; readonly job?: Rows }) => {
  const { data } = await call('imports', {});
  for (const [kind, all] of Object.entries(records)) {
    const rows = all.map((record, i) => ({ at: `line ${i + 1}`, record }));
    expect(await call(`imports/${data.id}/rows`, { kind, rows })).toMatchObject({
      data: { problems: [] },
    });
  }
  await call(`imports/${data.id}/apply`, {});
};

const COMPANY = { name: 'Glass Yard', slug: 'glassyard', category: 'manufacturing' };
const BLOWER = {
  requisitionId: 'G-1',
  company: 'glassyard',
  title: 'Blower of lamps',
  status: 'open',
  descriptionHtml: '<p>You blow lamps.</p>',
  employmentType: 'full_time',
  workplace: 'on_site',
  seniority: 'senior',
  // No other job is in Iceland, so the page for Iceland lists only these jobs.
  locations: [{ displayName: 'Reykjavik', countryCode: 'IS' }],
  category: 'manufacturing',
};
const KEEPER = {
  ...BLOWER,
  requisitionId: 'G-2',
  title: 'Keeper of lamps',
  descriptionHtml: '<p>You keep.</p>',
};

/** The paths of a page's document, payload and data. */
const listPaths = (page: string): readonly string[] => {
  const [path = '', query = ''] = page.split('?');
  const search = query && `?${new URLSearchParams({ query })}`;
  return [
    page,
    `/RSC/R${path === '/' ? '/_root' : path}.txt${search}`,
    `${path === '/' ? '' : path}/_payload.json${query && `?${query}`}`,
  ];
};

test('a change reaches every cached page', async () => {
  await importRecords({ company: [COMPANY], job: [BLOWER, KEEPER] });
  const [{ fid } = {}] = querySite(
    siteState,
    "SELECT fid FROM job WHERE requisition_id = 'G-1'",
  ) as {
    fid: string;
  }[];
  if (!fid) throw new Error('It was not imported.');

  const company = listPaths('/companies/glassyard');
  const lists = [...['/', '/jobs', '/all-jobs?country=IS'].flatMap(listPaths), ...company];
  const companies = ['/companies?q=glass+yard', '/all-jobs'].flatMap(listPaths);
  const job = listPaths(`/glassyard/${fid}/blower-of-lamps`);

  const read = async (path: string): Promise<string> => {
    const response = await fetch(`${url}${path}`, { headers: PERSON });
    expect(response.status, path).toBe(200);
    return response.text();
  };
  /** Puts all pages of this test into the cache. */
  const fillCache = async () => {
    for (const path of [...lists, ...companies, ...job]) {
      await read(path);
      const again = await fetch(`${url}${path}`, { headers: PERSON });
      expect(again.headers.get('cf-cache-status'), path).toBe('HIT');
      await again.arrayBuffer();
    }
  };
  /** Simulates the expiry of cached lists, which are kept for one minute. */
  const renewLists = () => call('cache/purge', {});
  /**
   * Returns paths instead of page contents, because whole pages would make a failure message
   * unreadable.
   */
  const findPagesWith = async (paths: readonly string[], words: RegExp) => {
    const texts = await Promise.all(paths.map(read));
    return paths.filter((_, i) => words.test(texts[i] ?? ''));
  };
  const expectOn = async (paths: readonly string[], words: RegExp) =>
    expect(await findPagesWith(paths, words)).toEqual(paths);
  const expectNotOn = async (paths: readonly string[], words: RegExp) =>
    expect(await findPagesWith(paths, words)).toEqual([]);
  const [found, places] = [companies.slice(0, 3), companies.slice(3)];
  const countInIceland = (count: number) => new RegExp(`Iceland[^0-9]{1,60}\\b${count}\\b`);
  const expectOpen = async () => {
    await expectOn(lists, /Blower of lamps/);
    await expectOn(found, /\b2 open jobs|"openJobCount":2\b/);
    await expectOn(places, countInIceland(2));
    await expectNotOn(job, /no longer accepts|"status":"closed"/);
  };
  const expectClosed = async () => {
    await expectNotOn(lists, /Blower of lamps/);
    await expectOn(lists, /Keeper of lamps/);
    await expectOn(company, /\b1 open job\b|"openJobCount":1\b/);
    await expectOn(job, /no longer accepts|"status":"closed"/);
    await renewLists();
    await expectOn(found, /\b1 open job\b|"openJobCount":1\b/);
    await expectOn(places, countInIceland(1));
  };

  const card = async () => {
    const response = await fetch(`${url}/og/jobs/${fid}.png`);
    expect(response.headers.get('content-type')).toBe('image/png');
    return Buffer.from(await response.arrayBuffer()).toString('base64');
  };

  await expectOpen();
  await fillCache();
  const openCard = await card();
  expect(await card()).toBe(openCard);
  await call('jobs/moves', { fids: [fid], to: 'closed' });
  await expectClosed();
  expect(await card()).not.toBe(openCard);

  await fillCache();
  await call('jobs/moves', { fids: [fid], to: 'open' });
  await expectNotOn(job, /no longer accepts|"status":"closed"/);
  await expectOn(company, /Blower of lamps/);
  await renewLists();
  await expectOpen();

  await fillCache();
  await importRecords({ job: [{ ...BLOWER, descriptionHtml: '<p>You blow bottles.</p>' }] });
  await expectOn(job, /You blow bottles/);
  await expectNotOn([...company, ...job], /You blow lamps/);
  await renewLists();
  await expectOn(lists.slice(0, 6), /You blow bottles/);
  await expectNotOn(lists, /You blow lamps/);

  await fillCache();
  await importRecords({ company: [{ ...COMPANY, name: 'Glass Yard & Sons', summary: 'Lamps.' }] });
  await expectOn([...company, ...job], /Glass Yard (&amp;|&|\\u0026) Sons/);
  await renewLists();
  await expectOn(found, /Glass Yard (&amp;|&|\\u0026) Sons/);

  await fillCache();
  // The job expires without a change by an operator.
  querySite(
    siteState,
    'UPDATE job SET published_at = ?, valid_through = ? WHERE fid = ?',
    ...[Date.now() - 2_000, Date.now() - 1_000, fid],
  );
  await site.runSchedule('* * * * *');
  await expectClosed();

  await call('jobs/moves', { fids: [fid], to: 'archived' });
}, 60_000);
