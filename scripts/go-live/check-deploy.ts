import * as v from 'valibot';
import type { Finding } from '../../src/contracts/site/go-live.ts';
import { contentfulSpace } from '../../worker/content/contentful-space.ts';
import { type ContentRecord, readContent } from '../../worker/content/read-content.ts';
import type { Space } from '../../worker/content/space.ts';
import { parseDeployVariables } from '../../worker/env.ts';
import {
  checkRecords,
  DEMO_RECORDS_SQL,
  DemoRecordsSchema,
} from '../../worker/ops/go-live/check-records.ts';
import { checkVariables, senderDomain } from '../../worker/ops/go-live/check-variables.ts';
import { findDemoContent } from '../../worker/ops/go-live/find-demo-content.ts';
import { isPublished } from '../content/problem.ts';
import type { ProcessResult } from '../processes.ts';
import { checkSender } from './sender-dns.ts';

interface Checked {
  readonly findings: readonly Finding[];
  readonly notChecked: readonly string[];
}

const notChecked = (...sentences: string[]): Checked => ({ findings: [], notChecked: sentences });

/** The published records of an export, as `readContent` returns those of a space. */
const listRecords = ({ entries, assets, locales }: Space): ContentRecord[] => {
  const locale = locales.find((one) => one.default)?.code ?? '';
  return [...entries, ...assets].filter(isPublished).map(({ sys, fields }) => ({
    type: sys.contentType?.sys.id ?? 'asset',
    id: sys.id,
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, values]) => [name, values[locale]]),
    ),
  }));
};

/** Parses the JSON in a program's output; undefined if there is none. */
const parseOutput = ({ code, output }: ProcessResult): unknown => {
  if (code !== 0) return undefined;
  try {
    return JSON.parse(output.slice(output.indexOf('[')));
  } catch {
    return undefined;
  }
};

const SecretsSchema = v.array(v.object({ name: v.string() }));
const RowsSchema = v.tuple([v.looseObject({ results: v.tuple([DemoRecordsSchema]) })]);

interface Deploy {
  /** The name of the worker. */
  readonly name: string;
  /** The plain variables of the deploy, from wrangler.toml and .deploy.vars. */
  readonly vars: Readonly<Record<string, unknown>>;
  /** The built-in space. */
  readonly space: Space;
  /** Runs wrangler; undefined for a dry run, which has no account. */
  readonly wrangler: ((args: string[]) => Promise<ProcessResult>) | undefined;
  /** A token for the content of a site with CONTENTFUL_SPACE_ID. */
  readonly contentToken: string | undefined;
}

const checkContent = async ({ vars, space, contentToken }: Deploy): Promise<Checked> => {
  const variables = parseDeployVariables(vars);
  const { CONTENTFUL_SPACE_ID } = variables;
  if (!CONTENTFUL_SPACE_ID) {
    return { findings: findDemoContent(listRecords(space)), notChecked: [] };
  }
  if (!contentToken) {
    return notChecked(
      'texts and pictures in Contentful: set CONTENTFUL_ACCESS_TOKEN in the environment, or run `npm run go-live` after the deploy',
    );
  }
  try {
    const records = await readContent({
      ...contentfulSpace({ ...variables, CONTENTFUL_SPACE_ID }, {}),
      accessToken: contentToken,
      fetch: (input, init) => fetch(input, init),
    });
    return { findings: findDemoContent(records), notChecked: [] };
  } catch (error) {
    return notChecked(`texts and pictures in Contentful: ${(error as Error).name}`);
  }
};

const checkDatabase = async ({ vars, wrangler }: Deploy): Promise<Checked> => {
  if (vars.API_BASE) return notChecked('employers, jobs and plans: they are at API_BASE');
  const result = await wrangler?.([
    ...['d1', 'execute', 'JOBS', '--remote', '--json', '--command', DEMO_RECORDS_SQL],
  ]);
  const rows = v.safeParse(RowsSchema, result && parseOutput(result));
  if (!rows.success) return notChecked('employers, jobs and plans: the database was not read');
  return { findings: checkRecords(rows.output[0].results[0]), notChecked: [] };
};

/** Names of the secrets of the worker; undefined if they are unknown. */
const listSecrets = async ({ name, wrangler }: Deploy): Promise<string[] | undefined> => {
  const result = await wrangler?.(['secret', 'list', '--name', name]);
  if (!result) return undefined;
  // Before its first deploy a worker has no secrets, unless they were put already.
  if (/Worker "[^"]*".* not found/.test(result.output)) return [];
  const secrets = v.safeParse(SecretsSchema, parseOutput(result));
  return secrets.success ? secrets.output.map((secret) => secret.name) : undefined;
};

const checkSettings = async (deploy: Deploy): Promise<Checked> => {
  const secrets = await listSecrets(deploy);
  const { MAIL_FROM } = deploy.vars;
  const sender = MAIL_FROM ? senderDomain(String(MAIL_FROM)) : null;
  const dns = sender && deploy.wrangler ? await checkSender(sender) : notChecked();
  if (!secrets) return { ...dns, notChecked: [...dns.notChecked, 'secrets: they were not listed'] };
  const isSet = (name: string) => secrets.includes(name) || Boolean(deploy.vars[name]);
  return { ...dns, findings: [...checkVariables(isSet), ...dns.findings] };
};

/**
 * Checks what a deploy is about to publish: the content that is built in or in Contentful, the
 * records of the migrated database, and the settings and names of secrets.
 */
export const checkDeploy = async (deploy: Deploy): Promise<Checked> => {
  const parts = [
    await checkDatabase(deploy),
    await checkContent(deploy),
    await checkSettings(deploy),
  ];
  return {
    findings: parts.flatMap((part) => part.findings),
    notChecked: parts.flatMap((part) => part.notChecked),
  };
};
