/** The default agency, used until the content service provides settings. */
export const SITE = {
  name: 'Rolecall',
  /** The part of the agency's name that is highlighted in the wordmark. */
  nameHighlight: 'call',
  tagline: 'Jobs that tell you who, where and how much.',
  email: 'hello@rolecall.example',
  /** The maximum number of working days until an applicant gets an answer. */
  answerDays: 10,
} as const;
