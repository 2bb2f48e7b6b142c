import { afterEach, expect, test, vi } from 'vitest';
import { PAGE_MS, PAGE_PART_MS } from '../deadlines.ts';
import { type Runtime, runWithRuntime } from '../runtime.ts';
import { ContentError } from './content-error.ts';
import type { ContentSource } from './content-source.ts';
import { findEntriesIn } from './find-entries.ts';
import { findPageEntries } from './find-page-entries.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A content space that sends the same response to every request. */
const createSource = (response: () => Response | Promise<Response>): ContentSource => ({
  space: 'space',
  accessToken: 'token',
  fetch: async () => response(),
});

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

const RESPONSE_BODY = {
  sys: { type: 'Array' },
  total: 41,
  skip: 0,
  limit: 2,
  items: [
    {
      sys: { id: 'a', type: 'Entry', contentType: link('ContentType', 'blogPost') },
      fields: { title: 'A', cover: link('Asset', 'c'), author: link('Entry', 'gone') },
    },
    { broken: true },
  ],
  includes: { Asset: [{ sys: { id: 'c', type: 'Asset' }, fields: { title: 'C' } }] },
};

test('returns the entries with resolved links, their total and their tags', async () => {
  const source = createSource(() => Response.json(RESPONSE_BODY));
  const { items, total, tags } = await findEntriesIn(source, { content_type: 'blogPost' });
  expect(total).toBe(41);
  expect(items.map(({ sys }) => sys.id)).toEqual(['a']);
  expect(items[0]?.fields?.cover).toMatchObject({ fields: { title: 'C' } });
  expect(items[0]?.fields?.author).toEqual(link('Entry', 'gone'));
  expect(tags).toEqual(['asset:c', 'content-type:blogPost', 'entry:a', 'entry:gone']);
});

test('adds the tags of all entries it finds to the page', async () => {
  const runtime = {
    content: createSource(() => Response.json(RESPONSE_BODY)),
    startedAt: Date.now(),
    cacheTags: new Set(['entry:before']),
  } as unknown as Runtime;
  await runWithRuntime(runtime, () => findPageEntries({ content_type: 'blogPost' }));
  expect([...runtime.cacheTags]).toEqual([
    'entry:before',
    'asset:c',
    'content-type:blogPost',
    'entry:a',
    'entry:gone',
  ]);
});

test.each([
  ['no JSON', () => new Response('<h1>Welcome to nginx!</h1>')],
  ['nothing', () => new Response(null, { status: 204 })],
  ['another shape', () => Response.json({ hello: 'world' })],
  ['null', () => Response.json(null)],
  ['a total that is no number', () => Response.json({ ...RESPONSE_BODY, total: 'many' })],
  ['items that are none', () => Response.json({ ...RESPONSE_BODY, items: 'many' })],
  ['a refusal', () => Response.json({ sys: { id: 'AccessTokenInvalid' } }, { status: 401 })],
])('throws a ContentError if the service returns %s', async (_, response) => {
  const work = findEntriesIn(createSource(response), { content_type: 'blogPost' });
  await expect(work).rejects.toBeInstanceOf(ContentError);
});

test('a rejected request is reported in one line, without the token', async () => {
  const refusal = (id: string) =>
    findEntriesIn(
      {
        ...createSource(() => Response.json({ sys: { id } }, { status: 401 })),
        accessToken: 'secret',
      },
      {},
    ).catch(String);
  expect(await refusal('AccessTokenInvalid')).toBe(
    'ContentError: The content service failed: 401 AccessTokenInvalid.',
  );
  expect(await refusal('a\nb')).toBe('ContentError: The content service failed: 401.');
});

test('a page gets the tags of its query even if there is no response', async () => {
  const runtime = {
    content: createSource(() => Response.json({}, { status: 401 })),
    startedAt: Date.now(),
    cacheTags: new Set(),
  } as unknown as Runtime;
  await runWithRuntime(runtime, () =>
    findPageEntries({ content_type: 'page', 'fields.path': '/', limit: 1 }).catch(() => undefined),
  );
  expect([...runtime.cacheTags]).toEqual(['content-type:page']);
});

test('a read outside a page has the same time limit as an optional page part', async () => {
  vi.useFakeTimers();
  let error: unknown;
  const source = createSource(() => new Promise(() => undefined));
  const work = findEntriesIn(source, {}).catch((thrown: unknown) => {
    error = thrown;
  });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(PAGE_PART_MS);
  await work;
  expect(error).toBeInstanceOf(ContentError);
  expect(String(error)).toContain('5000 ms');
});

test('successive reads for a page share its time limit', async () => {
  vi.useFakeTimers();
  const respondAfter = (ms: number) => () =>
    new Promise<Response>((done) => setTimeout(() => done(Response.json(RESPONSE_BODY)), ms));
  const responses = [respondAfter(0.8 * PAGE_MS), respondAfter(0.8 * PAGE_MS)];
  const runtime = {
    content: createSource(() => responses.shift()?.() ?? Response.error()),
    startedAt: Date.now(),
    cacheTags: new Set(),
  } as unknown as Runtime;
  let error: unknown;
  const begunAt = Date.now();
  const page = runWithRuntime(runtime, async () => {
    await findPageEntries({ content_type: 'page' });
    await findPageEntries({ content_type: 'blogPost' }).catch((thrown: unknown) => {
      error = thrown;
    });
    return Date.now() - begunAt;
  });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(1));
  await vi.advanceTimersByTimeAsync(2 * PAGE_MS);
  expect(await page).toBe(PAGE_MS);
  expect(error).toBeInstanceOf(ContentError);
});
