import type { Endpoint } from '../endpoints/endpoint.ts';

/** Turnstile, if its keys are set: calls with `challenge` carry the token of its widget. */

/** Origin of the widget's script and frame. */
export const TURNSTILE_ORIGIN = 'https://challenges.cloudflare.com';

export const CHALLENGE_HEADER = 'x-turnstile-token';

/** The field that the widget adds to its form. */
export const CHALLENGE_FIELD = 'cf-turnstile-response';

/** Turnstile's `action`, which limits a token to one form. */
export const challengeAction = ({ path }: Pick<Endpoint, 'path'>): string =>
  path.slice(path.lastIndexOf('/') + 1);
