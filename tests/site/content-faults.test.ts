import { createHmac } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { ExportedRecord } from '../../worker/content/space.ts';
import { CONTACT } from '../support/contact-form.ts';
import { type Contentful, startContentful } from '../support/contentful.ts';
import { type FaultySite, startFaultySite } from '../support/faulty-site.ts';
import { type Handler, json } from '../support/local-server.ts';
import { purgeSite } from '../support/purge-site.ts';
import { copyState } from '../support/test-site.ts';

// docs/specification.md: 1.8

/** Tests the built site while Contentful works or fails. */

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0', accept: 'text/html' };
/** The time-out for the tests' requests, longer than any page may take to respond. */
const BOUND_MS = 15_000;
/**
 * The speed of the worker's clock while Contentful fails, at which a page's 20 s limit passes in
 * two seconds.
 */
const FAST = 10;

let contentful: Contentful;
let site: FaultySite;
beforeAll(async () => {
  contentful = await startContentful();
});
afterAll(() => contentful?.server.close());

/**
 * Starts a site for the surrounding `describe`; `handler` returns the handler for Contentful's
 * first responses.
 */
const useSite = (handler: () => Handler) => {
  let state: string;
  beforeAll(async () => {
    state = copyState();
    site = await startFaultySite({
      config: inject('site').config,
      persistTo: join(state, 'v3'),
      variables: contentful.variables,
    });
  });
  beforeEach(async () => {
    contentful.server.answer(handler());
    await waitForContentfulCall();
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(state, { recursive: true, force: true });
  });
};

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, {
    headers: { ...BROWSER, ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(BOUND_MS),
  });

/** Pages that consist only of content, and pages that also have other parts. */
const CONTENT_PAGES = [
  '/about',
  '/outsourcing',
  '/hire/support',
  '/blog',
  '/blog/back-after-a-break',
];
const OTHER_PAGES = ['/', '/contact?for=employer', '/referral', '/cv', '/jobs', '/companies'];
const FORM = 'action="/misc/contact-us/employer';

/**
 * Expects a complete page, whatever its content: header and footer, one heading, and no internal
 * details.
 */
const expectCompletePage = (html: string) => {
  for (const part of ['<header class="site-header"', '<main', '<footer', '</html>']) {
    expect(html).toContain(part);
  }
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(html).not.toMatch(/ContentError|AxiosError|delivery-token|\bat \S+\.js:\d/);
};

/** Expects content pages to show that they have no content, and everything else to work. */
const expectWithoutContent = async () => {
  const pages = await Promise.all([...CONTENT_PAGES, ...OTHER_PAGES].map((path) => get(path)));
  for (const [i, page] of pages.entries()) {
    const html = await page.text();
    expectCompletePage(html);
    const isOtherPage = i >= CONTENT_PAGES.length;
    expect([page.url, page.status]).toEqual([page.url, isOtherPage ? 200 : 503]);
    // The page has fallback menus, so no cache may store it.
    expect(page.headers.get('cache-control')).toBe('no-store');
    if (isOtherPage) continue;
    expect(page.headers.get('retry-after')).toBe('60');
    expect(html).toMatch(/<h1[^>]*>[^<]*(right now|minute)/);
  }
  expect(await (await get('/contact?for=employer')).text()).toContain(FORM);
};

/**
 * Waits until the site calls Contentful again. This happens immediately, unless Contentful has
 * failed and the circuit is open.
 */
const waitForContentfulCall = async () => {
  await site.setSpeed(FAST);
  const receivesCall = async () => {
    contentful.server.seen.length = 0;
    await purgeSite(site.url);
    await get('/about');
    return contentful.server.seen.length > 0;
  };
  // Waits for two calls in a row, because a single probe call is sent even while the circuit is
  // open.
  await expect
    .poll(async () => (await receivesCall()) && (await receivesCall()), { interval: 100 })
    .toBe(true);
  await site.setSpeed(1);
  await purgeSite(site.url);
  contentful.server.seen.length = 0;
};

/** Sends Contentful's webhook for a published entry. The headers in `more` are not signed. */
const sendWebhook = async (id: string, contentType: string, more: Record<string, string> = {}) => {
  const headers: Record<string, string> = {
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-signed-headers':
      'content-type,x-contentful-signed-headers,x-contentful-timestamp,x-contentful-topic',
    'x-contentful-timestamp': String(await site.now()),
    'x-contentful-topic': 'ContentManagement.Entry.publish',
  };
  const body = JSON.stringify({
    sys: {
      id,
      type: 'Entry',
      space: { sys: { id: contentful.variables.CONTENTFUL_SPACE_ID } },
      contentType: { sys: { id: contentType } },
    },
  });
  const names = Object.entries(headers).map(([name, value]) => `${name}:${value}`);
  const signature = createHmac('sha256', contentful.variables.CONTENTFUL_WEBHOOK_SECRET ?? '')
    .update(`POST\n/hooks/contentful\n${names.join(';')}\n${body}`)
    .digest('hex');
  return fetch(`${site.url}/hooks/contentful`, {
    method: 'POST',
    headers: { ...headers, 'x-contentful-signature': signature, ...more },
    body,
  });
};

const refusesToken = json({ sys: { type: 'Error', id: 'AccessTokenInvalid' } }, 401);
const hangsUp: Handler = (request) => request.socket.destroy();
const FAULTS: readonly (readonly [name: string, handler: Handler])[] = [
  ['refuses our token', refusesToken],
  ['is no delivery API', json('<h1>Welcome to nginx!</h1>')],
  ['answers in another shape', json({ sys: { type: 'Array' }, items: 'many', total: {} })],
  ['asks to wait for a minute', json({}, 429, { 'x-contentful-ratelimit-reset': '60' })],
  ['fails', json({ sys: { type: 'Error', id: 'ServerError' } }, 500)],
  ['is silent', () => undefined],
  ['hangs up', hangsUp],
];

describe('with no content in the cache', () => {
  // A response that refuses the token closes the circuit breaker, and nothing is stored.
  useSite(() => refusesToken);

  test.each(FAULTS)(
    'while Contentful %s, every page keeps its header and footer and states what is missing',
    {
      timeout: 120_000,
    },
    async (_, handler) => {
      contentful.server.answer(handler);
      await site.setSpeed(FAST);
      await expectWithoutContent();
      expect(contentful.server.seen.length).toBeGreaterThan(0);
    },
  );

  test('a form filled in during the failure is accepted', async () => {
    contentful.server.answer(hangsUp);
    const response = await fetch(`${site.url}/misc/contact-us/employer`, {
      method: 'POST',
      headers: BROWSER,
      redirect: 'manual',
      body: new URLSearchParams(CONTACT),
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/contact/sent?for=employer');
  });
});

describe('with content that has been loaded once', () => {
  useSite(() => contentful.works());

  test('pages recover when Contentful does, and the content loaded then outlives the next failure', {
    timeout: 90_000,
  }, async () => {
    contentful.server.answer(hangsUp);
    await site.setSpeed(FAST);
    expect((await get('/employer-branding')).status).toBe(503);
    contentful.server.answer(contentful.works());
    await waitForContentfulCall();
    for (const path of [...CONTENT_PAGES, ...OTHER_PAGES]) {
      const page = await get(path);
      expect([path, page.status]).toEqual([path, 200]);
      expect([path, page.headers.get('cache-control')]).toEqual([path, 'no-cache']);
      expectCompletePage(await page.text());
    }
    for (const [path, kept] of [
      ['about', 'no-cache'],
      ['no-such-page', 'no-store'],
      ['blog/no-such-post', 'no-store'],
    ]) {
      const payload = await get(`/RSC/R/${path}.txt`);
      expect([path, payload.headers.get('cache-control')]).toEqual([path, kept]);
    }
    const about = await get('/about');
    expect(await about.text()).toContain('What we stand by');
    expect(about.headers.has('cache-tag')).toBe(false);

    await site.setSpeed(FAST);
    for (const [, handler] of FAULTS) {
      contentful.server.answer(handler);
      // The cached page would mask the failure. Once it is purged, Contentful's last responses are
      // used.
      await purgeSite(site.url);
      const page = await get('/about');
      expect(page.status).toBe(200);
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(await page.text()).toContain('What we stand by');
    }
    // A page that was not requested while Contentful worked has no stored content.
    expect((await get('/employer-branding')).status).toBe(503);
    const payload = await get('/RSC/R/employer-branding.txt');
    expect([payload.status, payload.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  test('only the parts of a page that show broken entries are omitted', {
    timeout: 60_000,
  }, async () => {
    const CHANGES: Record<string, (entry: ExportedRecord) => ExportedRecord[]> = {
      'about-hero': (entry) => [{ ...entry, fields: { ...entry.fields, image: {}, heading: {} } }],
      'about-text': (entry) => [{ ...entry, fields: { ...entry.fields, body: { 'en-US': 'x' } } }],
      'about-features': ({ sys, ...entry }) => [
        {
          ...entry,
          sys: {
            ...sys,
            contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'quiz' } },
          },
        },
      ],
      'about-action': () => [],
    };
    const { space } = contentful;
    contentful.server.answer(
      contentful.works({
        ...space,
        entries: space.entries.flatMap((entry) => CHANGES[entry.sys.id]?.(entry) ?? [entry]),
      }),
    );
    const page = await get('/about');
    expect(page.status).toBe(200);
    const html = await page.text();
    expectCompletePage(html);
    expect(html).toContain('Who you’ll meet');
    for (const hiddenText of ['We answer', 'What we stand by', 'Come and see us'])
      expect(html).not.toContain(hiddenText);
  });

  test('with an empty content space, content pages are missing and the rest of the site works', {
    timeout: 60_000,
  }, async () => {
    contentful.server.answer(contentful.works({ ...contentful.space, entries: [], assets: [] }));
    for (const path of ['/about', '/outsourcing', '/hire/support']) {
      const page = await get(path);
      expect([path, page.status, page.headers.get('retry-after')]).toEqual([path, 404, null]);
      expect(page.headers.get('cache-control')).toBe('no-store');
      const html = await page.text();
      expectCompletePage(html);
      expect(html).toContain('This page isn’t available');
    }
    // These pages exist only as content entries.
    for (const path of ['/blog/back-after-a-break', '/privacy']) {
      const page = await get(path);
      expect([path, page.status]).toEqual([path, 404]);
      expect(await page.text()).not.toContain('<header class="site-header"');
    }
    for (const path of ['/blog', ...OTHER_PAGES]) {
      const page = await get(path);
      expect([path, page.status]).toEqual([path, 200]);
      expectCompletePage(await page.text());
    }
  });

  test('an editor with the preview token sees a draft and its payload, and other visitors do not', async () => {
    const DRAFT = '/blog/counter-offers';
    expect((await get(DRAFT)).status).toBe(404);
    const enter = await fetch(`${site.url}/preview`, {
      method: 'POST',
      headers: BROWSER,
      redirect: 'manual',
      body: new URLSearchParams({ token: 'preview-token', path: DRAFT }),
    });
    expect([enter.status, enter.headers.get('location')]).toEqual([303, DRAFT]);
    const cookie = enter.headers.get('set-cookie')?.split(';')[0] ?? '';
    for (const path of [DRAFT, `/RSC/R${DRAFT}.txt`]) {
      const page = await get(path, { cookie });
      expect(page.status).toBe(200);
      expect(page.headers.get('cache-control')).toBe('private, no-store');
      expect(page.headers.get('x-robots-tag')).toBe('noindex');
      const text = await page.text();
      expect(text).toContain('The counter-offer');
      expect(text).toContain('You’re viewing drafts');
    }
    const others = await get('/blog', { cookie: `${cookie}x` });
    expect(await others.text()).not.toContain('You’re viewing drafts');
  });

  test('the webhook accepts requests signed by Contentful and refuses others', async () => {
    const good = await sendWebhook('about-hero', 'hero');
    expect([good.status, await good.json()]).toEqual([
      200,
      { purged: ['entry:about-hero', 'content-type:hero', 'content'] },
    ]);
    const bad = await sendWebhook('about-hero', 'hero', {
      'x-contentful-signature': 'x'.repeat(64),
    });
    expect([bad.status, (await bad.json()).error.code]).toEqual([403, 'bad_signature']);
    const hookResponse = await get('/hooks/contentful', { accept: 'application/json' });
    expect([hookResponse.status, (await hookResponse.json()).error.status]).toEqual([405, 405]);
  });

  test('after the webhook, a new menu appears on the second visit, and a new redirect works immediately', async () => {
    const { space } = contentful;
    const change = (changes: Record<string, Record<string, unknown> | null>): void =>
      contentful.server.answer(
        contentful.works({
          ...space,
          entries: space.entries.flatMap((entry) => {
            const fields = changes[entry.sys.id];
            if (fields === null) return [];
            const own = Object.entries(fields ?? {}).map(([name, value]) => [
              name,
              { 'en-US': value },
            ]);
            return [{ ...entry, fields: { ...entry.fields, ...Object.fromEntries(own) } }];
          }),
        }),
      );
    expect(await (await get('/jobs')).text()).not.toContain('Every open job');
    expect((await get('/never-was')).status).toBe(404);

    // Editors removed and redirected this page.
    change({
      'link-jobs': { label: 'Every open job' },
      'page-outsourcing': null,
      'redirect-careers': { from: '/outsourcing', to: '/employer' },
    });
    await sendWebhook('link-jobs', 'link');
    await sendWebhook('redirect-careers', 'redirect');
    const visit = async (path: string) => (await get(path)).text();
    await visit('/jobs');
    await expect.poll(() => visit('/jobs'), { timeout: 20_000 }).toContain('Every open job');
    const led = await get('/outsourcing');
    expect([led.status, led.headers.get('location')]).toEqual([308, '/employer']);
  });
});
