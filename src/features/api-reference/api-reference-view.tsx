import { Styles } from '../../components/styles.tsx';
import type { OpenApiDocument } from '../../lib/openapi/openapi-document.ts';
import { OperationView } from './operation-view.tsx';
import { SchemaBox } from './schema-box.tsx';
import { shapeId } from './schema-text.tsx';

const formatAnchor = (tag: string) => tag.toLowerCase().replaceAll(' ', '-');

/** Renders the OpenAPI document as a page. */
export const ApiReferenceView = ({ document }: { document: OpenApiDocument }) => {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  );
  return (
    <div className="api-reference">
      <Styles of={['api-reference']} />
      <h1>{document.info.title}</h1>
      <p>{document.info.description}</p>
      <p>
        Machine-readable: <a href="/misc/openapi.json">openapi.json</a>
      </p>
      <nav aria-label="API sections">
        <ul className="chips">
          {[...document.tags.map(({ name }) => name), 'Schemas'].map((name) => (
            <li key={name}>
              <a className="chip" href={`#${formatAnchor(name)}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {document.tags.map(({ name, description }) => (
        <section key={name} aria-labelledby={formatAnchor(name)}>
          <h2 id={formatAnchor(name)}>{name}</h2>
          <p>{description}</p>
          <ul className="roll">
            {calls
              .filter(({ operation }) => operation.tags[0] === name)
              .map((call) => (
                <OperationView key={call.operation.operationId} {...call} />
              ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="schemas">
        <h2 id="schemas">Schemas</h2>
        <p>The objects used by the endpoints above.</p>
        <ul className="roll">
          {Object.entries(document.components.schemas).map(([name, schema]) => (
            <li className="call" id={shapeId(name)} key={name}>
              <h3>
                <code>{name}</code>
              </h3>
              <SchemaBox name={name} schema={schema} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
