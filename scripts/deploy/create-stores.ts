import { Trouble } from '../local.ts';
import type { ProcessResult } from '../processes.ts';
import type { BuiltConfig } from './deploy-config.ts';

/** Runs wrangler for the site that is deployed. */
export interface Wrangler {
  /** Shows the output, and returns the exit code. */
  attach(args: string[], env?: NodeJS.ProcessEnv): Promise<number>;
  read(args: string[]): Promise<ProcessResult>;
}

/** Lists each store once, with wrangler's command for its kind. */
const listStores = ({ d1_databases, r2_buckets, queues }: BuiltConfig) => {
  const databases = d1_databases
    // A database with an id exists already.
    .filter(({ database_id }) => !database_id)
    .map(({ database_name = '' }) => database_name);
  return [
    ...[...new Set(databases)].map((name) => ({ kind: 'database', name, command: ['d1'] })),
    ...r2_buckets.map(({ bucket_name: name = '' }) => ({
      ...{ kind: 'bucket', name, command: ['r2', 'bucket'] },
    })),
    // Those that are consumed, which include the queue of dead letters.
    ...(queues.consumers ?? []).map(({ queue: name }) => ({
      ...{ kind: 'queue', name, command: ['queues'] },
    })),
  ];
};

/**
 * Creates the databases, buckets and queues that the account does not have yet.
 * @throws Trouble naming what could not be created
 */
export const createStores = async (config: BuiltConfig, wrangler: Wrangler): Promise<void> => {
  for (const { kind, name, command } of listStores(config)) {
    if ((await wrangler.read([...command, 'info', name])).code === 0) continue;
    console.log(`Creating the ${kind} ${name}…`);
    if ((await wrangler.attach([...command, 'create', name])) !== 0) {
      throw new Trouble(`The ${kind} ${name} could not be created, so nothing was deployed.`);
    }
  }
};
