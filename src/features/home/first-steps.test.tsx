import { expect, test, vi } from 'vitest';
import { renderContent } from '../../../tests/support/render-content.tsx';
import { contentSource } from '../../../worker/content/content-source.ts';
import type { Bindings } from '../../../worker/env.ts';
import type { Runtime } from '../../lib/runtime.ts';
import HomePage from '../../pages/(landing)/index.tsx';

vi.mock('waku', () => ({ unstable_notFound: () => undefined }));

/** A product API with this many jobs and employers, of which lists show none. */
const apiWith = (jobs: number, employers: number) =>
  (async ({ path }: { path: string }) => ({
    data: [],
    meta: { total: path.includes('employers') ? employers : jobs, facets: {} },
  })) as unknown as Runtime['call'];

const HEADING = 'The first jobs are on their way';
const renderHome = async (changes: Parameters<typeof renderContent>[2]) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { html, problems } = await renderContent(
    contentSource({} as Bindings),
    <HomePage />,
    changes,
  );
  expect(problems).toEqual([]);
  return html;
};

test('the home page of an empty site invites visitors instead of showing zeros and bare headings', async () => {
  const html = await renderHome({ call: apiWith(0, 0) });
  expect(html).toContain(HEADING);
  expect(html).toContain('href="/contact?for=candidate"');
  for (const bare of ['id="employers"', 'id="job-categories"', 'id="live-jobs"', 'id="stats"']) {
    expect(html).not.toContain(bare);
  }
  // What an editor wrote stays.
  expect(html).toContain('What happens when you apply');
});

test('operators’ first steps are closed on a public site and open on this machine', async () => {
  const call = apiWith(0, 0);
  expect(await renderHome({ call })).toMatch(/<details><summary><h3>Do you run this site/);
  const config = { siteUrl: 'http://localhost:8787' };
  expect(await renderHome({ call, config })).toMatch(/<details open=""><summary><h3>Do you run/);
});

test.each([
  ['a job', apiWith(1, 0)],
  ['an employer', apiWith(0, 1)],
])('a site with %s shows no first steps', async (_, call) => {
  expect(await renderHome({ call })).not.toContain(HEADING);
});

test('a site whose jobs are unavailable shows no first steps', async () => {
  expect(await renderHome({})).not.toContain(HEADING);
});
