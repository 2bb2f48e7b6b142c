import type { Endpoint } from '../endpoints/endpoint.ts';

/** Turnstile, if its keys are configured. Calls with `challenge` carry a token from its widget. */

/** The origin that serves the widget's script and frame. */
export const TURNSTILE_ORIGIN = 'https://challenges.cloudflare.com';

export const CHALLENGE_HEADER = 'x-turnstile-token';

/** The field that the widget adds to its form. */
export const CHALLENGE_FIELD = 'cf-turnstile-response';

/** Turnstile's `action`, which restricts a token to one form. */
export const challengeAction = ({ path }: Pick<Endpoint, 'path'>): string =>
  path.slice(path.lastIndexOf('/') + 1);
