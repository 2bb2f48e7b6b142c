import { expect, test } from 'vitest';
import type { ApplicationDetail } from '../../src/contracts/ops.ts';
import { applicationText } from './application-text.ts';

type Review = ApplicationDetail['reviews'][number];

const FIRST: Review['versions'][number] = {
  status: 'received',
  recommendation: 'no',
  attributes: [{ name: 'Skills', rating: 2, note: '' }],
  comment: 'Too young.',
  at: '2026-11-20T12:00:00.000Z',
  namesOpen: false,
};
const LAST: typeof FIRST = {
  ...{ ...FIRST, recommendation: 'strong_yes', comment: 'My niece!\nVersion 3 of 3: none' },
  ...{ at: '2026-11-21T12:00:00.000Z', namesOpen: true },
};

/** Formats an application and returns its review, which comes after all other fields. */
const formatReview = (changes: Partial<Review>) => {
  const review = {
    ...{ reviewer: { name: 'Eva', email: 'eva@client.example', kind: 'client' }, ...LAST },
    ...{ requestedAt: '2026-11-19T12:00:00.000Z', submittedAt: LAST.at, ...changes },
  };
  const application = {
    ...{
      id: 'a',
      status: 'submitted',
      pendingMove: null,
      statusAt: {},
      links: {},
      answers: [],
      feedback: [],
      earlier: [],
      newest: null,
    },
    ...{ submittedAt: FIRST.at, coverLetter: null, referrer: null, reviews: [review] },
  };
  const text = applicationText(application as unknown as ApplicationDetail);
  return text.slice(text.indexOf('Review by'));
};

const CURRENT_REVIEW = `Review by Eva (client, eva@client.example): Strong yes, 2026-11-21 12:00
  Skills: 2 of 5
  My niece!
  Version 3 of 3: none`;

test('a review that was submitted only once is shown only once', () => {
  expect(formatReview({ versions: [LAST] })).toBe(CURRENT_REVIEW);
  expect(formatReview({ versions: [] })).toBe(CURRENT_REVIEW);
});

test('a changed review shows its first version and which versions were written after names were revealed', () => {
  expect(formatReview({ versions: [FIRST, LAST] })).toBe(`${CURRENT_REVIEW}
Version 1 of 2: No, 2026-11-20 12:00, before names were revealed
  Skills: 2 of 5
  Too young.
Version 2 of 2: Strong yes, 2026-11-21 12:00, after names were revealed`);
  expect(formatReview({ versions: [{ ...FIRST, namesOpen: null }, LAST] })).toContain(
    'Version 1 of 2: No, 2026-11-20 12:00, unknown whether names were revealed\n',
  );
});

test('a declined review that is requested again still shows that it was declined', () => {
  const declined: typeof FIRST = {
    ...{ ...FIRST, status: 'declined', recommendation: null, comment: 'I know her.' },
    attributes: [],
  };
  const requested = { attributes: [], comment: '', recommendation: null, submittedAt: null };
  expect(formatReview({ ...requested, status: 'requested', versions: [declined] })).toBe(
    `Review by Eva (client, eva@client.example): requested 2026-11-19 12:00, not submitted yet
Version 1 of 1: declined, 2026-11-20 12:00, before names were revealed
  I know her.`,
  );
});

test('a pending move is shown with its time and the operator’s text', () => {
  const application = {
    ...{ id: 'a', status: 'submitted', statusAt: {}, links: {}, answers: [], feedback: [] },
    ...{ earlier: [], newest: null },
    ...{ submittedAt: FIRST.at, coverLetter: null, referrer: null, reviews: [] },
    pendingMove: {
      ...{ to: 'offered', effectiveAt: LAST.at, silent: false, message: 'Dear Ada,\nwelcome!' },
    },
  };
  const text = applicationText(application as unknown as ApplicationDetail);
  expect(text).toMatch(/^pending move +offered at 2026-11-21 12:00, with a text of your own$/m);
  expect(text).toContain('Text of the email about the pending move\n  Dear Ada,\n  welcome!');
});
