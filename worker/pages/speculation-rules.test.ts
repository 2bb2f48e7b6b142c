import { expect, test } from 'vitest';
import { matchRoute } from '../../src/routes/match-route.ts';
import { parsePagePath } from '../../src/routes/page-path.ts';
import type { SiteRoute } from '../../src/routes/site-routes.ts';
import { addSpeculationRules, sendSpeculationRules } from './speculation-rules.ts';

// docs/specification.md: 7.14

const page = (path: string, type = 'text/html; charset=utf-8') => {
  const response = new Response('', { headers: { 'content-type': type } });
  addSpeculationRules(response, matchRoute(parsePagePath(path))?.route as SiteRoute);
  return response.headers.get('speculation-rules');
};

test('shared documents link to the rules; private documents, payloads and the offline page do not', () => {
  expect(page('/jobs')).toBe('"/speculation-rules.json"');
  expect(page('/cv')).toBeNull();
  expect(page('/offline')).toBeNull();
  expect(page('/jobs/_payload.json', 'application/json')).toBeNull();
});

test('the rules have the content type that browsers expect, and their own cache lifetime', async () => {
  const { headers } = sendSpeculationRules();
  expect(headers.get('content-type')).toBe('application/speculationrules+json');
  expect(headers.get('cache-control')).toBe('public, max-age=86400');
});
