import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Space } from '../../worker/content/space.ts';
import { Trouble } from '../local.ts';

const LinkSchema = v.looseObject({
  sys: v.object({ type: v.literal('Link'), linkType: v.string(), id: v.string() }),
});

const RecordSchema = v.looseObject({
  metadata: v.optional(v.looseObject({ tags: v.array(LinkSchema) })),
  sys: v.looseObject({
    id: v.string(),
    type: v.picklist(['Entry', 'Asset']),
    createdAt: v.string(),
    updatedAt: v.string(),
    publishedVersion: v.optional(v.number()),
    contentType: v.optional(LinkSchema),
  }),
  fields: v.record(v.string(), v.record(v.string(), v.unknown())),
});

const SpaceSchema = v.looseObject({
  contentTypes: v.array(
    v.looseObject({
      sys: v.looseObject({ id: v.string() }),
      name: v.string(),
      fields: v.array(
        v.looseObject({
          id: v.string(),
          type: v.string(),
          validations: v.optional(v.array(v.looseObject({})), []),
        }),
      ),
    }),
  ),
  entries: v.array(RecordSchema),
  assets: v.array(RecordSchema),
  tags: v.optional(v.array(v.looseObject({ sys: v.looseObject({ id: v.string() }) })), []),
  locales: v.pipe(
    v.array(v.looseObject({ code: v.string(), default: v.boolean() })),
    v.check((locales) => locales.some((locale) => locale.default), 'there is no default locale'),
  ),
});

const parseSpace = (json: unknown, name: string): Space => {
  const parsed = v.safeParse(SpaceSchema, json);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Trouble(
      `${name} is not a valid export of a Contentful space: ${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`,
    );
  }
  return parsed.output as unknown as Space;
};

/**
 * Reads a space in Contentful's export format from a file.
 * @throws Trouble if it cannot be read or is not an export
 */
export const readSpace = (file: string): Space => {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new Trouble(`The file ${file} does not exist.`);
  }
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Trouble(`${file} is not valid JSON: ${(error as Error).message}`);
  }
  return parseSpace(json, file);
};

/**
 * Writes the whole file. If anything fails, the old file is left unchanged.
 * @throws Trouble if the space is invalid or empty
 */
export const writeSpace = (file: string, space: Space): void => {
  const { entries } = parseSpace(space, 'The downloaded space');
  if (entries.length === 0) {
    throw new Trouble(
      `The space has no entries; ${file} is unchanged. Check CONTENTFUL_ENVIRONMENT.`,
    );
  }
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, `${JSON.stringify(space, null, 2)}\n`);
  renameSync(unfinished, file);
};
