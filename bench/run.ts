/*
 * Runs the edge benchmarks.
 * Usage: npm run bench [-- figures…]
 * bench/README.md describes the measurements.
 */
import { resolve } from 'node:path';

// The benchmarks' own state folder must be set before any module reads this variable.
process.env.ROLECALL_STATE ??= resolve(import.meta.dirname, '../.wrangler/bench');

const { lockState, run, Trouble } = await import('../scripts/local.ts');
const { installTools } = await import('./support/tools.ts');
const { prepareDemo } = await import('./support/demo-site.ts');
const { report } = await import('./support/compare.ts');

const FIGURES = {
  cold: async (config: string) => (await import('./figures/cold-start.ts')).coldStart(config),
  calls: async (config: string) => (await import('./figures/job-calls.ts')).jobCalls(config),
  bytes: async (config: string) => (await import('./figures/bytes.ts')).bytes(config),
  lighthouse: async (config: string) =>
    (await import('./figures/lighthouse.ts')).lighthouse(config),
  cached: async (config: string) => (await import('./figures/cached-page.ts')).cachedPage(config),
};
type Figure = keyof typeof FIGURES;

await run(async () => {
  const names = Object.keys(FIGURES) as Figure[];
  const selected = process.argv.slice(2);
  const unknown = selected.filter((name) => !names.includes(name as Figure));
  if (unknown.length > 0) {
    throw new Trouble(`Unknown figure: ${unknown.join(', ')}. Available: ${names.join(', ')}.`);
  }
  lockState('npm run bench');
  installTools();
  const config = await prepareDemo();
  for (const name of selected.length > 0 ? (selected as Figure[]) : names) {
    for (const finding of await FIGURES[name](config)) {
      report(finding);
      if (!finding.isMet) process.exitCode = 1;
    }
  }
});
