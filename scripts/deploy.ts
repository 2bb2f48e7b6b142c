import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLocal, parseDeployVariables } from '../worker/env.ts';
import { build } from './build-site.ts';
import { readSpace } from './content/space-file.ts';
import { type BoundDatabase, databaseBindings } from './databases.ts';
import { checkDeploy } from './go-live/check-deploy.ts';
import { createReport, formatReport, listOpen } from './go-live/go-live-report.ts';
import { takeAccepted } from './go-live/take-accepted.ts';
import { run, Trouble } from './local.ts';
import { attachWrangler, ROOT, runWrangler } from './processes.ts';
import { findSharedStores, NO_DATABASE, readSites } from './shared-stores.ts';
import { storeBuildRemotely } from './store-build.ts';

/**
 * `npm run deploy`: builds the site for `CLOUDFLARE_ENV` (by default, the top level of
 * wrangler.toml), stores the build's files for later builds, applies the migrations to the remote
 * database, then deploys unless there is something to correct before going live (decision 25) that
 * no `--accept NAME` names. `-- --dry-run` does only what requires no account; further arguments are
 * passed to `wrangler deploy`.
 */
await run(async () => {
  const { accepted, rest: args } = takeAccepted(process.argv.slice(2));
  const isDryRun = args.includes('--dry-run');
  await build();
  const config = JSON.parse(readFileSync(join(ROOT, 'dist/server/wrangler.json'), 'utf8'));
  const variables = parseDeployVariables(config.vars ?? {});
  const missing = [
    isLocal(variables.SITE_URL) &&
      "Deploying requires the site's URL. Set SITE_URL under [vars] in wrangler.toml.",
    config.d1_databases.some((database: { database_id: string }) =>
      database.database_id.includes(NO_DATABASE),
    ) &&
      'Deploying requires a database. Create one with `npx wrangler d1 create rolecall`, then set its id as database_id in wrangler.toml.',
    ...['JOBS', 'PEOPLE']
      .filter((name) => !config.d1_databases.some((one: BoundDatabase) => one.binding === name))
      .map(
        (name) =>
          `Deploying requires a database under [[d1_databases]] with binding = "${name}" (see docs/operating.md, “Jobs and people in two databases”).`,
      ),
    ...findSharedStores(readSites(join(ROOT, 'wrangler.toml'))),
  ]
    .filter(Boolean)
    .join('\n');
  if (missing && !isDryRun) throw new Trouble(missing);
  if (missing) console.warn(missing);
  if (!isDryRun) {
    // The build is stored first, so that the site is unaffected if a later step fails.
    const { bucket_name } = config.r2_buckets.find(
      ({ binding }: { binding: string }) => binding === 'FILES',
    );
    await storeBuildRemotely(bucket_name, join(ROOT, 'dist'), variables);
    // Wrangler would treat the answer "no" to its prompt as success.
    // With CI set, it does not prompt.
    for (const binding of databaseBindings(config.d1_databases)) {
      const migrations = ['d1', 'migrations', 'apply', binding, '--remote'];
      const code = await attachWrangler(migrations, { CI: '1' });
      if (code !== 0) {
        throw new Trouble('The migrations were not applied, so nothing was deployed.');
      }
    }
  }
  // A site that is being restored responds to operators only.
  if (variables.RESTORE === 'off') {
    const report = createReport(
      await checkDeploy({
        name: config.name,
        vars: config.vars ?? {},
        space: readSpace(join(ROOT, 'worker/content/space.json')),
        wrangler: isDryRun ? undefined : runWrangler,
        contentToken: process.env.CONTENTFUL_ACCESS_TOKEN,
      }),
      accepted,
    );
    if (listOpen(report).length > 0 && !isDryRun) {
      throw new Trouble(`Nothing was deployed.\n\n${formatReport(report)}`);
    }
    console.log(`\n${formatReport(report)}\n`);
  }
  process.exitCode = await attachWrangler(['deploy', ...args]);
});
