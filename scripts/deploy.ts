import { readFileSync } from 'node:fs';
import { isLocal, parseVariables } from '../worker/env.ts';
import { attachWrangler, build, run, Trouble } from './local.ts';

/**
 * `npm run deploy`: builds, applies the migrations to the remote database, then deploys.
 * `-- --dry-run` does all that needs no account; further arguments go to `wrangler deploy`.
 */
await run(async () => {
  const args = process.argv.slice(2);
  const isDryRun = args.includes('--dry-run');
  await build();
  const { vars } = JSON.parse(readFileSync('dist/server/wrangler.json', 'utf8'));
  const { SITE_URL } = parseVariables(vars ?? {});
  if (isLocal(SITE_URL)) {
    const message = `A deploy needs the site's address: set SITE_URL under [vars] in wrangler.toml.`;
    if (!isDryRun) throw new Trouble(message);
    console.warn(message);
  }
  if (!isDryRun) {
    const code = await attachWrangler('d1', 'migrations', 'apply', 'DB', '--remote');
    if (code !== 0) throw new Trouble('The migrations were not applied, so nothing was deployed.');
  }
  process.exitCode = await attachWrangler('deploy', ...args);
});
