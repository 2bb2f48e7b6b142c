import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import * as application from '../../contracts/application.ts';
import * as candidate from '../../contracts/candidate.ts';
import * as company from '../../contracts/company.ts';
import * as contact from '../../contracts/contact.ts';
import * as job from '../../contracts/job.ts';
import * as ops from '../../contracts/ops.ts';
import * as reference from '../../contracts/reference.ts';
import * as review from '../../contracts/review.ts';
import * as wire from '../../contracts/wire.ts';

export type { JsonSchema };

const CONFIG: ConversionConfig = {
  // OpenAPI 3.1 takes this draft as it is.
  target: 'draft-2020-12',
  // Transforms and checks by code have no words in JSON Schema: they are left out.
  errorMode: 'ignore',
  // Job paths: strings that a pattern alone does not make one.
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema.type === 'custom' ? { type: 'string' } : undefined,
};

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** The contracts' own schemas by name (`JobSummarySchema` is `JobSummary`). */
const NAMED: Record<string, v.GenericSchema> = Object.fromEntries(
  [application, candidate, company, contact, job, ops, reference, review, wire]
    .flatMap((module) => Object.entries(module as Record<string, unknown>))
    .filter((entry): entry is [string, v.GenericSchema] => isSchema(entry[1]))
    .map(([name, schema]) => [name.replace(/Schema$/, ''), schema]),
);

export const refTo = (name: string) => `#/components/schemas/${name}`;

const ANSWER_CONFIG: ConversionConfig = {
  ...CONFIG,
  typeMode: 'output',
  definitions: NAMED,
  overrideRef: ({ referenceId }) => refTo(referenceId),
};

const bare = (schema: JsonSchema): JsonSchema => {
  const { $schema, $defs, ...rest } = schema as JsonSchema & { $defs?: unknown };
  return rest as JsonSchema;
};

/** What an answer looks like; shapes with a name of their own are references. */
export const answerSchema = (schema: v.GenericSchema): JsonSchema =>
  bare(toJsonSchema(schema, ANSWER_CONFIG));

const hasFallback = (schema: v.GenericSchema, name: string): boolean => {
  const { entries } = schema as { entries?: Record<string, object> };
  return 'fallback' in (entries?.[name] ?? {});
};

/** What may be sent, as it travels: before anything is trimmed or turned into numbers. */
export const inputSchema = (schema: v.GenericSchema): JsonSchema => {
  const { required, ...rest } = bare(toJsonSchema(schema, CONFIG));
  // What has a fallback may be left out.
  const needed = required?.filter((name) => !hasFallback(schema, name));
  return needed ? { ...rest, required: needed } : rest;
};

/** What a query's parameter may be; each is optional and none is null on the wire. */
export const querySchemas = (schema: v.GenericSchema): Record<string, JsonSchema> => {
  const { properties = {} } = toJsonSchema(schema, { ...CONFIG, typeMode: 'input' });
  return Object.fromEntries(
    Object.entries(properties).map(([name, given]) => {
      const { anyOf = [given], default: _, ...rest } = given as JsonSchema;
      const [first = {}] = anyOf.filter((one) => (one as JsonSchema).type !== 'null');
      return [name, { ...rest, ...(first as JsonSchema), default: undefined, anyOf: undefined }];
    }),
  );
};

const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;
const namesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(REFERENCE)].map(([, name = '']) => name);

/** Every named shape that something refers to, itself or by way of another. */
export const referredSchemas = (from: unknown): Record<string, JsonSchema> => {
  const found: Record<string, JsonSchema> = {};
  const follow = (value: unknown) => {
    for (const name of namesIn(value)) {
      const schema = NAMED[name];
      if (!schema || name in found) continue;
      // As a definition of itself it would only refer to itself.
      const { [name]: _, ...others } = NAMED;
      found[name] = bare(toJsonSchema(schema, { ...ANSWER_CONFIG, definitions: others }));
      follow(found[name]);
    }
  };
  follow(from);
  return found;
};
