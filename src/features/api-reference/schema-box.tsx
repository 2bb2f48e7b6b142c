import type { JsonSchema } from '../../lib/openapi/json-schema.ts';
import { SchemaText } from './schema-text.tsx';

/** A schema in a box that scrolls: it is reached by keyboard, under a name that no other box has. */
export const SchemaBox = ({ name, schema }: { name: string; schema: JsonSchema }) => (
  <pre {...{ role: 'group', 'aria-label': name, tabIndex: 0 }}>
    <SchemaText schema={schema} />
  </pre>
);
