import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build has written, and what is written into it afterwards (decision 73). */

/** As long as an id, and nothing else that a file could hold. */
export const BUILD_ID_PLACEHOLDER = '__BUILD_ID__';
export const ROUTE_VERSIONS_PLACEHOLDER = '__ROUTE_VERSIONS__';

/** From the folder of the sources: which of their files imports which. */
export const MODULE_GRAPH = 'dist/module-graph.json';

/** 72 bits, in characters that URLs, cache keys and names of files take as they are. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, BUILD_ID_PLACEHOLDER.length);

export const hashFile = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('base64url');

/**
 * The files that a build is made of. Source maps and Vite's list of chunks are for developers; they
 * name folders of the machine.
 */
const outputFiles = (dist: string): string[] =>
  globSync('{server,public}/**', {
    cwd: dist,
    withFileTypes: true,
    exclude: ({ name }) => name === '.vite',
  })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** An id for what a build has written, wherever and whenever it was built. */
export const hashOutput = (dist: string): string =>
  shortHash(
    outputFiles(dist)
      .map((path) => `${path.slice(dist.length)} ${hashFile(path)}`)
      .join('\n'),
  );

/** Hashed names would be wrong of files that are changed: no file of `public/assets` may hold the text. */
export const replaceInOutput = (dist: string, text: string, replacement: string): void => {
  for (const path of outputFiles(dist)) {
    if (!/\.(js|txt|html)$/.test(path)) continue;
    const content = readFileSync(path, 'utf8');
    if (!content.includes(text)) continue;
    if (path.startsWith(join(dist, 'public/assets/'))) throw new Error(`${path} holds ${text}.`);
    writeFileSync(
      path,
      content.replaceAll(text, () => replacement),
    );
  }
};

/** A build is the same in whatever folder: no file that counts may name it. */
export const removePaths = (dist: string): void => {
  const path = join(dist, 'server/wrangler.json');
  const { configPath: _, userConfigPath: __, ...config } = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify(config));
};
