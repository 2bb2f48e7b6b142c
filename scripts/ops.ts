import { EXIT } from './ops/failure.ts';
import { runOps } from './ops/run-ops.ts';

/** `npm run ops`: what operators do, on this machine or on the network alike. */

// A reader such as `head` that has seen enough is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.ok);
  throw error;
});

process.exitCode = await runOps(process.argv.slice(2));
