import { readdirSync } from 'node:fs';
import { SEARCH_QUERIES } from './bench/search-queries.ts';
import { openTimedDatabase } from './bench/sqlite-as-d1.ts';
import { searchJobs } from './worker/backend/jobs/search/search-jobs.ts';

const dir = `/tmp/fts/db${process.argv[2]}`;
const f = readdirSync(dir, { recursive: true })
  .map(String)
  .filter((x) => x.endsWith('.sqlite') && !x.includes('metadata'));
const t = openTimedDatabase(`${dir}/${f[0]}`);
const now = 1795000000000;
console.log(SEARCH_QUERIES.length);
await searchJobs(t.db, SEARCH_QUERIES[0]!, now);
console.log('cold', t.takeTime().ms);
const out: any[] = [];
for (const round of [0, 1])
  for (const q of SEARCH_QUERIES) {
    t.takeTime();
    const w = performance.now();
    const r = await searchJobs(t.db, q, now);
    const wall = performance.now() - w;
    const s = t.takeTime();
    if (round)
      out.push({
        ms: s.ms,
        js: wall - s.ms,
        q: JSON.stringify(
          Object.fromEntries(
            Object.entries(q).filter(
              ([k, v]) =>
                v !== null &&
                v !== '' &&
                !(Array.isArray(v) && !v.length) &&
                !(k === 'page' && v === 1) &&
                !(k === 'perPage' && v === 20),
            ),
          ),
        ),
        total: r.total,
        parts: s.statements.map((x) => x.ms.toFixed(1)).join(' '),
      });
  }
out.sort((a, b) => b.ms - a.ms);
const p = (x: number) => out[Math.floor(out.length * (1 - x))]?.ms.toFixed(1);
console.log(
  'p50',
  p(0.5),
  'p95',
  out[Math.floor(out.length * 0.05)]?.ms.toFixed(1),
  'max',
  out[0].ms.toFixed(1),
  'js p50',
  out
    .map((o) => o.js)
    .sort((a, b) => a - b)
    [out.length >> 1].toFixed(1),
);
for (const o of out.slice(0, Number(process.argv[3] ?? 25)))
  console.log(o.ms.toFixed(1), o.js.toFixed(1), o.total, o.q, o.parts);
