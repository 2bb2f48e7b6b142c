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
const figures = formatFigures(
  process.argv.includes('--measure') ? await measureProcessorTime() : readProcessorMs(page),
);
writeFileSync(COSTS_PAGE, replaceFigures(page, figures));
console.log(figures);
