import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { openApiDocument } from '../src/lib/openapi/openapi-document.ts';

/** Lints with Redocly's recommended rules, none of which needs the network. */
const lint = async (document: object) => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'operation-4xx-response': 'error',
      // The licence of the API is up to the operator.
      'info-license': 'off',
    },
  });
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  });
  return problems.map(({ ruleId, message, location }) =>
    [ruleId, message, location[0]?.pointer].join(' '),
  );
};

test('the OpenAPI document breaks no recommended rule', async () => {
  expect(await lint(openApiDocument('Acme Jobs'))).toEqual([]);
});

test('an operation without a 4xx response is reported', async () => {
  const document = structuredClone(openApiDocument('Acme Jobs'));
  const operation = document.paths['/misc/jobs']?.get;
  for (const status of Object.keys(operation?.responses ?? {})) {
    if (status.startsWith('4')) delete operation?.responses[status];
  }
  expect(await lint(document)).toEqual([expect.stringMatching(/^operation-4xx-response /)]);
});
