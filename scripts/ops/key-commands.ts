import { Argument, type Command } from 'commander';
import {
  listSigningKeys,
  revokeSigningKey,
  rotateSigningKeys,
} from '../../src/contracts/endpoints/ops.ts';
import { listKeys } from '../../src/contracts/enums.ts';
import { SIGNING_KEY_KINDS, type SigningKeyKind } from '../../src/contracts/site/signing-keys.ts';
import { createCommandContext, example } from './command-context.ts';
import { printResult, shortDate, table } from './print.ts';

const WITHIN = 'The whole site follows within half a minute.';

interface PreviousToken {
  readonly isAccepted: boolean;
  readonly lastUsedAt: string | null;
  readonly lastCall: string | null;
}

const formatPreviousToken = ({ isAccepted, lastUsedAt, lastCall }: PreviousToken) => {
  const use = lastUsedAt ? `last used ${shortDate(lastUsedAt)} UTC (${lastCall})` : 'never used';
  return isAccepted
    ? `OPS_TOKEN_PREVIOUS is accepted; a previous token was ${use}. Once no program uses it any more: npx wrangler secret delete OPS_TOKEN_PREVIOUS`
    : `OPS_TOKEN_PREVIOUS is not set; a previous token was ${use}.`;
};

export const addKeyCommands = (program: Command): void => {
  const keys = program
    .command('keys')
    .summary('list, rotate and revoke the keys that sign links, cookies and tokens')
    .addHelpText('after', example('keys list', 'keys rotate', 'keys revoke 3f9a0c71be42'));

  keys
    .command('list', { isDefault: true })
    .summary('list the keys (never their values), and when a previous OPS_TOKEN was last used')
    .addHelpText('after', example('keys list'))
    .action(async (_: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(listSigningKeys);
      const rows = data.keys.map(({ id, kind, createdAt, verifiesUntil }) => [
        ...[id, kind, shortDate(createdAt)],
        verifiesUntil ? shortDate(verifiesUntil) : 'signs',
        SIGNING_KEY_KINDS[kind].signs.join(', '),
      ]);
      const headings = ['id', 'kind', 'signs since (UTC)', 'verifies until', 'what it signs'];
      const listed =
        rows.length > 0
          ? table(headings, rows)
          : 'No keys yet. Each is created when it is first needed.';
      printResult(isJson, data, `${listed}\n\n${formatPreviousToken(data.previousToken)}`);
    });

  keys
    .command('rotate')
    .summary('replace keys; what the replaced keys signed stays valid until it expires')
    .addArgument(
      new Argument('[kind...]', 'kinds of keys (default: all)').choices(
        listKeys(SIGNING_KEY_KINDS),
      ),
    )
    .addHelpText('after', example('keys rotate', 'keys rotate reviewer-link'))
    .action(async (kinds: SigningKeyKind[], _: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const body = kinds.length > 0 ? { kinds } : {};
      const { data } = await client.call(rotateSigningKeys, { body });
      const rows = data.rotated.map(({ id, kind }) => [id, kind]);
      const isContent = data.rotated.some(({ kind }) => kind === 'content');
      const tokens = isContent
        ? ' Contentful clients and editors of the built-in content need its new tokens before the replaced key ends: npm run ops -- content-tokens, keys list.'
        : '';
      printResult(
        isJson,
        data,
        rows.length > 0
          ? `${table(['new key', 'kind'], rows)}\n\n${WITHIN} No link became invalid.${tokens}`
          : 'There is no key yet to replace.',
      );
    });

  keys
    .command('revoke')
    .summary('delete a key that leaked; what it signed is invalid within half a minute')
    .argument('<id>', 'id of the key')
    .addHelpText('after', example('keys revoke 3f9a0c71be42'))
    .action(async (id: string, _: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(revokeSigningKey, { params: { id } });
      const next =
        data.kind === 'reviewer-link'
          ? ' Wait half a minute, then send reviewers new links: reviewers list, reviewers link.'
          : '';
      const count = data.ended.length === 1 ? '1 kind' : `${data.ended.length} kinds`;
      printResult(
        isJson,
        data,
        `The key is deleted. ${count} of links and tokens end if it signed them: ${data.ended.join(', ')}. ${WITHIN}${next}`,
      );
    });
};
