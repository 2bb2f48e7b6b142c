/** The default agency, until the content service provides settings. */
export const SITE = {
  name: 'Rolecall',
  /** The part of the name that the wordmark highlights. */
  nameHighlight: 'call',
  tagline: 'Jobs that say who, where and how much.',
  email: 'hello@rolecall.example',
  /** Working days until an applicant has an answer, at most. */
  answerDays: 10,
} as const;
