import type { Command } from 'commander';
import { EXIT, Failure } from './failure.ts';

/** `help reviewers invite`: commander's own help supports the first name only. */
export const addHelpCommand = (program: Command): void => {
  program
    .command('help')
    .summary('how a command is used')
    .argument('[command...]', 'its name, such as reviewers invite')
    .action((names: string[]) => {
      let command = program;
      for (const name of names) {
        const next = command.commands.find((one) => one.name() === name);
        if (!next) {
          throw new Failure(`There is no command ${names.join(' ')}. See: help`, EXIT.wrongInput);
        }
        command = next;
      }
      command.outputHelp();
    });
};
