import { expect, test } from 'vitest';
import { createReference } from './create-reference.ts';

const createTestReference = (answers: (path: string) => Promise<unknown>) => {
  const requested: string[] = [];
  const reference = createReference((path) => {
    requested.push(path);
    return answers(path);
  });
  return { reference, asked: requested };
};

// docs/specification.md: 3.5
test('requests each kind of reference data once, from the endpoint for that kind', async () => {
  const { reference, asked } = createTestReference(async (path) =>
    path === '/misc/app-settings' ? { resume: { maxBytes: 1, accept: [] } } : [{ name: 'x' }],
  );
  for (let i = 0; i < 2; i++) {
    await reference.countries();
    await reference.states('nl');
    await reference.states('de');
    await reference.companyCategories();
    await reference.jobTitles();
    await reference.jobCategories();
    await reference.subscriptionPlans();
    await reference.appSettings();
  }
  expect(asked).toEqual([
    '/misc/countries',
    '/misc/countries/nl/states',
    '/misc/countries/de/states',
    '/misc/company-categories',
    '/misc/job-titles',
    '/misc/job-categories',
    '/misc/subscription-plans',
    '/misc/app-settings',
  ]);
});

test('concurrent lookups share one request', async () => {
  const { reference, asked } = createTestReference(async () => [{ name: 'Netherlands' }]);
  const [a, b] = await Promise.all([reference.countries(), reference.countries()]);
  expect(a).toBe(b);
  expect(asked).toHaveLength(1);
});

test('after a failed or invalid response, the next lookup retries', async () => {
  const responses = [Promise.reject(new TypeError('offline')), Promise.resolve({ not: 'a list' })];
  const { reference, asked } = createTestReference(() => responses.shift() ?? Promise.resolve([]));
  await expect(reference.jobTitles()).rejects.toThrow('offline');
  await expect(reference.jobTitles()).rejects.toThrow('/misc/job-titles');
  expect(await reference.jobTitles()).toEqual([]);
  expect(await reference.jobTitles()).toEqual([]);
  expect(asked).toHaveLength(3);
});
