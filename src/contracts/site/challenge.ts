import type { Endpoint } from '../endpoints/endpoint.ts';

/** Turnstile, where its keys are set: the token of its widget goes with calls of `challenge`. */

/** Of the widget's script and its frame. */
export const TURNSTILE_ORIGIN = 'https://challenges.cloudflare.com';

export const CHALLENGE_HEADER = 'x-turnstile-token';

/** The widget's own field: it writes it into the form that it stands in. */
export const CHALLENGE_FIELD = 'cf-turnstile-response';

/** What a token is good for: Turnstile's `action`, one a form. */
export const challengeAction = ({ path }: Pick<Endpoint, 'path'>): string =>
  path.slice(path.lastIndexOf('/') + 1);
