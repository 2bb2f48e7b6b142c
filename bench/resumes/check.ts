import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkResume } from '../../worker/backend/files/resume-file.ts';

// Counts the files written by `make.py` and `make.js` that are refused, by writer and type.
// Usage: `node bench/resumes/check.ts FOLDER`

const [folder = '.'] = process.argv.slice(2);
const counts = new Map<string, { files: number; refused: number; slowest: number }>();
for (const file of globSync('*/*.*', { cwd: folder }).sort()) {
  const key = `${dirname(file)} ${file.split('.').at(-1)}`;
  const count = counts.get(key) ?? { files: 0, refused: 0, slowest: 0 };
  const started = performance.now();
  const check = checkResume(basename(file), new Uint8Array(readFileSync(join(folder, file))));
  count.slowest = Math.max(count.slowest, Math.round(performance.now() - started));
  count.files += 1;
  if (!check.ok) {
    count.refused += 1;
    console.log(`${file}: ${check.message}`);
  }
  counts.set(key, count);
}
console.table(Object.fromEntries(counts));
const total = [...counts.values()];
const sum = (key: 'files' | 'refused') => total.reduce((all, count) => all + count[key], 0);
console.log(`${sum('files')} files, ${sum('refused')} refused.`);
process.exitCode = sum('refused') > 0 ? 1 : 0;
