import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { VARIABLE_NAMES } from '../../worker/env.ts';
import { Trouble } from '../local.ts';

/**
 * The plain variables of a deployed site that are not in wrangler.toml: `.deploy.vars`, or
 * `.deploy.vars.staging` for the environment `staging`. Git ignores these files.
 */

/**
 * Variables that `wrangler secret put` stores, because everyone with access to the account can read
 * plain ones.
 */
const SECRETS = [
  ...[
    'OPS_TOKEN',
    'OPS_TOKEN_PREVIOUS',
    'ALERT_WEBHOOK_URL',
    'ERASURE_KEY',
    'MAIL_API_KEY',
    'MAIL_WEBHOOK_SECRET',
    'TURNSTILE_SECRET_KEY',
    'GOOGLE_INDEXING_KEY',
  ],
  ...['CONTENTFUL_ACCESS_TOKEN', 'CONTENTFUL_PREVIEW_TOKEN', 'CONTENTFUL_WEBHOOK_SECRET'],
];

/** @param environment the name of the environment in wrangler.toml; empty for the top level */
export const variablesFile = (environment: string): string =>
  environment ? `.deploy.vars.${environment}` : '.deploy.vars';

const readText = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** @throws Trouble naming variables that do not exist or that are secrets */
export const readDeployVariables = (folder: string, environment: string) => {
  const file = variablesFile(environment);
  const variables = parseEnv(readText(join(folder, file)));
  const names = Object.keys(variables);
  const unknown = names.filter((name) => !VARIABLE_NAMES.includes(name));
  if (unknown.length > 0) {
    throw new Trouble(
      `${file} sets ${unknown.join(', ')}, which this site does not know. README.md lists its variables.`,
    );
  }
  const secrets = names.filter((name) => SECRETS.includes(name));
  if (secrets.length > 0) {
    throw new Trouble(
      `${file} sets ${secrets.join(', ')}, which must be stored as secrets. Remove them there, and run: npx wrangler secret put ${secrets[0]}`,
    );
  }
  return variables;
};

/** Saves the site's URL in the file, in place of an earlier one. */
export const saveSiteUrl = (folder: string, environment: string, url: string): void => {
  const path = join(folder, variablesFile(environment));
  const others = readText(path)
    .split('\n')
    .filter((line) => line !== '' && !/^\s*SITE_URL\s*=/.test(line));
  writeFileSync(path, `${[...others, `SITE_URL="${url}"`].join('\n')}\n`);
};
