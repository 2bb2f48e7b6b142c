import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { freePort } from './running-site.ts';

// The one that wrangler brings, and no other.
const { Miniflare, convertV4MiniflareOptions } = createRequire(
  createRequire(import.meta.url).resolve('wrangler'),
)('miniflare');

/** How a binding fails; null: it is well. */
export type Fault = 'throws' | 'hangs' | 'nonsense' | null;

export interface FaultySite {
  readonly url: string;
  /** What the worker has logged so far. */
  readonly log: string[];
  setFaults(faults: Partial<Record<'DB' | 'FILES' | 'EVENTS' | 'ASSETS', Fault>>): Promise<void>;
  /** Milliseconds that the worker's clock is ahead of the real one. */
  setClock(aheadMs: number): Promise<void>;
  stop(): Promise<void>;
}

export interface FaultySiteOptions {
  /** Of the build: `dist/server/wrangler.json`. */
  readonly config: string;
  /** Folder of a database that was migrated before. */
  readonly state: string;
  /** The id of another database in there. */
  readonly databaseId?: string;
  readonly variables?: Readonly<Record<string, string>>;
}

/** The built worker on a socket of its own, with bindings that can be broken while it runs. */
export const startFaultySite = async (options: FaultySiteOptions): Promise<FaultySite> => {
  const { config, state, databaseId, variables } = options;
  const port = await freePort();
  const folder = dirname(config);
  const { modulesRules: _, ...worker } = unstable_getMiniflareWorkerOptions(config).workerOptions;
  // The first is the entry.
  const ours = ['faulty-worker.js', 'faulty-clock.js'].map((file) => ({
    type: 'ESModule',
    path: join(folder, file),
    contents: readFileSync(join(import.meta.dirname, file), 'utf8'),
  }));
  const modules = globSync('**/*.js', { cwd: folder }).map((file) => ({
    type: 'ESModule',
    path: join(folder, file),
  }));
  const log: string[] = [];
  const workerd = new Miniflare(
    convertV4MiniflareOptions({
      resourcePersistencePath: join(state, 'v3'),
      handleStructuredLogs: ({ message }: { message: string }) => log.push(message),
      workers: [
        {
          ...worker,
          name: 'rolecall',
          rootPath: undefined,
          modulesRoot: folder,
          modules: [...ours, ...modules],
          ...(databaseId && { d1Databases: { DB: databaseId } }),
          bindings: { SITE_URL: `http://127.0.0.1:${port}`, RATE_LIMITS: 'off', ...variables },
          unsafeDirectSockets: [{ host: '127.0.0.1', port }],
        },
      ],
    }),
  );
  await workerd.ready;
  const url = `http://127.0.0.1:${port}`;
  const set = async (state: Record<string, unknown>) => {
    await fetch(`${url}/__faults`, { method: 'POST', body: JSON.stringify(state) });
  };
  return {
    url,
    log,
    setFaults: set,
    setClock: (clockMs) => set({ clockMs }),
    stop: () => workerd.dispose(),
  };
};
