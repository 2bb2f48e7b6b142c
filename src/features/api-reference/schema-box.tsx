import type { JsonSchema } from '../../lib/openapi/json-schema.ts';
import { SchemaText } from './schema-text.tsx';

/**
 * A scrollable box for a schema. It is focusable so that it can be scrolled with the keyboard, and
 * it has a unique label.
 */
export const SchemaBox = ({ name, schema }: { name: string; schema: JsonSchema }) => (
  <pre {...{ role: 'group', 'aria-label': name, tabIndex: 0 }}>
    <SchemaText schema={schema} />
  </pre>
);
