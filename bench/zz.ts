import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import Papa from 'papaparse';
import { openTimedDatabase } from './sqlite-as-d1.ts';
import { findPlaces } from '../worker/backend/places/find-places.ts';
const file = '/tmp/gaz.sqlite';
const fresh = !existsSync(file);
const t = openTimedDatabase(file);
if (fresh) t.exec(readFileSync('worker/backend/migrations/0022_gazetteer.sql', 'utf8'));
const show = (r: any) => r.map((x: any) => x.kind === 'town' ? `${x.town.name} ${x.town.region}${x.others.length ? ' +' + x.others.length : ''}` : x.kind === 'region' ? `[${x.region}]` : `{${x.countries.slice(0,3)}}`).join(' & ');
const args = process.argv.slice(2);
if (args.length) { const m = await findPlaces(t.db, args); for (const a of args) console.log(a, '=>', show(m.get(a))); process.exit(); }
const csv = execFileSync('zcat', ['/work/shared/data/postings.csv.gz'], { maxBuffer: 1e9 }).toString();
const rows = Papa.parse<any>(csv, { header: true, skipEmptyLines: true }).data;
const count = new Map<string, number>();
for (const r of rows) count.set(r.locations, (count.get(r.locations) ?? 0) + 1);
const texts = [...count.keys()].filter(Boolean);
const m = await findPlaces(t.db, texts);
let ok = 0, okRows = 0, all = 0; const bad: [string, number][] = [];
for (const x of texts) { const n = count.get(x)!; all += n; if (m.get(x)!.length) { ok++; okRows += n; } else bad.push([x, n]); }
console.log(texts.length, 'texts', ok, 'resolved', (ok/texts.length).toFixed(3), 'of rows', (okRows/all).toFixed(3));
bad.sort((a,b)=>b[1]-a[1]); console.log(bad.slice(0,90).map(b=>b.join(' ')).join(' | '));
let s = 12345; const rnd = () => (s = (s * 1103515245 + 12345) % 2147483648) / 2147483648;
console.log(); for (let i = 0; i < 110; i++) { const x = texts[Math.floor(rnd() * texts.length)]!; console.log(x.slice(0,90), '=>', show(m.get(x)).slice(0,140)); }
t.close();
