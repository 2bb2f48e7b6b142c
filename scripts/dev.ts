import { loadDemo } from './demo.ts';
import { attachWaku, localPort, localVariables, migrate, refuseTakenPort, run } from './local.ts';

/** `npm run dev`: the same worker and bindings with hot reload. Its state is that of `npm start`. */
await run(async () => {
  const port = localPort();
  const variables = localVariables(port);
  await refuseTakenPort(port);
  await migrate();
  await loadDemo(undefined, true);
  process.exitCode = await attachWaku(['dev', '--port', String(port)], {
    ROLECALL_DEV_VARS: JSON.stringify(variables),
  });
});
