import type { Command } from 'commander';
import { didYouMean } from '../../worker/ops/imports/nearest.ts';

/**
 * Reports an unknown name after a group of commands, such as `jobs shwo`. Without this, a group with
 * a default command would pass the name on to that command, which takes no arguments.
 */
export const refuseUnknownCommands = (program: Command): void => {
  for (const group of program.commands.filter(({ commands }) => commands.length > 0)) {
    const names = group.commands.flatMap((one) => [one.name(), ...one.aliases()]);
    group.hook('preSubcommand', () => {
      const [name] = group.args;
      if (name === undefined || name.startsWith('-') || names.includes(name)) return;
      const hint = didYouMean(name, names, `Its commands: ${names.join(', ')}.`);
      group.error(`error: unknown command '${name}' for '${group.name()}'. ${hint}`, {
        code: 'commander.unknownCommand',
      });
    });
  }
};
