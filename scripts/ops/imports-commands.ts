import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { applyImport, dropImport, getImport } from '../../src/contracts/endpoints/ops.ts';
import type { ImportSummary } from '../../src/contracts/ops.ts';
import { createCommandContext, example } from './command-context.ts';
import { jsonText, printResult } from './print.ts';
import { printImport } from './print-import.ts';
import { recordId } from './record-id.ts';
import { refuseExisting } from './save-file.ts';

/** Creates a file with the rows that were left out, in the format that `import` reads. */
const createLeftOutFile = ({ leftOut }: ImportSummary) => ({
  companies: leftOut.flatMap(({ kind, record }) => (kind === 'company' ? record : [])),
  jobs: leftOut.flatMap(({ kind, record }) => (kind === 'job' ? record : [])),
});

export const addImportsCommands = (program: Command): void => {
  const imports = program
    .command('imports')
    .summary('show, resume or drop an import')
    .addHelpText('after', example('imports show Hn5…'));

  imports
    .command('show')
    .summary('show the progress of an import, until a day after its end')
    .argument('<id>', 'id of the import, as printed by `import`', recordId)
    .option('--left-out <file>', 'write the rows that were left out to a file for another import')
    .option('--force', 'replace an existing file')
    .addHelpText('after', example('imports show Hn5…', 'imports show Hn5… --left-out rows.json'))
    .action(
      async (id: string, options: { leftOut?: string; force?: boolean }, command: Command) => {
        const { client, isJson } = createCommandContext(command);
        const { leftOut: path, force = false } = options;
        if (path) refuseExisting(path, force);
        const { data } = await client.call(getImport, { params: { id } });
        if (path) writeFileSync(path, jsonText(createLeftOutFile(data)));
        printImport(isJson, { id, ...data });
      },
    );

  imports
    .command('resume')
    .summary('resume a stopped import')
    .argument('<id>', 'id of the import, as printed by `import`', recordId)
    .addHelpText('after', example('imports resume Hn5…'))
    .action(async (id: string, _: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(applyImport, { params: { id }, body: { dryRun: false } });
      printImport(isJson, { id, ...data });
    });

  imports
    .command('drop')
    .summary('stop and delete an import (records already written remain)')
    .argument('<id>', 'id of the import, as printed by `import`', recordId)
    .addHelpText('after', example('imports drop Hn5…'))
    .action(async (id: string, _: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(dropImport, { params: { id } });
      printResult(isJson, data, data.dropped ? 'Import dropped.' : 'There is no such import.');
    });
};
