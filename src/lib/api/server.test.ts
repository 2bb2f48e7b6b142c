import { expect, test, vi } from 'vitest';
import { getEmployer, listEmployers } from '../../contracts/endpoints.ts';
import { type Runtime, runWithRuntime } from '../runtime.ts';
import { serverApi } from './server.ts';

const runtimeWith = (call: unknown) => ({ call, cacheTags: new Set() }) as unknown as Runtime;

test('identical reads share a response within one page, but not across pages', async () => {
  const call = vi.fn(async () => ({ data: [] }));
  const readAll = () => {
    const api = serverApi();
    return Promise.all([
      api.call(listEmployers, { query: { perPage: 1 } }),
      api.call(listEmployers, { query: { perPage: 1 } }),
      api.call(listEmployers, { query: { perPage: 2 } }),
      api.call(getEmployer, { params: { id: 'acme' } }),
    ]);
  };
  await runWithRuntime(runtimeWith(call), readAll);
  expect(call).toHaveBeenCalledTimes(3);
  await runWithRuntime(runtimeWith(call), readAll);
  expect(call).toHaveBeenCalledTimes(6);
});
