import { type Command, InvalidArgumentError, Option } from 'commander';
import {
  addSource,
  changeSource,
  editSource,
  getSource,
  listSources,
  readSource,
  releaseFields,
  removeSource,
} from '../../src/contracts/endpoints/ops.ts';
import { EMPLOYER_VISIBILITIES, listKeys } from '../../src/contracts/enums.ts';
import { FEED_FORMAT_NAMES, type Source } from '../../src/contracts/site/sources.ts';
import { createCommandContext, example } from './command-context.ts';
import { confirm } from './confirm.ts';
import { EXIT, Failure } from './failure.ts';
import { readMapping } from './prepare-rows.ts';
import { printResult, shortDate, table } from './print.ts';
import { readingText, sourceText } from './source-text.ts';

interface Settings {
  url?: string;
  format?: string;
  company?: string;
  visibility?: string;
  status?: string;
  mapping?: string;
  createCompanies?: string;
  every?: number;
  maxShrink?: number;
}

const NOTHING = 'none';

const wholeNumber = (text: string): number => {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Use a whole number.');
  return Number(text);
};

const withSettings = (command: Command): Command =>
  command
    .option('--company <slug>', 'the company of all jobs, if the feed does not name it')
    .addOption(
      new Option('--status <status>', 'the status of new jobs (default: draft)').choices([
        ...['draft', 'open'],
      ]),
    )
    .option('--mapping <file>', 'JSON that says how to read columns and values')
    .option('--create-companies <category>', 'create companies that do not exist, in this category')
    .option('--every <minutes>', 'minutes between readings, at least 15 (default: 60)', wholeNumber)
    .option(
      '--max-shrink <percent>',
      'ask before this share of its open jobs, or more, is closed (default: 30)',
      wholeNumber,
    )
    .addOption(
      new Option('--format <name>', 'the format of the feed instead of the recognized one').choices(
        FEED_FORMAT_NAMES,
      ),
    );

const visibility = () =>
  new Option('--visibility <how>', 'how the employer of its jobs is shown').choices(
    listKeys(EMPLOYER_VISIBILITIES),
  );

/** The given settings. `none` stands for no value. */
const readSettings = (options: Settings): Record<string, unknown> => {
  const { url, format, company, status, createCompanies, every, maxShrink } = options;
  const given = {
    ...{ url, format, company, visibility: options.visibility, status, createCompanies },
    ...{ every, maxShrink },
    mapping:
      options.mapping === undefined || options.mapping === NOTHING
        ? options.mapping
        : readMapping(options.mapping),
  };
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === NOTHING ? null : value]],
    ),
  );
};

const stateOf = ({ state, held, problem }: Source): string => {
  if (state === 'waiting') return `waiting: ${held?.missing} of ${held?.open} jobs are missing`;
  return state === 'failing' ? `failing: ${problem}` : state;
};

const addListCommand = (sources: Command): void => {
  sources
    .command('list', { isDefault: true })
    .summary('list the sources')
    .addHelpText('after', example('sources list'))
    .action(async (_: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(listSources);
      const rows = data.map((source) => [
        ...[source.id, source.settings.format, source.openJobs, shortDate(source.succeededAt)],
        ...[shortDate(source.nextReadAt), stateOf(source)],
      ]);
      const headings = ['source', 'format', 'open jobs', 'last read', 'next', 'state'];
      printResult(isJson, data, rows.length > 0 ? table(headings, rows) : 'No sources.');
    });
};

const addSettingCommands = (sources: Command): void => {
  withSettings(
    sources
      .command('add')
      .summary('read a feed, and read it again on a schedule')
      .description(
        'Reads the feed of another system into the jobs, now and then on a schedule. Nothing is added if it cannot be read. For formats and mappings, see docs/operating.md.',
      )
      .argument('<name>', 'a name for the source, such as acme')
      .argument('<url>', 'address of the feed, with https://')
      .addOption(visibility().makeOptionMandatory()),
  )
    .option('--dry-run', 'show what the feed has, and add nothing')
    .addHelpText(
      'after',
      example(
        'sources add acme https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true --company acme --visibility named --dry-run',
      ),
    )
    .action(
      async (
        id: string,
        url: string,
        options: Settings & { dryRun?: boolean },
        command: Command,
      ) => {
        const { client, isJson } = createCommandContext(command);
        const { dryRun = false } = options;
        const settings = readSettings({ ...options, url }) as unknown as Source['settings'];
        const { data } = await client.call(addSource, { body: { id, settings, dryRun } });
        const end = dryRun
          ? 'Dry run: nothing was added.'
          : `The source “${id}” was added.${data?.created ? ' Its jobs are being written.' : ''}`;
        printResult(isJson, data, [...(data ? [readingText(data, id)] : []), end].join('\n'));
      },
    );

  withSettings(
    sources
      .command('edit')
      .summary('change settings of a source')
      .description('Changes settings of a source. The value “none” removes one.')
      .argument('<name>', 'name of the source')
      .option('--url <url>', 'address of the feed, with https://')
      .addOption(visibility()),
  )
    .addHelpText(
      'after',
      example('sources edit acme --every 180', 'sources edit acme --mapping none'),
    )
    .action(async (id: string, options: Settings, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const settings = readSettings(options);
      if (Object.keys(settings).length === 0) {
        throw new Failure('Name at least one setting to change.', EXIT.wrongInput);
      }
      const { data } = await client.call(editSource, { params: { id }, body: { settings } });
      printResult(isJson, data, sourceText(data));
    });
};

const addReadingCommands = (sources: Command): void => {
  sources
    .command('show')
    .summary('show a source: settings, state, and the last reading with its problems')
    .argument('<name>', 'name of the source')
    .addHelpText('after', example('sources show acme'))
    .action(async (id: string, _: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(getSource, { params: { id } });
      printResult(isJson, data, sourceText(data));
    });

  sources
    .command('read')
    .summary('read a source now')
    .argument('<name>', 'name of the source')
    .option('--dry-run', 'show what would change, and change nothing')
    .addHelpText('after', example('sources read acme --dry-run'))
    .action(async (id: string, { dryRun = false }: { dryRun?: boolean }, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(readSource, { params: { id }, body: { dryRun } });
      printResult(
        isJson,
        data,
        data
          ? [readingText(data, id), ...(dryRun ? ['Dry run: nothing was changed.'] : [])].join('\n')
          : 'The list is the same as before.',
      );
    });

  for (const [name, summary, done] of [
    ['pause', 'stop reading a source', 'It is not read until you resume it. Its jobs stay.'],
    ['resume', 'read a paused source again', 'It will be read within minutes.'],
    [
      'approve',
      'agree to close the jobs that a source does not have any more',
      'The jobs that are still missing will be closed by the next reading, within minutes.',
    ],
  ] as const) {
    sources
      .command(name)
      .summary(summary)
      .argument('<name>', 'name of the source')
      .addHelpText('after', example(`sources ${name} acme`))
      .action(async (id: string, _: object, command: Command) => {
        const { client, isJson } = createCommandContext(command);
        const { data } = await client.call(changeSource, {
          params: { id },
          body: { action: name },
        });
        printResult(isJson, data, done);
      });
  }
};

export const addSourceCommands = (program: Command): void => {
  const sources = program
    .command('sources')
    .summary('read feeds of other systems on a schedule')
    .addHelpText('after', example('sources list', 'sources show acme', 'sources read acme'));
  addListCommand(sources);
  addSettingCommands(sources);
  addReadingCommands(sources);

  sources
    .command('release')
    .summary('let a source write fields of a job again that were edited by hand')
    .argument('<name>', 'name of the source')
    .argument('<fid>', 'fid of the job')
    .argument('[field...]', 'the fields; all that were edited if there are none')
    .addHelpText('after', example('sources release acme a1b2c3 title'))
    .action(async (id: string, fid: string, fields: string[], _: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const body = { fid, fields };
      const { data } = await client.call(releaseFields, { params: { id }, body });
      const { released } = data;
      printResult(
        isJson,
        data,
        released.length > 0
          ? `The next reading writes: ${released.join(', ')}.`
          : 'None of these fields was edited by hand.',
      );
    });

  sources
    .command('remove')
    .summary('stop reading a source for good; its jobs stay')
    .argument('<name>', 'name of the source')
    .option('--close-jobs', 'close its open jobs')
    .option('--yes', 'do not ask')
    .addHelpText('after', example('sources remove acme --close-jobs'))
    .action(
      async (
        id: string,
        { closeJobs = false, yes = false }: { closeJobs?: boolean; yes?: boolean },
        command: Command,
      ) => {
        const { client, isJson } = createCommandContext(command);
        if (!yes) {
          const { data } = await client.call(getSource, { params: { id } });
          await confirm(
            `Remove the source ${id}${closeJobs ? ` and close its ${data.openJobs} open jobs` : ''}?`,
          );
        }
        const { data } = await client.call(removeSource, { params: { id }, body: { closeJobs } });
        if (!data.removed) throw new Failure(`There is no source “${id}”.`, EXIT.failed);
        const end = closeJobs ? `${data.closing} jobs are being closed.` : 'Its jobs stay.';
        printResult(isJson, data, `The source was removed. ${end}`);
      },
    );
};
