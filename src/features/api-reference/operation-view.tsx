import type { JsonSchema } from '../../lib/openapi/json-schema.ts';
import type { Operation } from '../../lib/openapi/openapi-document.ts';
import { SchemaBox } from './schema-box.tsx';

const AUTH_LABELS: Record<string, string> = {
  candidate: 'a signed-in candidate (Authorization: Bearer …)',
  reviewer: 'a reviewer (the expires value of the link)',
  operator: 'an operator (Authorization: Bearer …)',
};
const CACHE_LABELS: Record<Operation['x-cache'], string | undefined> = {
  reference: 'for one hour',
  list: 'for 30 seconds',
  none: undefined,
};

const Shape = ({ title, call, schema }: { title: string; call: string; schema: JsonSchema }) => (
  <details>
    <summary>{title}</summary>
    <SchemaBox name={`${title} of ${call}`} schema={schema} />
  </details>
);

const findSchema = (holder: unknown): JsonSchema | undefined => {
  const { content = {} } = (holder ?? {}) as { content?: Record<string, { schema: JsonSchema }> };
  return Object.values(content)[0]?.schema;
};

const parametersSchema = (parameters: Operation['parameters'] = []): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});

/** Renders text between backticks as code. */
const Sentence = ({ text }: { text: string }) =>
  `${text}.`.split('`').map((part, i) => (i % 2 ? <code key={part}>{part}</code> : part));

/**
 * Renders one API operation: its purpose, the roles that may call it, its request and its response.
 */
export const OperationView = (props: { method: string; path: string; operation: Operation }) => {
  const { method, path, operation } = props;
  const body = findSchema(operation.requestBody);
  const responseSchema = findSchema(operation.responses['2XX']);
  const cacheLabel = CACHE_LABELS[operation['x-cache']];
  const authLabels = operation.security.flatMap((one) =>
    Object.keys(one).map((name) => AUTH_LABELS[name]),
  );
  const call = `${method.toUpperCase()} ${path}`;
  const contentType = Object.keys(operation.requestBody?.content ?? {})[0];
  return (
    <li className="call" id={operation.operationId}>
      <h3>
        <span className="call-method">{method.toUpperCase()}</span> <code>{path}</code>
      </h3>
      <p>
        <Sentence text={operation.summary} />
      </p>
      {authLabels.length > 0 && <p className="call-note">Requires {authLabels.join(' or ')}.</p>}
      {cacheLabel && <p className="call-note">Cacheable {cacheLabel}.</p>}
      {operation.parameters && (
        <Shape title="Parameters" call={call} schema={parametersSchema(operation.parameters)} />
      )}
      {body && <Shape title={`Body, ${contentType}`} call={call} schema={body} />}
      {responseSchema && <Shape title="Response" call={call} schema={responseSchema} />}
    </li>
  );
};
