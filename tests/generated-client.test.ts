import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'orval';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import * as endpoints from '../src/contracts/endpoints.ts';
import { openApiDocument } from '../src/lib/openapi/openapi-document.ts';
import type { Bindings } from '../worker/env.ts';
import { createTestDatabase } from './support/database.ts';
import { respondTo } from './support/request-context.ts';
import {
  addSampleRecords,
  bearerToken,
  candidateFor,
  findSuccessStatus,
  formatCall,
  linkFor,
  SAMPLES,
  type SampleRecords,
} from './support/sample-calls.ts';

/*
 * Tests what a developer gets from the OpenAPI document alone: a generated client, and the schemas
 * of its request bodies. Each body is sent with only the required fields, and again with the
 * documented defaults. The real backend must accept both.
 */

type Call = (...parts: unknown[]) => Promise<{ status: number; data: unknown }>;

const ROOT = join(import.meta.dirname, '..');
const OPS_TOKEN = 'the-operators-own-token';

const POSTS = Object.entries<endpoints.Endpoint>(endpoints)
  .filter(([, { body, form }]) => body ?? form)
  .map(([name, endpoint]) => ({ name, endpoint }));

/**
 * Always refused: the token in an emailed link cannot be guessed, and a restore needs a site that
 * is closed to visitors. The address of the sample's feed is in a private network.
 */
const REFUSED: Readonly<Record<string, number>> = {
  ...{ createSession: 410, continueRestore: 409, addSource: 422, readSource: 422 },
};

let folder: string;
let client: Record<string, Call>;
let schemas: Record<string, z.ZodType>;
let bindings: Bindings;
let records: SampleRecords;

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  mkdirSync(join(ROOT, '.wrangler'), { recursive: true });
  // The folder is inside the project, so that the generated code can resolve zod.
  folder = mkdtempSync(join(ROOT, '.wrangler/client-'));
  const input = { target: JSON.parse(JSON.stringify(openApiDocument('Acme Jobs'))) };
  const write = (kind: 'fetch' | 'zod') =>
    generate({ input, output: { target: join(folder, `${kind}.ts`), client: kind } }, ROOT);
  await write('fetch');
  await write('zod');
  client = await import(/* @vite-ignore */ join(folder, 'fetch.ts'));
  schemas = await import(/* @vite-ignore */ join(folder, 'zod.ts'));
  const { both, files, events } = await createTestDatabase();
  const settings = { OPS_TOKEN, CONFIRM_OPEN: 'on' };
  bindings = { ...both, FILES: files, EVENTS: events, ...settings } as never as Bindings;
  records = await addSampleRecords(bindings);
}, 60_000);
afterEach(() => vi.unstubAllGlobals());
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Routes the generated client to the backend in this process. The client's API keys are `expires` and
 * `link`.
 */
const connect = (endpoint: endpoints.Endpoint) =>
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const url = new URL(path, 'http://localhost');
    if (endpoint.auth === 'reviewer') url.searchParams.set('expires', records.expires);
    if (endpoint.auth === 'link') url.searchParams.set('link', linkFor(records, endpoint));
    return respondTo(new Request(url, init), bindings);
  });

const findBodySchema = (name: string): z.ZodType => {
  const schema = schemas[`${name[0]?.toUpperCase()}${name.slice(1)}Body`];
  if (!schema) throw new Error(`No schema was generated for the body of ${name}.`);
  return schema;
};

/** The body without its optional fields. */
const removeOptionalFields = (
  schema: z.ZodType,
  body: Record<string, unknown>,
): Record<string, unknown> => {
  let least = body;
  for (const name of Object.keys(body)) {
    const { [name]: _, ...others } = least;
    if (schema.safeParse(others).success) least = others;
  }
  return least;
};

const FILE = new File([`%PDF-1.4\n${'a'.repeat(100)}\n%%EOF`], 'cv.pdf');

const send = async (name: string, endpoint: endpoints.Endpoint, body: unknown) => {
  connect(endpoint);
  const token =
    endpoint.auth === 'operator'
      ? OPS_TOKEN
      : endpoint.auth === 'candidate' && (await bearerToken(bindings, candidateFor(endpoint)));
  const params = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) =>
    records.paramOf(endpoint, param),
  );
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const response = await client[name]?.(...params, body, { headers });
  return { status: response?.status, data: response?.data };
};

const bodyFor = (endpoint: endpoints.Endpoint, name: string) => ({
  ...SAMPLES[formatCall(endpoint)],
  ...(endpoint.file && { resume: FILE }),
  ...(name === 'submitReview' && { action: 'submit' }),
});

test.each(POSTS)(
  '$name accepts a body with only the required fields',
  async ({ name, endpoint }) => {
    const schema = findBodySchema(name);
    const body = bodyFor(endpoint, name);
    // The jobs in this test have `requireResume`.
    const least = { ...removeOptionalFields(schema, body), ...(endpoint.file && { resume: FILE }) };
    expect(schema.safeParse(least).error).toBeUndefined();
    const expected = REFUSED[name] ?? findSuccessStatus(endpoint);
    expect(await send(name, endpoint, least)).toMatchObject({ status: expected });

    const filled = schema.parse(least);
    // A default that violates its own schema would be refused when it is sent back.
    expect(schema.safeParse(filled).error).toBeUndefined();
    const version = name === 'submitReview' ? { version: 1 } : {};
    const again = { ...(filled as object), ...version };
    expect(await send(name, endpoint, again)).toMatchObject({ status: expected });
  },
);
