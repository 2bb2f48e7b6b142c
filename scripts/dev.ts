import { loadLocalDemo } from './demo.ts';
import {
  localPort,
  localVariables,
  lockState,
  migrate,
  refuseTakenPort,
  run,
  Trouble,
} from './local.ts';
import { serveSources } from './processes.ts';

/**
 * `npm run dev`: serves the same worker with the same bindings and state as `npm start`, but with
 * hot reload.
 */
await run(async () => {
  const port = localPort();
  const variables = localVariables(port);
  if (process.env.LISTEN) {
    throw new Trouble('npm run dev serves this machine only: unset LISTEN, or use npm start.');
  }
  await refuseTakenPort(port);
  lockState(`npm run dev on port ${port}`);
  await migrate();
  await loadLocalDemo({ onlyIfEmpty: true });
  process.exitCode = await serveSources(['--host', 'localhost', '--port', String(port)], {
    ROLECALL_DEV_VARS: JSON.stringify(variables),
  });
});
