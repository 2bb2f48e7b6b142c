import type * as v from 'valibot';
import { DateTimeSchema } from '../../src/contracts/wire.ts';

/** The parts of a valibot schema that are needed to create a matching value. */
interface Shape {
  readonly type: string;
  readonly entries?: Record<string, v.GenericSchema>;
  readonly options?: readonly unknown[];
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly literal?: unknown;
}

/** The simplest value that matches a response's schema; lists have one item. */
export const createSample = (schema: v.GenericSchema): unknown => {
  const { type, entries = {}, options = [], item, wrapped, literal } = schema as unknown as Shape;
  switch (type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(entries)
          .filter(([, entry]) => entry.type !== 'optional')
          .map(([name, entry]) => [name, createSample(entry)]),
      );
    case 'array':
      return item ? [createSample(item)] : [];
    case 'string':
      return schema === DateTimeSchema ? '2026-01-01' : 'text';
    // The path of a job.
    case 'custom':
      return '/some/job/path';
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'picklist':
      return options[0];
    case 'union':
    case 'variant':
      return createSample(options[0] as v.GenericSchema);
    case 'literal':
      return literal;
    case 'nullable':
    case 'null':
      return null;
    case 'optional':
      return wrapped && createSample(wrapped);
    case 'record':
    case 'unknown':
      return {};
    default:
      throw new Error(`No sample of ${type}.`);
  }
};
