/** The agency behind the site. The content service may say otherwise later; this is the default. */
export const SITE = {
  name: 'Rolecall',
  logoUrl: '/favicon.svg',
  tagline: 'Jobs that say who, where and how much.',
  email: 'hello@rolecall.example',
} as const;
