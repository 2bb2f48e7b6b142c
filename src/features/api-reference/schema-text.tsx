import type { ReactNode } from 'react';
import type { JsonSchema } from '../../lib/openapi/json-schema.ts';

/** Returns the anchor of a named schema on the page. */
export const shapeId = (name: string) => `shape-${name}`;

const joined = (parts: ReactNode[], separator: string) =>
  parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a schema never change places.
    <span key={i}>
      {i > 0 && separator}
      {part}
    </span>
  ));

const limits = ({ minLength, maxLength, minimum, maximum }: JsonSchema): string => {
  const range = (min: number | undefined, max: number | undefined, unit: string) =>
    max === undefined ? '' : ` (${min === undefined ? 'up' : min} to ${max}${unit})`;
  return range(minLength, maxLength, ' characters') + range(minimum, maximum, '');
};

const Fields = ({ schema, indent }: { schema: JsonSchema; indent: string }) => {
  const { properties = {}, required = [] } = schema;
  const inner = `${indent}  `;
  return (
    <>
      {'{\n'}
      {Object.entries(properties).map(([name, field]) => (
        <span key={name}>
          {inner}
          <b>{name}</b>
          {required.includes(name) ? ': ' : '?: '}
          <SchemaText schema={field as JsonSchema} indent={inner} />
          {'\n'}
        </span>
      ))}
      {`${indent}}`}
    </>
  );
};

/**
 * Renders a JSON Schema in TypeScript-like notation. A named schema becomes a link to its
 * definition.
 */
export const SchemaText = ({ schema, indent = '' }: { schema: JsonSchema; indent?: string }) => {
  const nested = (one: unknown) => <SchemaText schema={one as JsonSchema} indent={indent} />;
  const choices = schema.anyOf ?? schema.oneOf;
  if (schema.$ref) {
    const name = schema.$ref.split('/').pop() ?? '';
    return <a href={`#${shapeId(name)}`}>{name}</a>;
  }
  if (choices) return <>{joined(choices.map(nested), ' | ')}</>;
  if (schema.enum) {
    return (
      <>
        {joined(
          schema.enum.map((value) => JSON.stringify(value)),
          ' | ',
        )}
      </>
    );
  }
  if (schema.const !== undefined) return <>{JSON.stringify(schema.const)}</>;
  if (schema.type === 'array') return <>{nested(schema.items ?? {})}[]</>;
  if (schema.properties) return <Fields schema={schema} indent={indent} />;
  if (typeof schema.additionalProperties === 'object') {
    return (
      <>
        {'{ [name]: '}
        {nested(schema.additionalProperties)}
        {' }'}
      </>
    );
  }
  if (schema.format === 'binary') return <>file</>;
  return <>{`${schema.type ?? 'anything'}${limits(schema)}`}</>;
};
