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
  // The JSON Schema draft that OpenAPI 3.1 uses.
  target: 'draft-2020-12',
  // JSON Schema cannot express transforms or custom checks, so they are omitted.
  errorMode: 'ignore',
  // Job paths are strings with a custom check, which JSON Schema cannot express.
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema.type === 'custom' ? { type: 'string' } : undefined,
  // Omits the replacement for an unknown value from an external service (`oneOf`), because API
  // clients need not know it.
  overrideAction({ valibotAction, jsonSchema }) {
    if (valibotAction.type !== 'metadata') return undefined;
    const { otherwise, ...rest } = jsonSchema as JsonSchema & { otherwise?: unknown };
    return rest;
  },
};

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** The contracts' exported schemas by name (`JobSummarySchema` becomes `JobSummary`). */
const NAMED: Record<string, v.GenericSchema> = Object.fromEntries(
  [application, candidate, company, contact, job, ops, reference, review, wire]
    .flatMap((module) => Object.entries(module as Record<string, unknown>))
    .filter((entry): entry is [string, v.GenericSchema] => isSchema(entry[1]))
    .map(([name, schema]) => [name.replace(/Schema$/, ''), schema]),
);

export const refTo = (name: string) => `#/components/schemas/${name}`;

const RESPONSE_CONFIG: ConversionConfig = {
  ...CONFIG,
  typeMode: 'output',
  definitions: NAMED,
  overrideRef: ({ referenceId }) => refTo(referenceId),
};

const withoutDefinitions = (schema: JsonSchema): JsonSchema => {
  const { $schema, $defs, ...rest } = schema as JsonSchema & { $defs?: unknown };
  return rest as JsonSchema;
};

/** A response's schema, with references to named schemas. */
export const responseSchema = (schema: v.GenericSchema): JsonSchema =>
  withoutDefinitions(toJsonSchema(schema, RESPONSE_CONFIG));

interface Parts {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  /** The alternatives of a variant schema. */
  readonly options?: readonly v.GenericSchema[];
}

/**
 * Whether a body may omit a field. Determined by parsing an empty object, because an optional field
 * may reject its own default, and a field with a fallback accepts anything.
 */
const isOptional = (field: v.GenericSchema): boolean => v.is(v.object({ field }), {});

/**
 * Adds `required` to each object in the JSON Schema, listing the fields that the server requires.
 */
const withRequirements = (schema: v.GenericSchema, json: JsonSchema): JsonSchema => {
  const { entries, options } = schema as Parts;
  if (options && json.oneOf) {
    const each = json.oneOf as JsonSchema[];
    return { ...json, oneOf: each.map((one, i) => withRequirements(options[i] ?? schema, one)) };
  }
  if (!entries || !json.properties) return json;
  const { required: _, properties, ...rest } = json;
  const required = Object.keys(entries).filter(
    (name) => !isOptional(entries[name] as v.GenericSchema),
  );
  const described = Object.entries(properties).map(([name, property]) => {
    // Omits the default value of a required field.
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

/** The schema of a request as sent over the wire, before trimming and conversion to numbers. */
export const inputSchema = (schema: v.GenericSchema): JsonSchema =>
  withRequirements(schema, withoutDefinitions(toJsonSchema(schema, CONFIG)));

/**
 * The schemas of a query's parameters. Each parameter is optional, and none is null on the wire.
 */
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
const listReferences = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(REFERENCE)].map(([, name = '']) => name);

/** All named schemas that `from` references, directly or indirectly. */
export const findReferencedSchemas = (from: unknown): Record<string, JsonSchema> => {
  const found: Record<string, JsonSchema> = {};
  const follow = (value: unknown) => {
    for (const name of listReferences(value)) {
      const schema = NAMED[name];
      if (!schema || name in found) continue;
      // Excludes the schema's own definition; otherwise the result would only reference itself.
      const { [name]: _, ...others } = NAMED;
      found[name] = withoutDefinitions(
        toJsonSchema(schema, { ...RESPONSE_CONFIG, definitions: others }),
      );
      follow(found[name]);
    }
  };
  follow(from);
  return found;
};
