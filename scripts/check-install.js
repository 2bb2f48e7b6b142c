import { existsSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Runs before every command. It is plain JavaScript without packages, because the commands
 * themselves are TypeScript and need what `npm ci` installs, including Node 24.
 */

const packages = join(import.meta.dirname ?? 'scripts', '../node_modules');
const missing = ['wrangler', 'waku', 'vitest'].find((name) => !existsSync(join(packages, name)));
const isOldNode = Number(process.versions.node.split('.')[0]) < 24;

if (missing || isOldNode) {
  console.error(
    missing
      ? `\nThe package “${missing}” is not installed. Run: npm ci`
      : `\nThis is Node ${process.versions.node}, but Rolecall needs Node 24. Run npm ci with install scripts allowed: it installs Node 24 here.`,
  );
  process.exit(1);
}
