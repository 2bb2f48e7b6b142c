import { beforeEach, expect, test, vi } from 'vitest';
import type { ReturnedForm } from '../../src/lib/runtime.ts';
import { createContext } from '../../tests/support/request-context.ts';
import { database } from '../../tests/support/test-database.ts';
import { rotateKeys } from '../backend/signed-links/rotate-keys.ts';
import { contentTokens } from '../content/tokens.ts';
import type { Bindings } from '../env.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { asPreview, isPreviewing, respondToPreview } from './preview.ts';

/** The forms that were rendered again, with the submitted values. */
const { shown } = vi.hoisted(() => ({ shown: [] as ReturnedForm[] }));
vi.mock('./render/render-form-again.ts', () => ({
  renderFormAgain: async (_path: string, _post: RequestContext, form: ReturnedForm) => {
    shown.push(form);
    return { status: 200, headers: new Headers(), body: 'the form' };
  },
}));
beforeEach(() => void shown.splice(0));

const NOW = Date.parse('2026-11-21T12:00:00Z');
const HOUR_MS = 60 * 60 * 1000;
const SPACE = { CONTENTFUL_SPACE_ID: 'acme', CONTENTFUL_ACCESS_TOKEN: 'public-token' };

const createBindings = (variables: Record<string, string> = {}) =>
  ({ ...database.both, RATE_LIMITS: 'off', ...variables }) as unknown as Bindings;
const withToken = (token = 'draft-token') =>
  createBindings({ ...SPACE, CONTENTFUL_PREVIEW_TOKEN: token });

const get = (path: string, cookie = '') =>
  new Request(`https://site.example${path}`, { headers: { cookie } });
const post = (fields: Record<string, string>) =>
  new Request('https://site.example/preview', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });

const sendRequest = async (request: Request, bindings: Bindings, now = NOW) => {
  const response = await respondToPreview(createContext(request, bindings), now);
  return { response, form: shown[0] };
};

/** The cookie that an editor gets for submitting the correct token. */
const enter = async (bindings: Bindings, token = 'draft-token', path = '/blog/x') => {
  const { response } = await sendRequest(post({ token, path }), bindings);
  return response?.headers.get('set-cookie')?.split(';')[0] ?? '';
};

test('submitting the correct token redirects to the page and sets an hour-long cookie for this host only', async () => {
  const { response } = await sendRequest(
    post({ token: ' draft-token ', path: '/blog/x?page=2#end' }),
    withToken(),
  );
  expect(response?.status).toBe(303);
  expect(response?.headers.get('location')).toBe('/blog/x?page=2#end');
  expect(response?.headers.get('cache-control')).toBe('private, no-store');
  expect(response?.headers.get('set-cookie')).toMatch(
    /^__Host-preview=\d+\.[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=3600$/,
  );
});

test('an editor who has the cookie sees drafts and is redirected without seeing the form', async () => {
  const bindings = withToken();
  const cookie = await enter(bindings);
  expect(await isPreviewing(createContext(get('/', `a=b; ${cookie}; c=d`), bindings), NOW)).toBe(
    true,
  );
  const { response } = await sendRequest(get('/preview?path=/blog/y', cookie), bindings);
  expect(response?.status).toBe(303);
  expect(response?.headers.get('location')).toBe('/blog/y');
});

test('an editor without the cookie gets the form', async () => {
  expect((await sendRequest(get('/preview?path=/blog/y'), withToken())).response).toBeUndefined();
});

test('the cookie becomes invalid after an hour or when the token changes', async () => {
  const cookie = await enter(withToken());
  const at = (now: number, bindings: Bindings) =>
    isPreviewing(createContext(get('/', cookie), bindings), now);
  expect(await at(NOW + HOUR_MS - 1000, withToken())).toBe(true);
  expect(await at(NOW + HOUR_MS, withToken())).toBe(false);
  expect(await at(NOW, withToken('another-token'))).toBe(false);
  expect(await at(NOW, createBindings(SPACE))).toBe(false);
});

test('refuses an altered or forged cookie', async () => {
  const bindings = withToken();
  const cookie = await enter(bindings);
  const [, expires = '', signature = ''] = /=(\d+)\.(.+)$/.exec(cookie) ?? [];
  const later = Number(expires) + HOUR_MS;
  for (const value of [
    '',
    'x',
    `${later}`,
    `${later}.${signature}`,
    `${expires}.`,
    `.${signature}`,
  ]) {
    const context = createContext(get('/', `__Host-preview=${value}`), bindings);
    expect(await isPreviewing(context, NOW)).toBe(false);
  }
});

test.each([
  ['wrong', 'This preview token isn’t valid. Check it and try again.'],
  ['public-token', 'This preview token isn’t valid. Check it and try again.'],
  ['', 'Enter the preview token.'],
])('shows the form again and sets no cookie for the token %j', async (token, said) => {
  const { response, form } = await sendRequest(post({ token, path: '/blog/x' }), withToken());
  expect(response?.status).toBe(422);
  expect(response?.headers.get('set-cookie')).toBeNull();
  expect(form).toMatchObject({ values: { path: ['/blog/x'] }, errors: { token: [said] } });
});

test('the built-in content has a preview token of its own', async () => {
  const { preview, delivery } = await contentTokens(database.both.PEOPLE, NOW);
  expect(await enter(createBindings(), preview)).toContain('__Host-preview=');
  expect(await enter(createBindings(), delivery)).toBe('');
});

test('after a rotation of the keys, editors stay in the preview and may enter it with either token', async () => {
  const bindings = createBindings();
  const { preview: old } = await contentTokens(database.both.PEOPLE, NOW);
  const cookie = await enter(bindings, old);
  await rotateKeys(database.both.PEOPLE, ['content', 'preview'], NOW);
  const { preview: young } = await contentTokens(database.both.PEOPLE, NOW);
  expect(young).not.toBe(old);
  for (const value of [cookie, await enter(bindings, old), await enter(bindings, young)]) {
    expect(await isPreviewing(createContext(get('/', value), bindings), NOW)).toBe(true);
  }
});

test('a space without a preview token has no preview', async () => {
  await expect(sendRequest(get('/preview'), createBindings(SPACE))).rejects.toMatchObject({
    status: 404,
  });
  await expect(sendRequest(post({ token: '' }), createBindings(SPACE))).rejects.toMatchObject({
    status: 404,
  });
});

test('leaving the preview by POST deletes the cookie, but following a link to the same path does not', async () => {
  const leave = 'https://site.example/preview/leave';
  const { response } = await sendRequest(new Request(leave, { method: 'POST' }), withToken());
  expect(response?.headers.get('location')).toBe('/');
  expect(response?.headers.get('set-cookie')).toMatch(/^__Host-preview=; .*Max-Age=0$/);
  const linked = (await sendRequest(get('/preview/leave'), withToken())).response;
  expect(linked?.headers.get('location')).toBe('/');
  expect(linked?.headers.has('set-cookie')).toBe(false);
});

test('the form never redirects to another site', async () => {
  const path = '/.//evil.example';
  const { response } = await sendRequest(post({ token: 'draft-token', path }), withToken());
  expect(response?.headers.get('location')).toBe('/');
});

test('a path cannot inject a response header', async () => {
  const path = '/blog/x\r\nset-cookie: a=b';
  const { response } = await sendRequest(post({ token: 'draft-token', path }), withToken());
  expect(response?.headers.get('location')).toBe('/blog/xset-cookie:%20a=b');
});

test('a page with drafts is neither cached nor indexed', () => {
  const pageHeaders = new Headers({ 'cache-control': 'public, max-age=60' });
  const page = { status: 503, headers: pageHeaders, body: 'page' };
  const { status, headers } = asPreview(page);
  expect(status).toBe(503);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
});
