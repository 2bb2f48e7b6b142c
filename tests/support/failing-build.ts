import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../../scripts/build-site.ts';
import { ROOT } from '../../scripts/processes.ts';

/** All sources of a build except its npm packages. */
export const SOURCES = [
  ...['src', 'worker', 'scripts', 'public', 'waku.config.ts'],
  ...['wrangler.toml', 'tsconfig.json', 'package.json', 'package-lock.json'],
];

/**
 * Builds the site with the catalogue (decision 23) and with extra pages that cover every kind of
 * failure (`tests/fixtures/failing-pages`), into `dist/` in a new folder.
 */
export const buildFailingPages = async (folder: string): Promise<void> => {
  for (const source of SOURCES)
    cpSync(join(ROOT, source), join(folder, source), { recursive: true });
  cpSync(join(ROOT, 'tests/fixtures/failing-pages'), join(folder, 'src/pages'), {
    recursive: true,
  });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await buildFolder(folder, { env: { ROLECALL_CATALOGUE: '1' } });
};
