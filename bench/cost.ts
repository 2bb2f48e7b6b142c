/*
 * Computes what the site costs on the platform, and writes it into docs/costs.md.
 * Usage: npm run bench:cost                   with the processor times in docs/costs.md
 *        npm run bench:cost -- --measure      measures them first, two minutes
 * bench/README.md lists the assumptions about visitors.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { COSTS_PAGE, formatFigures, readProcessorMs, replaceFigures } from './cost/page.ts';
import { measureProcessorTime } from './cost/processor-time.ts';

const page = readFileSync(COSTS_PAGE, 'utf8');
const measured = process.argv.includes('--measure')
  ? formatFigures(await measureProcessorTime())
  : page;
// Computed with the times as the page rounds them, so that a test can compute the page again.
const figures = formatFigures(readProcessorMs(measured));
writeFileSync(COSTS_PAGE, replaceFigures(page, figures));
console.log(figures);
