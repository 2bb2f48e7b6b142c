import { join } from 'node:path';
import { Command } from 'commander';
import { checkSpace } from './content/check-space.ts';
import { configuredSources } from './content/configured-sources.ts';
import { pullSpace } from './content/pull-space.ts';
import { readSitePaths } from './content/site-paths.ts';
import { readSpace, writeSpace } from './content/space-file.ts';
import { localPort, localVariables, run, Trouble } from './local.ts';
import { ROOT } from './processes.ts';

/** `npm run content`: checks or pulls the space in this repository. */

const SPACE_FILE = join(ROOT, 'worker/content/space.json');

const findProblems = (file: string): string[] =>
  checkSpace(readSpace(file), readSitePaths(ROOT)).map(
    ({ record, field, message }) => `  ${record}: ${field}: ${message}`,
  );

const validate = (file: string): void => {
  const problems = findProblems(file);
  if (problems.length > 0) {
    throw new Trouble(
      `${file} has ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}:\n${problems.join('\n')}`,
    );
  }
  const { entries, assets } = readSpace(file);
  console.log(`${file} is valid: ${entries.length} entries, ${assets.length} assets.`);
};

/**
 * Formats the reason for a failure. If Contentful's client wrapped Contentful's own error in JSON,
 * returns that error's status and message.
 */
const formatFailure = (error: Error): string => {
  try {
    const { status, message } = JSON.parse(error.message);
    return `${error.name} (${status}): ${message}`;
  } catch {
    return error.message;
  }
};

const pull = async (file: string, withDrafts: boolean): Promise<void> => {
  const { source, preview } = configuredSources(localVariables(localPort()), withDrafts);
  const space = await pullSpace(source, preview).catch((error) => {
    throw new Trouble(`The space could not be read; ${file} is unchanged. ${formatFailure(error)}`);
  });
  writeSpace(file, space);
  console.log(`${file} now has ${space.entries.length} entries and ${space.assets.length} assets.`);
  const problems = findProblems(file);
  if (problems.length > 0)
    console.log(`Problems to correct in Contentful:\n${problems.join('\n')}`);
};

await run(async () => {
  const program = new Command('npm run content --')
    .description('Checks and updates the site’s built-in content.')
    .helpCommand(false);
  program
    .command('validate')
    .description('reports missing fields and texts, broken links and duplicate URLs')
    .argument('[file]', 'a space in Contentful’s export format', SPACE_FILE)
    .action(validate);
  program
    .command('pull')
    .description('writes the space CONTENTFUL_SPACE_ID to the file')
    .argument('[file]', 'file to write', SPACE_FILE)
    .option('--drafts', 'include unpublished entries (requires CONTENTFUL_PREVIEW_TOKEN)')
    .action((file: string, options: { drafts?: boolean }) => pull(file, options.drafts ?? false));
  await program.parseAsync();
});
