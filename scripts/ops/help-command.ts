import type { Command } from 'commander';
import { EXIT, Failure } from './failure.ts';

/** Supports `help reviewers invite`, because commander's own help command accepts only one name. */
export const addHelpCommand = (program: Command): void => {
  program
    .command('help')
    .summary('show how to use a command')
    .argument('[command...]', 'name of the command, such as: reviewers invite')
    .action((names: string[]) => {
      let command = program;
      for (const name of names) {
        const next = command.commands.find((one) => one.name() === name || one.alias() === name);
        if (!next) {
          throw new Failure(
            `Unknown command: ${names.join(' ')}. For a list of commands, run: npm run ops -- help`,
            EXIT.wrongInput,
          );
        }
        command = next;
      }
      command.outputHelp();
    });
};
