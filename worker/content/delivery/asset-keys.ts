import { readBody } from '../../http/body/read-body.ts';
import { HttpError } from '../../http/http-error.ts';
import { keyedHash } from '../../http/secrets.ts';
import { badRequest, DeliveryError } from './delivery-error.ts';

/** docs/specification.md, row 5.4: a key expires at most 2880 minutes (48 hours) from now. */
const MAX_LIFETIME_S = 2880 * 60;

const BODY_MAX_BYTES = 1024;

const refuse = (value: unknown, reason: string) =>
  new DeliveryError(422, 'ValidationFailed', `Invalid "expiresAt" provided, ${reason}`, {
    errors: [{ name: 'expiresAt', path: ['expiresAt'], value, details: reason }],
  });

/**
 * Creates a key for signed asset URLs that expires at `expiresAt` (Unix seconds). The embedded
 * assets are public and need no key, but a client that requests one gets a working key.
 * @throws DeliveryError 422 by the rules in docs/specification.md, row 5.4
 */
export const createAssetKey = async (
  body: unknown,
  { key, space, now }: { key: string; space: string; now: number },
): Promise<{ policy: string; secret: string }> => {
  const { expiresAt } = (body ?? {}) as { readonly expiresAt?: unknown };
  const nowS = Math.floor(now / 1000);
  if (typeof expiresAt !== 'number' || !Number.isFinite(expiresAt)) {
    throw refuse(expiresAt, 'only numeric values are allowed for timestamps');
  }
  if (expiresAt < nowS) {
    throw refuse(expiresAt, `value (${expiresAt}) cannot be in the past`);
  }
  if (expiresAt > nowS + MAX_LIFETIME_S) {
    throw refuse(expiresAt, `value (${expiresAt}) cannot be more than 48 hours ahead`);
  }
  const policy = btoa(JSON.stringify({ space, exp: expiresAt }));
  return { policy, secret: await keyedHash(key, `asset key ${policy}`) };
};

/**
 * Reads the body of a request for an asset key.
 * @throws DeliveryError 400, 413
 */
export const readKeyRequest = async (request: Request): Promise<unknown> => {
  try {
    const body = await readBody(request, BODY_MAX_BYTES, 'The body is too large.');
    return JSON.parse(new TextDecoder().decode(body));
  } catch (error) {
    if (error instanceof HttpError) throw new DeliveryError(413, 'RequestTooLarge', error.message);
    throw badRequest('The body you sent is not valid JSON.');
  }
};
