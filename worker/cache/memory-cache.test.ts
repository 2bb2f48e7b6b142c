import { expect, test, vi } from 'vitest';
import { type CachedResponse, createMemoryCache, type MemoryCache } from './memory-cache.ts';

const LIFETIME = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=3600';
const SECOND = 1_000;

type RenderResult = string | Response | Error;

/** A cache with a fake clock, and renders that complete only when the test completes them. */
const createTestCache = ({ maxBytes = 1_000_000 } = {}) => {
  let time = 1_000_000;
  const cache = createMemoryCache({ now: () => time, maxBytes });
  let renders = 0;
  const ask = (
    key: string,
    response: RenderResult | (() => Promise<Response>),
    behind: Promise<unknown>[] = [],
    tell: (etag: string | undefined) => void = () => undefined,
  ) =>
    cache.fetch(
      key,
      async (etag) => {
        renders += 1;
        tell(etag);
        if (typeof response === 'function') return response();
        if (response instanceof Error) throw response;
        return typeof response === 'string' ? page(response) : response;
      },
      (work) => behind.push(work),
    );
  return {
    cache,
    /** The response's status and body, after all background renders have completed. */
    async get(key: string, response: RenderResult | (() => Promise<Response>)) {
      const behind: Promise<unknown>[] = [];
      const found = await ask(key, response, behind);
      await Promise.all(behind);
      return [found.from, await readText(found)];
    },
    ask,
    renders: () => renders,
    later: (seconds: number) => {
      time += seconds * SECOND;
    },
  };
};

const page = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, {
    headers: { 'cache-control': LIFETIME, 'cache-tag': 'jobs,job:a', ...headers },
  });

const readText = ({ body }: CachedResponse) => new Response(body).text();

/** A render that completes only when the test completes it. */
const createSlowRender = () => {
  let end: (answer: Response) => void = () => undefined;
  const result = new Promise<Response>((done) => {
    end = done;
  });
  return { make: () => result, end: (response: Response) => end(response) };
};

const failed = () => new Response(null, { status: 500, headers: { 'cache-control': 'no-store' } });

test('renders a page once and serves it from the cache while it is fresh', async () => {
  const { get, later, renders } = createTestCache();
  expect(await get('/a', 'one')).toEqual(['MISS', 'one']);
  later(59);
  expect(await get('/a', 'two')).toEqual(['HIT', 'one']);
  expect(await get('/b', 'other')).toEqual(['MISS', 'other']);
  expect(renders()).toBe(2);
});

test('serves a stale page once more and re-renders it in the background', async () => {
  const { get, later } = createTestCache();
  await get('/a', 'one');
  later(60);
  expect(await get('/a', 'two')).toEqual(['UPDATING', 'one']);
  expect(await get('/a', 'three')).toEqual(['HIT', 'two']);
});

test('requests do not wait for a background render, and only one render runs', async () => {
  const { ask, get, later, renders } = createTestCache();
  await get('/a', 'one');
  later(60);
  const slow = createSlowRender();
  expect((await ask('/a', slow.make)).from).toBe('UPDATING');
  expect((await ask('/a', slow.make)).from).toBe('UPDATING');
  expect(renders()).toBe(2);
  slow.end(page('two'));
  await new Promise((done) => setImmediate(done));
  expect(await get('/a', 'three')).toEqual(['HIT', 'two']);
});

test('if a page is too old to be served stale, the request waits for the render', async () => {
  const { get, later } = createTestCache();
  await get('/a', 'one');
  later(660);
  expect(await get('/a', 'two')).toEqual(['EXPIRED', 'two']);
});

test.each([
  ['an error', failed()],
  ['a page that lacks a part', new Response('half', { status: 503 })],
  ['too many requests', new Response(null, { status: 429 })],
  ['a render that throws', new Error('broken')],
] as const)(
  'sends the stale entry instead of %s for as long as stale-if-error allows',
  async (_, response) => {
    const { get, later } = createTestCache();
    const again = () => (response instanceof Response ? response.clone() : response);
    await get('/a', 'one');
    later(661);
    expect(await get('/a', again())).toEqual(['STALE', 'one']);
    later(3_000);
    if (response instanceof Error) await expect(get('/a', response)).rejects.toThrow('broken');
    else expect((await get('/a', again()))[0]).toBe('EXPIRED');
  },
);

test('a failed render is not retried for five seconds', async () => {
  const { get, later, renders } = createTestCache();
  await get('/a', 'one');
  later(60);
  expect(await get('/a', failed())).toEqual(['UPDATING', 'one']);
  expect(await get('/a', 'two')).toEqual(['STALE', 'one']);
  later(5);
  expect(await get('/a', 'two')).toEqual(['UPDATING', 'one']);
  expect(await get('/a', 'three')).toEqual(['HIT', 'two']);
  later(660);
  expect(await get('/a', failed())).toEqual(['STALE', 'two']);
  expect(await get('/a', 'four')).toEqual(['STALE', 'two']);
  expect(renders()).toBe(4);
});

test('no longer sends the stale entry once the page is gone (404)', async () => {
  const { get, later } = createTestCache();
  await get('/a', 'one');
  later(60);
  const gone = new Response(null, { status: 404 });
  expect(await get('/a', gone)).toEqual(['UPDATING', 'one']);
  expect(await get('/a', failed())).toEqual(['MISS', '']);
});

test.each([
  ['a missing one', new Response('x', { status: 404, headers: { 'cache-control': LIFETIME } })],
  ['one with a cookie', page('x', { 'set-cookie': 'a=b' })],
  ['a private one', page('x', { 'cache-control': 'private, max-age=60' })],
  ['one that nobody may keep', page('x', { 'cache-control': 'no-store' })],
  ['one that says nothing', page('x', { 'cache-control': '' })],
])('%s is not stored', async (_, response) => {
  const { get } = createTestCache();
  expect(await get('/a', response.clone())).toEqual(['MISS', 'x']);
  expect(await get('/a', response.clone())).toEqual(['MISS', 'x']);
});

test('requests join a render that is in flight', async () => {
  const { ask, renders } = createTestCache();
  const slow = createSlowRender();
  const all = [1, 2, 3].map(() => ask('/a', slow.make));
  expect(renders()).toBe(1);
  slow.end(page('one'));
  const found = await Promise.all(all);
  expect(found.map(({ from }) => from)).toEqual(['MISS', 'HIT', 'HIT']);
  expect(await Promise.all(found.map(readText))).toEqual(['one', 'one', 'one']);
  expect(renders()).toBe(1);
});

test('if a render fails, the requests that joined it get the stale entry and do not wait for another render', async () => {
  const { ask, get, later, renders } = createTestCache();
  await get('/a', 'one');
  later(1_000);
  const slow = createSlowRender();
  const first = ask('/a', slow.make);
  const second = ask('/a', 'two');
  slow.end(failed());
  for (const found of [await first, await second]) {
    expect([found.from, await readText(found)]).toEqual(['STALE', 'one']);
  }
  expect(renders()).toBe(2);
});

test.each([
  ['an error', failed],
  [
    'a render that throws',
    () => {
      throw new Error('broken');
    },
  ],
])(
  'after %s, the requests that joined get the first request’s result, even if the page was purged',
  async (_, fail) => {
    const { ask, cache, get, later, renders } = createTestCache();
    await get('/a', 'one');
    later(1_000);
    let end: () => void = () => undefined;
    const ended = new Promise<void>((done) => {
      end = done;
    });
    const all = [1, 2, 3].map(() => ask('/a', () => ended.then(fail)));
    cache.purge(['jobs']);
    end();
    const found = await Promise.all(all);
    expect(found.map(({ from }) => from)).toEqual(['STALE', 'STALE', 'STALE']);
    expect(renders()).toBe(2);
  },
);

test.each([
  ['is missing', () => new Response('made', { status: 404, headers: { 'x-a': 'b' } })],
  ['failed', () => new Response('made', { status: 503, headers: { 'x-a': 'b' } })],
  ['nobody may keep', () => page('made', { 'cache-control': 'no-store', 'x-a': 'b' })],
])(
  'requests that joined the render of a page that %s get the result immediately',
  async (_, made) => {
    const { ask, renders } = createTestCache();
    const slow = createSlowRender();
    const all = [1, 2, 3].map(() => ask('/a', slow.make));
    slow.end(made());
    const found = await Promise.all(all);
    expect(await Promise.all(found.map(readText))).toEqual(['made', 'made', 'made']);
    for (const one of found) {
      expect([one.from, one.status]).toEqual(['MISS', made().status]);
      expect(one.headers.get('x-a')).toBe('b');
    }
    expect(renders()).toBe(1);
  },
);

test('if a render throws, the requests that joined it fail too and do not wait for another render', async () => {
  const { ask, get, renders } = createTestCache();
  let fail: (reason: Error) => void = () => undefined;
  const made = new Promise<Response>((_, reject) => {
    fail = reject;
  });
  const all = [1, 2, 3].map(() => ask('/a', () => made));
  fail(new Error('broken'));
  const found = await Promise.allSettled(all);
  expect(found.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(renders()).toBe(1);
  expect(await get('/a', 'anew')).toEqual(['MISS', 'anew']);
});

test.each([
  ['too many requests of another', () => new Response('made', { status: 429 })],
  ["a page with another's cookie", () => page('made', { 'set-cookie': 'a=b' })],
  ["another's private page", () => page('made', { 'cache-control': 'private, max-age=60' })],
])(
  '%s is not shared with the requests that joined the render, and none of them waits for a second render',
  async (_, made) => {
    const { ask } = createTestCache();
    const slow = createSlowRender();
    const first = ask('/a', slow.make);
    // These renders complete in reverse order, so a request that had joined an earlier one would
    // hang.
    const others = [1, 2, 3].map((i) => {
      const own = createSlowRender();
      return { own, found: ask('/a', own.make), text: `own ${i}` };
    });
    slow.end(made());
    expect(await readText(await first)).toBe('made');
    for (const { own, found, text } of others.toReversed()) {
      own.end(page(text, { 'cache-control': 'no-store' }));
      expect(await readText(await found)).toBe(text);
    }
  },
);

test('requests that joined a render before a purge still get the render’s result', async () => {
  const { ask, cache, get, renders } = createTestCache();
  const slow = createSlowRender();
  const all = [1, 2, 3].map(() => ask('/a', slow.make));
  cache.purge(['job:a']);
  slow.end(page('before'));
  const found = await Promise.all(all);
  expect(await Promise.all(found.map(readText))).toEqual(['before', 'before', 'before']);
  expect(renders()).toBe(1);
  expect(await get('/a', 'after')).toEqual(['MISS', 'after']);
});

test('a request that joined a render waits no longer than the render’s time limit', async () => {
  vi.useFakeTimers();
  const { ask } = createTestCache();
  const lost = ask('/a', () => new Promise(() => undefined));
  const waiting = ask('/a', async () => page('two'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect([(await waiting).from, await readText(await ask('/a', 'three'))]).toEqual(['MISS', 'two']);
  expect(lost).toBeInstanceOf(Promise);
  vi.useRealTimers();
});

const confirmed = () => new Response(null, { status: 304, headers: { 'cache-control': LIFETIME } });

test('a render receives the stale entry’s ETag, and responding with 304 makes the entry fresh again', async () => {
  const { ask, get, later } = createTestCache();
  await get('/a', page('one', { etag: 'W/"1"', 'x-a': 'b' }));
  later(661);
  const etags: (string | undefined)[] = [];
  const found = await ask(
    '/a',
    async () => confirmed(),
    [],
    (etag) => etags.push(etag),
  );
  expect([found.from, await readText(found), found.headers.get('x-a')]).toEqual([
    'REVALIDATED',
    'one',
    'b',
  ]);
  expect(etags).toEqual(['W/"1"']);
  later(59);
  expect(await get('/a', 'two')).toEqual(['HIT', 'one']);
  later(2);
  expect(await get('/a', confirmed())).toEqual(['UPDATING', 'one']);
  expect(await get('/a', 'two')).toEqual(['HIT', 'one']);
});

test('a 304 does not revive an entry that was purged during the render', async () => {
  const { ask, cache, get, later } = createTestCache();
  await get('/a', 'one');
  later(60);
  const slow = createSlowRender();
  const behind: Promise<unknown>[] = [];
  await ask('/a', slow.make, behind);
  cache.purge(['job:a']);
  slow.end(confirmed());
  await Promise.all(behind);
  expect(await get('/a', 'after')).toEqual(['MISS', 'after']);
});

test('a purge deletes the pages that have one of its tags, or all pages if it has no tags', async () => {
  const { cache, get } = createTestCache();
  await get('/a', page('a', { 'cache-tag': 'jobs,job:a' }));
  await get('/b', page('b', { 'cache-tag': 'job:b' }));
  cache.purge(['job:a', 'job:c']);
  expect(await get('/a', 'new')).toEqual(['MISS', 'new']);
  expect(await get('/b', 'new')).toEqual(['HIT', 'b']);
  cache.purge();
  expect(await get('/b', 'new')).toEqual(['MISS', 'new']);
});

const purges: [string, (cache: MemoryCache) => void, string][] = [
  ['one of its tags', (cache) => cache.purge(['job:a']), 'MISS'],
  ['everything', (cache) => cache.purge(), 'MISS'],
  ['something else', (cache) => cache.purge(['job:b']), 'HIT'],
];
test.each(purges)(
  'a purge of %s during a render discards the result only if it covers the page',
  async (_, purge, status) => {
    const { ask, cache, get } = createTestCache();
    const slow = createSlowRender();
    const begun = ask('/a', slow.make);
    purge(cache);
    slow.end(page('before'));
    expect(await readText(await begun)).toBe('before');
    expect((await get('/a', 'after'))[0]).toBe(status);
  },
);

test('a request after a purge does not join a render that began before it', async () => {
  const { ask, cache, get } = createTestCache();
  const slow = createSlowRender();
  const begun = ask('/a', slow.make);
  cache.purge(['job:a']);
  expect(await get('/a', 'after')).toEqual(['MISS', 'after']);
  slow.end(page('before'));
  await begun;
  expect(await get('/a', 'later')).toEqual(['HIT', 'after']);
});

test('a render that began before two purges is not stored after them', async () => {
  const { ask, cache, get } = createTestCache();
  const slow = createSlowRender();
  const begun = ask('/a', slow.make);
  cache.purge(['job:b']);
  cache.purge(['job:a']);
  slow.end(page('before'));
  await begun;
  expect(await get('/a', 'after')).toEqual(['MISS', 'after']);
});

test('if two renders of a page overlap, the one that started last wins, whichever completes first', async () => {
  const { ask, cache, get } = createTestCache();
  const [first, second] = [createSlowRender(), createSlowRender()];
  const one = ask('/a', first.make);
  cache.purge(['job:b']);
  const two = ask('/a', second.make);
  second.end(page('second'));
  await two;
  first.end(new Response(null, { status: 404 }));
  await one;
  expect(await get('/a', 'another')).toEqual(['HIT', 'second']);
});

test('a render that was lost because its request was terminated does not block other renders', async () => {
  const { ask, get, later } = createTestCache();
  await get('/a', 'one');
  later(60);
  expect((await ask('/a', () => new Promise(() => undefined))).from).toBe('UPDATING');
  later(29);
  expect(await get('/a', 'two')).toEqual(['UPDATING', 'one']);
  later(1);
  expect(await get('/a', 'two')).toEqual(['UPDATING', 'one']);
  expect(await get('/a', 'three')).toEqual(['HIT', 'two']);
});

test('sends the stale entry if the page’s body fails while it is being read', async () => {
  const { get, later } = createTestCache();
  await get('/a', 'one');
  later(661);
  const broken = () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new Error('broken')) });
    return new Response(body, { headers: { 'cache-control': LIFETIME } });
  };
  expect(await get('/a', async () => broken())).toEqual(['STALE', 'one']);
});

test('a failed render does not delete an entry that was stored in the meantime', async () => {
  const { ask, cache, get } = createTestCache();
  const slow = createSlowRender();
  const begun = ask('/a', slow.make);
  cache.purge(['job:b']);
  await get('/a', 'meanwhile');
  slow.end(failed());
  await begun;
  expect(await get('/a', 'another')).toEqual(['HIT', 'meanwhile']);
});

test('a rate-limited client does not prevent others from getting a page', async () => {
  const refused = () => new Response(null, { status: 429 });
  const { get, later } = createTestCache();
  expect((await get('/a', refused()))[0]).toBe('MISS');
  await get('/a', 'one');
  later(60);
  expect(await get('/a', refused())).toEqual(['UPDATING', 'one']);
  expect(await get('/a', 'two')).toEqual(['UPDATING', 'one']);
  expect(await get('/a', refused())).toEqual(['HIT', 'two']);
  later(660);
  expect(await get('/a', refused())).toEqual(['STALE', 'two']);
  expect(await get('/a', 'three')).toEqual(['EXPIRED', 'three']);
});

test('cancels the body of a response that it does not send', async () => {
  const { get, later } = createTestCache();
  const ended: string[] = [];
  const createHalfResponse = (name: string) => {
    const body = new ReadableStream({ cancel: () => void ended.push(name) });
    return new Response(body, { status: 503 });
  };
  await get('/a', 'one');
  later(60);
  expect(await get('/a', createHalfResponse('behind'))).toEqual(['UPDATING', 'one']);
  later(660);
  expect(await get('/a', createHalfResponse('waited for'))).toEqual(['STALE', 'one']);
  expect(ended).toEqual(['behind', 'waited for']);
});

test('evicts the least recently used entries to stay within the memory limit', async () => {
  const { get } = createTestCache({ maxBytes: 2 * 3 * 4_196 });
  const body = 'x'.repeat(100);
  for (const key of ['/a', '/b', '/c']) await get(key, body);
  await get('/a', body);
  await get('/d', body);
  expect((await get('/a', body))[0]).toBe('HIT');
  expect((await get('/b', body))[0]).toBe('MISS');
  expect((await get('/big', 'x'.repeat(20_000)))[0]).toBe('MISS');
  expect((await get('/big', 'x'.repeat(20_000)))[0]).toBe('MISS');
});

test('searches evict only other searches, never pages without a query', async () => {
  const { get } = createTestCache({ maxBytes: 2 * 3 * 4_196 });
  const body = 'x'.repeat(100);
  for (const key of ['/a', '/b', '/jobs?q=1', '/jobs?q=2', '/jobs?q=3', '/jobs?q=4']) {
    await get(key, body);
  }
  const found = async (key: string) => (await get(key, body))[0];
  expect([await found('/a'), await found('/b'), await found('/jobs?q=4')]).toEqual(
    Array(3).fill('HIT'),
  );
  expect(await found('/jobs?q=1')).toBe('MISS');
});
