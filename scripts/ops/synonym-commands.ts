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
 * Reads the groups of synonyms in a file: one group per line, with commas, semicolons or tabs
 * between the words.
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
        `${name}, line ${i + 1}: “${words[0]}” has no synonym. Put all the words in a group on one line.`,
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
  if (groups.length === 0) throw wrong(`${name} contains no words.`);
  return groups;
};

const NEXT = 'Changes to synonyms take effect immediately.';

export const addSynonymCommands = (program: Command): void => {
  const synonyms = program
    .command('synonyms')
    .summary('list, add and remove synonyms for the search')
    .addHelpText(
      'after',
      example('synonyms list', 'synonyms add "care assistant" HCA', 'synonyms remove HCA'),
    );

  synonyms
    .command('list', { isDefault: true })
    .summary('list the added words, one group per line')
    .addHelpText('after', example('synonyms list'))
    .action(async (_: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(listSynonyms);
      const lines = data.map((words) => words.join(' = '));
      printResult(isJson, data, lines.length > 0 ? lines.join('\n') : 'No synonyms.');
    });

  synonyms
    .command('add')
    .summary('add a group of synonyms, or several from a file')
    .description(
      'Adds words that the search treats as synonyms: a search for any of them also finds the others. If a word already belongs to a group, the groups are merged. In a file, put each group on its own line and separate its words with commas.',
    )
    .argument('[word...]', 'words or phrases of one group')
    .option('--file <csv>', 'file with one group per line')
    .addHelpText(
      'after',
      example('synonyms add "care assistant" HCA carer', 'synonyms add --file synonyms.csv'),
    )
    .action(async (words: string[], { file }: { file?: string }, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const groups = [...(words.length > 0 ? [words] : []), ...(file ? readGroups(file) : [])];
      if (groups.length === 0) {
        throw wrong('No words given. Example: npm run ops -- synonyms add "care assistant" HCA');
      }
      const { data } = await client.call(addSynonyms, { body: { groups } });
      printResult(
        isJson,
        data,
        data.added > 0 ? `${data.added} added. ${NEXT}` : `No new words were added. ${NEXT}`,
      );
    });

  synonyms
    .command('remove')
    .summary('remove words from their groups')
    .argument('<word...>', 'words or phrases as they were added')
    .addHelpText('after', example('synonyms remove HCA'))
    .action(async (words: string[], _: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(removeSynonyms, { body: { words } });
      const unknown = data.unknown.map((word) => `“${word}”`).join(', ');
      if (data.removed === 0) throw wrong(`No synonyms found for ${unknown}.`);
      const more = unknown ? ` No synonyms found for ${unknown}.` : '';
      printResult(isJson, data, `${data.removed} removed.${more} ${NEXT}`);
    });
};
