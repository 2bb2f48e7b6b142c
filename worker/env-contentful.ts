import * as v from 'valibot';

/** The variables for a Contentful space, used by `worker/env.ts`. */

const matchingText = (name: string, pattern: RegExp, example: string) =>
  v.pipe(v.string(), v.trim(), v.regex(pattern, `${name} must be ${example}.`));

const HOST = /^[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/i;
const host = (name: string) =>
  matchingText(
    name,
    HOST,
    'a host such as cdn.eu.contentful.com or localhost:8080, without https://',
  );

const TOKEN = /^[\x21-\x7e]+$/;
const token = (name: string) => matchingText(name, TOKEN, 'a token as shown in Contentful');

export const CONTENTFUL_ENTRIES = {
  CONTENTFUL_SPACE_ID: v.optional(
    matchingText('CONTENTFUL_SPACE_ID', /^[\w-]+$/, 'a space id as shown in Contentful'),
  ),
  CONTENTFUL_ACCESS_TOKEN: v.optional(token('CONTENTFUL_ACCESS_TOKEN')),
  CONTENTFUL_ENVIRONMENT: v.optional(
    matchingText(
      'CONTENTFUL_ENVIRONMENT',
      /^[a-z\d_-][\w.-]*$/i,
      'an environment id such as master',
    ),
    'master',
  ),
  CONTENTFUL_HOST: v.optional(host('CONTENTFUL_HOST')),
  CONTENTFUL_PREVIEW_TOKEN: v.optional(token('CONTENTFUL_PREVIEW_TOKEN')),
  CONTENTFUL_PREVIEW_HOST: v.optional(host('CONTENTFUL_PREVIEW_HOST')),
  CONTENTFUL_WEBHOOK_SECRET: v.optional(
    matchingText(
      'CONTENTFUL_WEBHOOK_SECRET',
      // Contentful's secrets are 64 characters long.
      /^[\x21-\x7e]{32,}$/,
      'the signing secret from the webhook settings, at least 32 characters',
    ),
  ),
  // 1 to 30 requests per second (docs/specification.md, row 9.3).
  CONTENTFUL_THROTTLE: v.optional(
    v.pipe(
      v.union([v.number(), v.string()]),
      v.transform(Number),
      v.check(
        (n) => Number.isInteger(n) && n >= 1 && n <= 30,
        'CONTENTFUL_THROTTLE must be a whole number of requests per second from 1 to 30.',
      ),
    ),
  ),
};

type Name = keyof typeof CONTENTFUL_ENTRIES;

/** The schema paths of all variables except CONTENTFUL_ENVIRONMENT, which has a default. */
export const CONTENTFUL_PATHS = [
  ['CONTENTFUL_SPACE_ID'],
  ['CONTENTFUL_ACCESS_TOKEN'],
  ['CONTENTFUL_HOST'],
  ['CONTENTFUL_PREVIEW_TOKEN'],
  ['CONTENTFUL_PREVIEW_HOST'],
  ['CONTENTFUL_WEBHOOK_SECRET'],
  ['CONTENTFUL_THROTTLE'],
] as const satisfies [Name][];

/** Variables that have no effect unless a space is configured. */
const SPACE_DEPENDENT = [
  'CONTENTFUL_HOST',
  'CONTENTFUL_PREVIEW_TOKEN',
  'CONTENTFUL_PREVIEW_HOST',
  'CONTENTFUL_WEBHOOK_SECRET',
  'CONTENTFUL_THROTTLE',
] as const satisfies Name[];

/** The error message for missing variables; undefined if none is missing. */
export const contentfulProblem = (
  all: Readonly<Partial<Record<Name, unknown>>>,
): string | undefined => {
  if (Boolean(all.CONTENTFUL_SPACE_ID) !== Boolean(all.CONTENTFUL_ACCESS_TOKEN)) {
    return 'CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN belong together. Set both, or neither to use the built-in content.';
  }
  const set = SPACE_DEPENDENT.filter((name) => all[name] !== undefined);
  if (set.length > 0 && !all.CONTENTFUL_SPACE_ID) {
    return `${set.join(' and ')} cannot be used: CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN are missing.`;
  }
  if (all.CONTENTFUL_PREVIEW_HOST && !all.CONTENTFUL_PREVIEW_TOKEN) {
    return 'CONTENTFUL_PREVIEW_HOST cannot be used: CONTENTFUL_PREVIEW_TOKEN is missing.';
  }
  return undefined;
};
