import { expect, test } from 'vitest';
import {
  findMissingDeadLetterQueues,
  findSharedStores,
  readSites,
  type SiteConfig,
} from './shared-stores.ts';

/**
 * A reviewer's link contains a credential. The platform's own traces and request logs contain full
 * URLs, so they would store these links for days.
 */
test('traces and request logs are off in every environment, so the platform stores no URLs', () => {
  for (const { observability, logpush, tail_consumers, streaming_tail_consumers } of readSites()) {
    expect(observability).toMatchObject({
      redact_query_string: true,
      traces: { enabled: false },
      logs: { invocation_logs: false },
    });
    // These settings would also forward whole requests, including their URLs.
    expect([logpush, tail_consumers, streaming_tail_consumers].filter(Boolean)).toEqual([]);
  }
});

/**
 * Creates the settings of a deployed site with stores of its own, except where `changes` overrides
 * them.
 */
const siteConfig = (name: string, changes: Partial<SiteConfig> = {}): SiteConfig => ({
  account_id: undefined,
  name,
  vars: {},
  d1_databases: [{ database_name: name }],
  queues: { producers: [{ queue: name }], consumers: [{ queue: name }] },
  r2_buckets: [{ bucket_name: name }],
  ratelimits: [{ namespace_id: name }],
  analytics_engine_datasets: [{ dataset: name }],
  ...changes,
});

test('sites that share a database or a queue cannot be deployed', () => {
  const { d1_databases, queues } = siteConfig('one');
  const producers = { producers: queues.producers, consumers: [{ queue: 'two' }] };
  expect(findSharedStores([siteConfig('one'), siteConfig('two', { d1_databases })])).toEqual([
    'one and two in wrangler.toml share the database one: each needs its own.',
  ]);
  expect(findSharedStores([siteConfig('one'), siteConfig('two', { queues: producers })])).toEqual([
    'one and two in wrangler.toml share the queue one: each needs its own.',
  ]);
  expect(findSharedStores([siteConfig('one'), siteConfig('two'), siteConfig('one')])).toHaveLength(
    2,
  );
  // Store names are unique only within an account.
  const elsewhere = siteConfig('two', { d1_databases, account_id: 'another' });
  expect(findSharedStores([siteConfig('one'), elsewhere])).toEqual([]);
});

test('sites may share a bucket, rate limits and a dataset only if their keys differ', () => {
  const { r2_buckets, ratelimits, analytics_engine_datasets } = siteConfig('one');
  const shared = { r2_buckets, ratelimits, analytics_engine_datasets };
  const sharing = (one: SiteConfig['vars'], two: SiteConfig['vars']) =>
    findSharedStores([
      siteConfig('one', { vars: one }),
      siteConfig('two', { ...shared, vars: two }),
    ]);
  expect(sharing({}, { SITE_KEY: 'two' })).toEqual([]);
  const refused = [
    'one and two in wrangler.toml share the bucket one, the rate limits one, the dataset one: each needs a SITE_KEY of its own.',
  ];
  expect(sharing({}, {})).toEqual(refused);
  expect(sharing({ SITE_KEY: 'one' }, { SITE_KEY: 'one' })).toEqual(refused);
});

test('the sites in wrangler.toml do not share any stores that must be separate', () => {
  expect(findSharedStores(readSites())).toEqual([]);
});

test('each queue has a dead-letter queue with the expected name and a consumer', () => {
  expect(readSites().flatMap(findMissingDeadLetterQueues)).toEqual([]);
  const missing = (...consumers: NonNullable<SiteConfig['queues']['consumers']>) =>
    findMissingDeadLetterQueues({ queues: { consumers } }).length;
  const dead = { queue: 'acme-events-dead' };
  expect(missing({ queue: 'acme-events', dead_letter_queue: 'acme-events-dead' }, dead)).toBe(0);
  expect(missing({ queue: 'acme-events', dead_letter_queue: 'acme-events-dead' })).toBe(1);
  expect(missing({ queue: 'acme-events', dead_letter_queue: 'lost' }, dead)).toBe(1);
  expect(missing({ queue: 'acme-events' }, dead)).toBe(1);
});
