import { type Command, Option } from 'commander';
import { checkBackup, listBackups } from '../../src/contracts/endpoints/ops.ts';
import { RESTORE_TARGETS, type RestoreTarget } from '../../src/contracts/site/backups.ts';
import { pullBackup, pushBackup } from './backup-files.ts';
import { createCommandContext, example } from './command-context.ts';
import { runBackup, runDrill, runRestore } from './drill.ts';
import { openEmptySite } from './empty-site.ts';
import { EXIT, Failure, PrintedFailure } from './failure.ts';
import type { OpsClient } from './ops-client.ts';
import { facts, notice, printResult, shortDate, table } from './print.ts';
import { startProgress } from './progress.ts';

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The given id, or that of the newest complete backup. */
const chooseId = async (client: OpsClient, id: string | undefined): Promise<string> => {
  if (id) return id;
  const { data } = await client.call(listBackups);
  const newest = data.backups.find(({ finishedAt }) => finishedAt !== null);
  if (!newest) throw new Failure('There is no complete backup yet.', EXIT.failed);
  return newest.id;
};

export const addBackupCommands = (program: Command): void => {
  const backup = program
    .command('backup')
    .summary('make a backup now; list, verify, download or upload backups, or try a restore')
    .addHelpText('after', example('backup', 'backup list', 'backup pull --out ../backups'));

  backup
    .command('create', { isDefault: true })
    .summary('make a backup now')
    .addHelpText('after', example('backup'))
    .action(async (_: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const id = await runBackup(client, notice);
      printResult(isJson, { id }, `The backup ${id} is complete.`);
    });

  backup
    .command('list')
    .summary('all backups, newest first')
    .addHelpText('after', example('backup list'))
    .action(async (_: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(listBackups);
      const rows = data.backups.map(({ id, finishedAt, rows, files, bytes }) => [
        ...[id, shortDate(finishedAt) ?? 'not complete', rows, files, megabytes(bytes)],
      ]);
      const lines = [
        rows.length > 0
          ? table(['id', 'finished (UTC)', 'rows', 'resumes', 'size of rows'], rows)
          : 'There are no backups yet.',
        ...(data.running ? [`Being written: ${data.running.id}, ${data.running.stage}.`] : []),
        ...(data.failed ? [`Failed at ${shortDate(data.failed.at)}: ${data.failed.message}`] : []),
      ];
      printResult(isJson, data, lines.join('\n\n'));
    });

  backup
    .command('verify')
    .summary('read a whole backup and compare it with its hashes')
    .argument('[id]', 'the backup; else the newest one')
    .addHelpText('after', example('backup verify', 'backup verify 20261127T020300Z'))
    .action(async (given: string | undefined, _: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const id = await chooseId(client, given);
      const problems: string[] = [];
      let progress: ReturnType<typeof startProgress> | undefined;
      for (let from: number | null = 0; from !== null; ) {
        const { data }: { data: { next: number | null; total: number; problems: string[] } } =
          await client.call(checkBackup, { params: { id }, body: { from } });
        progress ??= startProgress('Checking', data.total);
        progress.advance((data.next ?? data.total) - from);
        problems.push(...data.problems);
        from = data.next;
      }
      progress?.end();
      printResult(
        isJson,
        { id, problems },
        problems.length > 0 ? problems.join('\n') : `The backup ${id} is intact.`,
      );
      if (problems.length > 0) throw new PrintedFailure();
    });

  backup
    .command('pull')
    .summary('download a backup, its resumes and the ledger of erasures into a folder')
    .argument('[id]', 'the backup; else the newest one')
    .requiredOption('--out <folder>', 'the folder; what it has already is not downloaded again')
    .addHelpText('after', example('backup pull --out ../backups'))
    .action(async (given: string | undefined, { out }: { out: string }, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const id = await chooseId(client, given);
      await pullBackup(client, id, out);
      printResult(isJson, { id, folder: out }, `The backup ${id} is in ${out}.`);
    });

  backup
    .command('push')
    .summary('upload a downloaded backup into the bucket of a site')
    .argument('<id>', 'the backup')
    .requiredOption('--from <folder>', 'the folder that `backup pull` wrote')
    .addHelpText('after', example('backup push 20261127T020300Z --from ../backups'))
    .action(async (id: string, { from }: { from: string }, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const objects = await pushBackup(client, id, from);
      printResult(isJson, { id, objects }, `${objects} objects are in the bucket.`);
    });

  backup
    .command('drill')
    .summary('make a backup, restore it into an empty site on this machine, and compare the two')
    .addHelpText('after', example('backup drill'))
    .action(async (_: object, command: Command) => {
      const { client, isJson, url } = createCommandContext(command);
      const report = await runDrill(client, url, openEmptySite, notice);
      const { id, seconds, rows, files, jobs, differences } = report;
      const text = facts([
        ['backup', id],
        ['rows', rows],
        ['jobs', jobs],
        ['resumes', files],
        ['backup took', `${seconds.backup} s`],
        ['download took', `${seconds.download} s`],
        ['restore took', `${seconds.restore} s`],
      ]);
      const result =
        differences.length > 0
          ? `Different after the restore:\n${differences.map((one) => `  ${one}`).join('\n')}`
          : 'All tables, resumes and searches are equal.';
      printResult(isJson, report, `${text}\n\n${result}`);
      if (differences.length > 0) throw new PrintedFailure();
    });

  program
    .command('restore')
    .summary('write a backup into the empty databases of a site with RESTORE=on')
    .argument('<id>', 'the backup')
    .addOption(
      new Option('--into <what>', 'what is empty: both databases, one of them, or the bucket FILES')
        .choices(RESTORE_TARGETS)
        .default('both'),
    )
    .option('--no-erasures', 'do not erase people again who were erased after the backup')
    .addHelpText(
      'after',
      example('restore 20261127T020300Z', 'restore 20261127T020300Z --into JOBS'),
    )
    .action(
      async (
        id: string,
        { into, erasures }: { into: RestoreTarget; erasures: boolean },
        command: Command,
      ) => {
        const { client, isJson } = createCommandContext(command);
        const body = { id, which: into, erasures: erasures ? 'apply' : 'skip' } as const;
        const data = await runRestore(client, body, notice);
        printResult(
          isJson,
          data,
          `The backup ${id} is restored. ${data.erased} erased people were erased again, ${data.held} waiting mails are held back, and ${data.missing} resumes are missing.\nRemove RESTORE, deploy, and run: npm run ops -- purge`,
        );
      },
    );
};
