import { expect, test } from 'vitest';
import { HONEYPOT_FIELD } from '../../contracts/application-rules.ts';
import type { Endpoint } from '../../contracts/endpoints.ts';
import * as endpoints from '../../contracts/endpoints.ts';
import { type Operation, openApiDocument } from './openapi-document.ts';

const document = openApiDocument('Acme Jobs');
const MAP = Object.entries<Endpoint>(endpoints);

const findOperation = (name: string): Operation => {
  const endpoint = Object.fromEntries(MAP)[name] as Endpoint;
  return document.paths[`/${endpoint.path}`]?.[endpoint.method.toLowerCase()] as Operation;
};
const findSchema = (holder: unknown): Record<string, never> => {
  const { content } = holder as { content: Record<string, { schema: Record<string, never> }> };
  return Object.values(content)[0]?.schema ?? {};
};

test('contains each call in the endpoint map exactly once, and no others', () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`,
    ),
  );
  expect(described.sort()).toEqual(
    MAP.map(([name, { method, path }]) => `${name} ${method} /${path}`).sort(),
  );
});

test('every reference resolves, and every component is referenced', () => {
  const text = JSON.stringify(document);
  const refs = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path));
  const has = (path: string) =>
    path
      .split('/')
      .reduce<unknown>((at, name) => (at as Record<string, unknown>)?.[name], document) !==
    undefined;
  expect([...refs].filter((path) => !has(path))).toEqual([]);
  const named = Object.keys(document.components.schemas);
  expect(named.filter((name) => !refs.has(`components/schemas/${name}`))).toEqual([]);
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    expect(schema.$ref, `${name} is only a reference`).toBeUndefined();
  }
  expect(text).not.toContain('$defs');
});

test('path parameters are required, and query parameters are not', () => {
  for (const [name, { path }] of MAP) {
    const { parameters = [] } = findOperation(name);
    const inPath = parameters.filter((one) => one.in === 'path');
    expect(inPath.map((one) => `{${one.name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    expect(parameters.every((one) => one.required === (one.in === 'path'))).toBe(true);
  }
});

test('a fixed set of values is an enum without null', () => {
  const sort = findOperation('searchJobs').parameters?.find(({ name }) => name === 'sort');
  expect(sort?.schema).toEqual({
    type: 'string',
    enum: ['relevance', 'newest', 'salary', 'closing'],
  });
});

test('a body’s schema lists its limits and required fields, without the honeypot', () => {
  const schema = findSchema(findOperation('contactEmployer').requestBody);
  expect(schema.required).toEqual(['name', 'email', 'message', 'consent']);
  expect(schema.properties).toMatchObject({ consent: { const: 'true' } });
  expect(schema.properties).toMatchObject({
    name: { type: 'string', minLength: 1, maxLength: 200 },
    message: { maxLength: 5_000 },
  });
  expect(JSON.stringify(document)).not.toContain(HONEYPOT_FIELD);
});

test('a form with a file is multipart; a field with a fallback is not required', () => {
  const { requestBody } = findOperation('applyToJob');
  expect(Object.keys(requestBody?.content ?? {})).toEqual(['multipart/form-data']);
  const schema = findSchema(requestBody);
  expect(schema.properties).toMatchObject({ resume: { type: 'string', format: 'binary' } });
  expect(schema.required).toEqual(['firstName', 'lastName', 'email', 'consent']);
  expect(findSchema(findOperation('keepResume').requestBody).required).toEqual(['resume']);
});

test('every non-public call has a security scheme', () => {
  for (const [name, { auth }] of MAP) {
    expect(findOperation(name).security.length === 0, name).toBe(auth === 'public');
  }
  expect(findOperation('getReviewer').security).toEqual([{ reviewer: [] }]);
  const schemes = new Set(
    MAP.flatMap(([name]) => findOperation(name).security ?? []).flatMap((one) => Object.keys(one)),
  );
  expect(Object.keys(document.components.securitySchemes)).toEqual(
    expect.arrayContaining([...schemes]),
  );
});

test('an export is documented both as a list and as a table', () => {
  const { content } = findOperation('exportApplications').responses['2XX'] as { content: object };
  expect(content).toMatchObject({
    'application/json': { schema: { properties: { data: { type: 'array' } } } },
    'text/csv': { schema: { type: 'string' } },
  });
});

test('the error statuses of each call are documented', () => {
  const listClientErrors = (name: string) =>
    Object.keys(findOperation(name).responses).filter((status) => /^4\d\d$/.test(status));
  expect(listClientErrors('searchJobs')).toEqual(['422', '429']);
  expect(listClientErrors('submitFeedback')).toEqual(
    '400 403 404 409 410 413 415 422 429'.split(' '),
  );
  expect(listClientErrors('listApplications')).toEqual(['401', '422', '429']);
});

test('a response references its named schemas', () => {
  expect(findSchema(findOperation('listCountries').responses['2XX'])).toMatchObject({
    properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Country' } } },
    required: ['data'],
  });
  expect(document.components.schemas.Country).toEqual({
    type: 'object',
    properties: { id: { type: 'string' }, iso2: { type: 'string' }, name: { type: 'string' } },
    required: ['id', 'iso2', 'name'],
  });
});
