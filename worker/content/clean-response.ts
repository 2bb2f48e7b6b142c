import * as v from 'valibot';
import { LinkSchema } from '../../src/lib/content/wire-entry.ts';

/**
 * Contentful's client resolves links recursively across a whole response without validating it, so
 * one malformed record would break every page whose response contains that record. This module
 * removes only the malformed field or record.
 */

/**
 * Maximum nesting depth: far more than rich text needs, even though each nested list in it takes
 * four levels.
 */
const LEVELS_MAX = 200;

/** The properties of a record that the client reads. */
const RecordSchema = v.looseObject({
  sys: v.looseObject({
    type: v.string(),
    id: v.string(),
    space: v.optional(LinkSchema),
    environment: v.optional(LinkSchema),
  }),
});
type ContentRecord = v.InferOutput<typeof RecordSchema>;

const ListSchema = v.looseObject({
  sys: v.looseObject({ type: v.literal('Array') }),
  total: v.number(),
  items: v.array(v.unknown()),
  includes: v.optional(v.record(v.string(), v.array(v.unknown()))),
});

const ResourceLinkSchema = v.object({
  linkType: v.string(),
  urn: v.pipe(
    v.string(),
    v.regex(/^crn:.*:spaces\/[^/]+(\/environments\/[^/]+)?\/entries\/[^/]+$/),
  ),
});

const isSound = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0 || Object.hasOwn(value, 'hasOwnProperty')) return false;
  const { sys } = value as { sys?: { type?: unknown } | null };
  if (sys?.type === 'ResourceLink' && !v.is(ResourceLinkSchema, sys)) return false;
  return Object.values(value).every((one) => isSound(one, levels - 1));
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const cleanRecord = (record: ContentRecord): ContentRecord => {
  const broken: string[] = [];
  const sound = (part: unknown) =>
    Object.entries(isObject(part) ? part : {}).filter(([name, value]) => {
      if (isSound(value, LEVELS_MAX)) return true;
      broken.push(name);
      return false;
    });
  const fields = Object.fromEntries(sound(record.fields));
  const metadata = Object.fromEntries(sound(record.metadata));
  if (broken.length > 0) {
    const fieldNames = broken.join(', ');
    console.warn(
      `Content: removed invalid fields from ${record.sys.type} ${record.sys.id}: ${fieldNames}.`,
    );
  }
  return { ...record, fields, metadata };
};

const cleanRecords = (records: readonly unknown[]): ContentRecord[] => {
  const known = records.filter((record) => v.is(RecordSchema, record));
  if (known.length < records.length) {
    console.warn(
      `Content: removed ${records.length - known.length} of ${records.length} records because they were invalid.`,
    );
  }
  return known.map(cleanRecord);
};

/**
 * The body of a list response from the delivery API, cleaned so that the client can parse it;
 * undefined for anything else.
 */
export const cleanResponse = (text: string): string | undefined => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!v.is(ListSchema, parsed)) return undefined;
  const items = cleanRecords(parsed.items);
  if (items.length === 0 && parsed.items.length > 0) return undefined;
  const includes = Object.entries(parsed.includes ?? {}).map(([name, records]) => [
    name,
    cleanRecords(records),
  ]);
  return JSON.stringify({ ...parsed, items, includes: Object.fromEntries(includes) });
};
