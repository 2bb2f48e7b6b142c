import type { Feedback, Review, ReviewerDesk, Scores } from '../contracts/review.ts';
import { LONG_WORD } from './part.tsx';

const SCORES: Scores = {
  recommendation: 'yes',
  attributes: [
    { name: 'Experience', rating: 4, note: 'Nine years with gold leaf,\nthree of them alone.' },
    { name: 'Skills', rating: 5, note: '' },
    { name: 'Communication', rating: null, note: LONG_WORD },
    { name: 'Motivation', rating: 3, note: '' },
  ],
  comment: 'Ask about the frames in the town hall.\n\nI’d like to work with them.',
};

export const REVIEW: Review = {
  id: 'r1',
  applicationId: 'a1',
  reviewerId: 'grace',
  reviewerName: 'Grace',
  status: 'received',
  ...SCORES,
  requestedAt: '2026-08-01T12:00:00Z',
  submittedAt: '2026-08-03T12:00:00Z',
  version: 1,
  draft: null,
};

export const OTHER_SCORES: Scores = { ...SCORES, recommendation: 'no', comment: LONG_WORD };

type Item = ReviewerDesk['reviews'][number];

const ITEM: Item = {
  id: 'r1',
  applicationId: 'a1',
  applicant: 'Zoë Łuczak',
  job: { fid: 'gilder1', title: 'Gilder of frames', companyName: 'Ironquill' },
  status: 'requested',
  recommendation: null,
  requestedAt: '2026-11-01T12:00:00Z',
  submittedAt: null,
  hasDraft: false,
  withdrawn: false,
  needed: true,
};

export const CONSOLE_ITEMS: readonly Item[] = [
  ITEM,
  { ...ITEM, id: 'r2', applicant: 'Candidate 2', hasDraft: true },
  {
    ...ITEM,
    id: 'r3',
    status: 'received',
    recommendation: 'strong_yes',
    submittedAt: '2026-11-18T12:00:00Z',
  },
  { ...ITEM, id: 'r4', status: 'declined', submittedAt: '2026-08-18T12:00:00Z' },
  { ...ITEM, id: 'r5', withdrawn: true, needed: false },
  { ...ITEM, id: 'r7', needed: false },
  {
    ...ITEM,
    id: 'r6',
    applicant: LONG_WORD,
    job: { ...ITEM.job, title: LONG_WORD, companyName: null },
  },
  {
    ...ITEM,
    id: 'r7',
    applicant: 'ليلى حداد',
    job: { ...ITEM.job, title: 'شيف حلويات شرقية', companyName: 'واحة السدرة' },
  },
];

const FEEDBACK: Feedback = {
  id: 'f1',
  applicationId: 'a1',
  reviewerId: 'grace',
  reviewerName: 'Grace',
  comment: 'Shall we ask for pictures?\nThe letter mentions three frames.',
  at: '2026-11-18T14:02:00Z',
};

export const THREAD: readonly Feedback[] = [
  FEEDBACK,
  { ...FEEDBACK, id: 'f2', reviewerId: 'li', reviewerName: LONG_WORD, comment: LONG_WORD },
  { ...FEEDBACK, id: 'f3', reviewerId: 'w', reviewerName: 'ليلى', comment: 'نعم، من فضلك.' },
];
