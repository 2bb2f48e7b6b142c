import { beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, jobRecord } from '../../../tests/support/records.ts';
import { createContext } from '../../../tests/support/request-context.ts';
import { respondInJson } from '../../api/respond-to-call.ts';
import { saveCompanies } from '../../backend/companies/save-companies.ts';
import { saveJobs } from '../../backend/jobs/save-jobs.ts';
import type { Bindings } from '../../env.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});

const TOKEN = 'a-token-for-operators';
const MAIL = {
  MAIL_API_KEY: 'key',
  MAIL_FROM: 'Acme Jobs <jobs@Mail.acme.com>',
  MAIL_OPERATOR: 'team@acme.com',
};
const SECRETS = {
  ...MAIL,
  ERASURE_KEY: 'k'.repeat(32),
  TURNSTILE_SITE_KEY: 'site',
  TURNSTILE_SECRET_KEY: 'secret',
};

const check = async (variables: object = {}) => {
  const bindings = {
    ...({ ...database.both, FILES: database.files } as Bindings),
    OPS_TOKEN: TOKEN,
    ...variables,
  };
  const request = new Request('http://localhost/ops/go-live', {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  const response = await respondInJson(createContext(request, bindings));
  const text = await response.text();
  expect(text).not.toContain(TOKEN);
  return JSON.parse(text).data;
};
const names = ({ findings }: { findings: { name: string }[] }) => findings.map(({ name }) => name);

test('reports missing secrets and kept mail, without the value of any secret', async () => {
  const data = await check();
  expect(names(data)).toEqual(
    expect.arrayContaining([
      ...['missing-secret-ERASURE_KEY', 'missing-secret-TURNSTILE_SECRET_KEY', 'mail-kept'],
    ]),
  );
  expect(names(data)).not.toContain('missing-secret-OPS_TOKEN');
  expect(data.senderDomain).toBeNull();
});

test('reports no settings of a complete site, but the domain to check', async () => {
  const data = await check(SECRETS);
  expect(names(data).filter((name) => /secret|mail/.test(name))).toEqual([]);
  expect(data.senderDomain).toBe('mail.acme.com');
});

test('reports the plans of the first migration until each is changed or deleted', async () => {
  expect(names(await check())).toContain('plans');
  await database.db.prepare("DELETE FROM subscription_plan WHERE id = 'team'").run();
  const prices = '[{"amount":100,"currency":"EUR","timeframe":"per_job"}]';
  await database.db
    .prepare("UPDATE subscription_plan SET prices = ? WHERE id = 'single'")
    .bind(prices)
    .run();
  expect((await check()).findings).toContainEqual({
    name: 'plans',
    where: ['embedded in subscription_plan, shown on /employer'],
  });
  await database.db.prepare("DELETE FROM subscription_plan WHERE id = 'embedded'").run();
  expect(names(await check())).not.toContain('plans');
});

test('reports employers of the demo with their open jobs, but no employer of its own picture', async () => {
  await saveCompanies(database.db, [
    companyRecord(),
    companyRecord({ slug: 'quietloom', logoUrl: 'https://cdn.acme.com/quietloom.png' }),
  ]);
  await saveJobs(database.db, [jobRecord('own')]);
  expect(names(await check())).not.toContain('demo-employers');

  await saveCompanies(database.db, [
    companyRecord({ slug: 'ledgerfern', logoUrl: '/images/logos/ledgerfern.svg' }),
  ]);
  await saveJobs(database.db, [jobRecord('demo', { companySlug: 'ledgerfern' })]);
  expect((await check()).findings).toContainEqual({
    name: 'demo-employers',
    where: ['1 employers on /companies', '1 open jobs on /jobs'],
  });
});

test('names what it could not check: records of another service, content that does not respond', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refusal = { sys: { type: 'Error', id: 'AccessTokenInvalid' } };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 401 }));
  const contentful = { CONTENTFUL_SPACE_ID: 'acme', CONTENTFUL_ACCESS_TOKEN: 'a-token-of-acme' };
  const data = await check({ ...contentful, API_BASE: 'https://api.acme.com/v1' });
  vi.unstubAllGlobals();
  expect(data.notChecked).toEqual([
    expect.stringContaining('API_BASE'),
    expect.stringContaining('content service'),
  ]);
  expect(names(data)).toContain('missing-secret-CONTENTFUL_WEBHOOK_SECRET');
});
