import type { Command } from 'commander';
import Papa from 'papaparse';
import { addSynonyms, listSynonyms, removeSynonyms } from '../../src/contracts/endpoints/ops.ts';
import { MAX_SYNONYM_LENGTH } from '../../src/contracts/ops.ts';
import { createCommandContext, example } from './command-context.ts';
import { EXIT, Failure } from './failure.ts';
import { printResult } from './print.ts';
import { detectDelimiter } from './read-csv.ts';
import { readTextFile } from './read-import-file.ts';

const wrong = (sentence: string) => new Failure(sentence, EXIT.wrongInput);

/**
 * The groups of a file: one a line, with commas, semicolons or tabs between the words.
 * @throws Failure that names the line
 */
const readGroups = (path: string): string[][] => {
  const { name, text } = readTextFile(path);
  const { data } = Papa.parse<string[]>(text, { delimiter: detectDelimiter(text) });
  const groups = data.flatMap((cells, i) => {
    const words = cells.map((cell) => cell.trim()).filter(Boolean);
    if (words.length === 0) return [];
    if (words.length === 1) {
      throw wrong(
        `${name}, line ${i + 1}: “${words[0]}” stands alone. Write what means the same in one line.`,
      );
    }
    const long = words.find((word) => word.length > MAX_SYNONYM_LENGTH);
    if (long) {
      throw wrong(
        `${name}, line ${i + 1}: “${long}” is longer than ${MAX_SYNONYM_LENGTH} characters.`,
      );
    }
    return [words];
  });
  if (groups.length === 0) throw wrong(`There is nothing in ${name}.`);
  return groups;
};

const NEXT = 'Searches know it within five minutes.';

export const addSynonymCommands = (program: Command): void => {
  const synonyms = program
    .command('synonyms')
    .summary('words that mean the same to the search: list, add, remove')
    .addHelpText(
      'after',
      example('synonyms list', 'synonyms add "care assistant" HCA', 'synonyms remove HCA'),
    );

  synonyms
    .command('list', { isDefault: true })
    .summary('the words that were added, each group in a line')
    .addHelpText('after', example('synonyms list'))
    .action(async (_: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(listSynonyms);
      const lines = data.map((words) => words.join(' = '));
      printResult(isJson, data, lines.length > 0 ? lines.join('\n') : 'No synonyms.');
    });

  synonyms
    .command('add')
    .summary('words that mean the same, from the command line or a file')
    .description(
      'Adds words that mean the same as each other, whichever a visitor types. A word that is in a group already brings its group with it. A file has a group in each line, with commas between its words.',
    )
    .argument('[word...]', 'words or phrases of one group')
    .option('--file <csv>', 'a file of groups')
    .addHelpText(
      'after',
      example('synonyms add "care assistant" HCA carer', 'synonyms add --file synonyms.csv'),
    )
    .action(async (words: string[], { file }: { file?: string }, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const groups = [...(words.length > 0 ? [words] : []), ...(file ? readGroups(file) : [])];
      if (groups.length === 0) {
        throw wrong('Name words: npm run ops -- synonyms add "care assistant" HCA');
      }
      const { data } = await client.call(addSynonyms, { body: { groups } });
      printResult(
        isJson,
        data,
        data.added > 0 ? `${data.added} new. ${NEXT}` : `No word is new. ${NEXT}`,
      );
    });

  synonyms
    .command('remove')
    .summary('take words out of their groups')
    .argument('<word...>', 'words or phrases as they were added')
    .addHelpText('after', example('synonyms remove HCA'))
    .action(async (words: string[], _: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(removeSynonyms, { body: { words } });
      const unknown = data.unknown.map((word) => `“${word}”`).join(', ');
      if (data.removed === 0) throw wrong(`There are no synonyms of ${unknown}.`);
      const more = unknown ? ` There are none of ${unknown}.` : '';
      printResult(isJson, data, `${data.removed} removed.${more} ${NEXT}`);
    });
};
