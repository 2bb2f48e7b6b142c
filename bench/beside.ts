/*
 * Compares the benchmark results of this commit with those of another.
 * Usage: npm run bench:beside -- FOLDER [figures…]
 * bench/README.md describes the measurements.
 */
import { run, Trouble } from '../scripts/local.ts';
import { ROOT } from '../scripts/processes.ts';
import { compareBytes } from './beside/bytes.ts';
import { cpu } from './beside/cpu.ts';
import { firstTick } from './beside/first-tick.ts';
import { hits } from './beside/hits.ts';
import { paints } from './beside/paints.ts';
import { start } from './beside/start.ts';
import { stream } from './beside/stream.ts';
import { report } from './support/compare.ts';

const FIGURES = { bytes: compareBytes, cpu, stream, hits, start, paints, tick: firstTick };
type Figure = keyof typeof FIGURES;

await run(async () => {
  const names = Object.keys(FIGURES) as Figure[];
  const [other, ...asked] = process.argv.slice(2);
  const unknown = asked.filter((name) => !names.includes(name as Figure));
  if (!other || unknown.length > 0) {
    throw new Trouble(
      `Usage: npm run bench:beside -- FOLDER [${names.join('|')}…]. FOLDER is a checkout with node_modules.`,
    );
  }
  for (const name of asked.length > 0 ? (asked as Figure[]) : names) {
    for (const finding of await FIGURES[name](ROOT, other)) {
      report(finding);
      if (!finding.isMet) process.exitCode = 1;
    }
  }
});
