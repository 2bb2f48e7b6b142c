import type { SourceSettings } from '../../../src/contracts/site/sources.ts';
import { SOURCE_MS } from '../../../src/lib/deadlines.ts';
import { fnv1a } from '../../../src/lib/fnv1a.ts';
import type { FeedFormat, FeedJob } from '../imports/feeds/feed-format.ts';
import { FEED_FORMATS, isEmptyFeed, recognizeFormat } from '../imports/feeds/formats.ts';
import { type JsonObject, readObject } from '../imports/feeds/json-values.ts';
import { parseXml } from '../imports/feeds/parse-xml.ts';
import { FEED_MAX_BYTES, fetchFeed } from './fetch-feed.ts';
import { ReadingFailure } from './reading-failure.ts';

/** A posting in a list, and its position, such as `jobs[3]`. */
export interface Posting {
  readonly at: string;
  readonly job: FeedJob;
  /** Identifies what the list says about it: the same in the next list, unless something changed. */
  readonly given: string;
}

const identify = (job: FeedJob): string =>
  `${fnv1a(JSON.stringify(job)).toString(36)} ${job.requisitionId ?? ''}`;

/** A source's whole list. */
export interface Feed {
  /** Undefined if the list is empty. */
  readonly format: FeedFormat | undefined;
  readonly postings: readonly Posting[];
  /** The number of records that are not public. */
  readonly unlisted: number;
  readonly hash: string;
}

/** D1 allows 1,000 statements in an invocation; a new list of 10,000 postings takes 550. */
const POSTINGS_MAX = 15_000;
/** 20,000 postings in pages of 100. */
const PAGES_MAX = 200;

const parse = (text: string): unknown => {
  const isXml = /^\s*</.test(text);
  try {
    return isXml ? parseXml(text) : JSON.parse(text);
  } catch (cause) {
    throw new ReadingFailure(
      isXml
        ? 'It is neither JSON nor complete XML: probably a page with an error message, or it was cut off.'
        : 'It is not complete JSON: probably an error message, or it was cut off.',
      0,
      { cause },
    );
  }
};

const findFormat = (input: unknown, named: string | undefined): FeedFormat | undefined => {
  const format = named
    ? FEED_FORMATS.find(({ name, find }) => name === named && find(input) !== undefined)
    : recognizeFormat(input);
  if (format || isEmptyFeed(input)) return format;
  throw new ReadingFailure(
    named
      ? `It does not have the shape of ${FEED_FORMATS.find(({ name }) => name === named)?.label}.`
      : 'It has none of the known formats (docs/operating.md, Feeds of other systems).',
  );
};

/** A page of a list. */
interface Page {
  readonly format: FeedFormat | undefined;
  readonly input: JsonObject;
  readonly records: readonly JsonObject[];
}

const readPage = (text: string, named: string | undefined): Page => {
  const input = parse(text);
  const format = findFormat(input, named);
  return { format, input: readObject(input), records: format?.find(input) ?? [] };
};

/**
 * Loads a source's list, page by page if the system divides it.
 * @throws ReadingFailure if it is not whole: it has another shape, or fewer postings than it says;
 * or if it has too many
 */
export const loadFeed = async ({
  url,
  format: named,
}: Pick<SourceSettings, 'url' | 'format'>): Promise<Feed> => {
  const signal = AbortSignal.timeout(SOURCE_MS);
  const pages: Page[] = [];
  const hashes: string[] = [];
  let leftBytes = FEED_MAX_BYTES;
  let next: URL | undefined = new URL(url);
  let found = 0;
  while (next && pages.length < PAGES_MAX) {
    const { text, size, hash } = await fetchFeed(next.href, signal, leftBytes);
    leftBytes -= size;
    hashes.push(hash);
    const page = readPage(text, named ?? pages[0]?.format?.name);
    pages.push(page);
    found += page.records.length;
    if (found > POSTINGS_MAX) {
      throw new ReadingFailure(`It has more than ${POSTINGS_MAX} postings.`);
    }
    next = page.records.length > 0 ? page.format?.nextPage?.(next, page.input, found) : undefined;
  }
  const format = pages.find((page) => page.format)?.format;
  // An empty list has no format of its own, but may say how many postings there are.
  const known = format ?? FEED_FORMATS.find(({ name }) => name === named);
  const total = pages[0] && known?.total?.(pages[0].input);
  if (total !== undefined && found < total) {
    throw new ReadingFailure(`It says that it has ${total} postings, but ${found} arrived.`);
  }
  const postings: Posting[] = [];
  let at = 0;
  for (const { records, input } of pages) {
    for (const record of records) {
      const job = format?.read(record, input);
      if (job) postings.push({ at: `${format?.list}[${at}]`, job, given: identify(job) });
      at += 1;
    }
  }
  return { format, postings, unlisted: at - postings.length, hash: hashes.join(' ') };
};
