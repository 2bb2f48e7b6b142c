import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { validateXML } from 'xmllint-wasm';
import type { FeedName } from '../../src/routes/hrefs.ts';

const readSchema = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

const nonEmptyText = v.pipe(v.string(), v.regex(/\S/, 'is empty'));
const address = v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'is not a web URL'));
// RFC 3339.
const time = v.pipe(v.string(), v.isoTimestamp());
const authors = v.pipe(v.array(v.strictObject({ name: nonEmptyText })), v.minLength(1));

/** The subset of JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/) that the site uses. */
const JsonFeedSchema = v.strictObject({
  version: v.literal('https://jsonfeed.org/version/1.1'),
  title: nonEmptyText,
  description: v.optional(nonEmptyText),
  home_page_url: address,
  feed_url: address,
  language: v.literal('en'),
  authors,
  // The list of items is required, even if it is empty.
  items: v.array(
    v.strictObject({
      id: nonEmptyText,
      url: address,
      title: nonEmptyText,
      content_text: nonEmptyText,
      date_published: v.optional(time),
      date_modified: v.optional(time),
      tags: v.optional(v.array(nonEmptyText)),
      authors: v.optional(authors),
    }),
  ),
});

const xmlProblems = async (texts: readonly string[], schema: string): Promise<string[]> => {
  const xml = texts.map((contents, i) => ({ fileName: `${i}.xml`, contents }));
  if (xml.length === 0) return [];
  return (await validateXML({ xml, schema, extension: 'relaxng' })).errors.map(
    ({ rawMessage }) => rawMessage,
  );
};

const PROBLEMS: Readonly<Record<FeedName, (texts: readonly string[]) => Promise<string[]>>> = {
  'feed.xml': (texts) => xmlProblems(texts, readSchema('rss.rng')),
  'atom.xml': (texts) => xmlProblems(texts, readSchema('atom.rng')),
  'feed.json': async (texts) =>
    texts.flatMap((text) => {
      const { issues = [] } = v.safeParse(JsonFeedSchema, JSON.parse(text));
      return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    }),
};

/**
 * The errors in feeds of one format, according to the format's official schema rather than our
 * code.
 */
export const feedProblems = (name: FeedName, texts: readonly string[]): Promise<string[]> =>
  PROBLEMS[name](texts);
