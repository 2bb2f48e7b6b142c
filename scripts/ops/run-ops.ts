import { Command, CommanderError, Help } from 'commander';
import { addApplicationCommands } from './application-commands.ts';
import { addBackupCommands } from './backup-commands.ts';
import { DEFAULT_URL } from './command-context.ts';
import { addCompanyCommands } from './company-commands.ts';
import { addContactCommands } from './contact-commands.ts';
import { EXIT, Failure, PrintedFailure } from './failure.ts';
import { addGoLiveCommand } from './go-live-command.ts';
import { addHelpCommand } from './help-command.ts';
import { addImportCommand } from './import-command.ts';
import { addImportsCommands } from './imports-commands.ts';
import { addJobAlertCommands } from './job-alert-commands.ts';
import { addJobCommands } from './job-commands.ts';
import { addJobReportCommands } from './job-report-commands.ts';
import { addKeyCommands } from './key-commands.ts';
import { addMailCommands } from './mail-commands.ts';
import { addPersonCommands } from './person-commands.ts';
import { jsonText, plainText } from './print.ts';
import { addQueueCommands } from './queue-commands.ts';
import { withMarkedIds } from './record-id.ts';
import { addReferralCommands } from './referral-commands.ts';
import { addReviewerCommands } from './reviewer-commands.ts';
import { addSiteCommands } from './site-commands.ts';
import { addSourceCommands } from './source-commands.ts';
import { addSynonymCommands } from './synonym-commands.ts';
import { refuseUnknownCommands } from './unknown-commands.ts';

const createProgram = (): Command => {
  // Settings come first, because a command inherits only the settings that its parent has when the
  // command is created.
  const program = new Command('npm run ops --')
    .description('Manages a Rolecall site through its API.')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(`\n${text}`) })
    .showHelpAfterError('Use --help for usage information.')
    .option('--url <address>', `URL of the site (default: ROLECALL_URL, or ${DEFAULT_URL})`)
    .option('--json', 'print JSON; with npm run -s, nothing else')
    .configureHelp({
      optionDescription: (option) =>
        `${new Help().optionDescription(option)}${option.mandatory ? ' (required)' : ''}`,
    })
    .helpCommand(false)
    .addHelpText(
      'after',
      `
The token is read from OPS_TOKEN in the environment or, for a site on this machine, in .dev.vars.
A local site without OPS_TOKEN accepts calls from this machine only.

Exit codes: 0 done, 1 failed, 2 wrong usage or input, 3 the site cannot be reached, 4 not allowed.

Examples:
  npm run ops -- counts
  npm run ops -- import jobs.csv --dry-run
  OPS_TOKEN=… npm run -s ops -- --url https://jobs.example.com applications list --json`,
    );
  addImportCommand(program);
  addImportsCommands(program);
  addSourceCommands(program);
  addJobCommands(program);
  addCompanyCommands(program);
  addApplicationCommands(program);
  addContactCommands(program);
  addReferralCommands(program);
  addJobAlertCommands(program);
  addJobReportCommands(program);
  addPersonCommands(program);
  addReviewerCommands(program);
  addMailCommands(program);
  addQueueCommands(program);
  addSynonymCommands(program);
  addKeyCommands(program);
  addBackupCommands(program);
  addSiteCommands(program);
  addGoLiveCommand(program);
  addHelpCommand(program);
  refuseUnknownCommands(program);
  return program;
};

/** Prints a failure, as JSON on stdout or as text on stderr. */
const printFailure = ({ message, exitCode, detail }: Failure, isJson: boolean) => {
  if (isJson) {
    const { lines, ...more } = detail;
    process.stdout.write(`${jsonText({ error: { message, exitCode, ...more } })}\n`);
    return;
  }
  const lines = (detail.lines ?? []).map((line) => `  ${line}`);
  process.stderr.write(`\n${plainText([message, ...lines].join('\n'))}\n`);
};

/**
 * Runs a program, which prints results to stdout and errors to stderr.
 * @returns the exit code (docs/operating.md)
 */
export const runProgram = async (
  create: () => Command,
  args: readonly string[],
): Promise<number> => {
  const isJson = args.includes('--json');
  try {
    await create().parseAsync(args, { from: 'user' });
    return EXIT.ok;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0 || error.code === 'commander.help') return EXIT.ok;
      if (isJson)
        printFailure(new Failure(error.message, EXIT.wrongInput, { code: 'wrong_usage' }), true);
      return EXIT.wrongInput;
    }
    if (error instanceof PrintedFailure) return error.exitCode;
    if (!(error instanceof Failure)) throw error;
    printFailure(error, isJson);
    return error.exitCode;
  }
};

/**
 * Runs one command.
 * @param args the arguments after `npm run ops --`
 * @returns the exit code (docs/operating.md)
 */
export const runOps = (args: readonly string[]): Promise<number> =>
  runProgram(createProgram, withMarkedIds([...args]));
