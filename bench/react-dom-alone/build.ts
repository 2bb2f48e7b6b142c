import {
  cpSync,
  globSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { STATE, Trouble } from '../../scripts/local.ts';
import { ROOT } from '../../scripts/processes.ts';
import { runTool } from '../support/tools.ts';

const COPIED = [
  ...['src', 'worker', 'public', 'scripts', 'bench/react-dom-alone'],
  ...['package.json', 'tsconfig.json', 'waku.config.ts', 'wrangler.toml'],
];

/** The site's own configuration, with one entry more where components are rendered. */
const CONFIG = `
import base from './site.config.ts';
base.vite.environments.ssr.build.rolldownOptions.input['react-dom-alone'] =
  './bench/react-dom-alone/create-worker.tsx';
export default base;
`;

/** Builds a copy of the site with \`create-worker.tsx\` beside it. Returns the folder of its modules. */
export const buildReactDomAlone = async (): Promise<string> => {
  const folder = join(STATE, 'react-dom-alone');
  rmSync(folder, { recursive: true, force: true });
  for (const path of COPIED) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  renameSync(join(folder, 'waku.config.ts'), join(folder, 'site.config.ts'));
  writeFileSync(join(folder, 'waku.config.ts'), CONFIG);
  await runTool(join(ROOT, 'node_modules/waku/cli.js'), ['build'], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
  });
  const built = join(folder, 'dist/server');
  if (globSync('ssr/react-dom-alone.js', { cwd: built }).length === 0) {
    throw new Trouble('react-dom alone was not built.');
  }
  return built;
};
