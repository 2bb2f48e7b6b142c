import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Trouble } from '../../scripts/local.ts';
import { type DirectWorker, startBuiltSite } from '../../tests/support/direct-worker.ts';
import { withoutLogReader, workerdsOfThisProcess } from './workerd.ts';

export const OPS_TOKEN = 'a-token-of-the-benchmark-alone';

const PREPARE = "import('./bench/support/demo-site.ts').then((demo) => demo.prepareDemo())";

export interface CheckoutSite extends DirectWorker {
  /** Of the workerd that serves it and its database. */
  readonly pid: number;
}

/** Builds another folder of this repository by its own scripts, with demo data in a state of its own. */
const prepareCheckout = (folder: string): string => {
  if (!existsSync(join(folder, 'node_modules'))) {
    throw new Trouble(`${folder} is no checkout with its node_modules.`);
  }
  const state = join(folder, '.wrangler/bench');
  execFileSync(process.execPath, ['--input-type=commonjs', '-e', PREPARE], {
    cwd: folder,
    env: { ...process.env, ROLECALL_STATE: state },
    stdio: 'inherit',
  });
  return state;
};

/** The built site of a folder. A workerd of its own serves it, whose log nobody reads. */
export const startCheckout = async (
  folder: string,
  { hasFiles = true, siteUrl }: { hasFiles?: boolean; siteUrl?: string } = {},
): Promise<CheckoutSite> => {
  const state = prepareCheckout(resolve(folder));
  const before = workerdsOfThisProcess();
  const site = await withoutLogReader(() =>
    startBuiltSite({
      config: join(state, 'bench-build/server/wrangler.json'),
      persistTo: join(state, 'v3'),
      variables: { OPS_TOKEN, ...(siteUrl && { SITE_URL: siteUrl }) },
      hasFiles,
    }),
  );
  const [pid] = workerdsOfThisProcess().filter((other) => !before.includes(other));
  if (!pid) throw new Trouble('Processor time is read from /proc, which Linux alone has.');
  return { ...site, pid };
};
