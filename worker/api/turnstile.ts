import * as v from 'valibot';
import type { Endpoint } from '../../src/contracts/endpoints.ts';
import {
  CHALLENGE_FIELD,
  CHALLENGE_HEADER,
  challengeAction,
  TURNSTILE_ORIGIN,
} from '../../src/contracts/site/challenge.ts';
import { CHALLENGE_MS } from '../../src/lib/deadlines.ts';
import { isLocal, readVariables } from '../env.ts';
import {
  APPLY_MAX_BYTES,
  APPLY_TOO_LARGE,
  FIELDS_MAX_BYTES,
  FIELDS_TOO_LARGE,
  findText,
} from '../http/body/form-parts.ts';
import { readBody, readRequestBody } from '../http/body/read-body.ts';
import { HttpError } from '../http/http-error.ts';
import { logError } from '../http/log-error.ts';
import type { RequestContext } from '../http/request/request-context.ts';

/*
 * Verifies Cloudflare Turnstile tokens, if Turnstile's keys are set. A form sends the token from
 * its widget, which is verified here before the call is made. Without keys, nothing is checked.
 */

const VERIFY_URL = `${TURNSTILE_ORIGIN}/turnstile/v0/siteverify`;
const RESPONSE_MAX_BYTES = 16 * 1024;
const TOKEN_MAX_LENGTH = 2_048;

const ResponseSchema = v.object({
  success: v.boolean(),
  hostname: v.optional(v.string(), ''),
  action: v.optional(v.string(), ''),
  'error-codes': v.optional(v.array(v.string()), []),
});

const failed = () =>
  new HttpError(422, 'challenge_failed', 'We couldn’t confirm that you’re human.', {
    fields: {
      form: [
        'We couldn’t confirm that you’re human. Please complete the check again, then send the form.',
      ],
    },
  });

const unavailable = (cause: unknown) =>
  new HttpError(
    503,
    'challenge_unavailable',
    'The security check isn’t responding. Nothing you typed has been lost. Please send the form again in a minute.',
    { headers: { 'retry-after': '60' }, cause },
  );

const verifyToken = async (verifyUrl: string, form: Record<string, string>) => {
  const response = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams(form),
    signal: AbortSignal.timeout(CHALLENGE_MS),
  });
  if (response.status >= 500) throw new Error(`It responded with ${response.status}.`);
  const body = await readBody(response, RESPONSE_MAX_BYTES, 'The response is too long.');
  return v.parse(ResponseSchema, JSON.parse(new TextDecoder().decode(body)));
};

/**
 * The token from the widget. A call made by a script sends it in a header; otherwise, it is a form
 * field. In a form with a file, the field may come before or after the file, so the whole upload is
 * read here.
 * @throws HttpError 408, 413, 422
 */
const readToken = async (context: RequestContext, { form, file }: Endpoint): Promise<string> => {
  const { headers } = context.request;
  const inHeader = headers.get(CHALLENGE_HEADER);
  const contentType = headers.get('content-type') ?? '';
  const isForm = form !== undefined || !/^application\/json\b/i.test(contentType);
  if (inHeader !== null || !isForm) return inHeader ?? '';
  const body = file
    ? await readRequestBody(context, APPLY_MAX_BYTES, APPLY_TOO_LARGE)
    : await readRequestBody(context, FIELDS_MAX_BYTES, FIELDS_TOO_LARGE);
  const token = findText(body, contentType, CHALLENGE_FIELD, TOKEN_MAX_LENGTH) ?? '';
  // Turnstile's tokens contain only printable ASCII. Other characters would be invalid in a header.
  return /^[ -~]*$/.test(token) ? token : '';
};

/**
 * Accepts a call if its endpoint needs no challenge, or if the call has a valid token. While the
 * service is down, every call that needs a challenge is refused, but the form keeps its values.
 * @throws HttpError 422 or 503; 408 or 413 while reading an upload for its token
 */
export const requirePerson = async (
  context: RequestContext,
  endpoint: Endpoint,
  /** Overridden only in tests; not configurable. */
  verifyUrl = VERIFY_URL,
): Promise<void> => {
  const { SITE_URL, TURNSTILE_SECRET_KEY: secret } = readVariables(context.bindings);
  if (!secret || !endpoint.challenge) return;
  const token = await readToken(context, endpoint);
  const action = challengeAction(endpoint);
  if (token === '' || token.length > TOKEN_MAX_LENGTH) throw failed();

  const remoteip = context.request.headers.get('cf-connecting-ip');
  const verification = await verifyToken(verifyUrl, {
    secret,
    response: token,
    ...(remoteip && { remoteip }),
  }).catch((error: unknown) => {
    logError('Turnstile did not respond.', error);
    throw unavailable(error);
  });
  const codes = verification['error-codes'];
  if (codes.some((code) => /secret|internal-error/.test(code))) {
    console.error('Turnstile rejected the secret key or had an internal error.', codes);
    throw unavailable(codes);
  }
  // Responses for Cloudflare's testing keys do not contain this site's host name or the expected
  // action.
  const isOurs =
    isLocal(SITE_URL) ||
    (verification.hostname === new URL(SITE_URL).hostname && verification.action === action);
  if (!verification.success || !isOurs) throw failed();
};
