import { ASHBY } from './ashby.ts';
import type { FeedFormat } from './feed-format.ts';
import { GREENHOUSE } from './greenhouse.ts';
import { JOB_POSTING } from './job-posting.ts';
import { isObject } from './json-values.ts';
import { LEVER } from './lever.ts';
import { PERSONIO } from './personio.ts';
import { RECRUITEE } from './recruitee.ts';
import { SMARTRECRUITERS } from './smartrecruiters.ts';
import { WORKABLE } from './workable.ts';

/** The formats of other systems. No input has the shape of two of them. */
export const FEED_FORMATS: readonly FeedFormat[] = [
  ...[GREENHOUSE, LEVER, ASHBY, WORKABLE, PERSONIO, SMARTRECRUITERS, RECRUITEE, JOB_POSTING],
];

/** The format whose shape an input has; undefined if it has none. */
export const recognizeFormat = (input: unknown): FeedFormat | undefined =>
  FEED_FORMATS.find(({ find }) => find(input) !== undefined);

/** The properties that hold the postings. */
const LISTS = ['@graph', 'itemListElement', ...FEED_FORMATS.map(({ list }) => list)];

/** Whether an input has the shape of a feed without postings, which does not tell its format. */
export const isEmptyFeed = (input: unknown): boolean => {
  const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
  if (!isObject(input)) return isEmpty(input);
  return LISTS.some((list) => list !== '' && isEmpty(input[list]));
};
