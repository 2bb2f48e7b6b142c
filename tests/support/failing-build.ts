import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const PARTS = [
  'src',
  'worker',
  'scripts',
  'waku.config.ts',
  'wrangler.toml',
  'tsconfig.json',
  'package.json',
];

export interface FailingBuild {
  /** `dist/server/wrangler.json` */
  readonly config: string;
  remove(): void;
}

/** The site, built with pages that break in every way (`tests/fixtures/failing-pages`) beside its own. */
export const buildFailingPages = (): FailingBuild => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-failing-'));
  for (const part of PARTS) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  cpSync(join(ROOT, 'tests/fixtures/failing-pages'), join(folder, 'src/pages'), {
    recursive: true,
  });
  mkdirSync(join(folder, 'public'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/waku/dist/cli.js'), 'build'],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'production' }, encoding: 'utf8' },
  );
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (status !== 0) {
    remove();
    throw new Error(`The site with failing pages was not built.\n${stdout}\n${stderr}`);
  }
  return { config: join(folder, 'dist/server/wrangler.json'), remove };
};
