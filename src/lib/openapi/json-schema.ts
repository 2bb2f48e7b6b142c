import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
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
  // What an outside service's unknown value is read as (`oneOf`): nothing that a caller needs to know.
  overrideAction({ valibotAction, jsonSchema }) {
    if (valibotAction.type !== 'metadata') return undefined;
    const { otherwise, ...rest } = jsonSchema as JsonSchema & { otherwise?: unknown };
    return rest;
  },
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

interface Parts {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  /** Of a variant. */
  readonly options?: readonly v.GenericSchema[];
}

/**
 * Whether a body may leave a field out: the schema itself is tried, as an optional field may refuse its
 * own default, and what has a fallback refuses nothing.
 */
const mayBeMissing = (field: v.GenericSchema): boolean => v.is(v.object({ field }), {});

/** A JSON Schema of `schema` with the fields required that the server demands, in each of its objects. */
const withDemands = (schema: v.GenericSchema, json: JsonSchema): JsonSchema => {
  const { entries, options } = schema as Parts;
  if (options && json.oneOf) {
    const each = json.oneOf as JsonSchema[];
    return { ...json, oneOf: each.map((one, i) => withDemands(options[i] ?? schema, one)) };
  }
  if (!entries || !json.properties) return json;
  const { required: _, properties, ...rest } = json;
  const required = Object.keys(entries).filter(
    (name) => !mayBeMissing(entries[name] as v.GenericSchema),
  );
  const described = Object.entries(properties).map(([name, property]) => {
    // What must be sent has no default.
    if (!required.includes(name)) return [name, property];
    const { default: none, ...demanded } = property as JsonSchema;
    return [name, demanded];
  });
  return {
    ...rest,
    properties: Object.fromEntries(described),
    ...(required.length > 0 && { required }),
  };
};

/** What may be sent, as it travels: before anything is trimmed or turned into numbers. */
export const inputSchema = (schema: v.GenericSchema): JsonSchema =>
  withDemands(schema, bare(toJsonSchema(schema, CONFIG)));

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
