import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLocal, parseDeployVariables, parseVariables, type Variables } from '../../worker/env.ts';
import { databaseBindings } from '../databases.ts';
import { Trouble } from '../local.ts';
import type { ProcessResult } from '../processes.ts';
import {
  findMissingDeadLetterQueues,
  findSharedStores,
  type SiteConfig,
} from '../shared-stores.ts';
import { createStores, type Wrangler } from './create-stores.ts';
import {
  type BuiltConfig,
  findMissingBindings,
  readBuiltConfig,
  writeDeployConfig,
} from './deploy-config.ts';
import { readDeployVariables, saveSiteUrl, variablesFile } from './deploy-variables.ts';
import { findSiteUrl } from './site-url.ts';

export interface DeployOptions {
  /** The name of an environment in wrangler.toml; empty for the top level. */
  readonly environment: string;
  /** The site's URL, if it was given for this deploy: it is saved for the following ones. */
  readonly siteUrl: string | undefined;
  /** Does only what requires no account. */
  readonly isDryRun: boolean;
  /** Creates missing databases, buckets and queues. */
  readonly creates: boolean;
  /** Uploads a version that gets no requests yet. */
  readonly uploadsOnly: boolean;
  /** Arguments for wrangler's command. */
  readonly args: readonly string[];
}

/** What a deploy does outside its own process. */
export interface DeployTools {
  /** The folder of the sources. */
  readonly folder: string;
  /** All sites in wrangler.toml. */
  readonly sites: readonly SiteConfig[];
  build(): Promise<void>;
  storeBuild(
    bucketName: string,
    variables: Pick<Variables, 'SITE_URL' | 'SITE_KEY'>,
  ): Promise<void>;
  attachWrangler(args: string[], env?: NodeJS.ProcessEnv): Promise<number>;
  runWrangler(args: string[], env?: NodeJS.ProcessEnv): Promise<ProcessResult>;
  /**
   * Prints what is left of the demo or missing. Without `wrangler`, it does not look into the account.
   * @throws Trouble if something was found that the operator did not accept, except without `wrangler`
   */
  checkLive(site: {
    readonly name: string;
    readonly vars: Readonly<Record<string, unknown>>;
    readonly wrangler: Wrangler['read'] | undefined;
  }): Promise<void>;
}

/**
 * A host that no one can own (RFC 2606), for the first deploy, when the site's URL is unknown. With
 * the default, a local address, the worker would consider itself a site on a developer's machine.
 */
const UNKNOWN_URL = 'https://site-url-unknown.invalid';

const describe = ({ name, d1_databases, r2_buckets, queues }: BuiltConfig, environment: string) =>
  [
    `Deploying ${name} (${environment ? `the environment ${environment}` : 'the top level'} of wrangler.toml):`,
    ...d1_databases.map(
      ({ binding, database_name, database_id }) =>
        `  ${binding}: the database ${database_name ?? database_id}`,
    ),
    ...r2_buckets.map(({ binding, bucket_name }) => `  ${binding}: the bucket ${bucket_name}`),
    ...(queues.producers ?? []).map(({ binding, queue }) => `  ${binding}: the queue ${queue}`),
  ].join('\n');

/** @throws Trouble if wrangler.toml lacks the environment, which wrangler would ignore */
const checkEnvironment = (environment: string, { sites }: DeployTools) => {
  const names = sites.map(({ targetEnvironment = '' }) => targetEnvironment);
  if (names.includes(environment)) return;
  const others = names.filter(Boolean);
  throw new Trouble(
    `wrangler.toml has no environment ${environment}. ${others.length > 0 ? `It has: ${others.join(', ')}.` : 'It has none (docs/operating.md, “Staging”).'}`,
  );
};

/** Returns the settings and variables of the built site. @throws Trouble, ConfigError */
const readSite = ({ environment, siteUrl }: DeployOptions, { folder, sites }: DeployTools) => {
  const config = readBuiltConfig(folder, environment);
  const problems = [
    ...findMissingBindings(config, environment),
    ...findMissingDeadLetterQueues(config),
    ...findSharedStores(sites),
  ];
  if (problems.length > 0) throw new Trouble(problems.join('\n'));
  const vars: Record<string, unknown> = {
    ...config.vars,
    ...readDeployVariables(folder, environment),
    ...(siteUrl && { SITE_URL: siteUrl }),
  };
  const hasUrl = Boolean(vars.SITE_URL);
  const variables = parseDeployVariables(hasUrl ? vars : { ...vars, SITE_URL: UNKNOWN_URL });
  if (isLocal(variables.SITE_URL)) {
    throw new Trouble(
      `SITE_URL is an address on this machine: ${variables.SITE_URL}. Set it to the site's own address in ${variablesFile(environment)}, or remove it.`,
    );
  }
  return { config, vars, variables, hasUrl };
};

const migrate = async (config: BuiltConfig, wrangler: Wrangler) => {
  for (const binding of databaseBindings(config.d1_databases)) {
    const code = await wrangler.attach(['d1', 'migrations', 'apply', binding, '--remote']);
    if (code !== 0) {
      throw new Trouble(
        'The migrations were not applied, so nothing was deployed. If the account has no such database yet, run: npm run deploy -- --create',
      );
    }
  }
};

/** Runs wrangler's deploy, and returns its exit code and the URL that it reports. */
const deployOnce = async (wrangler: Wrangler, args: readonly string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-deploy-'));
  try {
    const report = join(folder, 'report.ndjson');
    const code = await wrangler.attach(['deploy', ...args], { WRANGLER_OUTPUT_FILE_PATH: report });
    return { code, url: findSiteUrl(report) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/**
 * Builds the site, stores the build's files for later builds, applies the migrations, checks what visitors would see, then
 * deploys.
 * Without a SITE_URL, the site is deployed closed; the URL that wrangler reports is saved, and the
 * site is deployed again with it. Returns the exit code.
 * @throws Trouble, ConfigError
 */
export const deploySite = async (options: DeployOptions, tools: DeployTools): Promise<number> => {
  const { environment, siteUrl, isDryRun, creates, uploadsOnly, args } = options;
  const { folder } = tools;
  checkEnvironment(environment, tools);
  if (siteUrl) parseVariables({ SITE_URL: siteUrl });
  // Saved before the build, because the versions of pages depend on the variables.
  if (siteUrl && !isDryRun) saveSiteUrl(folder, environment, siteUrl);
  await tools.build();
  const { config, vars, variables, hasUrl } = readSite(options, tools);
  const file = variablesFile(environment);
  const deployed = hasUrl || isDryRun ? vars : { ...vars, SITE_URL: UNKNOWN_URL, RESTORE: 'on' };
  const own = writeDeployConfig(folder, config, deployed);
  // Wrangler would treat the answer "no" to its prompts as success. With CI set, it does not prompt.
  const wrangler: Wrangler = {
    attach: (command, env = { CI: '1' }) =>
      tools.attachWrangler([...command, ...own.args], { ...own.env, ...env }),
    read: (command) => tools.runWrangler([...command, ...own.args], own.env),
  };
  console.log(describe(config, environment));
  const usesGivenUrl = !hasUrl || new URL(variables.SITE_URL).hostname.endsWith('.workers.dev');
  if (usesGivenUrl) {
    console.warn(
      `\nThe site uses the address that Cloudflare gives it. Set your own as SITE_URL in ${file}.\n`,
    );
  }
  const command = uploadsOnly ? ['versions', 'upload'] : ['deploy'];
  // A site that is being restored responds to operators only.
  const isLive = variables.RESTORE === 'off';
  const live = { name: config.name, vars };
  if (isDryRun && isLive) await tools.checkLive({ ...live, wrangler: undefined });
  if (isDryRun) return wrangler.attach([...command, '--dry-run', ...args]);
  if (uploadsOnly && !hasUrl) {
    throw new Trouble('A version can be uploaded only after the first deploy: npm run deploy');
  }
  if (creates) await createStores(config, wrangler);
  // The build is stored first, so that the site is unaffected if a later step fails.
  const files = config.r2_buckets.find(({ binding }) => binding === 'FILES');
  await tools.storeBuild(files?.bucket_name ?? '', variables);
  await migrate(config, wrangler);
  if (isLive) await tools.checkLive({ ...live, wrangler: wrangler.read });
  if (uploadsOnly) return wrangler.attach([...command, ...args], {});
  const { code, url } = await deployOnce(wrangler, args);
  if (hasUrl || code !== 0) return code;
  if (!url) {
    throw new Trouble(
      `Wrangler reported no address, so the site is not open yet. Set SITE_URL in ${file}, and run the deploy again.`,
    );
  }
  saveSiteUrl(folder, environment, url);
  console.log(`\nSaved SITE_URL="${url}" in ${file}. Deploying again with it.\n`);
  return deploySite({ ...options, creates: false }, tools);
};
