import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Trouble } from '../../scripts/local.ts';
import { startBuiltSite } from '../../tests/support/direct-worker.ts';
import { type Measured, startMeasured } from './workerd.ts';

export const OPS_TOKEN = 'a-token-of-the-benchmark-alone';

const PREPARE = "import('./bench/support/demo-site.ts').then((demo) => demo.prepareDemo())";

/** The site's workerd process also runs the database. */
export type CheckoutSite = Measured;

/**
 * Builds another checkout of this repository with its own scripts, and with demo data in a separate
 * state folder.
 */
const prepareCheckout = (folder: string): string => {
  if (!existsSync(join(folder, 'node_modules'))) {
    throw new Trouble(`${folder} is not a checkout with node_modules.`);
  }
  const state = join(folder, '.wrangler/bench');
  execFileSync(process.execPath, ['--input-type=commonjs', '-e', PREPARE], {
    cwd: folder,
    env: { ...process.env, ROLECALL_STATE: state },
    stdio: 'inherit',
  });
  return state;
};

/** Prepares the build and the state folder of a checkout. */
export const prepareBuild = (folder: string): { config: string; persistTo: string } => {
  const state = prepareCheckout(resolve(folder));
  return {
    config: join(state, 'bench-build/server/wrangler.json'),
    persistTo: join(state, 'v3'),
  };
};

/** Starts the built site of a checkout in a separate workerd, whose log is not read. */
export const startCheckout = async (
  folder: string,
  { hasFiles = true, siteUrl }: { hasFiles?: boolean; siteUrl?: string } = {},
): Promise<CheckoutSite> => {
  const build = prepareBuild(folder);
  return startMeasured(() =>
    startBuiltSite({
      ...build,
      variables: { OPS_TOKEN, ...(siteUrl && { SITE_URL: siteUrl }) },
      hasFiles,
    }),
  );
};
