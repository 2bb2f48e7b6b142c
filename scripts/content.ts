import { join } from 'node:path';
import { Command } from 'commander';
import { checkSpace } from './content/check-space.ts';
import { readSitePaths } from './content/site-paths.ts';
import { readSpace } from './content/space-file.ts';
import { run, Trouble } from './local.ts';
import { ROOT } from './processes.ts';

/** `npm run content`: the space that this repository brings along. */

const SPACE_FILE = join(ROOT, 'worker/content/space.json');

const problemsOf = (file: string): string[] =>
  checkSpace(readSpace(file), readSitePaths(ROOT)).map(
    ({ record, field, message }) => `  ${record}: ${field}: ${message}`,
  );

const validate = (file: string): void => {
  const problems = problemsOf(file);
  if (problems.length > 0) {
    throw new Trouble(
      `${file} has ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}:\n${problems.join('\n')}`,
    );
  }
  const { entries, assets } = readSpace(file);
  console.log(`${file} is in order: ${entries.length} entries, ${assets.length} assets.`);
};

await run(async () => {
  const program = new Command('npm run content --')
    .description('Looks after the content that comes with the site.')
    .helpCommand(false);
  program
    .command('validate')
    .description('names missing fields and texts, dead links and addresses that are taken twice')
    .argument('[file]', 'a space in the export format of Contentful', SPACE_FILE)
    .action(validate);
  await program.parseAsync();
});
