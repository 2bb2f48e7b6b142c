import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bindings } from '../../worker/env.ts';
import type { BoundDatabase } from '../databases.ts';
import { Trouble } from '../local.ts';
import type { SiteConfig } from '../shared-stores.ts';

/** The configuration of one environment, which the build writes to `dist/server/wrangler.json`. */
export interface BuiltConfig extends SiteConfig {
  readonly topLevelName?: string;
  readonly definedEnvironments?: readonly string[];
  readonly name: string;
  readonly assets?: { readonly binding?: string };
  readonly r2_buckets: readonly { readonly binding: string; readonly bucket_name?: string }[];
  readonly queues: {
    readonly producers?: readonly { readonly binding: string; readonly queue: string }[];
    readonly consumers?: readonly {
      readonly queue: string;
      readonly dead_letter_queue?: string;
    }[];
  };
  readonly ratelimits: readonly { readonly name: string; readonly namespace_id: string }[];
}

/** Every binding that the worker cannot do without. */
const REQUIRED: { readonly [Name in RequiredName]: true } = {
  ...{ JOBS: true, PEOPLE: true, FILES: true, EVENTS: true, ASSETS: true },
  ...{ LIMIT_POSTS: true, LIMIT_READS: true, LIMIT_OPS: true, LIMIT_BULK: true },
};
type RequiredName = {
  [Name in keyof Bindings]-?: undefined extends Bindings[Name] ? never : Name;
}[keyof Bindings];

const boundNames = (config: BuiltConfig) => [
  config.assets?.binding,
  ...config.d1_databases.map(({ binding }) => binding),
  ...config.r2_buckets.map(({ binding }) => binding),
  ...(config.queues.producers ?? []).map(({ binding }) => binding),
  ...config.ratelimits.map(({ name }) => name),
];

const isNamed = ({ database_id, database_name }: BoundDatabase) =>
  Boolean(database_id ?? database_name);

/** Finds what an environment lacks, and returns a sentence about each problem. */
export const findMissingBindings = (config: BuiltConfig, environment: string): string[] => {
  const place = environment
    ? `The environment ${environment} of wrangler.toml`
    : 'The top level of wrangler.toml';
  const names = new Set(boundNames(config));
  const missing = Object.keys(REQUIRED).filter((name) => !names.has(name));
  const unnamed = config.d1_databases.filter((one) => !isNamed(one)).map(({ binding }) => binding);
  const queue = config.queues.producers?.find(({ binding }) => binding === 'EVENTS')?.queue;
  const isConsumed = config.queues.consumers?.some((consumer) => consumer.queue === queue);
  return [
    missing.length > 0 &&
      `${place} lacks ${missing.join(', ')}. An environment inherits no databases, buckets, queues, rate limits or variables: give it its own (docs/operating.md, “Staging”).`,
    unnamed.length > 0 && `${place} binds ${unnamed.join(', ')} without a database_name.`,
    queue && !isConsumed && `${place} has no consumer of its queue ${queue}.`,
  ].filter((problem) => typeof problem === 'string');
};

/** The file that every step of a deploy reads, so that no step uses another environment. */
const DEPLOY_CONFIG = 'dist/server/wrangler.deploy.json';

/** @throws Trouble if the build is that of another environment */
export const readBuiltConfig = (folder: string, environment: string): BuiltConfig => {
  const config: BuiltConfig = JSON.parse(
    readFileSync(join(folder, 'dist/server/wrangler.json'), 'utf8'),
  );
  const built = config.targetEnvironment ?? '';
  if (built === environment) return config;
  throw new Trouble(
    `The site was built for ${built || 'the top level'} of wrangler.toml, not for ${environment || 'the top level'}. Run the deploy again.`,
  );
};

/**
 * Writes the configuration that wrangler deploys: that of the build, with the given variables and
 * without the ids of local databases. Returns the arguments and variables with which a command of
 * wrangler reads this file and nothing else.
 */
export const writeDeployConfig = (
  folder: string,
  config: BuiltConfig,
  vars: Readonly<Record<string, unknown>>,
) => {
  const { targetEnvironment, topLevelName, definedEnvironments, ...settings } = config;
  const d1_databases = config.d1_databases.map((database) => ({
    ...database,
    preview_database_id: undefined,
  }));
  const path = join(folder, DEPLOY_CONFIG);
  writeFileSync(path, JSON.stringify({ ...settings, d1_databases, vars }));
  // With an environment, wrangler would append its name to that of the worker.
  return { args: ['--config', path], env: { CLOUDFLARE_ENV: '' } };
};
