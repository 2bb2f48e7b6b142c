import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a request costs the database and the file store. */
export interface Work {
  readonly statements: number;
  readonly read: number;
  readonly written: number;
  /** Operations of R2 of class A and B. */
  readonly filesA: number;
  readonly filesB: number;
}

const toNumber = (text: string) => Number(text.replaceAll(',', ''));

const ROWS: ReadonlyMap<string, Work> = (() => {
  const table = readFileSync(join(import.meta.dirname, '../../docs/work-per-request.md'), 'utf8');
  return new Map(
    [
      ...table.matchAll(
        /^\| ([^|]+) \| \d+\/(\d+) \| [\d,]+ \| ([\d,]+) \| ([\d,]+) \| (\d+)\/(\d+) \|/gm,
      ),
    ].map(([, name = '', ...figures]) => {
      const [statements = 0, read = 0, written = 0, filesA = 0, filesB = 0] = figures.map(toNumber);
      return [name, { statements, read, written, filesA, filesB }];
    }),
  );
})();

/**
 * Looks up a kind of request in docs/work-per-request.md, on a board of 10,000 jobs.
 * @throws Error if the document has no such row
 */
export const findWork = (request: string): Work => {
  const work = ROWS.get(request);
  if (!work) throw new Error(`docs/work-per-request.md has no row for “${request}”.`);
  return work;
};
