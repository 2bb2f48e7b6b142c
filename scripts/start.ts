import { existsSync, globSync, statSync } from 'node:fs';
import { loadDemo } from './demo.ts';
import {
  attachWrangler,
  build,
  localPort,
  localVariables,
  migrate,
  refuseTakenPort,
  run,
  STATE,
} from './local.ts';

/**
 * `npm start`: the built site on this machine. Builds if something changed, brings the database up
 * to date, loads demo data into an empty one, and serves until it is stopped.
 */

const BUILT = 'dist/server/wrangler.json';
const SOURCES = ['src/**', 'worker/**', 'public/**', '*.toml', 'waku.config.ts', 'package.json'];

const isBuilt = () => {
  if (!existsSync(BUILT)) return false;
  const builtAt = statSync(BUILT).mtimeMs;
  return globSync(SOURCES).every((file) => statSync(file).mtimeMs <= builtAt);
};

await run(async () => {
  const port = localPort();
  const variables = localVariables(port);
  await refuseTakenPort(port);
  if (!isBuilt()) {
    console.log('Building …');
    await build();
  }
  await migrate();
  await loadDemo(undefined, true);
  console.log(`\nRolecall runs at http://localhost:${port} (Ctrl-C stops it)\n`);
  process.exitCode = await attachWrangler(
    ...['dev', '--config', BUILT, '--port', String(port), '--persist-to', STATE],
    ...['--show-interactive-dev-session=false', '--log-level', 'error'],
    ...Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  );
});
