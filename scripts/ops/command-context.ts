import type { Command } from 'commander';
import { connectionTo } from './connection.ts';
import { createOpsClient, type OpsClient } from './ops-client.ts';
import { notice } from './print.ts';

export interface CommandContext {
  readonly client: OpsClient;
  /** Address of the site. */
  readonly url: string;
  readonly isJson: boolean;
}

export const DEFAULT_URL = 'http://localhost:8787';

/**
 * Creates the client and the output format for a command from its options, which may come before or
 * after its name.
 */
export const createCommandContext = (command: Command): CommandContext => {
  const { url, json = false } = command.optsWithGlobals<{ url?: string; json?: boolean }>();
  const connection = connectionTo(url || process.env.ROLECALL_URL || DEFAULT_URL);
  return { client: createOpsClient(connection, notice), url: connection.url, isJson: json };
};

/** Examples shown below a command's help. */
export const example = (...lines: string[]) =>
  `\n${lines.length > 1 ? 'Examples' : 'Example'}:\n${lines.map((line) => `  npm run ops -- ${line}`).join('\n')}`;
