/** The agency behind the site, until its settings in the content service say otherwise. */
export const SITE = {
  name: 'Rolecall',
  /** The part of the name that the wordmark highlights. */
  nameHighlight: 'call',
  tagline: 'Jobs that say who, where and how much.',
  email: 'hello@rolecall.example',
} as const;
