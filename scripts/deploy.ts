import { join } from 'node:path';
import { Command } from 'commander';
import { build } from './build-site.ts';
import { readSpace } from './content/space-file.ts';
import { deploySite } from './deploy/deploy-site.ts';
import { checkDeploy } from './go-live/check-deploy.ts';
import { createReport, formatReport, listOpen } from './go-live/go-live-report.ts';
import { takeAccepted } from './go-live/take-accepted.ts';
import { run, Trouble } from './local.ts';
import { attachWrangler, ROOT, runWrangler } from './processes.ts';
import { readSites } from './shared-stores.ts';
import { storeBuildRemotely } from './store-build.ts';

/** `npm run deploy`: builds, migrates and deploys the site that `CLOUDFLARE_ENV` names. */

const program = new Command('npm run deploy --')
  .description('Deploys the environment of wrangler.toml that CLOUDFLARE_ENV names.')
  .option('--dry-run', 'do only what requires no account, and show the bindings')
  .option('--create', 'create the databases, buckets and queues that the account lacks')
  .option('--upload', 'upload a version that gets no requests until `wrangler versions deploy`')
  // Taken out first, because it may be repeated and its names are checked.
  .option('--accept <name>', 'deploy despite this finding of `npm run go-live`; repeatable')
  .option('-e, --env <name>', 'refused: the environment is chosen before the build')
  .allowUnknownOption()
  .allowExcessArguments()
  .addHelpText('after', '\nOther options are passed to `wrangler deploy`, such as --message.');

await run(async () => {
  const { accepted, rest } = takeAccepted(process.argv.slice(2));
  const { args } = program.parse(rest, { from: 'user' });
  const { dryRun = false, create = false, upload = false, env } = program.opts();
  const environment = process.env.CLOUDFLARE_ENV ?? '';
  if (env !== undefined) {
    throw new Trouble(
      `The environment is part of the build. Run: CLOUDFLARE_ENV=${env} npm run deploy`,
    );
  }
  const siteUrl = process.env.SITE_URL;
  process.exitCode = await deploySite(
    { environment, siteUrl, isDryRun: dryRun, creates: create, uploadsOnly: upload, args },
    {
      folder: ROOT,
      sites: readSites(join(ROOT, 'wrangler.toml')),
      build,
      storeBuild: (bucket, variables) => storeBuildRemotely(bucket, join(ROOT, 'dist'), variables),
      attachWrangler,
      runWrangler,
      // Refuses to publish what is left of the demo (decision 25).
      async checkLive({ name, vars, wrangler }) {
        const found = await checkDeploy({
          ...{ name, vars, wrangler },
          space: readSpace(join(ROOT, 'worker/content/space.json')),
          contentToken: process.env.CONTENTFUL_ACCESS_TOKEN,
        });
        const report = createReport(found, accepted);
        if (listOpen(report).length > 0 && wrangler) {
          throw new Trouble(`Nothing was deployed.\n\n${formatReport(report)}`);
        }
        console.log(`\n${formatReport(report)}\n`);
      },
    },
  );
});
