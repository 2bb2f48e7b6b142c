import { Command, CommanderError, Help } from 'commander';
import { addApplicationCommands } from './ops/application-commands.ts';
import { DEFAULT_URL } from './ops/command-context.ts';
import { addContactCommands } from './ops/contact-commands.ts';
import { EXIT, Failure } from './ops/failure.ts';
import { addHelpCommand } from './ops/help-command.ts';
import { addImportCommand } from './ops/import-command.ts';
import { addJobCommands } from './ops/job-commands.ts';
import { addOutboxCommands } from './ops/outbox-commands.ts';
import { addPersonCommands } from './ops/person-commands.ts';
import { plainText } from './ops/print.ts';
import { withMarkedIds } from './ops/record-id.ts';
import { addReferralCommands } from './ops/referral-commands.ts';
import { addReviewerCommands } from './ops/reviewer-commands.ts';
import { addSiteCommands } from './ops/site-commands.ts';

/** `npm run ops`: what operators do, on this machine or on the network alike. */
const createProgram = (): Command => {
  // Commands take the settings that their parent has when they are made.
  const program = new Command('npm run ops --')
    .description('Operates a Rolecall site by its own API.')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(`\n${text}`) })
    .showHelpAfterError('Add --help to see how it is used.')
    .option('--url <address>', `the site; else ROLECALL_URL, else ${DEFAULT_URL}`)
    .option('--json', 'print JSON for machines: with npm run -s, nothing else')
    .configureHelp({
      optionDescription: (option) =>
        `${new Help().optionDescription(option)}${option.mandatory ? ' (required)' : ''}`,
    })
    .helpCommand(false)
    .addHelpText(
      'after',
      `
The token comes from OPS_TOKEN in the environment; for a site on this machine, from .dev.vars too.
A local site without OPS_TOKEN lets in who asks from this machine.

Exit codes: 0 done, 1 failed, 2 wrong usage or input, 3 the site cannot be reached, 4 not allowed.

Examples:
  npm run ops -- counts
  npm run ops -- import jobs.csv --dry-run
  OPS_TOKEN=… npm run -s ops -- --url https://jobs.example.com applications list --json`,
    );
  addImportCommand(program);
  addJobCommands(program);
  addApplicationCommands(program);
  addContactCommands(program);
  addReferralCommands(program);
  addPersonCommands(program);
  addReviewerCommands(program);
  addOutboxCommands(program);
  addSiteCommands(program);
  addHelpCommand(program);
  return program;
};

/** Tells what went wrong, as JSON on stdout or as sentences on stderr. */
const tell = ({ message, exitCode, detail }: Failure, isJson: boolean) => {
  if (isJson) {
    const { lines, ...more } = detail;
    process.stdout.write(`${JSON.stringify({ error: { message, exitCode, ...more } }, null, 2)}\n`);
    return;
  }
  const lines = (detail.lines ?? []).map((line) => `  ${line}`);
  process.stderr.write(`\n${plainText([message, ...lines].join('\n'))}\n`);
};

// A reader such as `head` that has seen enough is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.ok);
  throw error;
});

const isJson = process.argv.includes('--json');
try {
  await createProgram().parseAsync(withMarkedIds(process.argv.slice(2)), { from: 'user' });
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode =
      error.exitCode === 0 || error.code === 'commander.help' ? EXIT.ok : EXIT.wrongInput;
    if (process.exitCode === EXIT.wrongInput && isJson) {
      tell(new Failure(error.message, EXIT.wrongInput, { code: 'wrong_usage' }), true);
    }
  } else if (error instanceof Failure) {
    tell(error, isJson);
    process.exitCode = error.exitCode;
  } else throw error;
}
