import { join } from 'node:path';
import { renewIndexWords } from '../worker/backend/jobs/renew-index.ts';
import { indexAllJobs } from '../worker/backend/jobs/search/index/index-jobs.ts';
import { siteFiles } from '../worker/site-key.ts';
import { copyBuild } from './build-site.ts';
import { loadDemo } from './demo.ts';
import {
  localPort,
  localVariables,
  lockState,
  migrate,
  openLocal,
  refuseTakenPort,
  run,
  STATE,
} from './local.ts';
import { networkAddress, openNetwork } from './network.ts';
import { serveBuild } from './processes.ts';
import { storeBuildLocally } from './store-build.ts';

/**
 * `npm start`: serves the built site on this machine until it is stopped. Before that, it builds
 * the site if something has changed, migrates the database, loads demo data if the database is
 * empty (not with `--empty`, nor for a restore), and stores the build for pages that will still be open when the next build is served.
 */
await run(async () => {
  const port = localPort();
  const variables = localVariables(port);
  const isEmpty = process.argv.includes('--empty') || variables.RESTORE === 'on';
  const address = networkAddress(process.env.LISTEN, variables);
  await refuseTakenPort(port);
  lockState(`npm start on port ${port}`);
  const network = address ? await openNetwork(address, port) : undefined;
  // The folder is named after the port, because no two sites can use the same port.
  const folder = join(STATE, 'served', String(port));
  await copyBuild(folder);
  const config = join(folder, 'server/wrangler.json');
  await migrate();
  const local = await openLocal();
  try {
    if (!isEmpty) await loadDemo(local.env.JOBS, { onlyIfEmpty: true });
    // On a deployed site, the cron job does this; a local site runs no cron jobs.
    while ((await renewIndexWords(local.env.JOBS)) > 0);
    await indexAllJobs(local.env.JOBS);
    await storeBuildLocally(siteFiles(local.env.FILES, variables.SITE_KEY), folder);
  } finally {
    await local.dispose();
  }
  process.exitCode = await serveBuild(
    [
      ...['--config', config, '--persist-to', STATE],
      // Overrides [dev] in wrangler.toml, because wrangler has no access control on either of these
      // ports.
      ...['--ip', 'localhost', '--inspector-ip', '127.0.0.1'],
      ...['--port', network ? '0' : String(port)],
      ...['--show-interactive-dev-session=false', '--log-level', process.env.LOG_LEVEL || 'warn'],
      ...Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
    ],
    (served) => {
      network?.serve(served);
      console.log(
        network
          ? `\nRolecall runs at ${variables.SITE_URL} and listens on ${address}, port ${port} (Ctrl-C stops it). Other machines can reach its pages, its API and, with OPS_TOKEN, the operators’ API. Put an HTTPS proxy in front of it: without one, everything is sent unencrypted.\n`
          : `\nRolecall runs at http://localhost:${port} (Ctrl-C stops it)\n`,
      );
    },
  );
  network?.close();
});
