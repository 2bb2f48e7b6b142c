import { join } from 'node:path';
import { copyBuild } from './build-site.ts';
import { loadDemo } from './demo.ts';
import { keepLocally } from './keep-build.ts';
import {
  localPort,
  localVariables,
  migrate,
  openLocal,
  refuseTakenPort,
  run,
  STATE,
} from './local.ts';
import { serveBuild } from './processes.ts';

/**
 * `npm start`: the built site on this machine. Builds if something changed, brings the database up
 * to date, loads demo data into an empty one, keeps the build for pages that are open when the next one
 * is served, and serves until it is stopped.
 */
await run(async () => {
  const port = localPort();
  const variables = localVariables(port);
  await refuseTakenPort(port);
  // By its port, which no second site can have.
  const folder = join(STATE, 'served', String(port));
  await copyBuild(folder);
  const config = join(folder, 'server/wrangler.json');
  await migrate();
  const local = await openLocal();
  try {
    await loadDemo(local.env.DB, { onlyIfEmpty: true });
    await keepLocally(local.env.FILES, folder);
  } finally {
    await local.dispose();
  }
  process.exitCode = await serveBuild(
    [
      ...['--config', config, '--port', String(port), '--persist-to', STATE],
      ...['--show-interactive-dev-session=false', '--log-level', process.env.LOG_LEVEL || 'warn'],
      ...Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
    ],
    () => console.log(`\nRolecall runs at http://localhost:${port} (Ctrl-C stops it)\n`),
  );
});
