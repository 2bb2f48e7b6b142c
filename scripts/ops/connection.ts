import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { isLocal } from '../../worker/env.ts';
import { EXIT, Failure } from './failure.ts';

const ROOT = resolve(import.meta.dirname, '../..');

export interface Connection {
  /** The site's origin, without a trailing slash. */
  readonly url: string;
  readonly token: string | undefined;
}

/**
 * The token in `.dev.vars`, which belongs to the site on this machine and is never sent elsewhere.
 */
const localToken = (): string | undefined => {
  const file = join(ROOT, '.dev.vars');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')).OPS_TOKEN : undefined;
};

/**
 * Determines the site's URL and token.
 * @throws Failure if the URL or the token is invalid, or if the token would be sent in clear text
 */
export const connectionTo = (
  given: string,
  environment: { readonly OPS_TOKEN?: string } = process.env,
): Connection => {
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
    throw new Failure(
      `“${given}” is not a valid URL. Use a URL such as https://jobs.example.com.`,
      EXIT.wrongInput,
    );
  }
  const { origin, hostname, protocol } = new URL(given);
  const isHere = isLocal(given);
  const token = environment.OPS_TOKEN || (isHere ? localToken() : undefined);
  if (token && protocol === 'http:' && !isHere) {
    throw new Failure(
      `The token would be sent unencrypted. Use https://${hostname} instead.`,
      EXIT.wrongInput,
    );
  }
  if (token && !/^[\x20-\x7e]+$/.test(token)) {
    throw new Failure(
      'OPS_TOKEN contains a line break or another character that is not allowed in an HTTP header. Set a valid token.',
      EXIT.wrongInput,
    );
  }
  return { url: origin, token };
};
