import * as v from 'valibot';
import { LIFETIMES } from '../../src/contracts/lifetimes.ts';
import { PREVIEW_FORM } from '../../src/contracts/site/preview.ts';
import { parseSitePath } from '../../src/lib/parse-site-path.ts';
import { type SignedFor, signUntil, verifyUntil } from '../backend/signed-links/signed-value.ts';
import { tryPreviewTokens } from '../content/tokens.ts';
import { type Bindings, readVariables } from '../env.ts';
import { readRequestBody } from '../http/body/read-body.ts';
import { hostCookie } from '../http/headers/host-cookie.ts';
import { HttpError } from '../http/http-error.ts';
import { enforceRateLimit } from '../http/request/rate-limits.ts';
import { isRead, type RequestContext } from '../http/request/request-context.ts';
import { isSameSecret } from '../http/secrets.ts';
import type { PageResult } from './page-result.ts';
import { renderFormAgain } from './render/render-form-again.ts';
import { respondWithPage } from './respond-with-page.ts';

/*
 * Lets editors see drafts (decision 16). In exchange for the content service's preview token, they
 * get a signed cookie that is valid for an hour. The cookie only gives access to drafts; other
 * visitors' pages stay the same.
 */

const COOKIE_MAX_AGE_S = LIFETIMES.preview / 1000;
const COOKIE = /(?:^|;\s*)__Host-preview=([^;]*)/;
const FORM_MAX_BYTES = 8 * 1024;

const FormSchema = v.object({
  token: v.pipe(v.optional(v.string(), ''), v.trim()),
  path: v.optional(v.string(), '/'),
});

/** Whether drafts can be read: not if a Contentful space is configured without a preview token. */
const hasDrafts = (bindings: Bindings): boolean => {
  const { CONTENTFUL_SPACE_ID, CONTENTFUL_PREVIEW_TOKEN } = readVariables(bindings);
  return !CONTENTFUL_SPACE_ID || CONTENTFUL_PREVIEW_TOKEN !== undefined;
};

/** Calls `verify` with each token for reading drafts, until it returns a result. */
const tryTokens = async <T>(
  bindings: Bindings,
  now: number,
  verify: (token: string) => Promise<T | undefined>,
): Promise<T | undefined> => {
  const { CONTENTFUL_SPACE_ID, CONTENTFUL_PREVIEW_TOKEN } = readVariables(bindings);
  if (!CONTENTFUL_SPACE_ID) return tryPreviewTokens(bindings.PEOPLE, now, verify);
  return CONTENTFUL_PREVIEW_TOKEN ? verify(CONTENTFUL_PREVIEW_TOKEN) : undefined;
};

/** The cookie is signed with the token, so that changing the token ends every preview. */
const signedFor = (token: string): SignedFor => ({ purpose: 'preview', secret: token });

const cookie = (value: string, seconds: number) => hostCookie('__Host-preview', value, seconds);

/** Whether a request has a valid preview cookie that has not expired. */
export const isPreviewing = async (
  { request, bindings }: Pick<RequestContext, 'request' | 'bindings'>,
  now: number,
): Promise<boolean> => {
  const value = request.headers.get('cookie')?.match(COOKIE)?.[1];
  if (!value) return false;
  const verified = await tryTokens(bindings, now, (token) =>
    verifyUntil(bindings.PEOPLE, signedFor(token), value, now),
  );
  return verified !== undefined;
};

const seeOther = (location: string, setCookie?: string): Response =>
  new Response(null, {
    status: 303,
    headers: {
      location,
      'cache-control': 'private, no-store',
      ...(setCookie && { 'set-cookie': setCookie }),
    },
  });

const enter = async (context: RequestContext, now: number): Promise<Response> => {
  const { bindings } = context;
  const body = await readRequestBody(context, FORM_MAX_BYTES, 'The form is too large.');
  const { token, path } = v.parse(
    FormSchema,
    Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body))),
  );
  const known = await tryTokens(bindings, now, async (valid) =>
    (await isSameSecret(token, valid)) ? valid : undefined,
  );
  if (known !== undefined) {
    const until = now + LIFETIMES.preview;
    const value = await signUntil(bindings.PEOPLE, signedFor(known), { until, now });
    return seeOther(parseSitePath(path) ?? '/', cookie(value, COOKIE_MAX_AGE_S));
  }
  const page = await renderFormAgain(PREVIEW_FORM, context, {
    action: PREVIEW_FORM,
    values: { path: [parseSitePath(path) ?? '/'] },
    errors: {
      token: [
        token
          ? 'This preview token isn’t valid. Check it and try again.'
          : 'Enter the preview token.',
      ],
    },
  });
  return respondWithPage(page.status === 200 ? { ...asPreview(page), status: 422 } : page, context);
};

/**
 * `/preview?path=…` redirects an editor to a page with its drafts: immediately if the editor has
 * the cookie, otherwise after the form has been posted here. `/preview/leave` ends the preview.
 * Returns undefined if the form must be rendered.
 * @throws HttpError 404 if drafts cannot be read
 */
export const respondToPreview = async (
  context: RequestContext,
  now = Date.now(),
): Promise<Response | undefined> => {
  const { request, url, bindings } = context;
  const isPost = request.method === 'POST';
  if (!isPost && !isRead(context)) return undefined;
  if (isPost) await enforceRateLimit(context);
  if (url.pathname === `${PREVIEW_FORM}/leave`) {
    // Only a POST, which the preview bar sends, ends the preview. A GET must not, because any site
    // may link to this path.
    return seeOther('/', isPost ? cookie('', 0) : undefined);
  }
  if (!hasDrafts(bindings))
    throw new HttpError(404, 'not_found', `Page not found: ${url.pathname}`);
  if (isPost) return enter(context, now);
  const isIn = await isPreviewing(context, now);
  return isIn ? seeOther(parseSitePath(url.searchParams.get('path') ?? '') ?? '/') : undefined;
};

/** Marks a page with drafts as private to the editor. */
export const asPreview = (page: PageResult): PageResult => {
  const headers = new Headers(page.headers);
  headers.set('cache-control', 'private, no-store');
  headers.set('x-robots-tag', 'noindex');
  return { ...page, headers };
};
