import * as v from 'valibot';
import { type Check, NotProven, type Site } from './check.ts';

const CheckSchema = v.object({
  ok: v.boolean(),
  ageSeconds: v.optional(v.nullable(v.number())),
  message: v.optional(v.string()),
});
const ReadinessSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ ok: v.boolean(), checks: v.record(v.string(), CheckSchema) }),
);

const readChecks = async ({ read }: Site) => {
  const { status, text } = await read('/readyz');
  const readiness = v.safeParse(ReadinessSchema, text);
  if (!readiness.success)
    throw new Error(`/readyz responded with ${status} and no list of checks.`);
  return readiness.output.checks;
};

const ready: Check = {
  name: 'readiness',
  isOfPlatform: false,
  remedy: 'See “Logs, health checks and metrics” in docs/operating.md.',
  async run(site) {
    const checks = Object.entries(await readChecks(site));
    const failed = checks.filter(([, { ok }]) => !ok);
    if (failed.length > 0) {
      throw new Error(
        failed.map(([name, { message = 'It failed.' }]) => `${name}: ${message}`).join(' '),
      );
    }
    return `/readyz: ${checks.map(([name]) => name).join(', ')}`;
  },
};

const cron: Check = {
  name: 'schedule (cron)',
  isOfPlatform: true,
  remedy:
    'After a first deploy wait five minutes. Then look for “Scheduled task failed” in `npx wrangler tail`, and for [triggers] in wrangler.toml.',
  async run(site) {
    const { heartbeat } = await readChecks(site);
    if (!heartbeat) throw new Error('/readyz has no heartbeat.');
    const { ok, ageSeconds = null, message } = heartbeat;
    if (!ok) throw new Error(message ?? 'The heartbeat could not be read.');
    if (ageSeconds !== null) return `it ran ${ageSeconds} s ago`;
    if (!site.isOnPlatform)
      throw new NotProven('A site on this machine runs no schedule by itself.');
    throw new Error('No scheduled run has written its heartbeat yet.');
  },
};

export const HEALTH_CHECKS: readonly Check[] = [ready, cron];
