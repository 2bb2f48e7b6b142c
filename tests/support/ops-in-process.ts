import { createOpsClient, type OpsClient } from '../../scripts/ops/ops-client.ts';
import type { Bindings } from '../../worker/env.ts';
import { respondTo } from './request-context.ts';

/**
 * Creates a client of the operators' API whose calls the worker's code answers in this process, and
 * lets `stub` replace `fetch` for that.
 */
export const createOpsInProcess = (
  bindings: Bindings,
  stub: (name: 'fetch', fetch: (url: URL, init: RequestInit) => Promise<Response>) => void,
): OpsClient => {
  stub('fetch', (url, init) => respondTo(new Request(url, init), bindings));
  return createOpsClient({ url: 'http://localhost', token: undefined }, () => undefined);
};
