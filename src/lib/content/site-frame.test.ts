import { expect, test, vi } from 'vitest';
import { watchWarnings } from '../../../tests/support/warnings.ts';
import { type Runtime, runWithRuntime } from '../runtime.ts';
import type { ContentSource } from './content-source.ts';
import {
  DEFAULT_FRAME,
  deleteFrame,
  loadFrame,
  readFrame,
  readFrameIfLoaded,
} from './site-frame.ts';

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
const entry = (type: string, id: string, fields: unknown) => ({
  sys: { id, type: 'Entry', contentType: link('ContentType', type) },
  fields,
});

const space = (settings: Record<string, unknown> | undefined, entries: unknown[] = []) => {
  const items = settings ? [entry('siteSettings', 's', settings)] : [];
  return Response.json({ total: items.length, items, includes: { Entry: entries } });
};

/** A content space that counts its requests and whose response can be replaced. */
const startSource = (first: () => Response | Promise<Response>) => {
  const state = { asked: 0, answer: first };
  const started: Promise<unknown>[] = [];
  const source: ContentSource = {
    space: 'space',
    accessToken: 'token',
    fetch: async () => {
      state.asked++;
      return state.answer();
    },
    waitUntil: (work) => void started.push(work),
  };
  /** Resolves when all background work has finished. */
  const settle = () => Promise.all(started);
  return { state, source, settle };
};

const ACME = { name: 'Acme', email: 'jobs@acme.example' };
const refused = () => Response.json({}, { status: 401 });

const lines = watchWarnings();

test('the page frame uses the space’s settings, with defaults for missing ones', async () => {
  const menu = link('Entry', 'menu');
  const { source } = startSource(() =>
    space({ ...ACME, mainMenu: menu, markerColor: 'red', legalMenu: link('Entry', 'draft') }, [
      entry('menu', 'menu', { title: 'Main', links: [link('Entry', 'jobs')] }),
      entry('link', 'jobs', { label: 'All jobs', url: '/jobs' }),
    ]),
  );
  const frame = await readFrame(source);
  expect(frame).toMatchObject({
    ...ACME,
    mainMenu: { title: 'Main', links: [{ id: 'jobs', label: 'All jobs', url: '/jobs' }] },
    accountMenu: DEFAULT_FRAME.accountMenu,
  });
  expect(frame.colors).toEqual({});
  expect(frame.legalMenu).toBeUndefined();
  expect(lines).toEqual([expect.stringContaining('markerColor')]);
});

test('ignores and logs an unreadable colour', async () => {
  const { source } = startSource(() =>
    space({ ...ACME, inkColor: '#0b3d2e', markerColor: '#102040' }),
  );
  expect((await readFrame(source)).colors).toEqual({ ink: '#0b3d2e' });
  expect(lines).toEqual([expect.stringContaining('markerColor #102040')]);
});

test.each([
  ['nothing', () => space(undefined)],
  ['a refusal', refused],
])('a response with %s instead of settings results in the default frame', async (_, response) => {
  const { source } = startSource(response);
  expect(await readFrame(source)).toEqual(DEFAULT_FRAME);
});

test.each([
  ['email', { ...ACME, email: 'nobody' }, { ...ACME, email: DEFAULT_FRAME.email }],
  ['name', { ...ACME, name: 5 }, { ...ACME, name: DEFAULT_FRAME.name }],
  ['name or email', {}, { name: DEFAULT_FRAME.name, email: DEFAULT_FRAME.email }],
])('settings without a valid %s use the default', async (lacking, given, frame) => {
  const { source } = startSource(() =>
    space({ ...given, phone: '+49 30 123', mainMenu: link('Entry', 'menu') }, [
      entry('menu', 'menu', { title: 'Our own', links: [] }),
    ]),
  );
  const own = { phone: '+49 30 123', mainMenu: { title: 'Our own' } };
  expect(await readFrame(source)).toMatchObject({ ...frame, ...own });
  expect(lines.at(-1)).toContain(`has no ${lacking}; using the default`);
});

test('an outdated frame is returned immediately, and one caller refreshes it', async () => {
  let now = 0;
  const { source, state, settle } = startSource(() => space(ACME));
  const read = async () => (await readFrame(source, { now: () => now })).name;
  await read();
  now = 29_999;
  await read();
  await settle();
  expect(state.asked).toBe(1);
  now = 30_000;
  state.answer = () => space({ ...ACME, name: 'Acme Ltd' });
  expect(await Promise.all([read(), read(), read()])).toEqual(['Acme', 'Acme', 'Acme']);
  await settle();
  expect(state.asked).toBe(2);
  expect(await read()).toBe('Acme Ltd');
  deleteFrame(source);
  state.answer = () => space({ ...ACME, name: 'Acme plc' });
  expect(await read()).toBe('Acme plc');
});

test('if a refresh hangs, another one starts after ten seconds', async () => {
  let now = 0;
  const { source, state } = startSource(() => space(ACME));
  const read = () => readFrame(source, { now: () => now });
  await read();
  now = 30_000;
  const requested = new Promise<void>((done) => {
    state.answer = () => {
      done();
      return new Promise(() => undefined);
    };
  });
  await read();
  await requested;
  now = 39_999;
  await read();
  expect(state.asked).toBe(2);
  now = 40_000;
  state.answer = () => space({ ...ACME, name: 'Acme Ltd' });
  await read();
  await vi.waitFor(async () => expect((await read()).name).toBe('Acme Ltd'));
  expect(state.asked).toBe(3);
});

test('a read that began before the frame was discarded does not restore it', async () => {
  const { source, state } = startSource(() => space(ACME));
  let respondToFirst: (response: Response) => void = () => undefined;
  const requested = new Promise<void>((done) => {
    state.answer = () => {
      done();
      return new Promise((response) => {
        respondToFirst = response;
      });
    };
  });
  const old = readFrame(source);
  await requested;
  deleteFrame(source, ['entry:s']);
  state.answer = () => space({ ...ACME, name: 'Acme Ltd' });
  expect((await readFrame(source)).name).toBe('Acme Ltd');
  respondToFirst(space(ACME));
  await old;
  expect((await readFrame(source)).name).toBe('Acme Ltd');
});

test('an error screen uses the stored frame, or waits at most a second for one', async () => {
  vi.useFakeTimers();
  const { source, state } = startSource(() => new Promise(() => undefined));
  const shown = readFrame(source, { waitMs: 1_000 });
  await vi.waitFor(() => expect(state.asked).toBe(1));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await shown).toBe(DEFAULT_FRAME);

  const known = startSource(() => space(ACME));
  await readFrame(known.source);
  known.state.answer = () => new Promise(() => undefined);
  vi.setSystemTime(Date.now() + 60_000);
  expect((await readFrame(known.source, { waitMs: 1_000 })).name).toBe('Acme');
  vi.useRealTimers();
});

test('readFrameIfLoaded returns undefined until the service has responded', async () => {
  const { source, state } = startSource(refused);
  expect(await readFrameIfLoaded(source)).toBeUndefined();
  deleteFrame(source);
  state.answer = () => space(undefined);
  expect(await readFrameIfLoaded(source)).toBe(DEFAULT_FRAME);
});

test('a change to other content does not discard the frame', async () => {
  const { source, state } = startSource(() => space(ACME));
  await readFrame(source);
  deleteFrame(source, ['entry:other', 'content-type:page']);
  await readFrame(source);
  expect(state.asked).toBe(1);
  deleteFrame(source, ['entry:s']);
  await readFrame(source);
  expect(state.asked).toBe(2);
});

test('the last frame stays in use during a failure, with a retry every ten seconds', async () => {
  let now = 0;
  const { source, state, settle } = startSource(() => space(ACME));
  const read = async () => {
    const { name } = await readFrame(source, { now: () => now });
    await settle();
    return name;
  };
  await read();
  state.answer = refused;
  now = 30_000;
  await read();
  expect(await read()).toBe('Acme');
  now = 39_999;
  await read();
  expect(state.asked).toBe(2);
  now = 40_000;
  state.answer = () => space({ ...ACME, name: 'Acme Ltd' });
  await read();
  expect(await read()).toBe('Acme Ltd');
  expect(lines).toHaveLength(1);
});

test('a page reads the frame only once, and gets the frame’s tags', async () => {
  const { source, state } = startSource(() => space(ACME));
  const runtime = { content: source, startedAt: 0, cacheTags: new Set() } as unknown as Runtime;
  await runWithRuntime(runtime, () => Promise.all([loadFrame(), loadFrame(), loadFrame()]));
  expect(state.asked).toBe(1);
  expect([...runtime.cacheTags]).toEqual(['content-type:siteSettings', 'entry:s']);
});

test.each([
  ['does not answer', refused, 'incomplete'],
  ['has no settings', () => space(undefined), undefined],
])(
  'a page is incomplete only if its frame cannot be read, not if there are no settings (a service that %s)',
  async (_, response, degraded) => {
    const { source } = startSource(response);
    const runtime = { content: source, startedAt: 0, cacheTags: new Set() } as unknown as Runtime;
    await runWithRuntime(runtime, loadFrame);
    expect(runtime.degraded).toBe(degraded);
  },
);

test('a page waits briefly for a newer frame, and is cached for a second if none arrives', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const { source, state, settle } = startSource(() => space(ACME));
  const load = async () => {
    const runtime = { content: source, startedAt: 0, cacheTags: new Set() } as unknown as Runtime;
    const { name } = await runWithRuntime(runtime, loadFrame);
    return { name, holdsUntil: runtime.holdsUntil };
  };
  expect(await load()).toEqual({ name: 'Acme', holdsUntil: undefined });
  state.answer = () => space({ ...ACME, name: 'Acme Ltd' });
  vi.setSystemTime(30_000);
  expect(await load()).toEqual({ name: 'Acme Ltd', holdsUntil: undefined });

  const late = Promise.withResolvers<void>();
  state.answer = async () => {
    await late.promise;
    return space({ ...ACME, name: 'Acme & Co' });
  };
  vi.setSystemTime(60_000);
  expect(await load()).toEqual({ name: 'Acme Ltd', holdsUntil: 61_000 });
  late.resolve();
  await settle();
  expect(await load()).toEqual({ name: 'Acme & Co', holdsUntil: undefined });
  vi.useRealTimers();
});
