import { RECOMMENDATIONS } from '../../src/contracts/enums.ts';
import type { ApplicationDetail } from '../../src/contracts/ops.ts';
import { facts, plainText, shortDate } from './print.ts';

type Review = ApplicationDetail['reviews'][number];

const indented = (text: string) => text.replace(/^/gm, '  ');

const formatState = ({
  status,
  recommendation,
  at,
}: Pick<Review, 'status' | 'recommendation'> & { at: string | null }) => {
  const verdict = recommendation ? RECOMMENDATIONS[recommendation] : 'no recommendation';
  return `${status === 'received' ? verdict : 'declined'}, ${shortDate(at)}`;
};

const scoreLines = ({ attributes, comment }: Pick<Review, 'attributes' | 'comment'>) => [
  ...attributes
    .filter(({ rating, note }) => rating !== null || note)
    .map(({ name, rating, note }) =>
      indented(
        `${name}: ${rating === null ? 'not rated' : `${rating} of 5`}${note && `, ${note}`}`,
      ),
    ),
  ...(comment ? [indented(comment)] : []),
];

const namesText = (namesOpen: boolean | null) => {
  if (namesOpen === null) return 'unknown whether names were revealed';
  return namesOpen ? 'after names were revealed' : 'before names were revealed';
};

/**
 * Formats all versions of a review. Returns no lines if the review itself already shows everything.
 * The last version's scores are left out if the review shows them.
 */
const versionLines = ({ status, versions }: Review) =>
  status !== 'requested' && versions.length < 2
    ? []
    : versions.flatMap((version, i) => [
        `Version ${i + 1} of ${versions.length}: ${formatState(version)}, ${namesText(version.namesOpen)}`,
        ...(status !== 'requested' && i === versions.length - 1 ? [] : scoreLines(version)),
      ]);

const reviewText = (review: Review) => {
  const { name, email, kind } = review.reviewer;
  const state =
    review.status === 'requested'
      ? `requested ${shortDate(review.requestedAt)}, not submitted yet`
      : formatState({ ...review, at: review.submittedAt });
  return [
    `Review by ${name} (${kind}, ${email}): ${state}`,
    ...scoreLines(review),
    ...versionLines(review),
  ].join('\n');
};

const pendingText = ({ pendingMove }: ApplicationDetail) => {
  if (!pendingMove) return undefined;
  const { to, effectiveAt, silent, message } = pendingMove;
  const mail = message ? 'with a text of your own' : 'with the standard email';
  return `${to} at ${shortDate(effectiveAt)}, ${silent ? 'without an email' : mail}`;
};

const referralText = ({ referralId, referrer }: ApplicationDetail) =>
  referrer ? `${referralId} by ${referrer.name}, ${referrer.email}` : referralId;

const versionText = (version: ApplicationDetail['earlier'][number]) =>
  [
    `Earlier version ${version.id}, ${shortDate(version.submittedAt)}, ${version.status}`,
    indented(
      facts([
        ['name', `${version.firstName} ${version.lastName}`],
        ['phone', version.phone],
        ['location', version.location],
        ...Object.entries(version.links),
        ['resume', version.resumeName],
      ]),
    ),
    ...version.answers.map(({ label, values }) => indented(`${label}\n  ${values.join(', ')}`)),
    ...(version.coverLetter ? [indented(`Cover letter\n${version.coverLetter}`)] : []),
  ].join('\n');

/** Formats all fields of an application as text for a terminal. */
export const applicationText = (one: ApplicationDetail): string => {
  const parts = [
    facts([
      ['id', one.id],
      ['status', one.status],
      ...(one.pendingMove ? [['pending move', pendingText(one)] as const] : []),
      ['submitted', shortDate(one.submittedAt)],
      ['job', `${one.jobFid} ${one.jobTitle} (${one.company})`],
      ['name', `${one.firstName} ${one.lastName}`],
      ['email', one.email],
      ['phone', one.phone],
      ['location', one.location],
      ...Object.entries(one.links),
      ['resume', one.resumeName],
      ['source', one.source],
      ['referral', referralText(one)],
      ['newest version', one.newest],
      ...Object.entries(one.statusAt).map(
        ([status, at]) => [`${status} at`, shortDate(at)] as const,
      ),
    ]),
    ...(one.pendingMove?.message
      ? [`Text of the email about the pending move\n${indented(one.pendingMove.message)}`]
      : []),
    ...one.answers.map(({ label, values }) => `${label}\n  ${values.join(', ')}`),
    ...(one.coverLetter ? [`Cover letter\n${one.coverLetter}`] : []),
    ...one.reviews.map(reviewText),
    ...one.feedback.map(
      ({ reviewer, comment, at }) =>
        `Comment by ${reviewer.name}, ${shortDate(at)}\n${indented(comment)}`,
    ),
    ...one.earlier.map(versionText),
  ];
  return plainText(parts.join('\n\n'));
};
