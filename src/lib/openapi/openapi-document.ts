import { HONEYPOT_FIELD } from '../../contracts/application-rules.ts';
import type { Endpoint } from '../../contracts/endpoints.ts';
import * as endpoints from '../../contracts/endpoints.ts';
import {
  findReferencedSchemas,
  inputSchema,
  type JsonSchema,
  querySchemas,
  refTo,
  responseSchema,
} from './json-schema.ts';

/** The subset of OpenAPI 3.1 that the document uses. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly [string];
  /** The required credentials; empty for a public call. */
  readonly security: readonly Record<string, readonly string[]>[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: 'path' | 'query';
    readonly required: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: {
    readonly required: true;
    readonly content: Record<string, { readonly schema: JsonSchema }>;
  };
  readonly responses: Record<string, object>;
  /** How long clients may reuse a response. */
  readonly 'x-cache': Endpoint['cache'];
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly schemas: Record<string, JsonSchema>;
    readonly responses: Record<string, object>;
    readonly securitySchemes: Record<string, object>;
  };
}

const JSON_TYPE = 'application/json';

const TAGS = {
  'Jobs and employers': 'Public reads, and applications without signing in.',
  'Reference data': 'Values that rarely change and are the same for all clients.',
  'Contractor services': 'Requests to the contractor services.',
  Candidates:
    'Signed-in calls, with the bearer token that an emailed link provides, and calls with an emailed link.',
  Reviewers: 'Calls that require a valid reviewer’s link.',
  Operators: 'Calls for the operators of the site.',
} as const;

const getTag = ({ auth, upstream, path, cache }: Endpoint): keyof typeof TAGS => {
  if (auth === 'operator') return 'Operators';
  if (auth === 'reviewer' || auth === 'resume') return 'Reviewers';
  if (auth === 'candidate' || auth === 'link' || path.startsWith('candidate/')) return 'Candidates';
  if (upstream === 'contractor') return 'Contractor services';
  return cache === 'reference' ? 'Reference data' : 'Jobs and employers';
};

const SECURITY: Record<Endpoint['auth'], Operation['security']> = {
  public: [],
  candidate: [{ candidate: [] }],
  reviewer: [{ reviewer: [] }],
  link: [{ link: [] }],
  resume: [{ candidate: [] }, { reviewer: [] }, { link: [] }],
  operator: [{ operator: [] }],
};

/** A request's fields, without the honeypot. */
const createFieldsSchema = (input: Parameters<typeof inputSchema>[0]): JsonSchema => {
  const { properties, ...rest } = inputSchema(input);
  if (!properties) return rest;
  const { [HONEYPOT_FIELD]: _, ...fields } = properties;
  return { ...rest, properties: fields };
};

const createRequestBody = ({ body, form, file }: Endpoint): Operation['requestBody'] => {
  if (body) {
    return { required: true, content: { [JSON_TYPE]: { schema: createFieldsSchema(body) } } };
  }
  if (!form) return undefined;
  const fields = createFieldsSchema(form);
  const upload = file && { [file]: { type: 'string', format: 'binary' } };
  // If a form's only field is a file, that file is required.
  const required = file && Object.keys(fields.properties ?? {}).length === 0 && [file];
  const schema = {
    ...fields,
    properties: { ...fields.properties, ...upload },
    ...(required && { required }),
  } as JsonSchema;
  return { required: true, content: { 'multipart/form-data': { schema } } };
};

const createParameters = ({ path, query, auth }: Endpoint): Operation['parameters'] => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path' as const,
    required: true,
    schema: { type: 'string' as const },
  }));
  const inQuery = Object.entries(query ? querySchemas(query) : {})
    // This parameter is documented by the security scheme.
    .filter(
      ([name]) =>
        !(auth === 'reviewer' && name === 'expires') && !(auth === 'link' && name === 'link'),
    )
    .map(([name, schema]) => ({ name, in: 'query' as const, required: false, schema }));
  return inPath.length + inQuery.length > 0 ? [...inPath, ...inQuery] : undefined;
};

const createContent = ({ answer, produces }: Endpoint): object => {
  if (produces !== 'file') return { [JSON_TYPE]: { schema: responseSchema(answer) } };
  // A file without a schema is binary. An export is either a JSON list or a CSV table.
  return answer.type === 'unknown'
    ? { '*/*': { schema: { type: 'string', format: 'binary' } } }
    : {
        [JSON_TYPE]: { schema: responseSchema(answer) },
        'text/csv': { schema: { type: 'string' } },
      };
};

const createSuccessResponse = (endpoint: Endpoint): object => ({
  description: endpoint.produces === 'file' ? 'The file' : 'Success',
  content: createContent(endpoint),
});

/** The possible error statuses and the reasons for them. */
const ERROR_DESCRIPTIONS = {
  400: 'The body is not valid JSON or not a form',
  401: 'The token is missing or invalid',
  403: 'The caller has no access',
  404: 'There is no such record',
  410: 'The record existed and was removed',
  409: 'The record was changed in the meantime, or does not allow this',
  413: 'The body is too large',
  415: 'The media type of the body is not supported',
  422: 'A field is missing or invalid; the error names each one and how to correct it',
  429: 'Too many calls: `Retry-After` says when to call again',
} as const;
type ErrorStatus = keyof typeof ERROR_DESCRIPTIONS;

const formatErrorName = (status: ErrorStatus) => `Error${status}`;

const listErrorStatuses = ({
  auth,
  path,
  method,
  query,
  body,
  form,
}: Endpoint): readonly ErrorStatus[] => {
  const isSent = Boolean(body ?? form);
  const possible: Partial<Record<ErrorStatus, boolean>> = {
    400: isSent,
    401: auth === 'candidate' || auth === 'operator',
    403: auth === 'reviewer' || auth === 'link' || auth === 'resume',
    404: path.includes('{'),
    409: method !== 'GET' && path.includes('{'),
    410: path.includes('{'),
    413: isSent,
    415: isSent,
    422: isSent || query !== undefined,
    429: true,
  };
  return (Object.keys(ERROR_DESCRIPTIONS).map(Number) as ErrorStatus[]).filter(
    (status) => possible[status],
  );
};

const createOperation = (operationId: string, endpoint: Endpoint): Operation => ({
  operationId,
  summary: endpoint.summary,
  tags: [getTag(endpoint)],
  security: SECURITY[endpoint.auth],
  parameters: createParameters(endpoint),
  requestBody: createRequestBody(endpoint),
  responses: {
    '2XX': createSuccessResponse(endpoint),
    ...Object.fromEntries(
      listErrorStatuses(endpoint).map((status) => [
        status,
        { $ref: `#/components/responses/${formatErrorName(status)}` },
      ]),
    ),
    default: { $ref: '#/components/responses/Error' },
  },
  'x-cache': endpoint.cache,
});

const failure = (description: string) => ({
  description,
  content: { [JSON_TYPE]: { schema: { $ref: refTo('ErrorBody') } } },
});

const ERROR = failure('The error, with a readable message');

const ERRORS = {
  Error: ERROR,
  ...Object.fromEntries(
    Object.entries(ERROR_DESCRIPTIONS).map(([status, why]) => [
      formatErrorName(Number(status) as ErrorStatus),
      failure(why),
    ]),
  ),
};

const createDocument = (siteName: string): OpenApiDocument => {
  const paths: Record<string, Record<string, Operation>> = {};
  const inOrder = Object.entries<Endpoint>(endpoints).sort(([, a], [, b]) =>
    a.path.localeCompare(b.path, 'en'),
  );
  for (const [name, endpoint] of inOrder) {
    const path = `/${endpoint.path}`;
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: createOperation(name, endpoint),
    };
  }
  const used = new Set(Object.values<Endpoint>(endpoints).map(getTag));
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName} API`,
      version: '1',
      description:
        'A success has { data }, a list also has links and meta, and a failure has { error }. Times are ISO 8601 in UTC. Filters accept several values, repeated or separated by commas. Unknown fields and filter values are ignored. A body that is not JSON is a 400. A body of the wrong shape, or a date that does not exist, is a 422 with a message for each field.',
    },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS)
      .filter(([name]) => used.has(name as keyof typeof TAGS))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: findReferencedSchemas({ paths, ERROR }),
      responses: ERRORS,
      securitySchemes: {
        candidate: { type: 'http', scheme: 'bearer' },
        reviewer: { type: 'apiKey', in: 'query', name: 'expires' },
        link: { type: 'apiKey', in: 'query', name: 'link' },
        operator: { type: 'http', scheme: 'bearer' },
      },
    },
  };
};

const documents = new Map<string, OpenApiDocument>();

/** The endpoint map as an OpenAPI 3.1 document, shared by all requests. */
export const openApiDocument = (siteName: string): OpenApiDocument => {
  let document = documents.get(siteName);
  if (!document) {
    document = JSON.parse(JSON.stringify(createDocument(siteName))) as OpenApiDocument;
    // An isolate sees one site name, or two after a rename, so storing one document is enough.
    documents.clear();
    documents.set(siteName, document);
  }
  return document;
};
