import { type Command, Option } from 'commander';
import { checkGoLive } from '../../src/contracts/endpoints/ops.ts';
import { GO_LIVE_NAMES, type GoLive } from '../../src/contracts/site/go-live.ts';
import { ALL, createReport, formatReport, listOpen } from '../go-live/go-live-report.ts';
import { checkSender } from '../go-live/sender-dns.ts';
import { createCommandContext, example } from './command-context.ts';
import { Failure, PrintedFailure } from './failure.ts';
import type { OpsClient } from './ops-client.ts';
import { printResult } from './print.ts';

/** What is known of a deployed site without OPS_TOKEN, which reports nothing. */
const SITE_WITHOUT_TOKEN: GoLive = {
  findings: [{ name: 'missing-secret-OPS_TOKEN', where: [] }],
  notChecked: ['everything else, because the site has no OPS_TOKEN'],
  senderDomain: null,
};

const readSite = async (client: OpsClient): Promise<GoLive> => {
  try {
    return (await client.call(checkGoLive)).data;
  } catch (error) {
    if (error instanceof Failure && error.detail.code === 'ops_off') return SITE_WITHOUT_TOKEN;
    throw error;
  }
};

export const addGoLiveCommand = (program: Command): void => {
  program
    .command('go-live')
    .summary('list what to correct before the site goes public')
    .addOption(
      new Option('--accept <name...>', 'do not report these; all accepts everything').choices([
        ...GO_LIVE_NAMES,
        ALL,
      ]),
    )
    .addHelpText('after', example('go-live', 'go-live --accept plans --accept demo-people'))
    .action(async ({ accept = [] }: { accept?: string[] }, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const site = await readSite(client);
      const sender = site.senderDomain ? await checkSender(site.senderDomain) : undefined;
      const report = createReport(
        {
          findings: [...site.findings, ...(sender?.findings ?? [])],
          notChecked: [...site.notChecked, ...(sender?.notChecked ?? [])],
        },
        accept,
      );
      printResult(isJson, report, formatReport(report));
      if (listOpen(report).length > 0) throw new PrintedFailure();
    });
};
