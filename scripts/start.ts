import { join } from 'node:path';
import { copyBuild } from './build-site.ts';
import { loadLocalDemo } from './demo.ts';
import { localPort, localVariables, migrate, refuseTakenPort, run, STATE } from './local.ts';
import { serveBuild } from './processes.ts';

/**
 * `npm start`: the built site on this machine. Builds if something changed, brings the database up
 * to date, loads demo data into an empty one, and serves until it is stopped.
 */
await run(async () => {
  const port = localPort();
  const variables = localVariables(port);
  await refuseTakenPort(port);
  // By its port, which no second site can have.
  const config = await copyBuild(join(STATE, 'served', String(port)));
  await migrate();
  await loadLocalDemo({ onlyIfEmpty: true });
  process.exitCode = await serveBuild(
    [
      ...['--config', config, '--port', String(port), '--persist-to', STATE],
      ...['--show-interactive-dev-session=false', '--log-level', 'warn'],
      ...Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
    ],
    () => console.log(`\nRolecall runs at http://localhost:${port} (Ctrl-C stops it)\n`),
  );
});
