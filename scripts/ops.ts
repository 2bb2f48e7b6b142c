import { EXIT } from './ops/failure.ts';
import { runOps } from './ops/run-ops.ts';

/** `npm run ops`: the operators' commands, for a site on this machine or over the network. */

// If a reader such as `head` closes the pipe, that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.ok);
  throw error;
});

process.exitCode = await runOps(process.argv.slice(2));
