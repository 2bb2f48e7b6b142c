import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The output of a build, and the placeholders in it that are replaced afterwards (decision 8). */

/** A placeholder that is as long as an id and occurs nowhere else in the output. */
export const BUILD_ID_PLACEHOLDER = '__BUILD_ID__';
export const ROUTE_VERSIONS_PLACEHOLDER = '__ROUTE_VERSIONS__';

/**
 * The file that lists the imports of each source file. This path is relative to the source folder.
 */
export const MODULE_GRAPH = 'dist/module-graph.json';

/** Returns a 72-bit hash in characters that are valid in URLs, cache keys and file names. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, BUILD_ID_PLACEHOLDER.length);

export const hashFile = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('base64url');

/**
 * The files in a build, except source maps and Vite's list of chunks, which are for developers and
 * contain folder names from the machine.
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

/** Computes the id of a build's output, which does not depend on where or when it was built. */
export const hashOutput = (dist: string): string =>
  shortHash(
    outputFiles(dist)
      .map((path) => `${path.slice(dist.length)} ${hashFile(path)}`)
      .join('\n'),
  );

/**
 * Replaces a string in all files. No file in `public/assets` may contain the string, because the
 * file's name contains a hash of its content.
 */
export const replaceInOutput = (dist: string, text: string, replacement: string): void => {
  for (const path of outputFiles(dist)) {
    if (!/\.(js|txt|html)$/.test(path)) continue;
    const content = readFileSync(path, 'utf8');
    if (!content.includes(text)) continue;
    if (path.startsWith(join(dist, 'public/assets/')))
      throw new Error(
        `${path} contains ${text}, which is not allowed in a file with a hashed name.`,
      );
    writeFileSync(
      path,
      content.replaceAll(text, () => replacement),
    );
  }
};

/**
 * Removes the build folder's path from the output, so that a build is identical in every folder.
 */
export const removePaths = (dist: string): void => {
  const path = join(dist, 'server/wrangler.json');
  const { configPath: _, userConfigPath: __, ...config } = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify(config));
};
