import { unstable_readConfig } from 'wrangler';
import { DEAD_LETTER_SUFFIX } from '../worker/backend/dead-letters/queue-name.ts';
import { type BoundDatabase, databaseKey } from './databases.ts';

/**
 * The settings of a site that are compared with those of other sites. They come from the top level
 * of wrangler.toml or from one of its environments.
 */
export interface SiteConfig {
  /** The name of the environment; missing for the top level. */
  readonly targetEnvironment?: string | undefined;
  readonly account_id?: string | undefined;
  readonly name?: string;
  readonly vars: Readonly<Record<string, unknown>>;
  readonly d1_databases: readonly BoundDatabase[];
  readonly queues: {
    readonly producers?: readonly { readonly queue: string }[] | undefined;
    readonly consumers?:
      | readonly { readonly queue: string; readonly dead_letter_queue?: string | undefined }[]
      | undefined;
  };
  readonly r2_buckets: readonly { readonly bucket_name?: string }[];
  readonly ratelimits: readonly { readonly namespace_id: string }[];
  readonly analytics_engine_datasets: readonly { readonly dataset?: string }[];
}

/** Lists every site in a wrangler.toml, starting with the top level. */
export const readSites = (
  config = 'wrangler.toml',
): readonly (SiteConfig & Readonly<Record<string, unknown>>)[] => {
  // An empty `env` stands for the top level, whatever CLOUDFLARE_ENV is.
  const { definedEnvironments = [], ...top } = unstable_readConfig({ config, env: '' });
  return [top, ...definedEnvironments.map((env: string) => unstable_readConfig({ config, env }))];
};

/**
 * Stores that no other site may use, because otherwise one site's schedule and queue would process
 * the other site's work.
 */
const ownStores = ({ name, d1_databases, queues }: SiteConfig): string[] => [
  `the worker ${name}`,
  ...d1_databases.map((database) => `the database ${databaseKey(database)}`),
  ...[...(queues.producers ?? []), ...(queues.consumers ?? [])].map(
    ({ queue }) => `the queue ${queue}`,
  ),
];

/** Stores that sites may share only if their SITE_KEYs differ. */
const keyedStores = ({ r2_buckets, ratelimits, analytics_engine_datasets }: SiteConfig): string[] =>
  [
    r2_buckets.map(({ bucket_name }) => `the bucket ${bucket_name}`),
    ratelimits.map(({ namespace_id }) => `the rate limits ${namespace_id}`),
    analytics_engine_datasets.map(({ dataset }) => `the dataset ${dataset}`),
  ].flat();

/**
 * Finds queues whose messages are lost if they fail each time, and returns a sentence about each:
 * the worker stores the messages of a dead-letter queue that it knows by its name.
 */
export const findMissingDeadLetterQueues = ({
  queues: { consumers = [] },
}: Pick<SiteConfig, 'queues'>): string[] =>
  consumers
    .filter(({ queue }) => !queue.endsWith(DEAD_LETTER_SUFFIX))
    .filter(({ queue, dead_letter_queue }) => {
      const dead = queue + DEAD_LETTER_SUFFIX;
      return dead_letter_queue !== dead || !consumers.some((one) => one.queue === dead);
    })
    .map(({ queue }) => {
      const dead = queue + DEAD_LETTER_SUFFIX;
      return `The consumer of the queue ${queue} in wrangler.toml needs dead_letter_queue = "${dead}", and that queue a consumer of its own. Create it with \`npx wrangler queues create ${dead}\`.`;
    });

const common = (ones: readonly string[], others: readonly string[]): string[] => [
  ...new Set(ones).intersection(new Set(others)),
];

const compareSites = (one: SiteConfig, other: SiteConfig): string[] => {
  if (one.account_id !== other.account_id) return [];
  const sites = `${one.name} and ${other.name} in wrangler.toml share`;
  const own = common(ownStores(one), ownStores(other));
  const hasKey = one.vars.SITE_KEY !== other.vars.SITE_KEY;
  const keyed = hasKey ? [] : common(keyedStores(one), keyedStores(other));
  return [
    ...(own.length > 0 ? [`${sites} ${own.join(', ')}: each needs its own.`] : []),
    ...(keyed.length > 0
      ? [`${sites} ${keyed.join(', ')}: each needs a SITE_KEY of its own.`]
      : []),
  ];
};

/** Finds stores that sites share but must not, and returns a sentence about each. */
export const findSharedStores = (sites: readonly SiteConfig[]): string[] =>
  sites.flatMap((one, i) => sites.slice(i + 1).flatMap((other) => compareSites(one, other)));
