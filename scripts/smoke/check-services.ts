import { unstable_readConfig } from 'wrangler';
import { endQueueTest, readQueueTest } from '../../src/contracts/endpoints/ops.ts';
import { type Check, NotProven, requireClient, type Site } from './check.ts';

const testOnce = async (site: Site) => site.testPlatform(requireClient(site));

const files: Check = {
  name: 'file store (R2)',
  isOfPlatform: true,
  remedy:
    'Create the bucket, check bucket_name under [[r2_buckets]] in wrangler.toml, and deploy. The log has the reason.',
  async run(site) {
    const { files: isStored } = await testOnce(site);
    if (!isStored) throw new Error('A file could not be stored and read.');
    return 'a file was stored and read';
  },
};

const PAUSE_MS = 1_000;
const DELIVERED_WITHIN_MS = 30_000;

const queue: Check = {
  name: 'queue',
  isOfPlatform: true,
  remedy:
    'Check with `npx wrangler queues info` that this worker is producer and consumer, and look for errors in `npx wrangler tail`.',
  async run(site) {
    const { id, files: isStored } = await testOnce(site);
    if (!isStored) throw new NotProven('It is tested with a file, and none could be stored.');
    if (id === null) throw new Error('The queue accepted no message.');
    const client = requireClient(site);
    for (let ms = 0; ms <= DELIVERED_WITHIN_MS; ms += PAUSE_MS) {
      if (ms > 0) await site.pause(PAUSE_MS);
      const { data } = await client.call(readQueueTest, { params: { id } });
      if (data.isDelivered) return `a message was delivered and handled within ${ms / 1_000} s`;
    }
    await client.call(endQueueTest, { params: { id } });
    throw new Error(`A message was not delivered within ${DELIVERED_WITHIN_MS / 1_000} s.`);
  },
};

const limits: Check = {
  name: 'rate limits',
  isOfPlatform: true,
  remedy: 'Check [[ratelimits]] in wrangler.toml: all four, each with a namespace_id.',
  async run(site) {
    const { missing, refusedAt } = (await testOnce(site)).limits;
    if (missing.length > 0) throw new Error(`${missing.join(', ')} are not bound.`);
    if (refusedAt === null) throw new Error('A burst of a hundred posts was not limited.');
    return `post ${refusedAt} of a minute was refused`;
  },
};

/** A flag such as `no_nodejs_compat` switches the flag without its prefix off. */
const isSet = (active: ReadonlySet<string>, flag: string): boolean =>
  flag.startsWith('no_') ? !active.has(flag.slice('no_'.length)) : active.has(flag);

const flags: Check = {
  name: 'compatibility flags',
  isOfPlatform: true,
  remedy: 'Compare compatibility_flags with wrangler.toml (decision 8), and deploy.',
  async run(site) {
    const { flags: names } = await testOnce(site);
    if (!names) throw new NotProven('The runtime does not list its flags.');
    const active = new Set(names);
    const { compatibility_flags: wanted } = unstable_readConfig({ config: 'wrangler.toml' });
    const wrong = (wanted as string[]).filter((flag) => !isSet(active, flag));
    if (wrong.length > 0) throw new Error(`Not in effect: ${wrong.join(', ')}.`);
    return wanted.join(', ');
  },
};

export const SERVICE_CHECKS: readonly Check[] = [files, queue, limits, flags];
