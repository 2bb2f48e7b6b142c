import { loadLocalDemo } from './demo.ts';
import { localPort, localVariables, migrate, refuseTakenPort, run } from './local.ts';
import { serveSources } from './processes.ts';

/** `npm run dev`: the same worker and bindings with hot reload. Its state is that of `npm start`. */
await run(async () => {
  const port = localPort();
  const variables = localVariables(port);
  await refuseTakenPort(port);
  await migrate();
  await loadLocalDemo({ onlyIfEmpty: true });
  process.exitCode = await serveSources(['--port', String(port)], {
    ROLECALL_DEV_VARS: JSON.stringify(variables),
  });
});
