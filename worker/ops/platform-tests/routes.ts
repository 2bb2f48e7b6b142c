import type { Endpoint } from '../../../src/contracts/endpoints.ts';
import * as endpoints from '../../../src/contracts/endpoints.ts';
import type { Call, Handlers } from '../../backend/call.ts';
import { beginQueueTest, endQueueTest, isQueueTestOver } from '../../backend/events/queue-test.ts';
import { found, readIdParameter, registerOperatorCall } from '../register-operator-call.ts';
import { testLimits } from './test-limits.ts';

/** The runtime's own object, which its types do not declare. */
interface Runtime {
  readonly Cloudflare?: { readonly compatibilityFlags?: Readonly<Record<string, boolean>> };
}

const listFlags = (): string[] | null => {
  const flags = (globalThis as Runtime).Cloudflare?.compatibilityFlags;
  return flags ? Object.keys(flags).filter((name) => flags[name]) : null;
};

/** @throws HttpError 404 if the path has no id of a test */
const readTestId = (call: Pick<Call<Endpoint>, 'params'>): string => {
  const id = readIdParameter(call);
  return found(/^[\w-]{22}$/.test(id) ? id : undefined, 'platform test');
};

/** What `npm run smoke` needs to know from inside of the worker. */
export const addPlatformTestRoutes = (app: Handlers): void => {
  registerOperatorCall(app, endpoints.testPlatform, async ({ bindings }) => ({
    data: {
      ...(await beginQueueTest(bindings)),
      limits: await testLimits(bindings),
      flags: listFlags(),
    },
  }));
  registerOperatorCall(app, endpoints.readQueueTest, async (call) => ({
    data: { isDelivered: await isQueueTestOver(call.bindings, readTestId(call)) },
  }));
  registerOperatorCall(app, endpoints.endQueueTest, async (call) => {
    const id = readTestId(call);
    const isDelivered = await isQueueTestOver(call.bindings, id);
    await endQueueTest(call.bindings, id);
    return { data: { isDelivered } };
  });
};
