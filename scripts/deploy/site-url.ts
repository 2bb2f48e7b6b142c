import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

/** What wrangler reports of a finished deploy; its other lines describe the command. */
const DeployedSchema = v.object({ type: v.literal('deploy'), targets: v.array(v.string()) });

const CUSTOM_DOMAIN = /^([a-z\d.-]+) \(custom domain\b/;
const WORKERS_DEV = /^(?:https:\/\/)?([a-z\d.-]+\.workers\.dev)\/?$/;

/**
 * Finds the site's URL in the report that wrangler writes to `WRANGLER_OUTPUT_FILE_PATH`: its
 * custom domain if it has one, otherwise its workers.dev address. Routes, schedules and queues are targets too,
 * and are ignored.
 */
export const findSiteUrl = (report: string): string | undefined => {
  const lines = existsSync(report) ? readFileSync(report, 'utf8').split('\n') : [];
  const targets = lines
    .filter(Boolean)
    .map((line) => v.safeParse(DeployedSchema, JSON.parse(line)))
    .flatMap(({ success, output }) => (success ? output.targets : []));
  const find = (pattern: RegExp) => targets.flatMap((one) => one.match(pattern)?.[1] ?? [])[0];
  const host = find(CUSTOM_DOMAIN) ?? find(WORKERS_DEV);
  return host && `https://${host}`;
};
